# Names of everything in Caylus, and what each thing does in one line.
#
# Amounts contain their number $n: 2 food, 1 denier, 3 points, 1 royal favour.
# caylus-rate joins what is given and what is taken, caylus-or two alternatives; all their arguments are texts.
#
# Arguments of the effects; what they say comes from the content, which a pack may change:
#   production         $cubes   what is produced: amounts, alternatives joined by caylus-or
#   market             $price   an amount of deniers for the cube
#   peddler            $price   an amount of deniers for each cube; $most the number of cubes at most
#   lawyer             $pay     amounts, joined as a list
#   trade              $rates   caylus-rate, alternatives joined by caylus-or; church: also $favours
#   residence, library, hotel     $income  an amount of deniers
#   statue, theatre, college, monument     $favours  an amount of royal favours
#   trading post       $gain    an amount of deniers
#   merchants’ guild   $most    the number of spaces at most
#   joust field        $pay     amounts, joined as a list; $favours
#   stables            $most    the number of workers at most
#   inn                $price   an amount of deniers
#   castle             $loss    an amount of points
#   all others         none
#
# caylus-tile-… are the short names on the picture, where the colour of the tile tells its kind.

caylus-name = Caylus

## Colours of the players

caylus-mark-blue = Blue
caylus-mark-red = Red
caylus-mark-green = Green
caylus-mark-orange = Orange
caylus-mark-black = Black

## Amounts

caylus-cube-food = { $n } food
caylus-cube-wood = { $n } wood
caylus-cube-stone = { $n } stone
caylus-cube-cloth = { $n } cloth
caylus-cube-gold = { $n } gold
caylus-cube-any = { $n ->
    [one] 1 cube of any kind
   *[other] { $n } cubes of any kind
}
caylus-cube-no-gold = { $n ->
    [one] 1 cube that is not gold
   *[other] { $n } cubes that are not gold
}
caylus-deniers = { $n ->
    [one] 1 denier
   *[other] { $n } deniers
}
caylus-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
caylus-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
caylus-favours = { $n ->
    [one] 1 royal favour
   *[other] { $n } royal favours
}
caylus-rate = { $pay } for { $gain }
caylus-or = { $head } or { $last }

## Sections of the castle

caylus-section-dungeon = Dungeon
caylus-section-walls = Walls
caylus-section-towers = Towers

## Lines of royal favours

caylus-line-prestige = Prestige
caylus-line-deniers = Deniers
caylus-line-cubes = Cubes
caylus-line-buildings = Buildings

## The king’s men

caylus-provost = Provost
caylus-bailiff = Bailiff

## Castle, special buildings and bridge

caylus-building-castle = Castle
caylus-building-castle-effect = A batch is 3 different cubes, one of them food. If you deliver none, you lose { $loss }.
caylus-building-gate = Gate
caylus-building-gate-effect = Once everybody has passed, move this worker to any free place at no cost.
caylus-building-trading-post = Trading post
caylus-building-trading-post-effect = Take { $gain }.
caylus-building-guild = Merchants’ guild
caylus-building-guild-effect = Move the provost { $most ->
    [one] 1 space
   *[other] up to { $most } spaces
} forward or back at no cost.
caylus-building-joust = Joust field
caylus-building-joust-effect = Pay { $pay } for { $favours }.
caylus-building-stables = Stables
caylus-building-stables-effect = Move to the front of the turn order: { $most ->
    [one] 1 worker
   *[other] up to { $most } workers
}, in the order placed.
caylus-building-inn = Inn
caylus-building-inn-effect = From next round, while your worker stays here, every worker you place costs { $price }.
caylus-building-bridge = Bridge

## Neutral buildings

caylus-building-neutral-farm = Farm (neutral)
caylus-building-neutral-farm-effect = Produces { $cubes }.
caylus-building-neutral-forest = Forest (neutral)
caylus-building-neutral-forest-effect = Produces { $cubes }.
caylus-building-neutral-sawmill = Sawmill (neutral)
caylus-building-neutral-sawmill-effect = Produces { $cubes }.
caylus-building-neutral-quarry = Quarry (neutral)
caylus-building-neutral-quarry-effect = Produces { $cubes }.
caylus-building-neutral-carpenter = Carpenter (neutral)
caylus-building-neutral-carpenter-effect = Build a wood building on the first free space of the road.
caylus-building-neutral-market = Market (neutral)
caylus-building-neutral-market-effect = Sell 1 cube of any kind for { $price }.

## Fixed buildings

caylus-building-fixed-peddler = Peddler (fixed)
caylus-building-fixed-peddler-effect = Buy { $most ->
    [one] 1 cube for { $price }
   *[other] up to { $most } cubes for { $price } each
}, but not gold.
caylus-building-fixed-carpenter = Carpenter (fixed)
caylus-building-fixed-carpenter-effect = Build a wood building on the first free space of the road.
caylus-building-gold-mine = Gold mine
caylus-building-gold-mine-effect = Produces { $cubes }.

