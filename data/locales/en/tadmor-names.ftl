# Names of everything in Tadmor, and what each thing does in one line.
#
# Amounts contain their number $n: 2 wood, 1 camel, 3 PP. Names that may stand inside a sentence begin with
# a small letter; a -label is the same as a heading.
#
# Arguments of the effects; what they say comes from the content, which a pack may change. Numbers unless
# said otherwise; the same ones for an effect and its -short line. Upgrades, by the kind of their effect:
#   trade (i1–i4, i23, i24)            $give, $take  amounts of resources
#   herald (i5, i19)                   $n  points for a mission
#   broker (i6)                        $n  points for a basic resource, $m for an advanced one
#   collector (i8, i27)                $n  points for a rare good acquired, $m for one received free
#   credit (i9)                        $n  points for a rare good
#   hold (i10–i13, i29–i32)            $gain  an amount of the resource
#   fame (i16, i17, i35, i36)          $n  points a turn
#   clerk, buyer, architects (i20, i28, i34)   $n  resources saved
#   spoils (i25)                       $n  points
#   tribute (i26)                      $gain  amounts, joined as a list
#   storehouse (i33)                   $n  resources kept
#   sanctuary (i37)                    $n  points for a part
#   legacy (i38–i42)                   $n  points; $condition  tadmor-legacy-…, in -short tadmor-legacy-…-short
#   peacemaker (i44)                   $n  times
#   own_raiders, fifth_storey, scaffold, private_market, keeper, escort, tax_charter, workshop, envoy   none
# Missions:
#   next_piece (k5, k6, k11, k12)      $piece  an amount of camels or ships
#   free_levels, sappers (k7, k8, k20) $n  levels
#   scholars (k15)                     $n  upgrades
#   resources (k16–k18)                $n  resources
#   draw (k21, k22)                    $n  missions
#   march (k23, k24)                   $n  pieces
#   any_good, free_part, divert, charter, swap, vow, foreigners   none
# Actions of the board, tadmor-action-…-effect:
#   collect    $gain  an amount of the resource
#   gifts      $n  points
#   upgrade    $n  resources
#   traitor    $n  levels
#   pairs      $n  at most; 0: any number
#   rare       $cost  amounts, joined as a list; $pile  tadmor-pile-…
#   start      $gain  an amount of basic resources
#   tax        $cost  an amount of gold, $n  points lost; not for an Era without tax
#   start-last $gain  as for start; war-now  $points  an amount; gain-now  $piece, gain-all  $pieces  amounts
#   gain-later $needs what the next piece requires
#   all others none

tadmor-name = Tadmor

## Colours of the players

tadmor-mark-red = Red
tadmor-mark-blue = Blue
tadmor-mark-yellow = Yellow
tadmor-mark-green = Green

## Amounts

tadmor-resource-wood = { $n } wood
tadmor-resource-stone = { $n } stone
tadmor-resource-marble = { $n } marble
tadmor-resource-gold = { $n } gold
tadmor-resource-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
tadmor-resource-basic = { $n ->
    [one] { $n } basic resource
   *[other] { $n } basic resources
}
tadmor-resource-basic-short = { $n } basic
tadmor-piece-camel = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
}
tadmor-piece-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
tadmor-points = { $n } PP
tadmor-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
tadmor-goods = { $n ->
    [one] { $n } rare good
   *[other] { $n } rare goods
}
tadmor-or = { $head } or { $last }
tadmor-marked = { $id } { $name }

## Resources

tadmor-resource-wood-label = Wood
tadmor-resource-stone-label = Stone
tadmor-resource-marble-label = Marble
tadmor-resource-gold-label = Gold

## Rare goods

