# Mesopotamia: an automaton as an opponent, how it plays, and who can play against whom. Events with a doer go on after its name.
#
# $action an action; $actions several in order; $card, $name a strategy card, or a technology, a trade token, by the text; $cards, $plans, $others cards; $why
# what a condition looks at; $pieces pieces, or those that are not built and why; $needs what they lack; $piece, $unit a piece; $what, $area what units go
# for; $ties what decided between equals; $goods, $paid, $gained goods; $option of an event; $rounds for how long; $areas areas;
# $attacker, $defender parties; $empire an empire; $who a player; $level, $n, $other numbers.

## The lobby

mesopotamia-refuses-alone = You need at least two people to play against each other. Choose the automaton as an opponent, or wait for others.
mesopotamia-refuses-alone-team = A team needs at least two people. Alone you can play against the automaton as an opponent.
mesopotamia-refuses-scenario = This mode is for one person. Choose another one to play together.
mesopotamia-refuses-seats = The automaton takes a seat, so up to { $n } people can play.
mesopotamia-refuses-boxes-automaton = With the base box up to { $n } people can play with the automaton, which takes a seat. Add an expansion, or play with fewer.
mesopotamia-refuses-difficulty = Only an automaton has a difficulty. Choose a mode with the automaton, or set the difficulty back to Emperor.
mesopotamia-refuses-opponent = Only opponents played by the game have an empire of their own. Choose such a mode, or leave their empire to chance.
mesopotamia-refuses-opponent-box = The empire chosen for the opponent is in no box in play. Add its box, or choose another empire.

## Options of a match

mesopotamia-option-mode = Mode
mesopotamia-option-mode-about = Whether you play against each other, with an automaton as one more opponent, or as a team against it; or alone, a race for Ur or the defence of Assur. An opponent played by the game never asks anybody.
mesopotamia-option-mode-rivals = Against each other
mesopotamia-option-mode-automaton = With an automaton as opponent
mesopotamia-option-mode-team = As a team against the automaton
mesopotamia-option-difficulty = Difficulty
mesopotamia-option-difficulty-about = How many action cards the automaton draws as its ziggurat grows. It matters only with the automaton.
mesopotamia-option-difficulty-emperor = Emperor (easy)
mesopotamia-option-difficulty-igigi = Igigi (medium)
mesopotamia-option-difficulty-anunnaki = Anunnaki (hard)
mesopotamia-option-opponent = Empire of the opponent
mesopotamia-option-opponent-about = Which empire an opponent played by the game leads. Those of the base box have two strategy cards of their own.
mesopotamia-option-opponent-random = Drawn by lot
mesopotamia-option-opponent-sumerian = { mesopotamia-empire-sumerian }
mesopotamia-option-opponent-akkadian = { mesopotamia-empire-akkadian }
mesopotamia-option-opponent-babylonian = { mesopotamia-empire-babylonian }
mesopotamia-option-opponent-elamite = { mesopotamia-empire-elamite }
mesopotamia-option-opponent-assyrian = { mesopotamia-empire-assyrian }
mesopotamia-option-opponent-hittite = { mesopotamia-empire-hittite }
mesopotamia-option-opponent-mari = { mesopotamia-empire-mari }
mesopotamia-option-opponent-eblaite = { mesopotamia-empire-eblaite }
mesopotamia-house-automaton = Automaton

## Set-up

mesopotamia-event-empire-drawn = leads { $empire }, by lot
mesopotamia-event-first-level = begins with level { $level } of the ziggurat
mesopotamia-event-strategies = lays out its first strategies: { $plans }

## Its strategy cards

