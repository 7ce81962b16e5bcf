# Words on the pictures of the frontier, and those that say in text what they show.
#
# $n, $of numbers; $land, $origin lands; $units lists of units; $name a player; $names, $lands, $cards lists.

frontier-picture-round = Round { $n } of { $of }
frontier-picture-phase-planning = Planning
frontier-picture-phase-campaign = Campaign
frontier-picture-phase-end = The end
frontier-picture-order = Order of play
frontier-picture-nobody = The oath is broken
frontier-picture-battle = Battle of { $land }
frontier-picture-sign-militia = Militia
frontier-picture-sign-tired = Tired
frontier-picture-sign-fort = Fort
frontier-picture-sign-capital = Capital

frontier-picture-zone-north-west = The north-west
frontier-picture-zone-north-east = The north-east
frontier-picture-zone-middle = The middle
frontier-picture-zone-south-west = The south-west
frontier-picture-zone-south-east = The south-east

frontier-picture-colour-red = red
frontier-picture-colour-blue = blue
frontier-picture-colour-yellow = yellow
frontier-picture-colour-green = green
frontier-picture-colour-violet = violet
frontier-picture-colour-ink = black
frontier-picture-colour-bone = bone
frontier-picture-cards = Tactics cards
frontier-picture-secrets = What you alone know
frontier-picture-lands = Lands

## What has changed

frontier-picture-change-battle = { $who } attacks { $land }.
frontier-picture-change-out = { $who } is out.
frontier-picture-change-order = Order of play: { $order }.
frontier-picture-change-left = { $land } belongs to nobody.
frontier-picture-change-taken = { $who } holds { $land }: { $units }.
frontier-picture-change-army = { $land }: { $units }.
frontier-picture-change-tired = { $land }: { $units } tired.

## Reports of battles

frontier-picture-report = Battle { $n }: { $land }
frontier-report-won = { $name } takes { $land }
frontier-report-held = { $name } holds { $land }
frontier-report-takes = takes { $land }
frontier-report-holds = holds { $land }
frontier-report-from = attacks from { $land }
frontier-report-for = defends { $land }
frontier-report-step-units = Units
frontier-report-step-helpers = Reinforcements
frontier-report-step-walls = Walls
frontier-report-step-cards = Cards
frontier-report-step-die = Die
frontier-report-step-total = Total
frontier-report-losses = Losses
frontier-report-after = After the battle
frontier-report-no-losses = None
frontier-report-lost = { $name }: { $units } ({ $land })
frontier-report-home = { $name } goes back to { $land }, tired.
frontier-report-retreat = { $name } retreats to { $land }.
frontier-report-trapped = { $name } has nowhere to retreat and loses { $units }.
frontier-report-fallen = { $name } has lost the capital and is out.
frontier-report-helper = { $name } from { $land } with { $units }
frontier-report-walls = { $n } for walls
frontier-report-die = a { $n } on the die
frontier-report-attack = { $name } attacks from { $land } with { $parts }: { $total } in all.
frontier-report-defence = { $name } defends { $land } with { $parts }: { $total } in all.

## Text forms

frontier-alt-standing = { $name }: { $lands ->
    [one] 1 land
   *[other] { $lands } lands
}, { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
frontier-alt-purse = { $name } has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
frontier-alt-battle = { $attacker } attacks { $land } from { $origin } with { $units }; there: { $defender }, { $defending }.
frontier-alt-helps-attack = { $name } reinforces the attack from { $land } with { $units }.
frontier-alt-helps-defence = { $name } reinforces the defence from { $land } with { $units }.
frontier-alt-land = { $land }: { $name }, { $units }.

frontier-text-seat = { $symbol } { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $lands ->
    [one] 1 land
   *[other] { $lands } lands
}, { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
frontier-text-order = Order of play: { $names }
frontier-text-nobody = Nobody’s lands
frontier-text-fort = { $land } (fort)
frontier-text-capital = { $land } (capital)
frontier-text-land = { $land }: { $units }
frontier-text-tired = { $units } tired
frontier-text-empty = Empty: { $lands }
frontier-text-deck = Deck: { $deck }; discarded: { $discards }
frontier-text-hand = Your cards: { $cards }
frontier-text-plan = Your plan: { $what }
frontier-text-recruit = { $units } in { $land }
frontier-text-bid = Your bid: { $n }
frontier-text-laid = You play: { $cards }
frontier-text-known = You have seen of { $name }: { $cards }