tadmor-good-of = { $good } ({ $pile })
tadmor-pile-grey = grey
tadmor-pile-yellow = yellow
tadmor-pile-red = red
tadmor-good-glass = glass
tadmor-good-incense = incense
tadmor-good-myrrh = myrrh
tadmor-good-jade = jade
tadmor-good-ivory = ivory
tadmor-good-porcelain = porcelain
tadmor-good-silk = silk
tadmor-good-perfume = perfume
tadmor-good-oil = oil

## Parts of a temple

tadmor-part-basement = basement
tadmor-part-colonnade = colonnade
tadmor-part-roof = roof
tadmor-part-statues = statues
tadmor-part-basement-label = Basement
tadmor-part-colonnade-label = Colonnade
tadmor-part-roof-label = Roof
tadmor-part-statues-label = Statues

## Eras

tadmor-era = { $n ->
    [1] Era I
    [2] Era II
   *[other] Era III
}

## Regions

tadmor-region-north-sea = North Sea
tadmor-region-south-sea = South Sea
tadmor-region-euphrates = Euphrates
tadmor-region-damascus = Damascus
tadmor-region-palmyra = Palmyra
tadmor-region-ebla = Ebla
# A region that the content names itself: $en and $es.
tadmor-region-given = { -language.code ->
    [es] { $es }
   *[en] { $en }
}
-language = English
    .code = en

## Actions

tadmor-action-collect-effect = Take { $gain }.
tadmor-action-shipyard-effect = Gain a ship, if your rare goods allow it.
tadmor-action-caravan-effect = Gain a camel, if your tower or your King’s Missions allow it.
tadmor-action-gifts-effect = { $n } PP at once.
tadmor-action-market-effect = Trade basic resources for advanced ones, 1 for 1, as often as you like.
tadmor-action-market-full-effect = Trade 1 basic resource for 1 advanced one, or 1 advanced for 2 basic, as often as you like.
tadmor-action-upgrade-effect = { $n ->
    [one] Buy an upgrade for { $n } resource of any kind.
   *[other] Buy an upgrade for { $n } resources of any kind.
}
tadmor-action-singles-effect = Build tower levels one by one, paying for each.
tadmor-action-pairs-effect = { $n ->
    [0] Build tower levels two by two, paying for each pair.
    [one] Build { $n } pair of tower levels and pay for it.
   *[other] Build tower levels two by two, at most { $n } pairs, paying for each.
}
tadmor-action-traitor-effect = { $n ->
    [0] No effect in this Era.
    [one] Destroy 1 level of a tower at least as high as yours.
   *[other] Destroy { $n } levels of a tower at least as high as yours.
}
tadmor-action-temple-effect = Build the next part of your temple.
tadmor-action-temple-card-effect = Build the next part of your temple and draw a King’s Mission.
tadmor-action-rare-effect = Pay { $cost } for the top rare good of the { $pile } pile.
tadmor-action-rare-now-effect = Pay { $cost } for the top tile: { $good }.
tadmor-action-rare-any-effect = Pay { $cost } for any rare good of the { $pile } pile.
tadmor-action-rare-empty-effect = The pile is empty: there is nothing to take.
tadmor-action-temple-now-effect = Build the { $part } for { $cost }; your temple: { $points }.
tadmor-action-temple-card-now-effect = Build the { $part } for { $cost }, draw a mission; your temple: { $points }.
tadmor-action-temple-none-effect = No card of your next part ({ $part }) is left; one returns when another player builds on it.
tadmor-action-temple-gone-effect = No card of your next part ({ $part }) is left, and none will ever return.
tadmor-action-singles-now-effect = Your tower: { $height }. The next level costs { $cost }.
tadmor-action-pairs-now-effect = Your tower: { $height }. The next pair of levels costs { $cost }.
tadmor-action-missions-effect = Draw a King’s Mission, or complete one from your hand.
tadmor-action-war-effect = 1 PP for each level by which your tower is higher than the lowest one.
tadmor-action-start-effect = Take the First Player pawn and { $gain }.
tadmor-action-tax-effect = You are exempt from the tax this turn: { $cost }, or { $n } PP lost.
tadmor-action-tax-none-effect = No effect: there is no tax in this Era.
tadmor-action-raiders-effect = Secretly choose the region that is raided next turn.
tadmor-action-raiders-none-effect = No effect: no turn is left for a raid.
tadmor-action-start-last-effect = Take { $gain }; no turn is left for the First Player pawn.
tadmor-action-war-now-effect = { $points } as the towers stand: 1 for each level yours is higher than the lowest one.
tadmor-action-gain-now-effect = Gain { $piece }: you have what it needs.
tadmor-action-gain-later-effect = Not yet: needs { $needs }.
tadmor-action-gain-all-effect = No effect: you already have { $pieces }.

