# Conqueror: what is asked and told in rounds, New Year, Taxes and Policies, about capitals and dynasties, and what the points
# are for. Events with a doer go on after the player’s name; the others are sentences of their own.
#
# $name a match; $who a player, or several; $nation a nation; $place a territory; $units a list of units; $coins, $price, $gift a number of
# coins; $what a district, an upgrade or a mega project, or several; $slot “district” or “upgrade”; $slots how many there are; $effect what one does; $side a player board, $unit its elite unit, $elite what that does, $power its power; $card a card, $cards several; $order players in
# their order; $phase a phase of the round; $why what keeps one from buying things, for so many $reasons; $fort “great”, “small” or “none”; $icon of a space of the trade track; $base,
# $surcharge, $discount, $following parts of a price; $food food; $round, $rounds, $goal, $limit, $most, $margin, $points,
# $now, $bonus, $sites, $n numbers.

## The lobby

conqueror-lobby-own-mark = Choose nation
conqueror-lobby-joined = You’re in “{ $name }”. You can choose a nation; if you don’t, you’ll get a random one.
conqueror-lobby-marks = Your nation in “{ $name }”. If you don’t choose one, you’ll get a random one.
conqueror-lobby-mark-chosen = Saved for “{ $name }”. You can change your nation until the match starts.
conqueror-lobby-choose-mark = Choose your nation
conqueror-lobby-by-lot = random nation

## Options of a match

conqueror-option-mode = Mode
conqueror-option-mode-about = How long the match lasts, and how many forts win it. Conquest is the better choice for a first game.
conqueror-option-mode-emperor = Emperor: the long game
conqueror-option-mode-conquest = Conquest: the short game
conqueror-option-preparation = Preparation
conqueror-option-preparation-about = Whether everybody recruits at the same time, in secret, or openly one after the other.
conqueror-option-preparation-sealed = In secret, all at once
conqueror-option-preparation-turn_order = Openly, in turn order
conqueror-option-chronicle_round_1 = Chronicle in round 1
conqueror-option-chronicle_round_1-about = Whether a chronicle card is drawn in the first round, too. By the rules, the first one comes in round 2.
conqueror-option-chronicle_round_1-off = No card
conqueror-option-chronicle_round_1-on = Draw a card
conqueror-option-seas_of_destiny = Seas of Destiny
conqueror-option-seas_of_destiny-about = The expansion: ships and wharves, siege engines, mega projects, and two more player boards for each nation.
conqueror-option-seas_of_destiny-off = Without it
conqueror-option-seas_of_destiny-on = With it
conqueror-option-seas_of_destiny-base_boards = With it, base player boards only

## Where the game is

conqueror-moment = Round { $round } of { $rounds }: { $phase }
conqueror-moment-turn = Round { $round } of { $rounds }: { $phase }, { $who }’s turn
conqueror-phase-boards = Choice of player boards
conqueror-phase-purchases = Before the first round
conqueror-phase-year = New Year
conqueror-phase-taxes = Taxes
conqueror-phase-policies = Policies
conqueror-phase-preparation = Preparation
conqueror-phase-campaign = Campaign
conqueror-phase-end = The match is over
conqueror-battle = the battle

## What a seat has

conqueror-income = +{ $n } in Taxes
conqueror-forts = { $n } of { $goal } forts
conqueror-tactics = { $n ->
    [one] { $n } tactics card
   *[other] { $n } tactics cards
}
conqueror-heroes = { $n ->
    [one] { $n } hero
   *[other] { $n } heroes
}
conqueror-food = { $n } food (for { $limit } units, you have { $units })

## Player boards

conqueror-topic-board = choose the player board
conqueror-ask-board = Which player board do you play with? It decides what your nation and its elite unit can do; the rest is the same.
conqueror-do-board = { $side ->
    [a] Board A
    [b] Board B
   *[base] Base board
} · { $power }
conqueror-hint-board = { $unit } · { $elite }
conqueror-event-board = { $side ->
    [a] plays with board A: { $power }
    [b] plays with board B: { $power }
   *[base] plays with the base board: { $power }
}

