# Words on Caylus’ pictures, short enough for their place, and the text forms of the board.
# Names are in caylus-names.ftl.

## Zones that can be shown enlarged

caylus-picture-zone-road = The road
caylus-picture-zone-castle = Castle and royal favours
caylus-picture-zone-stock = Still to be built

## Shared by pictures and texts

caylus-picture-favours = Royal favours
caylus-picture-simplified = Each royal favour is worth { $n ->
    [one] 1 point
   *[other] { $n } points
} at once.
caylus-picture-stock = Still to be built
caylus-picture-none-left = nothing left
caylus-picture-stock-wood = Wood buildings
caylus-picture-stock-stone = Stone buildings
caylus-picture-stock-prestige = Prestige buildings
caylus-picture-mark-blue = blue
caylus-picture-mark-red = red
caylus-picture-mark-green = green
caylus-picture-mark-orange = orange
caylus-picture-mark-black = black
caylus-picture-scored = scored
caylus-picture-building = under construction
caylus-picture-to-come = to come
caylus-picture-inn-left = Inn, left place
caylus-picture-inn-right = Inn, right place

## Changes since the reader’s last look

caylus-picture-change-worker = { $who } placed a worker: { $spot }.
caylus-picture-change-moved = { $who } moved a worker: { $spot }.
caylus-picture-change-provost = The provost moved from { $old } to { $new }.
caylus-picture-change-bailiff = The bailiff moved from { $old } to { $new }.
caylus-picture-change-built = { $who } built: { $building }.
caylus-picture-change-residence = { $who } turned a building into a residence: { $building }.
caylus-picture-change-pending = { $who } has paid to turn a building into a residence: { $building }.
caylus-picture-change-house = { $who } built in the castle: { $section }, { $n ->
    [one] 1 house
   *[other] { $n } houses
}.
caylus-picture-change-favour = Royal favours, { $line }, column { $n }: { $who }.
caylus-picture-change-passed = { $who } passed: bridge { $n }.
caylus-picture-change-scored = Scored in the castle: { $section }.

## The board in words

caylus-alt-standing = { $name } has { $held }.
caylus-alt-beyond = If the provost stays on { $provost }, { $n ->
    [one] the worker on space { $spaces } gets nothing.
   *[other] the workers on spaces { $spaces } get nothing.
}
caylus-alt-all-work = If the provost stays on { $provost }, every worker on the road is active.
caylus-alt-section-mark = { $section }: { $n } of { $of } parts; scored when the bailiff, now on { $bailiff }, reaches { $trigger }.
caylus-alt-section-full = { $section }: { $n } of { $of } parts; scored at the end of this round. The bailiff is on { $bailiff }.
caylus-alt-section-now = { $section }: { $n } of { $of } parts; being scored now. The bailiff is on { $bailiff }.
caylus-alt-castle = In the castle, in this order: { $names }.
caylus-alt-line = Royal favours, { $line }: { $levels }.
caylus-alt-special = Before the bridge: { $spots }.
caylus-text-special = Special buildings and bridge
caylus-text-worker = worker of { $name }
caylus-text-free = free
caylus-text-stables-unused = not used with two players
caylus-text-inn-left = left: { $who }
caylus-text-inn-right = right: { $who }
caylus-text-order = Turn order: { $names }
caylus-text-used = Lines of favours already used this phase: { $lines }
caylus-text-price = A worker now costs { $price }, on your own buildings { $own }.
caylus-text-next-price = At the start of the next round a worker costs { $price }.
caylus-text-road = The road
caylus-text-empty = empty
caylus-text-heir = becomes a residence of { $name }
caylus-text-workers = Workers
caylus-text-parts = { $n } of { $of } parts
caylus-text-batch = a batch brings { $points }
caylus-text-scored-mark = scored at { $n }
caylus-text-scored-full = scored at the end of this round
caylus-text-scored-now = being scored now
caylus-text-penalty = no house: lose { $loss }
caylus-text-threshold = { $n ->
    [one] 1 house: { $gain }
   *[other] { $n } houses: { $gain }
}
caylus-text-before = not started yet: { $names }
caylus-text-closed = closed
caylus-text-full = The road is full: no more wood or stone buildings
caylus-text-first-free = The next wood or stone building goes on space { $n }
caylus-text-income = Next income: { $income }
caylus-text-in-hand = Workers in hand: { $n } of { $of }
caylus-text-buildings = Buildings: { $names }
caylus-text-houses = Houses in the castle: { $houses }
caylus-text-levels = Royal favours, columns reached: { $levels }
caylus-text-batches = { $n ->
    [0] Not enough cubes for a batch
    [one] Cubes for 1 batch: { $points }
   *[other] Cubes for { $n } batches: { $points }
}
caylus-text-no-part = { $n ->
    [0] The castle is full; not enough cubes for a batch
    [one] The castle is full; cubes for 1 batch
   *[other] The castle is full; cubes for { $n } batches
}
caylus-text-can-pay = Enough cubes for: { $names }
caylus-text-what-buildings-do = What the buildings do