mesopotamia-strategy-defence = Defence
mesopotamia-strategy-growth = Growth
mesopotamia-strategy-progress = Progress
mesopotamia-strategy-exploration = Exploration
mesopotamia-strategy-attack = Attack
mesopotamia-strategy-trade = Trade
mesopotamia-strategy-army = Army
mesopotamia-strategy-fleet = Fleet
mesopotamia-strategy-development = Development
mesopotamia-strategy-monument = Monument
mesopotamia-strategy-sumerian-progress = Sumerian Progress
mesopotamia-strategy-sumerian-trade = Sumerian Trade
mesopotamia-strategy-akkadian-attack = Akkadian Attack
mesopotamia-strategy-akkadian-army = Akkadian Army
mesopotamia-strategy-babylonian-growth = Babylonian Growth
mesopotamia-strategy-babylonian-monument = Babylonian Monument
mesopotamia-strategy-elamite-development = Elamite Development
mesopotamia-strategy-elamite-exploration = Elamite Exploration
mesopotamia-plan = { $name } { $n } ({ $why })
mesopotamia-condition-threatened = human players’ units are in or beside its bases
mesopotamia-condition-threatened-not = no human player’s unit is in or beside its bases
mesopotamia-condition-behind = it is not first on the population track
mesopotamia-condition-behind-not = it is first on the population track
mesopotamia-condition-undiscovered = { $name } is not discovered
mesopotamia-condition-undiscovered-not = { $name } is discovered
mesopotamia-condition-event = a face-down event without a tribe is left
mesopotamia-condition-event-not = no face-down event without a tribe is left
mesopotamia-condition-event-tribes = a face-down event is left
mesopotamia-condition-event-tribes-not = no face-down event is left
mesopotamia-condition-rival = a human player holds a settlement or an event
mesopotamia-condition-rival-not = no human player holds a settlement or an event
mesopotamia-condition-token = a free trade token is within its reach
mesopotamia-condition-token-not = no free trade token is within its reach
mesopotamia-condition-outnumbered = somebody has more land units
mesopotamia-condition-outnumbered-not = nobody has more land units
mesopotamia-condition-fewer = it has fewer than { $pieces }
mesopotamia-condition-fewer-not = it has { $pieces } or more
mesopotamia-condition-small = its population is below { $n }
mesopotamia-condition-small-not = its population is { $n } or more
mesopotamia-condition-low = its ziggurat is lower than its population
mesopotamia-condition-low-not = its ziggurat is as high as its population

## What an action of a strategy card does

mesopotamia-order-muster = knuckles and a unit
mesopotamia-order-muster-more = knuckles, { $n } more than usual, and a unit
mesopotamia-order-muster-threatened = knuckles and a unit where there is danger
mesopotamia-order-list = the first missing of { $items }
mesopotamia-order-discover-research = the next level of Research
mesopotamia-order-discover-build = the next level of Build
mesopotamia-order-discover-lowest = its lowest technology
mesopotamia-order-grow = population +{ $n }
mesopotamia-order-grow-behind = population +{ $n }, or +{ $more } if somebody is ahead
mesopotamia-order-grow-draw = population +{ $n }, then strategies until one has Research
mesopotamia-order-trade = the best free trade token
mesopotamia-order-trade-more = the best free trade token, and { $n ->
    [one] { $n } knuckle
   *[other] { $n } knuckles
}
mesopotamia-order-march = towards { $first }
mesopotamia-order-march-else = towards { $first }, else { $second }
mesopotamia-order-march-else-more = towards { $first }, else { $second }, with { $n ->
    [one] { $n } extra activation
   *[other] { $n } extra activations
}
mesopotamia-order-march-more = towards { $first }, with { $n ->
    [one] { $n } extra activation
   *[other] { $n } extra activations
}
mesopotamia-aim-event = an event without a tribe
mesopotamia-aim-tribe = a tribe
mesopotamia-aim-weak-tribe = a tribe no larger than its army
mesopotamia-aim-settlement = an enemy settlement
mesopotamia-aim-wall = an enemy wall
mesopotamia-aim-unit = an enemy unit

## Its turn

