# What Fortuna asks, what happened, and what the points are for.
# Events with a doer go on after the player's name; the others are sentences of their own.
# `-private` is what the one reads who knows more.
#
# $who players, $card, $favour, $building names, $goods, $gained, $coins, $water amounts or lists of them,
# $n and $price numbers, $to the step reached, $side a side of the board, $owner whose side it is.

## Options of a match

fortuna-option-deal = Action cards
fortuna-option-deal-about = How players get their first action cards.
fortuna-option-deal-first_game = Dealt at random (first game)
fortuna-option-deal-experienced = Picked in turn (experienced players)

## Where the game is

fortuna-moment = Round { $round }: { $phase }
fortuna-moment-round = Round { $round }: { $phase }
fortuna-phase-0 = setup
fortuna-phase-1 = aqueduct
fortuna-phase-2 = action card
fortuna-phase-3 = Military Power
fortuna-phase-4 = the Emperor’s favour
fortuna-phase-5 = privileges
fortuna-phase-6 = end of the round

## Shared pieces

fortuna-goods = { $n } { $good }
fortuna-favour = { $name } ({ $n })
fortuna-of-player = { $who }
fortuna-of-side = { $side }, empty side
fortuna-privileges = Privilege cards
fortuna-gain-lost = You gain { $goods }; { $lost } more { $lost ->
    [one] is
   *[other] are
} lost to the limit
fortuna-take = Take { $goods }
fortuna-take-card = Take { $card }

## Setting up

fortuna-prompt-draft = Pick one of the face-up action cards for your side.
fortuna-topic-draft = pick an action card
fortuna-prompt-reserve = Reserve one of your three action cards: nobody can take it before your first turn.
fortuna-topic-reserve = reserve a first card
fortuna-reserve = Reserve { $card }
fortuna-then-reserve = and end the draft
fortuna-then-deal = and deal the other cards to the empty sides

## The action card

fortuna-prompt-card = Choose one of your action cards; you exchange it afterwards.
fortuna-topic-card = choose an action card
fortuna-use = { $card }: choose how much
fortuna-use-corruption = { $card }: copy a card for { $coins }, or take { $goods }
fortuna-bonus = { $card }: take { $goods }
fortuna-advance = { $card }: advance { $n ->
    [one] 1 step
   *[other] { $n } steps
} towards Rome
fortuna-clergy = Hand in { $goods } for { $gained }
fortuna-marry = Marry for { $coins }
fortuna-only-swap = Only exchange { $card }
fortuna-no-action = Only exchange
fortuna-prompt-exchange = Take a card in exchange for { $card }. It is reserved for your next turn.
fortuna-topic-exchange = exchange a card
fortuna-centurion = Hand in a Centurion afterwards
fortuna-centurion-hint = Military Power: first take a card, then use one of your two face-up cards
fortuna-prompt-harvest = { $card }: how much water do you hand in?
fortuna-topic-harvest = harvest
fortuna-harvest = { $card }: take { $goods }{ $n ->
    [0] { "" }
   *[other] {" "}for { $water }
}
fortuna-prompt-sell = How much do you sell? Each unit brings { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
fortuna-topic-sell = sell
fortuna-sell = Sell { $goods } for { $coins }
fortuna-prompt-buy = { $card }: how many do you buy?
fortuna-topic-buy = buy
fortuna-buy = Buy { $goods } for { $coins }
fortuna-prompt-family = Family: what do you take?
fortuna-topic-family = choose the Family’s gift
fortuna-roll-first = Roll the { $n ->
    [one] die
   *[other] dice
} first
fortuna-roll-first-hint = This is your roll for the Emperor’s favour; then choose
fortuna-prompt-build = Which building do you build?
fortuna-topic-build = choose a building
fortuna-the-market = the Market
fortuna-the-aqueduct = the Aqueduct
fortuna-the-palace = the Palace
fortuna-the-basilica = the Basilica
fortuna-build = Build { $building } { $n ->
    [0] for free
   *[other] for { $coins }
}
fortuna-prompt-corruption = Corruption: copy a card for { $coins }, paid to its owner, or take coins.
fortuna-topic-corruption = use Corruption
fortuna-copy = Copy { $card } for { $coins }
fortuna-then-roll = and roll the { $n ->
    [one] die
   *[other] dice
}
fortuna-then-end = and end the game
fortuna-then-draw = and draw { $n ->
    [one] a privilege card
   *[other] { $n } privilege cards
}
fortuna-then-palace = and look at the cards in the Palace

## Military Power

fortuna-prompt-military = Military Power: which of your face-up cards do you use for a Centurion?
fortuna-topic-military = use Military Power or not
fortuna-military-none = Keep the Centurion
fortuna-military-use = { $use } (1 Centurion)

## The Emperor's favour

fortuna-prompt-favour = { $n ->
    [one] Your die shows
   *[other] Your dice show
} { $dice }. Which favour do you use?
fortuna-topic-favour = use the Emperor’s favour
fortuna-serve = { $favour }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
fortuna-serve-for = { $favour }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} for { $goods }
fortuna-tokens = With { $tokens ->
    [one] 1 privilege token
   *[other] { $tokens } privilege tokens
} on it
fortuna-idle = Use the { $die }, with no favour open: no steps, no tax
fortuna-decline = Use no favour and pay { $coins } in tax
fortuna-decline-bare = Use no favour
fortuna-later = Play a card afterwards
fortuna-later-hint = Choose your favour now; your turn stays open afterwards
fortuna-tax-nothing = You have no coins and are in your village: nothing happens
fortuna-tax-step = You have no coins: back to step { $to }{ $leaves ->
    [0] { "" }
   *[other] , out of Rome
}
fortuna-prompt-flip = As starting player you may turn one more favour card face down: { $who } can’t use it this round, and it gets no token.
fortuna-topic-flip = turn a favour card
fortuna-flip = Turn { $favour } face down
fortuna-flip-none = Leave all face up

