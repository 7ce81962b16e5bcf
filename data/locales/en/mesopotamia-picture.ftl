# Words on Mesopotamia’s pictures, short enough for their place, and the text forms of the board.
# Names are in mesopotamia-names.ftl.

mesopotamia-picture-game = Mesopotamia
mesopotamia-picture-before = Before round 1
mesopotamia-picture-round-of = Round { $n } of { $of }
mesopotamia-picture-order = Turn order
mesopotamia-picture-team-won = { $n } on average against { $other }
mesopotamia-picture-team-lost = { $other } against { $n } on average
mesopotamia-picture-phase-setup = Set-up
mesopotamia-picture-phase-action = Action phase
mesopotamia-picture-phase-combat = Combat phase
mesopotamia-picture-phase-end = The match is over
mesopotamia-picture-colour-red = red
mesopotamia-picture-colour-blue = blue
mesopotamia-picture-colour-yellow = yellow
mesopotamia-picture-colour-green = green
mesopotamia-picture-colour-violet = violet
mesopotamia-picture-colour-ink = black
mesopotamia-picture-colour-brown = brown
mesopotamia-picture-colour-silver = silver

## Below the map

mesopotamia-picture-gardens = Hanging Gardens
mesopotamia-picture-fights = Combats to come
mesopotamia-picture-gardens-none = not begun yet
mesopotamia-picture-gardens-done = all parts built
mesopotamia-picture-needs-population = population { $n } or more
mesopotamia-picture-needs-events = event space { $n } or more
mesopotamia-picture-needs-settlements = { $n ->
    [one] a settlement
   *[other] { $n } settlements
}
mesopotamia-picture-needs-wave = for the next wave beaten
mesopotamia-picture-needs-nothing = no other need

## Opponents played by the game

mesopotamia-picture-reserve = Reserve of Ur
mesopotamia-picture-last-cards = Cards of its last turn
mesopotamia-picture-plays = How it plays
mesopotamia-picture-difficulty-emperor = Emperor
mesopotamia-picture-difficulty-igigi = Igigi
mesopotamia-picture-difficulty-anunnaki = Anunnaki

## Zones that can be shown enlarged

mesopotamia-picture-zone-north-west = The north-west
mesopotamia-picture-zone-north-east = The north-east
mesopotamia-picture-zone-middle = The middle
mesopotamia-picture-zone-south-west = The south-west
mesopotamia-picture-zone-south-east = The south-east
mesopotamia-picture-zone-tables = Tracks, trade and Hanging Gardens
mesopotamia-picture-sign-token = event, face down
mesopotamia-picture-sign-shown = event worth points
mesopotamia-picture-sign-running = event that pays
mesopotamia-picture-sign-wall = wall
mesopotamia-picture-sign-settlement = settlement
mesopotamia-picture-sign-tribe = tribe
mesopotamia-picture-sign-ram = ram
mesopotamia-picture-sign-ziggurat = ziggurat
mesopotamia-picture-sign-block = blocked area
mesopotamia-picture-events = Event track
mesopotamia-picture-population = Population: most units
mesopotamia-picture-trade = Trade section

## Tables

mesopotamia-picture-pieces = Pieces on the map
mesopotamia-picture-areas = Areas
mesopotamia-picture-holdings = Technologies, dice, ships, tokens
mesopotamia-picture-quests = Your quests
mesopotamia-picture-no-quests = You have no quests.
mesopotamia-picture-quest-met = fulfilled now
mesopotamia-picture-quest-open = not yet
mesopotamia-picture-quest-met-final = fulfilled
mesopotamia-picture-quest-open-final = not fulfilled
mesopotamia-picture-points = Points as things stand
mesopotamia-picture-points-final = Final points
mesopotamia-picture-points-for = { $what }: { $n }.

## Changes

