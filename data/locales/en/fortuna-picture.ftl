# Words on Fortuna's pictures, short enough for their place, and the text forms of the board.

## Phases (0 set-up, 6 end of the round)

fortuna-picture-phase-0 = Reserving the first card
fortuna-picture-phase-1 = Aqueduct
fortuna-picture-phase-2 = Action and exchange
fortuna-picture-phase-3 = Military Power
fortuna-picture-phase-4 = The Emperor’s favour
fortuna-picture-phase-5 = Privileges
fortuna-picture-phase-6 = End of the round

fortuna-picture-draft = Picking cards, last player first

## Zones that can be shown enlarged

fortuna-picture-zone-rome = Roads and favours
fortuna-picture-zone-table = Buildings and privileges
fortuna-picture-zone-orange = Orange side
fortuna-picture-zone-violet = Violet side
fortuna-picture-zone-blue = Blue side
fortuna-picture-zone-grey = Grey side

## Short names of cards

fortuna-picture-action-water = Water
fortuna-picture-action-grain = Grain
fortuna-picture-action-wine = Wine
fortuna-picture-action-sell-grain = Sell grain
fortuna-picture-action-sell-wine = Sell wine
fortuna-picture-action-centurions = Centurions
fortuna-picture-action-priestesses = Priestesses
fortuna-picture-action-clergy = Clergy
fortuna-picture-action-family = Family
fortuna-picture-action-build = Build
fortuna-picture-action-corruption = Corruption
fortuna-picture-action-fortuna = Fortuna
fortuna-picture-favour-1 = Water
fortuna-picture-favour-2 = Bacchanal
fortuna-picture-favour-3 = Food
fortuna-picture-favour-4 = Battle
fortuna-picture-favour-5 = Fortuna
fortuna-picture-favour-6 = Religion
fortuna-picture-privilege-a1 = Priestess
fortuna-picture-privilege-a2 = Centurion
fortuna-picture-privilege-a3 = Water gift
fortuna-picture-privilege-a4 = Grain gift
fortuna-picture-privilege-a5 = Wine gift
fortuna-picture-privilege-b1 = One step
fortuna-picture-privilege-b2 = One step
fortuna-picture-privilege-c1 = Builder
fortuna-picture-privilege-c2 = Granary
fortuna-picture-privilege-c3 = Cistern
fortuna-picture-privilege-c4 = Wine cellar
fortuna-picture-privilege-c5 = Garrison
fortuna-picture-privilege-c6 = Temple
fortuna-picture-privilege-c7 = Treasury

## Favour cards

fortuna-picture-steps-hand-in = { $cap ->
    [one] 1 step
   *[other] up to { $cap } steps
}
fortuna-picture-steps-married = { $n ->
    [one] 1 step
   *[other] { $n } steps
}, Palace { $cap }
fortuna-picture-steps-owned = 1 each, keep them
fortuna-picture-spent = used this round

## Roads and Palace

fortuna-picture-palace = Palace
fortuna-picture-empty-road = { $side }: nobody’s road
fortuna-picture-first-in = The first to arrive draws { $n } cards and keeps one
fortuna-picture-palace-cards = { $n ->
    [0] no card left
    [one] 1 card left
   *[other] { $n } cards left
}
fortuna-picture-palace-drawn = { $n ->
    [one] 1 card drawn, to be kept
   *[other] { $n } cards drawn, one will be kept
}
fortuna-picture-inside = Inside Rome: { $n } of { $of }
fortuna-picture-only-inside = Only they could win
fortuna-picture-nobody-there = Nobody in the Palace yet
fortuna-picture-last-round = This is the last round

## Side panel