## Before the first round

conqueror-topic-purchase = buy before the first round
conqueror-ask-purchase = What do you buy before the first round? You can buy { $n ->
    [0] no more
    [one] one more card or fort
   *[other] up to { $n } cards or forts
}.{ $reasons ->
    [0] { "" }
   *[other] {" "}{ $why }
}
conqueror-do-buy-nothing = { $n ->
    [0] End your purchases
    [one] Buy nothing more
   *[other] Buy nothing
}
conqueror-event-bought-nothing = { $n ->
    [0] has finished buying
    [one] kept the rest of the coins
   *[other] bought nothing
}

## Policies

conqueror-topic-agent = send the agent
conqueror-ask-agent = Where do you send your agent? If you trade with a player, you can’t attack them this round or support others against them, unless they attack you first.{ $reasons ->
    [0] { "" }
   *[other] {" "}{ $why }
}
conqueror-topic-redeploy = move the agent again
conqueror-ask-redeploy = You can move your agent once more. Where to? If you trade again, you can’t attack that player this round either, or support others against them, unless they attack you first.{ $reasons ->
    [0] { "" }
   *[other] {" "}{ $why }
}
conqueror-group-trade = Trade
conqueror-group-district = Civil districts
conqueror-group-upgrade = Unit upgrades
conqueror-group-project = Mega projects

conqueror-do-trade = Trade with { $nation } · gain { $coins }
conqueror-hint-trade = { $icon ->
    [discount] Districts cost { $n } less from now on ·{" "}
    [discount-projects] Districts and mega projects cost { $n } less from now on ·{" "}
    [spy] { $cards ->
        [one] 1 card is new to you
       *[other] { $cards } cards are new to you
    } ·{" "}
    [redeploy] Your agent moves again ·{" "}
   *[none] { "" }
}{ $who } gains { $coins }
conqueror-hint-trade-independents = You can’t attack independent armies this round{ $icon ->
    [discount] {" "}· districts cost { $n } less from now on
    [discount-projects] {" "}· districts and mega projects cost { $n } less
    [redeploy] {" "}· your agent moves again
   *[none] { "" }
}
conqueror-then-spy = and see their cards

