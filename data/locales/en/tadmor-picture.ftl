# Words on Tadmor’s pictures, short enough for their place, and the text forms of the board.
# Names are in tadmor-names.ftl.

## Shared by pictures and texts

tadmor-picture-upgrades = Upgrades
tadmor-picture-goods = Rare goods
tadmor-picture-missions = King’s Missions
tadmor-picture-none-left = none left
tadmor-picture-raided = raided
tadmor-picture-protected = safe next turn

## Changes since the reader’s last look

tadmor-picture-change-era = { $era } began: new upgrades are on display.
tadmor-picture-change-placed = { $who } has { $piece } here: { $place }.
tadmor-picture-change-raid = Raiders in { $region }.
tadmor-picture-change-raider = { $who } took a raider card.
tadmor-picture-change-upgrades = { $who } gained an upgrade: { $names }.
tadmor-picture-change-tower = { $who }: the tower went from { $old } to { $new }.
tadmor-picture-change-temple = { $who } built in the temple: { $parts }.
tadmor-picture-change-goods = { $who } gained rare goods: { $names }.
tadmor-picture-change-completed = { $who } completed: { $names }.
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
tadmor-alt-standing-pieces = Pieces on the board: { $pieces }.
tadmor-alt-next-era = { $turns ->
    [one] After this turn every tower level brings { $points } and new upgrades come.
   *[other] In { $turns } turns every tower level brings { $points } and new upgrades come.
}
tadmor-alt-last-turn = This is the last turn.
tadmor-alt-to-place = Still to place: { $names }.
tadmor-text-order = Turn order: { $names }
tadmor-text-raided = Raided this turn: { $region }
tadmor-text-attacked = Cannot be raided next: { $region }
tadmor-text-raider = { $name } holds a raider card
tadmor-text-worth = { $what } ({ $worth })
tadmor-text-projected = { $worth } as things stand
tadmor-text-warehouse = Warehouse: { $goods }
tadmor-text-traded = Traded goods: { $goods }
tadmor-text-limit = keeps { $n }
tadmor-text-camels = Camels in reserve: { $n } of { $of }
tadmor-text-ships = Ships in reserve: { $n } of { $of }
tadmor-text-tower = Tower: { $n }
tadmor-text-temples = Temples: { $names }
tadmor-text-copies = { $n } { $what }
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
tadmor-text-can-complete = Resources enough to complete: { $names }
tadmor-text-own-card = Your raider card: { $region }
tadmor-text-own-pieces = Still to resolve: { $places }
tadmor-text-can-buy = Resources enough for { $n ->
    [0] no upgrade
    [one] 1 upgrade
   *[other] { $n } upgrades
}
tadmor-text-can-climb = Tower levels you can pay now: { $singles } one by one; { $pairs } in pairs
tadmor-text-next-part = Next temple part: { $part } for { $cost }
tadmor-text-can-get-good = Rare goods you can pay: { $names }
tadmor-text-due = Tax due: { $n } gold, or lose { $penalty }
tadmor-text-over-limit = { $n } resources; { $limit } may be kept