mesopotamia-picture-change-controls = { $who } now controls { $place }.
mesopotamia-picture-change-settled = { $who } has a settlement in { $place }.
mesopotamia-picture-change-walled = a wall of { $who } stands in { $place }.
mesopotamia-picture-change-breached = the wall in { $place } is gone.
mesopotamia-picture-change-runs = { $name } in { $place } pays { $who }, round { $n }.
mesopotamia-picture-change-revealed = the event in { $place } has been revealed.
mesopotamia-picture-change-armies = the armies in { $place } have changed: { $who } there.
mesopotamia-picture-change-tribe = only a tribe is in { $place }.
mesopotamia-picture-change-empty = nobody is in { $place } any more.
mesopotamia-picture-change-ships = on { $place }: ships of { $who }.
mesopotamia-picture-change-no-ships = no ship is on { $place } any more.
mesopotamia-picture-change-events = on the event track: { $what }.
mesopotamia-picture-change-population = on the population track: { $what }.
mesopotamia-picture-change-space = { $who } on { $n }
mesopotamia-picture-change-tile = the next part of the Hanging Gardens is { $name }.
mesopotamia-picture-change-claimed = an amphora of { $who } lies on { $name }.
mesopotamia-picture-change-discovered = { $who } has discovered { $what }.
mesopotamia-picture-change-ziggurat = the ziggurat of { $who } has { $n ->
    [one] 1 level
   *[other] { $n } levels
}.
mesopotamia-picture-change-order = new turn order: { $order }.

## Text forms

mesopotamia-alt-standing = { $name }, { $empire }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $units } of { $limit } units, { $settlements ->
    [one] 1 settlement
   *[other] { $settlements } settlements
}
mesopotamia-alt-standing-plain = { $name }, { $empire }: { $units } of { $limit } units, { $settlements ->
    [one] 1 settlement
   *[other] { $settlements } settlements
}
mesopotamia-alt-purse = { $name } has { $goods }
mesopotamia-text-fights = Combats to come: { $places }
mesopotamia-text-order = Turn order: { $names }
mesopotamia-text-there = { $name } { $units }
mesopotamia-text-wall = wall of { $name }
mesopotamia-text-land = { $place }: { $units }
mesopotamia-text-level = { $name } { $n }
mesopotamia-text-technologies = Technologies: { $what }
mesopotamia-text-dice = Dice: { $what }
mesopotamia-text-spent = { $die } (used)
mesopotamia-text-used = Actions taken this turn: { $what }
mesopotamia-text-ships = Ships: { $where }
mesopotamia-text-course = { $river } { $ids }
mesopotamia-text-amphorae = Amphorae on { $what }
mesopotamia-text-tiles = Parts of the Hanging Gardens: { $what }
mesopotamia-text-quest-met = Your quest { $name } (fulfilled now). { $needs }
mesopotamia-text-quest-open = Your quest { $name }. { $needs }
mesopotamia-text-events = Event track: { $what }
mesopotamia-text-population = Population track: { $what }
mesopotamia-text-garden-none = Hanging Gardens: { $n ->
    [one] 1 part built
   *[other] { $n } parts built
}
mesopotamia-text-garden = Hanging Gardens: { $n ->
    [one] 1 part built
   *[other] { $n } parts built
}; next { $name } for { $cost } ({ $needs }), { $points ->
    [one] 1 point
   *[other] { $points } points
}
mesopotamia-text-garden-wave = Hanging Gardens: { $n ->
    [one] 1 part built
   *[other] { $n } parts built
}; next { $name } for the next wave beaten, { $points ->
    [one] 1 point
   *[other] { $points } points
}
mesopotamia-text-trade = { $level }: { $name }, { $pay } for { $gain }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
mesopotamia-text-needs-ship = { $trade }; needs a ship
mesopotamia-text-amphora = { $trade } (amphora of { $name })
mesopotamia-text-shown = { $name }, worth { $n ->
    [one] 1 point
   *[other] { $n } points
}
mesopotamia-text-running = “{ $name }” pays { $who } { $goods }, round { $n } of { $rounds }
mesopotamia-text-empty = Nobody in: { $places }
mesopotamia-text-tokens = Events face down: { $places }
mesopotamia-text-blocked = Blocked (no event, nothing gathered, no wall or settlement; units may enter and fight there): { $places }
mesopotamia-text-closed = Not in play: { $places }
mesopotamia-text-difficulty = { $name }: with level { $level } of its ziggurat the automaton draws { $n ->
    [0] no action card
    [one] 1 action card
   *[other] { $n } action cards
}, and takes one action besides
mesopotamia-text-plan = Strategy { $n }, { $name }, as { $why }. { $actions }
mesopotamia-text-plan-open = { $action }: { $what }
mesopotamia-text-plan-done = { $action } (done): { $what }
mesopotamia-text-plan-top = Next strategy: { $name }
mesopotamia-text-plans = Strategies of the automaton: { $plans }
mesopotamia-text-plan-brief = { $n } { $name } ({ $left })
mesopotamia-text-deeds = Its last turn: { $deeds }
mesopotamia-text-deed = { $action } of { $plan }
mesopotamia-text-deed-star = for the star { $action } of { $plan }
mesopotamia-text-deed-extra = besides { $action } of { $plan }
mesopotamia-text-deed-lost = { $card } lost
mesopotamia-text-ur-goal = Ur wins on space { $space } of the event track, or on level { $level } of the population track
mesopotamia-text-reserve = Reserve of Ur: { $units }
mesopotamia-text-reserve-unit = { $units } from level { $n } of its population on
mesopotamia-text-ur-cards = Cards of its last turn: { $cards }
mesopotamia-text-wave-next = Wave { $n }: { $units }, and { $goods }