fortuna-picture-order = Turn order
fortuna-picture-sum = { $steps } + { $cards }
fortuna-picture-outside = outside Rome
fortuna-picture-gave = { $name } +{ $n }
fortuna-picture-nobody = Nobody in Rome
fortuna-picture-roll = This turn’s roll
fortuna-picture-not-rolled = not rolled yet
fortuna-picture-buildings = Buildings
fortuna-picture-cost = cost
fortuna-picture-left = left
fortuna-picture-privileges = Privileges
fortuna-picture-deck = { $n } in the deck
fortuna-picture-discards = { $n ->
    [0] none discarded
    [one] 1 discarded, on top:
   *[other] { $n } discarded, on top:
}
fortuna-picture-dice-left = { $n ->
    [one] 1 die left
   *[other] { $n } dice left
}
fortuna-picture-starts-next = starts next round

## Columns

fortuna-picture-open = open
fortuna-picture-centurions = Centurions
fortuna-picture-priestesses = Priestesses
fortuna-picture-dice = Dice
fortuna-picture-next = next
fortuna-picture-full = full
fortuna-picture-married = married
fortuna-picture-single = single
fortuna-picture-face-down = { $n ->
    [0] none
   *[other] { $n } face down
}
fortuna-picture-empty-side = Empty side
fortuna-picture-empty-note = Nobody plays this side. Its three cards lie open: anybody may exchange for one of them, or copy one with Corruption.

## Changes since the reader's last look

fortuna-picture-change-moved = { $who } moved from { $old } to { $new }.
fortuna-picture-change-centurions = { $who } now has { $new ->
    [one] 1 Centurion
   *[other] { $new } Centurions
} (before: { $old }).
fortuna-picture-change-priestesses = { $who } now has { $new ->
    [one] 1 Priestess
   *[other] { $new } Priestesses
} (before: { $old }).
fortuna-picture-change-dice = { $who } now has { $new ->
    [one] 1 die
   *[other] { $new } dice
} (before: { $old }).
fortuna-picture-change-married = { $who } married.
fortuna-picture-change-built = { $who } built: { $building }.
fortuna-picture-change-stock-grain = { $n } grain
fortuna-picture-change-stock-water = { $n } water
fortuna-picture-change-stock-aqueduct = { $n } water in the Aqueduct
fortuna-picture-change-stock-wine = { $n } wine
fortuna-picture-change-stock-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
fortuna-picture-change-privileges = { $who } now holds { $n ->
    [one] 1 privilege card
   *[other] { $n } privilege cards
}.
fortuna-picture-change-card = { $side } side ({ $shape }): the card { $card } is face up.
fortuna-picture-change-card-reserved = { $side } side ({ $shape }): the card { $card } is reserved.
fortuna-picture-change-spent = Favour { $favour } was used.
fortuna-picture-change-tokens = Favour { $favour } is open with { $n ->
    [one] 1 token
   *[other] { $n } tokens
}.
fortuna-picture-change-palace = Palace: { $n ->
    [0] no card left
    [one] 1 card left
   *[other] { $n } cards left
}.
fortuna-picture-change-drawn = Palace: { $n ->
    [one] 1 card was drawn, to be kept
   *[other] { $n } cards were drawn, one of which will be kept
}.
fortuna-picture-change-roll = The dice show { $dice }.

fortuna-picture-all-privileges = All privilege cards (pale: discarded)
fortuna-picture-action-cards = Action cards

## The board in words

