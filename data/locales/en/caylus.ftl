# What Caylus asks, what happened, and what the points are for.
# Events with a doer go on after the player's name; the others are sentences of their own.
#
# $who, $owner players, $order, $workers, $buildings lists; $building a name, with its space where it has one;
# $place a building or a numbered place; $paid, $pay, $gained, $gain, $less, $lost, $honour amounts, most of
# them lists; $price, $deniers amounts of deniers; $section, $line names; $space, $from, $to, $bailiff spaces of the road;
# $steps spaces that the bailiff goes; $have amounts; $able 1 if it could have been used, else 0;
# $n, $most, $column, $columns numbers; $forced 1 if there was no choice, else 0; $each 1 if all $shares are $income, else 0.

## Options of a match

caylus-option-favours = Royal favours
caylus-option-favours-about = What a royal favour gives: a reward of your choice from the favour table, or points at once.
caylus-option-favours-table = With the favour table
caylus-option-favours-simplified = Simplified (every favour scores points)
caylus-option-jeweller = Jeweller
caylus-option-jeweller-about = Whether the Jeweller, added in later printings, is one of the stone buildings.
caylus-option-jeweller-off = No, as in the first printings
caylus-option-jeweller-on = Yes, one more stone building

## Where the game is

caylus-moment = Round { $round }: { $phase }
caylus-moment-round = Round { $round }: { $phase }
caylus-phase-0 = setup
caylus-phase-1 = income
caylus-phase-2 = placing workers
caylus-phase-3 = special buildings
caylus-phase-4 = the provost
caylus-phase-5 = buildings of the road
caylus-phase-6 = building the castle
caylus-phase-7 = end of the round

## Shared pieces

caylus-on-road = { $building } on { $space }
caylus-worker-on = { $building } on { $space } ({ $who })
caylus-worker-at = { $who } on { $space }
caylus-numbered = { $building }, place { $place }
caylus-share = { $who } { $gained }
caylus-package = { $cubes }
caylus-priced = { $what }: { $price }
caylus-gain = You gain { $gain }
caylus-then = You then have { $have }
caylus-cost = Costs { $pay }
caylus-pay = Pay { $pay }
caylus-take-back = Take the worker back
caylus-slot-food = Food
caylus-slot-wood = Wood
caylus-slot-stone = Stone
caylus-slot-cloth = Cloth
caylus-group-special = Castle and special buildings
caylus-group-printed = Neutral and fixed buildings
caylus-group-owned = Players’ buildings

## Placing workers

caylus-prompt-place = Place a worker or pass. A worker costs { $price }.
caylus-topic-place = place a worker
caylus-pass = Pass
caylus-pass-hint = Number { $place } on the bridge{ $first ->
    [0] { "" }
   *[other] ; you take { $gained }
}
caylus-own = { $what }, yours
caylus-beyond = { $what } (beyond the provost)
caylus-honour = { $what }; { $gained } for { $who }

## Special buildings

caylus-prompt-gate = Gate: where does your worker move to? The move is free.
caylus-topic-gate = move the worker from the gate
caylus-prompt-guild = Merchants’ guild: move the provost up to { $most ->
    [one] 1 space
   *[other] { $most } spaces
} for free? He is on { $space }, the bailiff on { $bailiff }.
caylus-topic-guild = move the provost
caylus-prompt-joust = Joust field: pay { $pay } for a royal favour?
caylus-joust-none = Forgo the favour
caylus-topic-joust = decide on the joust
caylus-prompt-inn = Inn: does your worker stay? It keeps your workers cheap, but you have one fewer to place.
caylus-topic-inn = stay at the inn or not
caylus-inn-stay = Stay at the inn

## The provost

caylus-prompt-provost = Bribe the provost? He is on { $space }, the bailiff on { $bailiff }. Each space costs { $price }.
caylus-topic-provost = bribe the provost
caylus-provost-stay = Leave him on { $space }
caylus-provost-forward = Forward { $n } to { $space }
caylus-provost-back = Back { $n } to { $space }
caylus-provost-reaches = Also active: { $workers }
caylus-provost-loses = No longer active: { $workers }
caylus-provost-no-worker = No worker is affected
caylus-provost-hint = Bailiff to { $to }. { $workers }
caylus-walk = When the round ends, the bailiff moves { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} to { $to }

## The road

