# Words on Tadmor’s pictures, short enough for their place, and the text forms of the board.
# Names are in tadmor-names.ftl.

## Zones that can be shown enlarged

tadmor-picture-zone-west = Seas and Damascus
tadmor-picture-zone-centre = Palmyra and the centre
tadmor-picture-zone-east = Euphrates, temple and towers
tadmor-picture-zone-upgrades = Upgrades
tadmor-picture-entry = { $name } · { $effect }

## Board

tadmor-picture-towers = Towers
tadmor-picture-temples = Temple
tadmor-picture-raiders = Raiders
tadmor-picture-price = one for { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
tadmor-picture-singles = single
tadmor-picture-pairs = pair
tadmor-picture-turn = Turn { $n } · Era { $era }
tadmor-picture-before = Before the first turn
tadmor-picture-later = dealt after the first upgrades
tadmor-picture-safe-now = safe this turn
tadmor-picture-safe-next = safe next turn
tadmor-picture-to-place = { $n ->
    [one] 1 piece to place
   *[other] { $n } pieces to place
}
tadmor-picture-on-board = { $n ->
    [one] 1 piece on the board
   *[other] { $n } pieces on the board
}
tadmor-picture-left = { $n } left
tadmor-picture-empty = empty
tadmor-picture-temple-bonus = { $n ->
    [one] bonus: 1 rare good
   *[other] bonus: { $n } rare goods
}
tadmor-picture-deck = in the deck
tadmor-picture-discards = discarded
tadmor-picture-no-card = no card held
tadmor-picture-no-attack = No region raided yet
tadmor-picture-attacked = was raided last
tadmor-picture-attacked-now = raided this turn
tadmor-picture-projected = projected
tadmor-picture-in-play = { $n } in play
tadmor-picture-sets = sets { $n } PP
tadmor-picture-none-placed = no piece on the board
tadmor-picture-placed = on the board
tadmor-picture-to-resolve = to resolve
tadmor-picture-action-market = market
tadmor-picture-action-market-full = full market
tadmor-picture-action-singles = singles
tadmor-picture-action-pairs = pairs
tadmor-picture-action-temple = temple
tadmor-picture-action-missions = mission
tadmor-picture-action-war = war
tadmor-picture-action-start = first
tadmor-picture-action-tax = no tax
tadmor-picture-action-raiders = raiders
tadmor-picture-nth = For { $piece }
tadmor-picture-prospects = What more takes and brings
tadmor-picture-tax-title = Tax in { $era }
tadmor-picture-tax = { $n ->
    [0] none
   *[other] { $n } gold, or lose { $penalty } PP
}
tadmor-picture-sets-of = { $worths } PP for 1 to { $most } different ones
tadmor-picture-set-worth = Sets of different goods
tadmor-picture-legend-camel = camel
tadmor-picture-legend-ship = ship
tadmor-picture-legend-reserve = in reserve
tadmor-picture-legend-out = on the board
tadmor-picture-legend-none = not yet owned
tadmor-picture-legend-traded = Traded goods
tadmor-picture-legend-upgrades = Upgrades due
tadmor-picture-legend-construction = Construction due
tadmor-picture-legend-kingdom = Kingdom due
tadmor-picture-legend-completed = completed
tadmor-picture-legend-returned = returned

## Shared by pictures and texts

tadmor-picture-upgrades = Upgrades
tadmor-picture-goods = Rare goods
tadmor-picture-missions = King’s Missions
tadmor-picture-none-left = none left
tadmor-picture-raided = raided

## Changes since the reader’s last look

tadmor-picture-change-era = { $era } began: new upgrades are on display.
tadmor-picture-change-placed = { $who } has { $piece } here: { $place }.
tadmor-picture-change-raid = Raiders in this region: { $region }.
tadmor-picture-change-raider = { $who } took a raider card.
tadmor-picture-change-upgrades = { $who } gained an upgrade: { $names }.
tadmor-picture-change-tower = { $who }: the tower went from { $old } to { $new }.
tadmor-picture-change-temple = { $who } built in the temple: { $parts }.
tadmor-picture-change-goods = { $who } gained rare goods: { $names }.
tadmor-picture-change-completed = { $who } completed: { $names }.
tadmor-picture-change-hand = { $who } now holds { $n ->
    [one] 1 mission
   *[other] { $n } missions
}.
tadmor-picture-change-returned = { $who } returned: { $names }.
tadmor-picture-change-piece = { $who } now has { $piece }.
tadmor-picture-change-pawn = { $who } has the First Player pawn.

## The board in words

tadmor-alt-standing = { $name } has { $held } and a tower of { $height ->
    [one] 1 level
   *[other] { $height } levels
}.
tadmor-alt-piles = On top of the piles of rare goods: { $names }.
tadmor-alt-display = Upgrades on display: { $names }.
tadmor-alt-pieces = Pieces on the board: { $pieces }.
tadmor-alt-next-era = { $turns ->
    [one] After this turn every tower level scores { $points } and new upgrades come.
   *[other] In { $turns } turns every tower level scores { $points } and new upgrades come.
}
tadmor-alt-last-turn = This is the last turn.
tadmor-alt-to-place = Still to place: { $names }.
tadmor-text-order = Turn order: { $names }
tadmor-text-raided = Raided this turn: { $region }
tadmor-text-attacked = Safe from the next raid: { $region }
tadmor-text-safe = safe from the next raid
tadmor-text-raider = { $name } holds a raider card
tadmor-text-worth = { $what } ({ $worth })
tadmor-text-projected = { $worth } if it ended now
tadmor-text-warehouse = Warehouse: { $goods }
tadmor-text-traded = Traded goods: { $goods }
tadmor-text-limit = keeps { $n }
tadmor-text-camels = Camels in reserve: { $n } of { $of }
tadmor-text-ships = Ships in reserve: { $n } of { $of }
tadmor-text-tower = Tower: { $n }
tadmor-text-temples = Temples: { $names }
tadmor-text-copies = { $what } ×{ $n }
tadmor-text-goods = Rare goods: { $names }
tadmor-text-sets = sets of { $sizes }: { $worth }
tadmor-text-in-hand = Missions in hand: { $n }
tadmor-text-completed = completed: { $names }
tadmor-text-returned = returned: { $names }
tadmor-text-upgrades = Upgrades: { $names }
tadmor-text-holds-camel = camel
tadmor-text-holds-ship = ship
tadmor-text-holds-either = camel or ship
tadmor-text-camel-of = camel of { $name }
tadmor-text-ship-of = ship of { $name }
tadmor-text-free = free
tadmor-text-by-era = { $n } now ({ $all })
tadmor-text-price = each for { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
tadmor-text-owned = What the players’ upgrades do
tadmor-text-left = { $n } left
tadmor-text-deck = King’s Missions: { $n } in the deck, { $discarded } discarded
tadmor-text-prices = Prices and values
tadmor-text-band = Tower levels { $levels }: { $single } for one, { $pair } for a pair
tadmor-text-set-table = Different rare goods in a set: { $worths } PP
tadmor-text-tax = { $n ->
    [0] No tax in this Era
   *[other] Tax in this Era: { $n } gold, or lose { $penalty }
}
tadmor-text-hand = In your hand: { $names }
tadmor-text-can-complete = Enough resources to complete: { $names }
tadmor-text-own-card = Your raider card: { $region }
tadmor-text-own-pieces = Still to resolve: { $places }
tadmor-text-can-buy = { $n ->
    [0] Not enough resources for an upgrade
    [one] Enough resources for 1 upgrade
   *[other] Enough resources for { $n } upgrades
}
tadmor-text-can-climb = Tower levels you can afford now: { $singles } one by one; { $pairs } in pairs
tadmor-text-next-part = Next temple part: { $part } for { $cost }
tadmor-text-can-get-good = Rare goods you can afford: { $names }
tadmor-text-due = Tax due: { $n } gold, or lose { $penalty }
tadmor-text-over-limit = { $n } resources; { $limit } may be kept


## A player’s own table

tadmor-picture-own-warehouse = Warehouse
tadmor-picture-own-tower = Tower
tadmor-picture-own-temple = Temple
tadmor-picture-own-upgrades = Your upgrades
tadmor-picture-own-pieces = Your pieces
tadmor-picture-own-outlook = If it ended now
tadmor-picture-own-final = Final count
tadmor-picture-own-first = First Player
tadmor-picture-own-projected = { $n } PP if it ended now
tadmor-picture-own-kept = { $n } (limit { $of })
tadmor-picture-own-traded = Traded goods: may be spent, not traded
tadmor-picture-own-trades = Trades at hand
tadmor-picture-own-no-trade = None: no upgrade, no market, no charter lets you trade now.
tadmor-picture-own-untaxed = No tax in this Era
tadmor-picture-own-exempt = You pay no tax this turn
tadmor-picture-own-tax = Tax
tadmor-picture-own-or-lose = or lose { $n } PP
tadmor-picture-own-can-pay = you can pay
tadmor-picture-own-lacks = lacks
tadmor-picture-own-up-to = you can pay up to { $n }
tadmor-picture-own-next-part = { $saves ->
    [0] Next: { $part }
   *[other] Next: { $part }, { $saves } less
}
tadmor-picture-own-no-part = No card of the next part is left
tadmor-picture-own-copies = ×{ $n }
tadmor-picture-own-goods-worth = worth { $n } PP
tadmor-picture-own-set-sizes = sets of { $sizes }
tadmor-picture-own-on-credit = for { $n } PP
tadmor-picture-own-no-upgrade = You have no upgrade yet.
tadmor-picture-own-upgrade-price = { $n ->
    [one] Each for 1 resource
   *[other] Each for { $n } resources
}
tadmor-picture-own-enough-for = enough for { $n }
tadmor-picture-own-not-enough = not enough
tadmor-picture-own-in-reserve = { $n } in reserve
tadmor-picture-own-all-in-reserve = None of your pieces is on the board.
tadmor-picture-own-when-raiders = Raiders
tadmor-picture-own-when-upgrades = Upgrades
tadmor-picture-own-when-construction = Construction
tadmor-picture-own-when-kingdom = Kingdom
tadmor-picture-own-when-any = any time
tadmor-picture-own-all-camels = You have all { $n } camels.
tadmor-picture-own-all-ships = You have all { $n } ships.
tadmor-picture-own-camel-next = Camel { $n } needs
tadmor-picture-own-camel-ready = Camel { $n }: Caravan brings it
tadmor-picture-own-ship-next = Ship { $n } needs
tadmor-picture-own-ship-ready = Ship { $n }: Shipyard brings it
tadmor-picture-own-either = { " or " }
tadmor-picture-own-gap-height = tower { $n }/{ $of }
tadmor-picture-own-gap-missions = missions { $n }/{ $of }
tadmor-picture-own-gap-sets = goods of each colour { $n }/{ $of }
tadmor-picture-own-card = You will raid: { $region }
tadmor-picture-own-card-of = holds the raider card
tadmor-picture-own-no-card = Nobody has a raider card
tadmor-picture-own-end-tower = Tower at the end
tadmor-picture-own-end-completed = Completed missions
tadmor-picture-own-end-returned = Returned missions
tadmor-picture-own-end-temple = Temples
tadmor-picture-own-end-goods = Sets of rare goods
tadmor-picture-own-end-legacy = Legacies
tadmor-picture-own-places = Final places
tadmor-picture-own-now = Points so far
tadmor-picture-own-total = Total
tadmor-picture-own-saves = each costs you { $n } less
tadmor-picture-own-no-mission = No mission in hand
tadmor-picture-own-actions = { $n ->
    [0] To complete one: King’s Missions or I47
    [one] You have 1 action to complete or draw one
   *[other] You have { $n } actions to complete or draw one
}
tadmor-picture-own-deck = deck { $n }, discarded { $discarded }
tadmor-picture-own-completed = Completed: { $n }
tadmor-picture-own-returned = Returned: { $n }