## Privileges

fortuna-prompt-keep = Which privilege card do you keep? The others are discarded face up.
fortuna-prompt-keep-many = Which { $n } privilege cards do you keep? The others are discarded face up.
fortuna-prompt-palace = Caesar’s Palace: which privilege card do you keep? The rest stay there face down.
fortuna-topic-privilege = choose a privilege card
fortuna-play = Play { $card }
fortuna-keep = Keep { $card }
fortuna-prompt-cube = Which second cube do you take?
fortuna-topic-cube = choose a second cube
fortuna-prompt-end = Do you play a card before your turn ends?
fortuna-topic-end = end the turn
fortuna-end = End the turn
fortuna-end-only = You have no card to play now. You’re asked anyway, so that nobody can tell.

## Events: setting up, rounds, the end

fortuna-event-lot = The turn order is drawn: { $order }.
fortuna-event-starting-card = starts the game and receives the action card { $card }
fortuna-event-dealt = The action cards have been dealt.
fortuna-event-draft = picked { $card }
fortuna-event-empty-side = The empty side ({ $side }) holds { $cards }.
fortuna-event-reserve = reserved { $card }
fortuna-event-round = Round { $round } begins; turn order: { $order }.
fortuna-event-tokens = The unused favours get privilege tokens: { $favours }.
fortuna-event-end = Round { $round } ends, and with it the game. All privilege cards are revealed.
fortuna-event-hand = revealed { $cards }
fortuna-event-palace-left = Left in the Palace: { $cards }.

## Events: a turn

fortuna-event-aqueduct = received { $n } water in the Aqueduct
fortuna-event-collect = took { $goods } ({ $card })
fortuna-event-harvest = harvested { $goods }{ $n ->
    [0] { "" }
   *[other] , handing in { $water }
} ({ $card })
fortuna-event-sell = sold { $goods } for { $coins }
fortuna-event-buy = bought { $goods } for { $coins }
fortuna-event-clergy = handed in { $goods } for { $gained }
fortuna-event-marry = married for { $coins }
fortuna-event-family = took { $goods } (Family)
fortuna-event-build = built { $building } for { $coins }
fortuna-event-bribed = took { $coins } (Corruption)
fortuna-event-copy = copied { $card } for { $coins } ({ $owner })
fortuna-event-fortuna = advanced { $n ->
    [one] 1 step
   *[other] { $n } steps
} to { $to } ({ $card })
fortuna-event-exchange = exchanged { $given } for { $taken } ({ $owner })
fortuna-event-military = handed in a Centurion to use { $card }
fortuna-event-roll = rolled { $dice }
fortuna-event-served = handed in { $goods } for { $favour }: { $n ->
    [one] 1 step
   *[other] { $n } steps
} to { $to }
fortuna-event-favoured = used the favour { $favour }: { $n ->
    [one] 1 step
   *[other] { $n } steps
} to { $to }
fortuna-event-idle = used the { $die }: no favour was open
fortuna-event-tax = paid { $coins } in tax
fortuna-event-tax-step = had no coins for the tax and went back to step { $to }
fortuna-event-tax-nothing = had no coins for the tax and stayed in the village
fortuna-event-flip = turned the favour card { $favour } face down
fortuna-event-gate = passed the gate of Rome
fortuna-event-arrival = reached Caesar’s Palace{ $n ->
    [1] {" "}first: this round is the last
    [2] {" "}second
    [3] {" "}third
   *[other] {" "}fourth
}

## Events: privilege cards

fortuna-event-draw = drew { $n ->
    [one] a privilege card
   *[other] { $n } privilege cards
}
fortuna-event-draw-private = drew { $cards }
fortuna-event-no-cards = found no privilege cards left
fortuna-event-reshuffle = shuffled the discarded privilege cards into a new deck
fortuna-event-keep = kept { $n ->
    [one] one
   *[other] { $n }
} and discarded { $discarded }
fortuna-event-keep-private = kept { $cards } and discarded { $discarded }
fortuna-event-look = looked at { $n ->
    [one] the privilege card
   *[other] the { $n } privilege cards
} in the Palace
fortuna-event-look-private = saw in the Palace: { $cards }
fortuna-event-palace = kept a privilege card from the Palace{ $n ->
    [0] { "" }
   *[other] {" "}and left { $n } there
}
fortuna-event-palace-private = kept { $card } from the Palace{ $n ->
    [0] { "" }
   *[other] {" "}and left { $n } there
}
fortuna-event-play = played { $card } and took { $goods }
fortuna-event-play-step = played { $card }: { $n ->
    [one] 1 step
   *[other] { $n } steps
} to { $to }
fortuna-event-cube = took { $goods } as the second cube

## Points

fortuna-score-steps = Steps towards Rome
fortuna-score-card = { $card }{ $n ->
    [0] { "" }
   *[other] {" "}({ $n })
}
fortuna-score-outside = Outside Rome: no points
fortuna-tie-steps = Tied on points; more steps decide.
fortuna-tie-coins = Tied on points and steps; more coins decide.
fortuna-tie-centurions = Tied on points, steps and coins; more Centurions decide.
fortuna-tie-priestesses = Tied on points, steps, coins and Centurions; more Priestesses decide.
fortuna-tie-shared = Tied on everything: the victory is shared.

## Routines: what a player may order ahead.
fortuna-routine-only = Answer for me when there is only one answer, even if it can’t be taken back
fortuna-routine-flip = As starting player, never turn another favour card face down, even if it can’t be taken back
fortuna-routine-free = Use the favour card that costs nothing when there is just one