caylus-prompt-package = { $building }: what do you take?
caylus-topic-package = choose what is produced
caylus-prompt-owner-cube = Another player used your { $building }: which cube do you take?
caylus-topic-owner-cube = take the owner’s cube
caylus-prompt-build-wood = Build a wood building on { $space }?
caylus-prompt-build-stone = Build a stone building on { $space }?
caylus-prompt-build-prestige = Build a prestige building in place of a residence?
caylus-topic-build = build
caylus-build = Build the { $building } { $n ->
    [0] for free
   *[other] for { $pay }
}: { $gain }
caylus-build-none = Build nothing
caylus-prompt-residence = { $building }: which of your residences does it replace?
caylus-prompt-lawyer = Which building becomes your residence?{ $n ->
    [0] { "" }
   *[other] {" "}You pay { $pay }.
}
caylus-lawyer-none = Leave all buildings as they are
caylus-topic-lawyer = make a building a residence
caylus-lawyer-now = At once{ $returns ->
    [0] ; the tile leaves the game
   *[other] ; the tile returns to the stock
}
caylus-lawyer-later = Once its worker has gone home{ $returns ->
    [0] ; the tile leaves the game
   *[other] ; the tile returns to the stock
}
caylus-prompt-trade = { $building }: what do you trade?
caylus-trade-none = Trade nothing
caylus-topic-trade = trade
caylus-prompt-sell = { $building }: which cube do you sell?
caylus-sell = Sell { $cubes }
caylus-sell-none = Sell nothing
caylus-prompt-buy = { $building }: what do you buy?
caylus-buy = Buy { $cubes }
caylus-buy-none = Buy nothing
caylus-prompt-pay-cubes = Which { $n ->
    [one] cube
   *[other] { $n } cubes
} do you pay for { $gain }?

## The castle

caylus-prompt-batch = Deliver a batch to the castle (3 different cubes, one of them food)? { $n ->
    [0] You have delivered none yet
    [one] You have delivered 1
   *[other] You have delivered { $n }
}.
caylus-topic-batch = build the castle
caylus-batch = Deliver { $cubes }
caylus-batch-hint = A house in the castle ({ $section }): { $gain }
caylus-batch-stop = Deliver no more
caylus-batch-none = Deliver no batch
caylus-batch-penalty = You lose { $lost }

## Royal favours

caylus-prompt-line = Royal favour: which line do you choose? { $columns } columns are open.
caylus-topic-line = choose a line of favours
caylus-line-hint = Column { $column }: { $gives }{ $lower ->
    [0] { "" }
   *[other] ; or an earlier column
}
caylus-favour-nothing = no effect
caylus-favour-none = Don’t use the favour
caylus-favour-swap = { $n } cubes for one of yours
caylus-favour-residence = a residence for { $pay }
caylus-favour-build = Build { $what }
caylus-favour-builds-wood = a wood building{ $n ->
    [0] { "" }
   *[other] {" "}for { $less } less
}
caylus-favour-builds-stone = a stone building{ $n ->
    [0] { "" }
   *[other] {" "}for { $less } less
}
caylus-favour-builds-prestige = a prestige building{ $n ->
    [0] {" "}at its full price
   *[other] {" "}for { $less } less
}
caylus-prompt-favour-cube = Royal favour: which cube do you take?
caylus-prompt-favour-building = Royal favour: what do you build?
caylus-topic-favour = use a favour
caylus-prompt-swap-paid = Which cube do you give for two others?
caylus-swap-cancel = Choose something else
caylus-prompt-swap-gained = Which two cubes do you take for { $paid }?

## Events: setting up, rounds, the end

caylus-event-neutral = The neutral buildings are placed on the road in this order: { $buildings }.
caylus-event-lot = The turn order is drawn, and with it what everybody starts with: { $shares }.
caylus-event-round = Round { $round } begins; turn order: { $order }.
caylus-event-income = Income: { $each ->
    [0] { $shares }
   *[other] { $income } for each player
}.
caylus-event-bailiff = The bailiff moves { $n ->
    [one] 1 space
   *[other] { $n } spaces
} to { $to }, and the provost joins him.
caylus-event-section = A section of the castle is scored: { $section }.
caylus-event-houses = has { $n ->
    [one] 1 house
   *[other] { $n } houses
} there and gains { $favours ->
    [0] nothing
    [one] 1 royal favour
   *[other] { $favours } royal favours
}
caylus-event-no-house = has no house there { $n ->
    [0] but no points to lose
   *[other] and loses { $lost }
}
caylus-event-columns = The first { $columns } columns of royal favours are now open.
caylus-event-end = With the towers scored, the game ends in round { $round }.