## Spaces of the board

tadmor-place-collect-wood = Wood
tadmor-place-collect-stone = Stone
tadmor-place-collect-marble = Marble
tadmor-place-collect-gold = Gold
tadmor-place-shipyard = Shipyard
tadmor-place-caravan = Caravan
tadmor-place-gifts = Gifts of Peace
tadmor-place-market = Market
tadmor-place-market-full = Full market
tadmor-place-upgrade-1 = Upgrade U1
tadmor-place-upgrade-2 = Upgrade U2
tadmor-place-upgrade-3 = Upgrade U3
tadmor-place-upgrade-4 = Upgrade U4
tadmor-place-singles = Tower level by level
tadmor-place-pairs = Tower in pairs
tadmor-place-traitor = Traitor
tadmor-place-temple = Temple
tadmor-place-temple-card = Temple and mission
tadmor-place-rare-grey = Grey rare good
tadmor-place-rare-yellow = Yellow rare good
tadmor-place-rare-red = Red rare good
tadmor-place-missions = King’s Missions
tadmor-place-war = War Supplies
tadmor-place-start = Start Player
tadmor-place-tax = Tax Collector
tadmor-place-raiders = Raiders

## What the next piece requires

tadmor-need = { $all }
tadmor-need-height = a tower of { $n }
tadmor-need-missions = { $n ->
    [one] { $n } King’s Mission
   *[other] { $n } King’s Missions
}
tadmor-need-sets = { $n ->
    [one] { $n } rare good of each colour
   *[other] { $n } rare goods of each colour
}

## What people wait for

tadmor-shared-upgrades = the upgrades
tadmor-shared-rare = the rare goods
tadmor-shared-temples = the temples
tadmor-shared-missions = the deck of King’s Missions
tadmor-shared-tower = the towers

## Conditions of the last upgrades

tadmor-legacy-tower = your tower alone is the highest
tadmor-legacy-tower-short = highest tower
tadmor-legacy-goods = you alone have the most rare goods
tadmor-legacy-goods-short = most rare goods
tadmor-legacy-missions = you alone have the most PP from King’s Missions
tadmor-legacy-missions-short = most mission PP
tadmor-legacy-temple = you alone have the most advanced temple
tadmor-legacy-temple-short = best temple
tadmor-legacy-pieces = you alone have the most camels and ships
tadmor-legacy-pieces-short = most pieces

## Upgrades named by what they do

