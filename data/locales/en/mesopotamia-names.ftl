# Names of everything in Mesopotamia. Arguments: $n a number; $id “B4”, $name its name; $river a river; $goods a list; $colour of a die.

mesopotamia-name = Mesopotamia

## Empires

mesopotamia-empire-sumerian = Sumer
mesopotamia-empire-akkadian = Akkad
mesopotamia-empire-babylonian = Babylon
mesopotamia-empire-elamite = Elam
mesopotamia-empire-assyrian = Assyria
mesopotamia-empire-hittite = Hatti
mesopotamia-empire-mari = Mari
mesopotamia-empire-eblaite = Ebla
mesopotamia-mark-sumerian = { mesopotamia-empire-sumerian }
mesopotamia-mark-akkadian = { mesopotamia-empire-akkadian }
mesopotamia-mark-babylonian = { mesopotamia-empire-babylonian }
mesopotamia-mark-elamite = { mesopotamia-empire-elamite }
mesopotamia-mark-assyrian = { mesopotamia-empire-assyrian }
mesopotamia-mark-hittite = { mesopotamia-empire-hittite }
mesopotamia-mark-mari = { mesopotamia-empire-mari }
mesopotamia-mark-eblaite = { mesopotamia-empire-eblaite }
mesopotamia-tribe = the tribe

## The map

mesopotamia-area = { $id } { $name }
mesopotamia-area-a1 = Taurus Foothills
mesopotamia-area-a3 = Khabur Heights
mesopotamia-area-a4 = Sinjar Ridge
mesopotamia-area-a6 = Upper Zab
mesopotamia-area-a7 = Lullubi Range
mesopotamia-area-a9 = Zagros Gate
mesopotamia-area-b1 = Balikh Steppe
mesopotamia-area-b2 = Harran Plain
mesopotamia-area-b3 = Khabur Basin
mesopotamia-area-b4 = Jazira Woods
mesopotamia-area-b5 = Diyala Fields
mesopotamia-area-b6 = Kish Clay Pits
mesopotamia-area-b7 = Der Lowlands
mesopotamia-area-b8 = Susiana
mesopotamia-area-b9 = Anshan Quarries
mesopotamia-area-c1 = Palmyra Scrub
mesopotamia-area-c2 = Terqa Terraces
mesopotamia-area-c3 = Mari Groves
mesopotamia-area-c4 = Sippar Flats
mesopotamia-area-c5 = Babylon Fields
mesopotamia-area-c6 = Nippur Dunes
mesopotamia-area-c7 = Umma Thickets
mesopotamia-area-c8 = Lagash Delta
mesopotamia-area-c9 = Elam Pastures
mesopotamia-area-d1 = Syrian Basalt
mesopotamia-area-d3 = Hit Bitumen
mesopotamia-area-d4 = Anah Rocks
mesopotamia-area-d6 = Habbaniya Clay
mesopotamia-area-d7 = Eridu Ridge
mesopotamia-area-d9 = Sealand Banks
mesopotamia-area-a2 = Start area 1
mesopotamia-area-a5 = Start area 5
mesopotamia-area-a8 = Start area 4
mesopotamia-area-d2 = Start area 3
mesopotamia-area-d5 = Start area 6
mesopotamia-area-d8 = Start area 2
mesopotamia-section = { $id } { $river }
mesopotamia-river-t = Tigris
mesopotamia-river-e = Euphrates
mesopotamia-river-k = Great Canal
mesopotamia-river-g = Eastern Channel
mesopotamia-terrain-mountain = mountain
mesopotamia-terrain-desert = desert
mesopotamia-terrain-plain = plain

## Actions and technologies

mesopotamia-action-explore = Explore
mesopotamia-action-build = Build
mesopotamia-action-research = Research
mesopotamia-action-gather = Gather and Trade
mesopotamia-action-warfare = Warfare
mesopotamia-action-grow = Grow
mesopotamia-technology-explore-1 = Cartography
mesopotamia-technology-explore-2 = Astronomy
mesopotamia-technology-explore-3 = Calendar
mesopotamia-technology-explore-4 = Navigation
mesopotamia-technology-build-1 = Masonry
mesopotamia-technology-build-2 = Carpentry
mesopotamia-technology-build-3 = Urbanisation
mesopotamia-technology-build-4 = Architecture
mesopotamia-technology-research-1 = Cuneiform Writing
mesopotamia-technology-research-2 = Mathematics
mesopotamia-technology-research-3 = Literature
mesopotamia-technology-research-4 = Code of Laws
mesopotamia-technology-gather-1 = Resource Gathering
mesopotamia-technology-gather-2 = Weights and Measures
mesopotamia-technology-gather-3 = Trade Routes
mesopotamia-technology-gather-4 = Currency
mesopotamia-technology-warfare-1 = Bronze Casting
mesopotamia-technology-warfare-2 = Archery
mesopotamia-technology-warfare-3 = Animal Husbandry
mesopotamia-technology-warfare-4 = Chariot Wheel
mesopotamia-technology-grow-1 = Agriculture
mesopotamia-technology-grow-2 = Irrigation
mesopotamia-technology-grow-3 = Pottery
mesopotamia-technology-grow-4 = Medicine

