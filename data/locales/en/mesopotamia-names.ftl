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

## Resources, pieces and dice

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

## Events, and their options

mesopotamia-card-desert-1 = Village with Ancient Wisdom
mesopotamia-choice-desert-1-1 = Protect the Village
mesopotamia-choice-desert-1-2 = Raid the Village
mesopotamia-card-desert-2 = Lost Caravan
mesopotamia-choice-desert-2-1 = Escort the caravan
mesopotamia-choice-desert-2-2 = Claim its wells
mesopotamia-card-desert-3 = Nomad Encampment
mesopotamia-choice-desert-3-1 = Hire the nomads
mesopotamia-choice-desert-3-2 = Grant them pasture
mesopotamia-card-desert-4 = Buried Temple
mesopotamia-choice-desert-4-1 = Excavate it
mesopotamia-choice-desert-4-2 = Consecrate it
mesopotamia-card-desert-5 = Sandstorm Shelter
mesopotamia-choice-desert-5-1 = Map the shelters
mesopotamia-choice-desert-5-2 = Hold the pass
mesopotamia-card-desert-6 = Salt Pans
mesopotamia-choice-desert-6-1 = Work the pans
mesopotamia-choice-desert-6-2 = Strip the pans
mesopotamia-card-desert-7 = Oasis of Palms
mesopotamia-choice-desert-7-1 = Settle the oasis
mesopotamia-choice-desert-7-2 = Harvest the dates
mesopotamia-card-desert-8 = Bandit Hideout
mesopotamia-choice-desert-8-1 = Recruit the bandits
mesopotamia-choice-desert-8-2 = Purge the hideout
mesopotamia-card-desert-9 = Star-Gazers’ Rock
mesopotamia-choice-desert-9-1 = Study the sky
mesopotamia-choice-desert-9-2 = Take the instruments
mesopotamia-card-desert-10 = Black Stone Quarry
mesopotamia-choice-desert-10-1 = Open the quarry
mesopotamia-choice-desert-10-2 = Raise a stele
mesopotamia-card-plain-1 = Fertile Floodplain
mesopotamia-choice-plain-1-1 = Dig canals
mesopotamia-choice-plain-1-2 = Harvest at once
mesopotamia-card-plain-2 = Abandoned Granary
mesopotamia-choice-plain-2-1 = Empty it
mesopotamia-choice-plain-2-2 = Restore it
mesopotamia-card-plain-3 = Potters’ Hamlet
mesopotamia-choice-plain-3-1 = Shelter the potters
mesopotamia-choice-plain-3-2 = Take their stock
mesopotamia-card-plain-4 = Royal Tomb
mesopotamia-choice-plain-4-1 = Plunder the tomb
mesopotamia-choice-plain-4-2 = Guard the tomb
mesopotamia-card-plain-5 = Wandering Scribe
mesopotamia-choice-plain-5-1 = Listen to him
mesopotamia-choice-plain-5-2 = Give him a house
mesopotamia-card-plain-6 = Horse Breeders
mesopotamia-choice-plain-6-1 = Learn their craft
mesopotamia-choice-plain-6-2 = Protect the herds
mesopotamia-card-plain-7 = Flooded Fields
mesopotamia-choice-plain-7-1 = Save the harvest
mesopotamia-choice-plain-7-2 = Rebuild the dykes
mesopotamia-card-plain-8 = Market Crossroads
mesopotamia-choice-plain-8-1 = Police the market
mesopotamia-choice-plain-8-2 = Copy its measures
mesopotamia-card-plain-9 = Shepherd Kings
mesopotamia-choice-plain-9-1 = Take their sons as guards
mesopotamia-choice-plain-9-2 = Tax the flocks
mesopotamia-card-plain-10 = Reed Marsh
mesopotamia-choice-plain-10-1 = Cut the reeds
mesopotamia-choice-plain-10-2 = Teach the boatwrights
mesopotamia-card-plain-11 = Oracle of Enki
mesopotamia-choice-plain-11-1 = Build a shrine
mesopotamia-choice-plain-11-2 = Ask for a sign
mesopotamia-card-plain-12 = Brick Makers
mesopotamia-choice-plain-12-1 = Adopt their kiln
mesopotamia-choice-plain-12-2 = Grant them land
mesopotamia-card-mountain-1 = Cedar Forest
mesopotamia-choice-mountain-1-1 = Log with care
mesopotamia-choice-mountain-1-2 = Clear the slope
mesopotamia-card-mountain-2 = Copper Mine
mesopotamia-choice-mountain-2-1 = Loot the smelters
mesopotamia-choice-mountain-2-2 = Work the mine
mesopotamia-card-mountain-3 = Mountain Pass
mesopotamia-choice-mountain-3-1 = Garrison the pass
mesopotamia-choice-mountain-3-2 = Chart the pass
mesopotamia-card-mountain-4 = Hermit’s Cave
mesopotamia-choice-mountain-4-1 = Carry off his scrolls
mesopotamia-choice-mountain-4-2 = Live by his counsel
mesopotamia-card-mountain-5 = Stone Lion
mesopotamia-choice-mountain-5-1 = Honour the idol
mesopotamia-choice-mountain-5-2 = Break it up
mesopotamia-card-mountain-6 = Gutian Deserters
mesopotamia-choice-mountain-6-1 = Enlist them
mesopotamia-choice-mountain-6-2 = Settle them here
mesopotamia-card-mountain-7 = Lapis Lazuli Vein
mesopotamia-choice-mountain-7-1 = Mine the vein
mesopotamia-choice-mountain-7-2 = Take what lies open
mesopotamia-card-mountain-8 = Hunting Grounds
mesopotamia-choice-mountain-8-1 = Great hunt
mesopotamia-choice-mountain-8-2 = Royal preserve
mesopotamia-card-plain-13 = Ford of the Chariots
mesopotamia-choice-plain-13-1 = Drill at the ford
mesopotamia-choice-plain-13-2 = Hold the ford
mesopotamia-card-plain-14 = Deported Craftsmen
mesopotamia-choice-plain-14-1 = House them
mesopotamia-choice-plain-14-2 = Put them to work
mesopotamia-card-mountain-9 = Iron Smiths
mesopotamia-choice-mountain-9-1 = Guard the secret
mesopotamia-choice-mountain-9-2 = Buy their blades
mesopotamia-card-mountain-10 = Storm God’s Peak
mesopotamia-choice-mountain-10-1 = Climb to the shrine
mesopotamia-choice-mountain-10-2 = Leave an offering
mesopotamia-card-desert-11 = Broken Treaty Stone
mesopotamia-choice-desert-11-1 = Restore the treaty
mesopotamia-choice-desert-11-2 = Recut it
mesopotamia-card-desert-12 = Lion Hunt
mesopotamia-choice-desert-12-1 = Hunt the lions
mesopotamia-choice-desert-12-2 = Feed the camp
mesopotamia-card-plain-15 = Palace Archive
mesopotamia-choice-plain-15-1 = Copy the archive
mesopotamia-choice-plain-15-2 = Carry it home
mesopotamia-card-plain-16 = River Toll Station
mesopotamia-choice-plain-16-1 = Keep the toll
mesopotamia-choice-plain-16-2 = Seize the barges
mesopotamia-card-mountain-11 = Tin Caravanserai
mesopotamia-choice-mountain-11-1 = Open the road
mesopotamia-choice-mountain-11-2 = Hold the road
mesopotamia-card-mountain-12 = Weather Prophet
mesopotamia-choice-mountain-12-1 = Heed the prophet
mesopotamia-choice-mountain-12-2 = Silence him
mesopotamia-card-desert-13 = Diviner’s Tent
mesopotamia-choice-desert-13-1 = Fund the rites
mesopotamia-choice-desert-13-2 = Ask for an omen
mesopotamia-card-desert-14 = Amorite Chiefs
mesopotamia-choice-desert-14-1 = Take hostages
mesopotamia-choice-desert-14-2 = Swear brotherhood

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