## Events: placing workers

caylus-event-place = placed a worker: { $place }, for { $paid }
caylus-event-place-other = placed a worker: { $place }, for { $paid }; { $owner } gained { $honour }
caylus-event-pass = { $forced ->
    [0] passed
   *[other] could not place a worker and passed
}: number { $place } on the bridge
caylus-event-pass-first = { $forced ->
    [0] passed first
   *[other] could not place a worker, passed first
} and took { $gained }

## Events: special buildings and provost

caylus-event-gate = moved the worker from the gate: { $place }
caylus-event-gate-other = moved the worker from the gate: { $place }; { $owner } gained { $honour }
caylus-event-gate-back = took the worker back from the gate
caylus-event-took = took { $gained } from the { $building }
caylus-event-joust = paid { $paid } at the joust field for a royal favour
caylus-event-unused = { $able ->
    [0] could not use
   *[other] chose not to use
} the { $building }
caylus-event-stables = Stables: the turn order is now { $order }.
caylus-event-inn-in = moved to the right-hand place of the inn: from next round, every worker costs them { $price }
caylus-event-inn-out = had to take a worker back from the inn
caylus-event-inn-stay = stayed at the inn
caylus-event-inn-back = took the worker back from the inn
caylus-event-provost = moved the provost from { $from } to { $to } for { $paid }
caylus-event-provost-free = moved the provost from { $from } to { $to } for free
caylus-event-provost-stay = left the provost on { $space }

## Events: the road

caylus-event-owner-cube = took { $gained } as the owner of the { $building }
caylus-event-build = built on { $space }: { $building }{ $n ->
    [0] { "" }
   *[other] {" "}for { $paid }
}; { $gained }
caylus-event-build-prestige = built in place of a residence on { $space }: { $building }{ $n ->
    [0] { "" }
   *[other] {" "}for { $paid }
}; { $gained }
caylus-event-lawyer = paid { $n ->
    [0] nothing
   *[other] { $paid }
} for a residence
caylus-event-lawyer-later = paid { $n ->
    [0] nothing
   *[other] { $paid }
} for a residence that will stand here once the worker has gone home: { $building }
caylus-event-residence = now has a residence on { $space } in place of: { $building }; { $gained }{ $returns ->
    [0] { "" }
   *[other] {" "}(the tile is back in the stock)
}
caylus-event-trade = gave { $paid } for { $gained } at the { $building }
caylus-event-home = { $n ->
    [one] A worker goes
   *[other] Workers go
} home unused: { $workers }.

## Events: the castle

caylus-event-batch = delivered { $paid } for a house in the castle ({ $section }): { $gained }
caylus-event-no-batch = delivered no batch { $n ->
    [0] but had no points to lose
   *[other] and lost { $lost }
}
caylus-event-no-room = showed a batch, but there is no room left in the castle
caylus-event-best-builder = gained the best builder’s royal favour ({ $n ->
    [one] 1 batch
   *[other] { $n } batches
})

## Events: royal favours

caylus-event-favour = used a royal favour ({ $line }, column { $column })
caylus-event-favour-took = used a royal favour ({ $line }, column { $column }): { $gained }
caylus-event-favour-cube = took { $gained } with the favour
caylus-event-favour-swap = gave { $paid } for { $gained } with the favour
caylus-event-favour-unused = { $able ->
    [0] could not use the favour
   *[other] chose not to use the favour
}
caylus-event-favour-lost = gained another favour but has already used every line this phase, so it is lost
caylus-event-favour-simplified = gained { $gained } from a royal favour

## Points

caylus-score-craft = Wood and stone buildings built
caylus-score-residences = Residences built
caylus-score-prestige = Prestige buildings built
caylus-score-owner = Other players’ workers on own buildings
caylus-score-castle = Batches delivered to the castle
caylus-score-favours = Royal favours
caylus-score-trade = Points from trading
caylus-score-penalties = Lost at the castle
caylus-score-gold = Gold ({ $n })
caylus-score-cubes = Other cubes ({ $n })
caylus-score-deniers = Deniers ({ $n })

## Routines: what a player may order ahead.
caylus-routine-provost = Never bribe the provost
caylus-routine-guild = Leave the provost where he is when using the merchants’ guild
caylus-routine-beyond = Pass when every place you can pay for is beyond the provost
caylus-routine-batch = Deliver no more than one batch to the castle