# i1–i4, i23, i24: what is traded. i10–i13, i29–i32: the resource; $n  the Era. i38–i42: the condition.
tadmor-upgrade-trade-wood-marble = Wood for marble
tadmor-upgrade-trade-wood-gold = Wood for gold
tadmor-upgrade-trade-stone-marble = Stone for marble
tadmor-upgrade-trade-stone-gold = Stone for gold
tadmor-upgrade-trade-gold = Gold changer
tadmor-upgrade-trade-marble = Marble changer
tadmor-upgrade-trade-effect = Trade { $give } for { $take }, as often as you like.
tadmor-upgrade-trade-short = { $give } for { $take }
tadmor-upgrade-hold-wood = Timber hold { tadmor-numeral }
tadmor-upgrade-hold-stone = Stone hold { tadmor-numeral }
tadmor-upgrade-hold-marble = Marble hold { tadmor-numeral }
tadmor-upgrade-hold-gold = Gold hold { tadmor-numeral }
tadmor-upgrade-hold-effect = { $gain } more whenever a ship of yours collects it.
tadmor-upgrade-hold-short = +{ $gain } by ship
tadmor-upgrade-legacy-tower = Legacy of the tower
tadmor-upgrade-legacy-goods = Legacy of trade
tadmor-upgrade-legacy-missions = Legacy of service
tadmor-upgrade-legacy-temple = Legacy of the temple
tadmor-upgrade-legacy-pieces = Legacy of the caravan
tadmor-upgrade-legacy-effect = { $n } PP at the end if { $condition }.
tadmor-upgrade-legacy-short = { $n } PP: { $condition }
tadmor-numeral = { $n ->
    [1] I
    [2] II
   *[other] III
}

## Upgrades of Era I

tadmor-upgrade-i5 = Herald I
tadmor-upgrade-i5-effect = { $n } PP for each King’s Mission you complete.
tadmor-upgrade-i5-short = { $n } PP per mission
tadmor-upgrade-i6 = Prestige broker
tadmor-upgrade-i6-effect = Each turn, you may buy up to 1 basic resource for { $n } PP and 1 advanced one for { $m } PP.
tadmor-upgrade-i6-short = Basic { $n }, advanced { $m } PP
tadmor-upgrade-i7 = Own raiders
tadmor-upgrade-i7-effect = When you reveal the raider card, your own pieces in the region stay.
tadmor-upgrade-i7-short = Spared by own raiders
tadmor-upgrade-i8 = Collector I
tadmor-upgrade-i8-effect = { $n } PP for each rare good you acquire, { $m } PP for each one you get free.
tadmor-upgrade-i8-short = { $n } PP per rare good
tadmor-upgrade-i9 = Connoisseur’s credit
tadmor-upgrade-i9-effect = Once a turn, pay { $n } PP instead of resources for a rare good; never below 0 PP.
tadmor-upgrade-i9-short = Rare good for { $n } PP
tadmor-upgrade-i14 = Fifth storey A
tadmor-upgrade-i14-effect = Tower levels that are multiples of 5 are free.
tadmor-upgrade-i14-short = Multiples of 5 free
tadmor-upgrade-i15 = Fifth storey B
tadmor-upgrade-i15-effect = { tadmor-upgrade-i14-effect }
tadmor-upgrade-i15-short = { tadmor-upgrade-i14-short }
tadmor-upgrade-i16 = Tower fame I A
tadmor-upgrade-i16-effect = { $n } PP each turn if your tower alone is the highest.
tadmor-upgrade-i16-short = { $n } PP: highest tower
tadmor-upgrade-i17 = Tower fame I B
tadmor-upgrade-i17-effect = { tadmor-upgrade-i16-effect }
tadmor-upgrade-i17-short = { tadmor-upgrade-i16-short }
tadmor-upgrade-i18 = Scaffold masters
tadmor-upgrade-i18-effect = Your tower levels cost no wood.
tadmor-upgrade-i18-short = Tower without wood

## Upgrades of Era II