mesopotamia-then-draws = and let your opponent draw cards
mesopotamia-event-strategies-ranked = puts its strategies in order: { $plans }
mesopotamia-event-action-cards = draws action cards, as many as its ziggurat of level { $level } allows: { $cards }
mesopotamia-event-action-cards-none = draws no action card with its ziggurat of level { $level }
mesopotamia-event-marked-card = will take { $action } of { $card } ({ $n }), the first strategy with it
mesopotamia-event-marked-star = will take { $action } of { $card } ({ $n }) for the star, the first action left of a type not taken yet
mesopotamia-event-marked-extra = will take { $action } of { $card } ({ $n }) besides, the first action left of a type not taken yet
mesopotamia-event-card-lost = has no strategy left for { $card }: the card is lost
mesopotamia-event-no-extra = has no other action left
mesopotamia-event-performs-muster = takes { $action } of { $card }: knuckles and a unit
mesopotamia-event-performs-list = takes { $action } of { $card }: what it builds next
mesopotamia-event-performs-discover = takes { $action } of { $card }: discoveries
mesopotamia-event-performs-grow = takes { $action } of { $card }
mesopotamia-event-performs-grow-draw = takes { $action } of { $card }: it grows and draws
mesopotamia-event-performs-trade = takes { $action } of { $card }: the best free trade token
mesopotamia-event-performs-march = takes { $action } of { $card }
mesopotamia-event-instead = finds nothing left to do there and gains { $goods } instead
mesopotamia-event-instead-target = has no target left to go to and gains { $goods } instead
mesopotamia-event-instead-unit = has no unit that can leave its area and gains { $goods } instead
mesopotamia-event-instead-way = finds no way to any target and gains { $goods } instead
mesopotamia-event-strategies-done = discards what is done: { $cards }. New: { $others }
mesopotamia-event-strategies-shuffled = shuffles the discarded strategies into a new deck
mesopotamia-event-strategies-drawn = draws strategies: { $cards }
mesopotamia-event-strategies-passed = discards on the way to Research: { $cards }
mesopotamia-event-research-found = puts { $card } on top of its strategies
mesopotamia-event-no-research-found = finds no strategy with Research

## What it does

mesopotamia-event-mustered = creates { $unit } in { $area }, the best it can
mesopotamia-event-mustered-threatened = creates { $unit } in { $area }, the base nearest to human players’ units
mesopotamia-event-mustered-threatened-tie = creates { $unit } in { $area }, of its bases equally near to human players’ units the leftmost, then topmost
mesopotamia-event-mustered-unthreatened = creates { $unit } in { $area }, as no base is in danger
mesopotamia-event-no-muster = can create no unit
mesopotamia-event-passed-over = passes over { $pieces }
mesopotamia-passed-complete = { $piece } (complete)
mesopotamia-passed-lacks = { $piece } (lacks { $needs })
mesopotamia-event-first-discovers = lacks only the technology for { $piece }
mesopotamia-event-built-level = builds level { $level } of the ziggurat
mesopotamia-event-lowest = takes its lowest technology
mesopotamia-event-lowest-tie = takes one of its lowest technologies, the first in the order { $actions }
mesopotamia-event-site-left = chooses the leftmost, then topmost of { $n } places
mesopotamia-event-site-event = of { $n } places chooses one with an event that is worth points or pays, then the leftmost and topmost
mesopotamia-event-site-id = chooses the first by its code of { $n } river sections
mesopotamia-event-token-taken = claims { $name }, worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mesopotamia-event-token-taken-best = claims { $name }, the best within its reach, worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mesopotamia-event-token-taken-tie = claims { $name }, of several worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} the one of the highest level, then the leftmost
mesopotamia-event-driven = sends { $unit } towards { $what } in { $area } ({ $n ->
    [one] { $n } step
   *[other] { $n } steps
})
mesopotamia-event-driven-tie = sends { $unit } towards { $what } in { $area } ({ $n ->
    [one] { $n } step
   *[other] { $n } steps
}): { $ties }
mesopotamia-target-event = the event
mesopotamia-target-tribe = the tribe
mesopotamia-target-weak-tribe = the tribe
mesopotamia-target-settlement = the settlement
mesopotamia-target-wall = the wall
mesopotamia-target-unit = the enemy
mesopotamia-tie-nearest = the leftmost, then topmost of several equally near
mesopotamia-tie-fastest = the fastest, then leftmost and topmost, then the weakest of several units
mesopotamia-tie-way = the leftmost, then topmost of several ways
mesopotamia-event-more-steps = takes the option with more steps: { $n } against { $other }
mesopotamia-event-more-steps-tie = takes the first option, as both bring { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
mesopotamia-event-no-use = has no use for { $goods }
mesopotamia-event-no-use-quest = has no use for a quest
mesopotamia-event-no-use-income = has no use for { $goods } from “{ $option }” (round { $n } of { $rounds })
mesopotamia-event-own-combats-first = orders the combats, its own first, then by their ids: { $areas }
mesopotamia-event-weakest-first = lets the two with the fewest units in { $area } fight first: { $attacker } against { $defender }
mesopotamia-hint-trade-supply = Of { $who }; what you pay goes to the supply
mesopotamia-event-trade-supply = pays { $paid } to the supply and gains { $gained } ({ $name }, a token of { $who })

## The end

mesopotamia-team-average = The team has { $n } points on average, the automaton { $other }