## Wood buildings

caylus-building-food-farm = Food farm
caylus-building-food-farm-effect = Produces { $cubes }.
caylus-building-cloth-farm = Cloth farm
caylus-building-cloth-farm-effect = Produces { $cubes }.
caylus-building-sawmill = Sawmill
caylus-building-sawmill-effect = Produces { $cubes }.
caylus-building-quarry = Quarry
caylus-building-quarry-effect = Produces { $cubes }.
caylus-building-market = Market
caylus-building-market-effect = Sell 1 cube of any kind for { $price }.
caylus-building-peddler = Peddler
caylus-building-peddler-effect = Buy { $most ->
    [one] 1 cube for { $price }
   *[other] up to { $most } cubes for { $price } each
}, but not gold.
caylus-building-mason = Mason
caylus-building-mason-effect = Build a stone building on the first free space of the road.
caylus-building-lawyer = Lawyer
caylus-building-lawyer-effect = Pay { $pay }: turn a neutral building, or your own wood or stone one, into a residence.

## Stone buildings

caylus-building-stone-farm = Stone farm
caylus-building-stone-farm-effect = Produces { $cubes }. When another player uses it, its owner gets one of these cubes.
caylus-building-park = Park
caylus-building-park-effect = Produces { $cubes }. When another player uses it, its owner gets one of these cubes.
caylus-building-workshop = Workshop
caylus-building-workshop-effect = Produces { $cubes }. When another player uses it, its owner gets one of these cubes.
caylus-building-architect = Architect
caylus-building-architect-effect = Build a prestige building in place of one of your residences.
caylus-building-church = Church
caylus-building-church-effect = Trade { $rates }. When built: { $favours }.
caylus-building-tailor = Tailor
caylus-building-tailor-effect = Trade { $rates }.
caylus-building-bank = Bank
caylus-building-bank-effect = Trade { $rates }.
caylus-building-alchemist = Alchemist
caylus-building-alchemist-effect = Trade { $rates }.
caylus-building-jeweller = Jeweller
caylus-building-jeweller-effect = Trade { $rates }.

## Residential building

caylus-building-residence = Residence
caylus-building-residence-effect = { $income } extra income every round. No worker can be placed here.

## Prestige buildings

caylus-building-statue = Statue
caylus-building-statue-effect = When built: { $favours }.
caylus-building-granary = Granary
caylus-building-granary-effect = Scores its points when built.
caylus-building-library = Library
caylus-building-library-effect = { $income } extra income every round.
caylus-building-weaver = Weaver
caylus-building-weaver-effect = Scores its points when built.
caylus-building-theatre = Theatre
caylus-building-theatre-effect = When built: { $favours }.
caylus-building-college = University
caylus-building-college-effect = When built: { $favours }.
caylus-building-monument = Monument
caylus-building-monument-effect = When built: { $favours }.
caylus-building-hotel = Hotel
caylus-building-hotel-effect = { $income } extra income every round.
caylus-building-cathedral = Cathedral
caylus-building-cathedral-effect = Scores its points when built.

## Short names on the picture

caylus-tile-castle = Castle
caylus-tile-gate = Gate
caylus-tile-trading-post = Trading post
caylus-tile-guild = Guild
caylus-tile-joust = Joust field
caylus-tile-stables = Stables
caylus-tile-inn = Inn
caylus-tile-bridge = Bridge
caylus-tile-neutral-farm = Farm
caylus-tile-neutral-forest = Forest
caylus-tile-neutral-sawmill = Sawmill
caylus-tile-neutral-quarry = Quarry
caylus-tile-neutral-carpenter = Carpenter
caylus-tile-neutral-market = Market
caylus-tile-fixed-peddler = Peddler
caylus-tile-fixed-carpenter = Carpenter
caylus-tile-gold-mine = Gold mine
caylus-tile-food-farm = Food farm
caylus-tile-cloth-farm = Cloth farm
caylus-tile-sawmill = Sawmill
caylus-tile-quarry = Quarry
caylus-tile-market = Market
caylus-tile-peddler = Peddler
caylus-tile-mason = Mason
caylus-tile-lawyer = Lawyer
caylus-tile-stone-farm = Stone farm
caylus-tile-park = Park
caylus-tile-workshop = Workshop
caylus-tile-architect = Architect
caylus-tile-church = Church
caylus-tile-tailor = Tailor
caylus-tile-bank = Bank
caylus-tile-alchemist = Alchemist
caylus-tile-jeweller = Jeweller
caylus-tile-residence = Residence
caylus-tile-statue = Statue
caylus-tile-granary = Granary
caylus-tile-library = Library
caylus-tile-weaver = Weaver
caylus-tile-theatre = Theatre
caylus-tile-college = University
caylus-tile-monument = Monument
caylus-tile-hotel = Hotel
caylus-tile-cathedral = Cathedral