tadmor-upgrade-i19 = Herald II
tadmor-upgrade-i19-effect = { tadmor-upgrade-i5-effect }
tadmor-upgrade-i19-short = { tadmor-upgrade-i5-short }
tadmor-upgrade-i20 = Royal clerk
tadmor-upgrade-i20-effect = { $n ->
    [one] Completing a King’s Mission costs you { $n } resource less.
   *[other] Completing a King’s Mission costs you { $n } resources less.
}
tadmor-upgrade-i20-short = Missions: { $n } less
tadmor-upgrade-i21 = Private market A
tadmor-upgrade-i21-effect = Private: trade 1 basic for 1 advanced resource, or 1 advanced for 2 basic ones.
tadmor-upgrade-i21-short = Private market
tadmor-upgrade-i22 = Private market B
tadmor-upgrade-i22-effect = { tadmor-upgrade-i21-effect }
tadmor-upgrade-i22-short = { tadmor-upgrade-i21-short }
tadmor-upgrade-i25 = Spoils
tadmor-upgrade-i25-effect = When you reveal the raider card: { $n } PP if it removes at least one piece of another player.
tadmor-upgrade-i25-short = { $n } PP if a piece falls
tadmor-upgrade-i26 = Raider tribute
tadmor-upgrade-i26-effect = When you reveal the raider card, you gain { $gain }.
tadmor-upgrade-i26-short = Raid: { $gain }
tadmor-upgrade-i27 = Collector II
tadmor-upgrade-i27-effect = { tadmor-upgrade-i8-effect }
tadmor-upgrade-i27-short = { tadmor-upgrade-i8-short }
tadmor-upgrade-i28 = Trusted buyer
tadmor-upgrade-i28-effect = { $n ->
    [one] Acquiring a rare good costs you { $n } resource less.
   *[other] Acquiring a rare good costs you { $n } resources less.
}
tadmor-upgrade-i28-short = Rare goods: { $n } less
tadmor-upgrade-i33 = Great storehouse
tadmor-upgrade-i33-effect = At the end of the turn you may keep { $n } resources.
tadmor-upgrade-i33-short = Keep { $n } resources
tadmor-upgrade-i34 = Temple architects
tadmor-upgrade-i34-effect = { $n ->
    [one] Each part of a temple costs you { $n } resource less.
   *[other] Each part of a temple costs you { $n } resources less.
}
tadmor-upgrade-i34-short = Temple: { $n } less
tadmor-upgrade-i35 = Tower fame II A
tadmor-upgrade-i35-effect = { tadmor-upgrade-i16-effect }
tadmor-upgrade-i35-short = { tadmor-upgrade-i16-short }
tadmor-upgrade-i36 = Tower fame II B
tadmor-upgrade-i36-effect = { tadmor-upgrade-i16-effect }
tadmor-upgrade-i36-short = { tadmor-upgrade-i16-short }

## Upgrades of Era III

tadmor-upgrade-i37 = Private sanctuary
tadmor-upgrade-i37-effect = Private: build the next part of your temple and score { $n } PP; no King’s Mission.
tadmor-upgrade-i37-short = Private temple, { $n } PP
tadmor-upgrade-i43 = Keeper of the stores
tadmor-upgrade-i43-effect = Whenever you get a rare good, choose any of its pile; the rest is shuffled.
tadmor-upgrade-i43-short = Choose each rare good
tadmor-upgrade-i44 = Peacemaker
tadmor-upgrade-i44-effect = { $n ->
    [2] Your Gifts of Peace score double.
   *[other] Your Gifts of Peace score { $n } times as much.
}
tadmor-upgrade-i44-short = Gifts of Peace ×{ $n }
tadmor-upgrade-i45 = Armed escort
tadmor-upgrade-i45-effect = Raiders never remove your pieces.
tadmor-upgrade-i45-short = Immune to raiders
tadmor-upgrade-i46 = Tax charter
tadmor-upgrade-i46-effect = You pay no tax and lose no PP for it.
tadmor-upgrade-i46-short = No tax
tadmor-upgrade-i47 = Private workshop
tadmor-upgrade-i47-effect = Private: any one action of the Construction phase.
tadmor-upgrade-i47-short = Private Construction
tadmor-upgrade-i48 = Private envoy
tadmor-upgrade-i48-effect = Private: any one Kingdom action that you have not carried out on the board this turn.
tadmor-upgrade-i48-short = Private Kingdom action

## King’s Missions