## A player’s own table

caylus-picture-own-workers = Your workers
caylus-picture-own-places = Where a worker can go
caylus-picture-in-hand = { $n } of { $of } in hand
caylus-picture-all-in-hand = All your workers are in hand.
caylus-picture-short-inn-left = Inn, left
caylus-picture-short-inn-right = Inn, right
caylus-picture-fate-works = works
caylus-picture-fate-beyond = gets nothing
caylus-picture-fate-later-3 = phase 3
caylus-picture-fate-later-6 = phase 6
caylus-picture-fate-stays = pays less
caylus-picture-no-building = You own no building yet.
caylus-picture-own-buildings = Yours:
caylus-picture-kind-wood = wood { $spaces }
caylus-picture-kind-stone = stone { $spaces }
caylus-picture-kind-residential = residences { $spaces }
caylus-picture-kind-prestige = prestige { $spaces }
caylus-picture-general-costs = a worker costs
caylus-picture-inn-costs = with the inn you pay
caylus-picture-places-note = Pale: beyond the provost. A shape: its owner scores.
caylus-picture-next = Next round
caylus-picture-first-price = the first worker costs
caylus-picture-provost-ends = Your workers if the provost ends on …
caylus-picture-free = free
caylus-picture-all-built = Buildings
caylus-picture-final = Final count
caylus-picture-final-so-far = Final count so far
caylus-picture-game-points = Points during the game
caylus-picture-has-passed = You have passed this round.
caylus-picture-no-worker = You have no worker left.
caylus-picture-no-money = You can’t afford any place.
caylus-picture-next-round = You start the next round with { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} and { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, if nothing else changes.
caylus-picture-progress-mark = { $n } of { $of } · at { $trigger }
caylus-picture-progress-full = { $n } of { $of } · this round
caylus-picture-progress-now = { $n } of { $of } · now
caylus-picture-no-gain = nothing
caylus-picture-houses-more = +{ $n }
caylus-picture-batches = { $n ->
    [one] Cubes for 1 batch
   *[other] Cubes for { $n } batches
}
caylus-picture-no-batch = No batch possible
caylus-picture-no-part = The castle is full
caylus-picture-next-favour = green: what your next favour gives
caylus-picture-worth = goods worth { $n ->
    [one] 1 point
   *[other] { $n } points
} at the end
caylus-picture-own-residences = { $n ->
    [0] you have no residence
    [one] you have 1 residence
   *[other] you have { $n } residences
}
caylus-picture-left = { $n } left
caylus-picture-lacks = lacks
caylus-picture-can-pay = you can pay
caylus-picture-no-residence = no residence
caylus-picture-no-space = road is full

## Board

caylus-picture-castle = The castle
caylus-picture-workers = Workers
caylus-picture-houses = Castle
caylus-picture-levels = Favours
caylus-picture-of = { $n } of { $of }
caylus-picture-anywhere = any
caylus-picture-inn-price = price
caylus-picture-inn-left-letter = L
caylus-picture-inn-right-letter = R
caylus-picture-price = per worker
caylus-picture-passed = passed
caylus-picture-income = +{ $n } a round
caylus-picture-residences = { $n ->
    [one] 1 residence
   *[other] { $n } residences
}
caylus-picture-section-dungeon = dungeon
caylus-picture-section-walls = walls
caylus-picture-section-towers = towers
caylus-picture-flag-dungeon = D
caylus-picture-flag-walls = W
caylus-picture-flag-towers = T
caylus-picture-unused = not with two
caylus-picture-in-play = { $n } in play
caylus-picture-for-goods = +{ $n } for goods left
caylus-picture-buildings = Buildings
caylus-picture-order = Turn order
caylus-picture-copies = { $name } ×{ $n }
caylus-picture-castle-built = { $section }: { $n } of { $of } built
caylus-picture-castle-scored = The whole castle is scored
caylus-picture-bailiff-mark = Bailiff { $space }, next +{ $steps }, scores at { $trigger }
caylus-picture-bailiff-full = Bailiff { $space }, next +{ $steps }, scores this round
caylus-picture-bailiff-now = Bailiff { $space }, scoring now
caylus-picture-bailiff-last = Bailiff { $space }
caylus-picture-legend-bailiff = bailiff
caylus-picture-legend-provost = provost
caylus-picture-legend-flag = scoring space
caylus-picture-legend-house = owner
caylus-picture-legend-piece = worker
caylus-picture-legend-any-good = any cube
caylus-picture-legend-plain-cubes = any but gold
caylus-picture-legend-fleur = royal favour