conqueror-a-granary = a Granary
conqueror-a-bazaar = a Bazaar
conqueror-a-fort = a fort
conqueror-a-academy = an Academy
conqueror-a-wonder = a Wonder
conqueror-a-port = a Port
conqueror-a-temple = a Temple
conqueror-a-wharf = a Wharf
conqueror-do-district = Build { $what } · { $price }
conqueror-do-project = Build { $what } · { $price }
conqueror-do-upgrade = Fund { $what } · { $price }
conqueror-hint-ware = { $effect }{ $surcharge ->
    [0] { "" }
   *[other] {" "}· +{ $surcharge } as second agent
}{ $discount ->
    [0] { "" }
   *[other] {" "}· −{ $discount } discount
}{ $following ->
    [0] { "" }
   *[other] {" "}· next: { $following }
}
conqueror-hint-district-granary = +{ $n } food
conqueror-hint-district-bazaar = { $n ->
    [one] +{ $n } coin in Taxes
   *[other] +{ $n } coins in Taxes
}
conqueror-hint-district-fort = Recruits 1 unit, +{ $n } in defence, { $points } points
conqueror-hint-only-place = { $effect } · in { $place }
conqueror-hint-district-academy-again = You have one: a second adds nothing but { $n ->
    [one] { $n } point
   *[other] { $n } points
}
conqueror-hint-district-academy = Heroes cost { $n } less; heroes and elite can return
conqueror-hint-project-wonder = { $n ->
    [0] all of them are built
    [one] { $n } point at the end
   *[other] { $n } points at the end
}
conqueror-hint-project-port = { $n ->
    [one] +{ $n } coin with each trade
   *[other] +{ $n } coins with each trade
}
conqueror-hint-project-temple = { $n ->
    [one] +{ $n } coin in Taxes
   *[other] +{ $n } coins in Taxes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
conqueror-hint-project-wharf = { $n ->
    [one] { $n } ship for the sea, takes no slot
   *[other] { $n } ships for the sea, takes no slot
}

conqueror-do-pass = Do nothing
conqueror-do-stay = Leave the agent where they are
conqueror-upgrades-cavalry = Cavalry upgrades
conqueror-upgrades-infantry = Infantry upgrades
conqueror-upgrades-naval = Naval upgrades
conqueror-upgrades-archer = Archer upgrades
conqueror-priced = { $what } ({ $price })
conqueror-why-not-coins = Too expensive: { $what }.
conqueror-why-not-copies = Sold out: { $what }.
conqueror-why-not-slots = No free slot for: { $what }.
conqueror-why-not-spaces = Both spaces taken: { $what }.
conqueror-why-not-place = No territory for: { $what }.
conqueror-why-not-parts = { $first } { $then }

conqueror-topic-fort = choose where to build a fort
conqueror-ask-fort = Where do you build the fort for { $price }? It has to be a land territory of yours without a fort.
conqueror-hint-place = { $units }

conqueror-topic-project = choose a slot for a mega project
conqueror-ask-project = Where do you put { $what } for { $price }? It takes a slot and counts as a district or as an upgrade.
conqueror-do-slot-district = In a district slot
conqueror-do-slot-upgrade = In an upgrade slot
conqueror-hint-slot = { $n } of { $slots } then taken{ $points ->
    [0] { "" }
    [one] , worth { $points } more point
   *[other] , worth { $points } more points
}
conqueror-topic-wharf = choose where to build a Wharf
conqueror-ask-wharf = Where do you build the Wharf for { $price }? It has to be a land territory of yours on the sea.
conqueror-hint-wharf = { $units } · { $n ->
    [0] the ships have to wait on the Wharf
   *[other] ships to: { $what }
}
conqueror-topic-ships = choose where the ships begin
conqueror-ask-ships = Your Wharf in { $place } has { $units }. Where do they begin?
conqueror-do-ships-wharf = They wait on the Wharf
conqueror-hint-ships-wharf = Closed to them now: { $what } · from the Wharf they can go there in the Campaign

## New Year

conqueror-topic-order = set the turn order
conqueror-ask-order = You have the hourglass: in which order does everybody act this round?
conqueror-then-chronicle = and draw the chronicle card
conqueror-hint-player = { $forts ->
    [one] { $forts } fort
   *[other] { $forts } forts
} · { $units }
conqueror-do-player = { $who } ({ $nation })

conqueror-topic-dynasty = decide whether to change dynasty
conqueror-ask-dynasty = Do you change your dynasty? You can do so once per match.
conqueror-do-dynasty = Change it · { $coins }, +{ $food } food this round, 1 cavalry and 1 infantry
conqueror-hint-dynasty = Units only if there is food. Later: +{ $n } food whenever you have { $food } or less.
conqueror-do-no-dynasty = Not now
conqueror-hint-no-dynasty = You are asked again at the next New Year if you still hold so few forts
conqueror-ask-dynasty-unit = You have { $n } units and food for { $limit }. Which one comes with the new dynasty?
conqueror-do-dynasty-unit = { $units }
conqueror-ask-dynasty-place = In which territory do you place { $units }?

## Temporary capitals

conqueror-topic-capital = set up a temporary capital
conqueror-ask-capital = Where do you set up your temporary capital? It counts as a great fort: { $food } food, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in Taxes, and +{ $bonus } in defence.
conqueror-hint-capital = { $fort ->
    [great] Already a great fort · { $units }
    [small] Its small fort adds nothing · { $units }
   *[none] { $units }
} · { $most ->
    [0] no army is close enough to attack it
    [one] { $who } could attack with 1 unit
   *[other] { $who } could attack with { $most } units
}{ $others ->
    [0] { "" }
    [one] , another army too
   *[other] , { $others } more armies too
}
conqueror-do-no-capital = None for now
conqueror-hint-no-capital = You are asked again when you take a land territory, and at New Year

## Gifts

conqueror-act = Give coins
conqueror-topic-giving = give coins
conqueror-ask-give = You have { $coins }: how many do you give away, and to whom?

conqueror-amount-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for { $slot }

conqueror-then-end = and end the match

## What happened

conqueror-event-dealt = Everybody draws a tactics card.
conqueror-event-dealt-private = Everybody draws a tactics card; yours is { $card }.
conqueror-event-round = Round { $round } of { $rounds } begins.
conqueror-event-hourglass = The hourglass goes to { $who }, who sets the turn order.
conqueror-event-order = set the turn order: { $order }
conqueror-event-chronicle = Chronicle of the round: { $card }. { $effect }
conqueror-event-taxes = Taxes: { $who }.
conqueror-taxed = { $who } +{ $n } (now { $now })
conqueror-event-traded = traded with { $who } and gained { $coins }; { $who } gained { $gift }
conqueror-event-traded-independents = traded with the independent nations and gained { $coins }
conqueror-event-spied = looked at the hand of { $who }
conqueror-event-spied-private = looked at the hand of { $who }: { $cards }
conqueror-event-spied-nothing = looked at the hand of { $who }, which is empty
conqueror-event-built = built { $what } for { $price }
conqueror-event-funded = funded { $what } for { $price }
conqueror-event-fort = built a fort in { $place } for { $price }
conqueror-event-project = built { $what } for { $price } and put it in { $slot ->
    [district] a district slot
   *[upgrade] an upgrade slot
}{ $points ->
    [0] { "" }
    [one] ; it is worth { $points } point
   *[other] ; it is worth { $points } points
}
conqueror-event-wharf = built a Wharf in { $place } for { $price }
conqueror-event-launched = placed { $units } in { $place }
conqueror-event-moored = left { $units } on the Wharf
conqueror-event-passed = did not use the agent
conqueror-event-stayed = left the agent in place
conqueror-event-dynasty = changed the dynasty: { $coins }, and { $food } more food this round
conqueror-event-dynasty-units = placed { $units } in { $place }
conqueror-event-capital = set up a temporary capital in { $place }
conqueror-event-capital-back = { $who } no longer has a temporary capital in { $place }.
conqueror-event-gave = gave { $who } { $coins }
conqueror-event-out = { $who } has neither units nor territories left and is out of the match.
conqueror-event-ended-forts = wins with at least { $goal } forts at the end of the round, more than anybody else
conqueror-event-ended-forts-tied = { $who } hold the same number of forts, { $goal } or more: points decide between them.
conqueror-event-ended-points = The last round is over: points decide.
conqueror-event-ended-last = wins as the last player left

## Points

conqueror-points-capitals = Capitals ({ $n })
conqueror-points-great = Great forts ({ $n })
conqueror-points-temporary = Temporary capital
conqueror-points-small = Small forts ({ $n })
conqueror-points-districts = Civil districts ({ $n })
conqueror-points-upgrades = Unit upgrades ({ $n })
conqueror-points-districts-slots = Cards in district slots ({ $n })
conqueror-points-upgrades-slots = Cards in upgrade slots ({ $n })
conqueror-points-wonders = Wonders ({ $n })
conqueror-points-temples = Temples ({ $n })
conqueror-points-coins = Coins ({ $n })
conqueror-points-trade = The last space of the trade track
conqueror-points-civic = Power of Greece ({ $n ->
    [one] { $n } district or mega project card
   *[other] { $n } district and mega project cards
})
conqueror-points-monuments = Power of Egypt ({ $n ->
    [one] { $n } Wonder or Temple
   *[other] { $n } Wonders and Temples
})
conqueror-points-satrapies = Power of Persia ({ $n ->
    [one] { $n } land territory
   *[other] { $n } land territories
})
conqueror-tie-forts = The tie goes to the player with more forts.
conqueror-tie-coins = The tie goes to the player with more coins.
conqueror-tie-shared = They are level on points, forts and coins, and share the victory.

## Standing orders

conqueror-routine-no-redeploy = Never move my agent a second time
conqueror-routine-dynasty = Change my dynasty as soon as I can
conqueror-routine-no-dynasty = Never change my dynasty
