# What Tadmor asks outside the Resolution, what happened, and what the points are for.
# Events with a doer go on after the player’s name; the others are sentences of their own.
#
# $who a player, $order players; $held, $gained, $goods, $pieces lists of amounts or pieces; $piece, $total
# amounts of camels or ships; $place, $other places; $region, $upgrade, $card, $era names; $upgrades, $cards
# lists of names; $kind, $hint of a piece for a place and what it does there; $toll what a raid would remove,
# $whom how many pieces of each player; $what a list of actions; $turn, $height, $n numbers;
# $threat 2 if the player holds a raider card, 1 if somebody else does, else 0.

## Options of a match

tadmor-option-first_upgrade = First upgrade
tadmor-option-first_upgrade-about = Which upgrades players can choose from before the first turn.
tadmor-option-first_upgrade-starting = One of the four starting upgrades
tadmor-option-first_upgrade-any = Any upgrade of Era I (experienced players)

## Where the game is

tadmor-moment = Turn { $turn }: { $phase }
tadmor-phase-setup = setup
tadmor-phase-placement = Placement
tadmor-phase-raiders = Raiders
tadmor-phase-resolution = Resolution
tadmor-phase-end = end of the turn

## Shared pieces

tadmor-package = { $goods }
tadmor-decline = Do nothing
tadmor-no-raid = No raid next turn
tadmor-no-raid-hint = Your camel returns, and nobody holds a raider card
tadmor-back = Choose something else
tadmor-return = Return { $card }
tadmor-piece-at = { $place } ({ $who })
tadmor-group-own = Your own upgrades
tadmor-group-safe = { $region } (safe from raiders)
tadmor-group-of = Pieces of { $who }

## Setting up

tadmor-prompt-extra = You are number { $place } in the turn order: which extra goods do you get?
tadmor-topic-extra = choose extra goods
tadmor-prompt-first-upgrade = Which upgrade do you start with?
tadmor-topic-first-upgrade = choose a first upgrade

## Placement

tadmor-prompt-place = Place { $n ->
    [one] a piece
   *[other] up to { $n } pieces
}.{ $threat ->
    [0] { "" }
    [2] {" "}Your raiders will attack this region: { $region }.
   *[other] {" "}Raiders will attack this turn.
}
tadmor-topic-place = place a piece
tadmor-place-with = { $place } ({ $piece })
tadmor-place-hint = { $kind } · { $hint }
tadmor-kind-camel = Camel
tadmor-kind-ship = Ship
tadmor-place-stop = Place no more for now

## Raiders

tadmor-prompt-divert = Raiders attack this region: { $region } ({ $toll }). Do you return a mission to divert them?
tadmor-raid-toll = { $n ->
    [0] no pieces removed
   *[other] pieces removed: { $whom }
}
tadmor-raid-owner = { $who } { $n }
tadmor-region-offers = { $what }
tadmor-topic-divert = divert the raiders or not
tadmor-prompt-swap = Do you swap one of your pieces with another player’s of the same kind? Choose yours.
tadmor-topic-swap = decide whether to swap pieces
tadmor-prompt-swap-with = { $place }: which piece do you swap it for?
tadmor-prompt-raid = Which region do the raiders attack next turn? Nobody else will know until then.{ $n ->
    [0] { "" }
   *[other] {" "}You gain { $gained }.
}{ $m ->
    [0] { "" }
   *[other] {" "}If another player loses a piece there, you gain { $points }.
}
tadmor-topic-raid = choose where raiders go next

## Events: setting up

tadmor-event-piles = The piles of rare goods are shuffled; on top are { $goods }.
tadmor-event-lot = The starting player is drawn: { $who }. Turn order: { $order }.
tadmor-event-extra = took extra goods: { $gained }
tadmor-event-first-upgrade = took a first upgrade: { $upgrade }
tadmor-event-display = Upgrades on display: { $upgrades }.
tadmor-event-dealt = Everybody is dealt { $n ->
    [one] 1 King’s Mission
   *[other] { $n } King’s Missions
}.
tadmor-event-dealt-private = Everybody is dealt { $n ->
    [one] 1 King’s Mission
   *[other] { $n } King’s Missions
}; yours: { $cards }.

## Events: turns and Eras

tadmor-event-turn = Turn { $turn } begins ({ $era }); turn order: { $order }.
tadmor-event-era = { $era } begins.
tadmor-event-levels = scored { $gained } for a tower of { $height ->
    [one] 1 level
   *[other] { $height } levels
}
tadmor-event-end = The last turn is over, and with it the game.

## Events: placement

tadmor-event-place = placed { $piece }: { $place }
tadmor-event-kept = found no more room and kept { $pieces }
tadmor-event-returned = returned a completed mission: { $card }

## Events: raiders

tadmor-event-reveal = revealed the raider card: { $region }
tadmor-event-tribute = gained { $gained } from the raiders
tadmor-event-divert = diverted the raiders: { $region }
tadmor-event-raid = Region raided: { $region }. { $n ->
    [0] No pieces were removed.
   *[other] Pieces removed: { $pieces }.
}
tadmor-event-spoils = scored { $gained } for the raid
tadmor-event-swap = swapped pieces with { $who }: { $place } for { $other }
tadmor-event-raiders-back = took the piece back from the Raiders: no turn is left for a raid
tadmor-event-raid-chosen = took a raider card and chose a region in secret
tadmor-event-raid-chosen-private = took a raider card: { $region }
tadmor-event-no-raid = took the piece back from the Raiders and chose no region

## Events: the supply

tadmor-event-reshuffle = shuffled the discarded missions into a new deck
tadmor-event-draw = drew { $n ->
    [one] 1 King’s Mission
   *[other] { $n } King’s Missions
}
tadmor-event-draw-private = drew { $cards }
tadmor-event-no-missions = found no King’s Mission to draw
tadmor-event-lift = got a free tower level: the tower is now at height { $height }
tadmor-event-destroyed = destroyed { $n ->
    [one] 1 tower level
   *[other] { $n } tower levels
} of { $who }: { $height ->
    [0] nothing is left
   *[other] { $height } left
}
tadmor-event-piece = gained { $piece } and now has { $total }

## Points

tadmor-score-start = Starting points
tadmor-score-tower = Tower levels at the start of an Era
tadmor-score-temple = Temple built in the private sanctuary
tadmor-score-missions = Bonuses for completing King’s Missions
tadmor-score-goods = Bonuses for gaining rare goods
tadmor-score-upgrades = Upgrades
tadmor-score-prestige = Tower Prestige
tadmor-score-war = War Supplies
tadmor-score-gifts = Gifts of Peace
tadmor-score-raiders = Raiders
tadmor-score-bought = Resources and rare goods bought with PP
tadmor-score-tax = Tax not paid
tadmor-score-end-tower = Tower levels at the end ({ $n })
tadmor-score-end-completed = Completed King’s Missions ({ $n })
tadmor-score-end-returned = Returned King’s Missions ({ $n })
tadmor-score-end-temple = Temples
tadmor-score-end-goods = Sets of rare goods ({ $n ->
    [one] 1 tile
   *[other] { $n } tiles
})
tadmor-score-end-legacy = Legacies of Era III
tadmor-tie-goods = Tied on points: more rare goods decide.
tadmor-tie-shared = Tied on points and rare goods: the victory is shared.

## Routines: what a player may order ahead.
tadmor-routine-idle = Move on when all that is left is discarding missions or taking pieces back
tadmor-routine-no-raid = Never choose a region for the raiders
tadmor-routine-no-divert = Never return a mission to divert the raiders
tadmor-routine-no-swap = Never return a mission to swap pieces