fortuna-alt-standing = { $name } stands on step { $step } of 15 with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
fortuna-alt-outside = { $name } ended outside Rome on step { $step }.
fortuna-alt-last-round = Somebody has reached the Palace: the match ends with this round.
fortuna-alt-starts = { $name } holds the Fortuna card and starts the next round.
fortuna-alt-spent = Favours used this round: { $favours }.
fortuna-alt-reach = The dice open favours up to { $n }.
fortuna-text-empty = { $side } side ({ $shape }): nobody plays it
fortuna-text-favour-name = Favour { $number }, { $name }
fortuna-text-cards = Action cards: { $cards }
fortuna-text-reserved = { $card } (reserved)
fortuna-text-player = { $symbol } { $name }: step { $step } of 15
fortuna-text-stock = Grain { $grain }, water { $water }, wine { $wine }, coins { $coins }
fortuna-text-aqueduct = Water in the Aqueduct: { $n }
fortuna-text-people = Dice { $dice }, { $married }
fortuna-text-track = { $name }: { $own } of { $of }, the next costs { $price }
fortuna-text-track-full = { $name }: { $own } of { $of }
fortuna-text-starts = { $card } (starts the next round)
fortuna-text-open-cards = Cards still to be picked: { $cards }
fortuna-text-drawn = Drawn to choose from: { $cards }
fortuna-text-worth = { $card } (now { $n } VP)
fortuna-text-effect = { $name }: { $effect }
fortuna-text-buildings = { $n ->
    [0] No buildings
   *[other] Buildings: { $names }
}
fortuna-text-privileges = Privilege cards: { $n }
fortuna-text-privileges-known = Privilege cards: { $names }
fortuna-text-favour = Favour { $number }, { $name }: open, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
fortuna-text-favour-spent = Favour { $number }, { $name }: used this round
fortuna-text-order = Turn order: { $order }
fortuna-text-roll = This turn’s roll: { $dice }
fortuna-text-selected = Chosen die: { $die }
fortuna-text-pile = { $name }: costs { $cost }, { $left } left
fortuna-text-deck = Privilege deck: { $deck }, discarded: { $discards }
fortuna-text-discards = Discards, latest first: { $names }
fortuna-text-palace = Palace: tokens { $tokens }, cards { $cards }
fortuna-text-palace-drawn = Palace: cards drawn to choose one from: { $n }
fortuna-text-what-cards-do = What the cards and buildings do

## A player's own table

fortuna-picture-province = Province
fortuna-picture-actions = Your action cards
fortuna-picture-hand = Your privilege cards
fortuna-picture-step-of = step { $n } of { $of }
fortuna-picture-outlook = as things stand: { $steps } for steps + { $n } for cards
fortuna-picture-outlook-outside = you score only from step { $gate } on: { $steps } for steps + { $n } for cards
fortuna-picture-stock-grain = grain
fortuna-picture-stock-water = water
fortuna-picture-stock-aqueduct = in the aqueduct
fortuna-picture-stock-wine = wine
fortuna-picture-stock-coin = coins
fortuna-picture-no-aqueduct = no aqueduct
fortuna-picture-next-costs = the next one costs { $n }
fortuna-picture-reserved = reserved for you
fortuna-picture-open-to-all = open to all
fortuna-picture-empty-hand = You hold no privilege cards. Advance with a favour that carries tokens, and you draw some.
fortuna-picture-free-place = room for a building
fortuna-picture-left-in-palace = Left in the Palace: { $names }
fortuna-picture-copies = { $n } × { $name }
fortuna-picture-worth = now worth { $n } VP
fortuna-picture-drawn = just drawn
fortuna-picture-playable = can be played
fortuna-picture-own-turn = on your turn
fortuna-picture-unplayed = not played

## Beside an enlarged part: what pieces and places are for

fortuna-picture-pieces = What the pieces are for
fortuna-picture-rule-centurion = Centurion
fortuna-picture-rule-centurion-text = Hand one in to use a second, open card on your turn; or hand in up to three for favour 4.
fortuna-picture-rule-priestess = Priestess
fortuna-picture-rule-priestess-text = Each brings a step with favour 6 and stays; Clergy trades one for a die.
fortuna-picture-rule-die = Die
fortuna-picture-rule-die-text = You roll all your dice and use one: it opens every unused favour up to its number.
fortuna-picture-rule-marriage = Marriage
fortuna-picture-rule-marriage-text = Opens favour 5 and the Palace, and lets Family bring goods or coins.
fortuna-picture-rule-gate = Gate
fortuna-picture-rule-gate-text = Only players on step { $gate } or beyond at the end can win.
fortuna-picture-rule-tax = Tax
fortuna-picture-rule-tax-text = If your die opens a favour and you do not advance with one, you pay { $tax ->
    [one] 1 coin
   *[other] { $tax } coins
}; without coins you go a step back.