## Goods, pieces and dice

mesopotamia-goods = { $goods }
mesopotamia-no-goods = nothing
mesopotamia-goods-stone = { $n } stone
mesopotamia-goods-wood = { $n } wood
mesopotamia-goods-clay = { $n } clay
mesopotamia-goods-food = { $n } food
mesopotamia-goods-tablet = { $n ->
    [one] { $n } tablet
   *[other] { $n } tablets
}
mesopotamia-goods-knuckle = { $n ->
    [one] { $n } knuckle
   *[other] { $n } knuckles
}
mesopotamia-a-spearman = a spearman
mesopotamia-pieces-spearman = { $n ->
    [one] { $n } spearman
   *[other] { $n } spearmen
}
mesopotamia-a-archer = an archer
mesopotamia-pieces-archer = { $n ->
    [one] { $n } archer
   *[other] { $n } archers
}
mesopotamia-a-horseman = a horseman
mesopotamia-pieces-horseman = { $n ->
    [one] { $n } horseman
   *[other] { $n } horsemen
}
mesopotamia-a-chariot = a chariot
mesopotamia-pieces-chariot = { $n ->
    [one] { $n } chariot
   *[other] { $n } chariots
}
mesopotamia-a-ram = a ram
mesopotamia-pieces-ram = { $n ->
    [one] { $n } ram
   *[other] { $n } rams
}
mesopotamia-a-ship = a ship
mesopotamia-pieces-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
mesopotamia-a-wall = a wall
mesopotamia-pieces-wall = { $n ->
    [one] { $n } wall
   *[other] { $n } walls
}
mesopotamia-a-ziggurat = a level of the ziggurat
mesopotamia-pieces-ziggurat = { $n ->
    [one] { $n } level of the ziggurat
   *[other] { $n } levels of the ziggurat
}
mesopotamia-a-settlement = a settlement
mesopotamia-pieces-settlement = { $n ->
    [one] { $n } settlement
   *[other] { $n } settlements
}
mesopotamia-a-garden = a part of the Hanging Gardens
mesopotamia-pieces-garden = { $n ->
    [one] { $n } part of the Hanging Gardens
   *[other] { $n } parts of the Hanging Gardens
}
mesopotamia-colour-white = white
mesopotamia-colour-silver = silver
mesopotamia-colour-black = black
mesopotamia-face-gir = Gir (path)
mesopotamia-face-gish = Gish (timber)
mesopotamia-face-dub = Dub (tablet)
mesopotamia-face-she = She (barley)
mesopotamia-face-tukul = Tukul (weapon)
mesopotamia-face-un = Un (people)
mesopotamia-face-an = An (heaven)
mesopotamia-face-lugal = Lugal (king)
mesopotamia-face-me = Me (divine law)
mesopotamia-face-star = star
mesopotamia-face-none = not rolled yet
mesopotamia-star-of = { $colour } star
mesopotamia-die = { $colour } die: { $face }

## Hanging Gardens

mesopotamia-garden-terrace-foundations = Terrace Foundations
mesopotamia-garden-river-pump-house = River Pump House
mesopotamia-garden-royal-causeway = Royal Causeway
mesopotamia-garden-lower-arcade = Lower Arcade
mesopotamia-garden-cedar-court = Cedar Court
mesopotamia-garden-brick-vaults = Brick Vaults
mesopotamia-garden-water-stairs = Water Stairs
mesopotamia-garden-scholars-grove = Scholars’ Grove
mesopotamia-garden-fruit-terrace = Fruit Terrace
mesopotamia-garden-upper-arcade = Upper Arcade
mesopotamia-garden-hall-of-tablets = Hall of Tablets
mesopotamia-garden-palm-promenade = Palm Promenade
mesopotamia-garden-crown-of-palms = Crown of Palms
mesopotamia-garden-sky-basin = Sky Basin
mesopotamia-garden-queens-summit = Queen’s Summit
mesopotamia-garden-assyrian-aqueduct = Assyrian Aqueduct
mesopotamia-garden-guardian-bulls = Guardian Bulls
mesopotamia-garden-iron-trellis = Iron Trellis
mesopotamia-garden-lion-gate = Lion Gate
mesopotamia-garden-garden-of-sennacherib = Garden of Sennacherib
mesopotamia-garden-palace-orchard = Palace Orchard
mesopotamia-garden-archive-court = Archive Court
mesopotamia-garden-date-walk = Date Walk
mesopotamia-garden-ambassadors-bridge = Ambassadors’ Bridge
mesopotamia-garden-zimri-lims-pavilion = Zimri-Lim’s Pavilion