## Combats

mesopotamia-picture-report = Combat { $n }: { $place }
mesopotamia-picture-fight = Combat: { $place }
mesopotamia-report-attacks = attack
mesopotamia-report-defends = defence
mesopotamia-report-led = { $told }, led by { $name }
mesopotamia-report-step-bout = Bout { $n }
mesopotamia-report-step-tie = Bout { $n } (tie)
mesopotamia-report-step-rest = Bouts { $first }–{ $last }
mesopotamia-report-step-won = Bouts won
mesopotamia-report-back = { $n } of it back
mesopotamia-report-sum = strength { $printed } + { $assigned }, tactics { $tactics } (mobility { $mobility })
mesopotamia-report-plate-won = wins the combat
mesopotamia-report-won = { $name } wins in { $place }
mesopotamia-report-open = Both sides stay in { $place }
mesopotamia-report-attack = { $name } attacks with { $units }
mesopotamia-report-defence = { $name } defends with { $units }
mesopotamia-report-defence-led = { $name }, led by { $leader }, defends with { $units }
mesopotamia-report-bids = { $row }: { $attacker } bids { $attack }, { $defender } { $defence }
mesopotamia-report-bout = Bout { $n }: { $attacker } with { $attack } against { $defender } with { $defence }; { $fate }
mesopotamia-report-retreated = { $name }: { $units } { $n ->
    [one] retreats to { $place }
   *[other] retreat to { $place }
}
mesopotamia-report-destroyed = { $name }: { $units } { $n ->
    [one] is destroyed
   *[other] are destroyed
}
mesopotamia-report-cornered = { $name }: { $units } { $n ->
    [one] has nowhere to go and is destroyed
   *[other] have nowhere to go and are destroyed
}
mesopotamia-report-removed = { $name }: { $units } { $n ->
    [one] is gone
   *[other] are gone
}
mesopotamia-report-left = Left of { $name }: { $units }
mesopotamia-report-losses = Beaten units
mesopotamia-report-no-losses = none
mesopotamia-report-after = After the combat
mesopotamia-report-step-bid = Bid
mesopotamia-report-step-units = Units
mesopotamia-report-step-power = Power
mesopotamia-report-step-power-tie = Power (tie)
mesopotamia-report-power = { $name } bids { $bid } and has a power of { $power }
mesopotamia-report-all = { $name } loses all units: { $units }
mesopotamia-report-step-ships = Ships
mesopotamia-report-step-wall = Wall
mesopotamia-report-ships = { $where }: { $goods }
mesopotamia-report-ships-bring = ships on { $where } bring { $name } { $goods }
mesopotamia-report-wall = there is a wall of { $name }
mesopotamia-report-wall-broken = broken by a ram
mesopotamia-report-wall-fallen = falls without a ram
mesopotamia-report-wall-stands = stands until the last combat here
mesopotamia-report-wall-whose = wall of { $name }: { $told }
mesopotamia-report-wall-broken-whole = a ram of { $by } breaks the wall of { $name }
mesopotamia-report-wall-fallen-whole = the wall of { $name } falls without a ram
mesopotamia-report-wall-stands-whole = the wall of { $name } stands until the last combat there
mesopotamia-report-rams-spent = { $n } lost
mesopotamia-report-rams-lost = { $name } loses { $rams }