tadmor-mission-k1 = Envoy to the Bazaars
tadmor-mission-k1-effect = Construction: take any rare good of one pile; the rest is shuffled.
tadmor-mission-k2 = Gift of the Satrap
tadmor-mission-k2-effect = { tadmor-mission-k1-effect }
tadmor-mission-k3 = Royal Masons
tadmor-mission-k3-effect = Construction: build the next part of your temple for free.
tadmor-mission-k4 = Royal Carpenters
tadmor-mission-k4-effect = { tadmor-mission-k3-effect }
tadmor-mission-k5 = Royal Shipwrights
tadmor-mission-k5-effect = Placement or Resolution: gain { $piece } without meeting any requirement.
tadmor-mission-k6 = Fleet of Tyre
tadmor-mission-k6-effect = { tadmor-mission-k5-effect }
tadmor-mission-k7 = Master Builder
tadmor-mission-k7-effect = { $n ->
    [one] Construction: build { $n } tower level for free.
   *[other] Construction: build { $n } tower levels for free.
}
tadmor-mission-k8 = Stonecutters’ Guild
tadmor-mission-k8-effect = { tadmor-mission-k7-effect }
tadmor-mission-k9 = Bribed Chieftain
tadmor-mission-k9-effect = Raiders, after the reveal: they attack another region of the deck instead.
tadmor-mission-k10 = False Trail
tadmor-mission-k10-effect = { tadmor-mission-k9-effect }
tadmor-mission-k11 = Royal Stables
tadmor-mission-k11-effect = { tadmor-mission-k5-effect }
tadmor-mission-k12 = Bedouin Breeders
tadmor-mission-k12-effect = { tadmor-mission-k5-effect }
tadmor-mission-k13 = Market Charter
tadmor-mission-k13-effect = Resolution: from now on this turn, use the Palmyra Market as if a piece of yours were there.
tadmor-mission-k14 = Forged Orders
tadmor-mission-k14-effect = Raiders, after the removals: swap one of your pieces with another player’s of the same kind.
tadmor-mission-k15 = Court of Scholars
tadmor-mission-k15-effect = { $n ->
    [one] Upgrades, after all purchases: take { $n } upgrade on display for free.
   *[other] Upgrades, after all purchases: take { $n } upgrades on display for free.
}
tadmor-mission-k16 = Royal Granary
tadmor-mission-k16-effect = { $n ->
    [one] Resolution: gain { $n } resource of any kind, as a Traded good.
   *[other] Resolution: gain { $n } resources of any kind, as Traded goods.
}
tadmor-mission-k17 = Royal Quarry
tadmor-mission-k17-effect = { tadmor-mission-k16-effect }
tadmor-mission-k18 = Royal Treasury
tadmor-mission-k18-effect = { tadmor-mission-k16-effect }
tadmor-mission-k19 = Vow to Baalshamin
tadmor-mission-k19-effect = Construction: take the basement of a new temple, even beside an unfinished one.
tadmor-mission-k20 = Sappers
tadmor-mission-k20-effect = { $n ->
    [one] Construction: destroy { $n } tower level of one opponent.
   *[other] Construction: destroy { $n } tower levels of one opponent.
}
tadmor-mission-k21 = Royal Favour
tadmor-mission-k21-effect = { $n ->
    [one] Construction: draw { $n } King’s Mission.
   *[other] Construction: draw { $n } King’s Missions.
}
tadmor-mission-k22 = Audience with Zenobia
tadmor-mission-k22-effect = { tadmor-mission-k21-effect }
tadmor-mission-k23 = Forced March
tadmor-mission-k23-effect = Placement: place up to { $n } pieces in one of your turns.
tadmor-mission-k24 = Swift Couriers
tadmor-mission-k24-effect = { tadmor-mission-k23-effect }
tadmor-mission-k25 = Foreign Engineers
tadmor-mission-k25-effect = Upgrades, after all purchases: take a free upgrade of Era I or II that is not on the board.
tadmor-mission-k26 = Foreign Philosophers
tadmor-mission-k26-effect = { tadmor-mission-k25-effect }