## Trade tokens

mesopotamia-trade-timber-for-grain = Timber for Grain
mesopotamia-trade-grain-for-timber = Grain for Timber
mesopotamia-trade-clay-for-masonry = Clay for Masonry
mesopotamia-trade-stone-for-bricks = Stone for Bricks
mesopotamia-trade-market-gifts = Market Gifts
mesopotamia-trade-bronze-traders = Bronze Traders
mesopotamia-trade-scribal-school = Scribal School
mesopotamia-trade-brick-convoy = Brick Convoy
mesopotamia-trade-cedar-convoy = Cedar Convoy
mesopotamia-trade-grain-tax = Grain Tax
mesopotamia-trade-copper-road = Copper Road
mesopotamia-trade-royal-scribes = Royal Scribes
mesopotamia-trade-delta-harvest = Delta Harvest
mesopotamia-trade-lapis-road = Lapis Road
mesopotamia-trade-temple-estates = Temple Estates
mesopotamia-trade-dilmun-fleet = Dilmun Fleet
mesopotamia-trade-magan-copper = Magan Copper
mesopotamia-trade-meluhha-treasure = Meluhha Treasure
mesopotamia-trade-silver-weights = Silver Weights
mesopotamia-trade-great-tribute = Great Tribute
mesopotamia-trade-anatolian-wood = Anatolian Wood
mesopotamia-trade-hill-flocks = Hill Flocks
mesopotamia-trade-iron-trial = Iron Trial
mesopotamia-trade-tin-caravan = Tin Caravan
mesopotamia-trade-karum-kanesh = Karum Kanesh
mesopotamia-trade-war-horses = War Horses
mesopotamia-trade-iron-of-hatti = Iron of Hatti
mesopotamia-trade-royal-annals = Royal Annals
mesopotamia-trade-olive-oil = Olive Oil
mesopotamia-trade-river-tolls = River Tolls
mesopotamia-trade-textile-house = Textile House
mesopotamia-trade-envoys = Envoys
mesopotamia-trade-palace-archive = Palace Archive
mesopotamia-trade-boat-builders = Boat Builders
mesopotamia-trade-alliance-gifts = Alliance Gifts
mesopotamia-trade-grand-bazaar = Grand Bazaar

## Quests

mesopotamia-quest-urban-league = Urban League
mesopotamia-quest-school-of-the-kiln = School of the Kiln
mesopotamia-quest-teeming-cities = Teeming Cities
mesopotamia-quest-house-of-heaven = House of Heaven
mesopotamia-quest-master-builders = Master Builders
mesopotamia-quest-lords-of-war = Lords of War
mesopotamia-quest-river-masters = River Masters
mesopotamia-quest-chariot-lords = Chariot Lords
mesopotamia-quest-wall-builders = Wall Builders
mesopotamia-quest-merchant-princes = Merchant Princes
mesopotamia-quest-gardeners = Gardeners
mesopotamia-quest-explorers-of-the-edge = Explorers of the Edge
mesopotamia-quest-wide-dominion = Wide Dominion
mesopotamia-quest-highlanders = Highlanders
mesopotamia-quest-desert-kings = Desert Kings
mesopotamia-quest-guardians-of-the-plain = Guardians of the Plain
mesopotamia-quest-standing-army = Standing Army
mesopotamia-quest-priest-kings = Priest Kings
mesopotamia-quest-iron-fist = Iron Fist
mesopotamia-quest-siege-train = Siege Train
mesopotamia-quest-royal-road = Royal Road
mesopotamia-quest-annals-of-the-king = Annals of the King
mesopotamia-quest-cavalry-wing = Cavalry Wing
mesopotamia-quest-conqueror = Conqueror
mesopotamia-quest-palace-economy = Palace Economy
mesopotamia-quest-archive-of-ebla = Archive of Ebla
mesopotamia-quest-law-givers = Law Givers
mesopotamia-quest-harvest-lords = Harvest Lords
mesopotamia-quest-harbour-towns = Harbour Towns
mesopotamia-quest-allied-cities = Allied Cities
