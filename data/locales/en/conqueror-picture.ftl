# Words on Conqueror’s pictures, short enough for their place, and the text forms of the board.
# Names are in conqueror-names.ftl.

conqueror-picture-game = Conqueror
conqueror-picture-river = Danube
conqueror-picture-round = Round { $n } of { $of }
conqueror-picture-before = Before round 1
conqueror-picture-purchases = First purchases
conqueror-picture-won-forts = wins with { $n } forts
conqueror-picture-won-last = is the last one left
conqueror-picture-order = Turn order
conqueror-picture-battle = Battle: { $place }
conqueror-picture-chronicle = { $level } · { $name }
conqueror-picture-no-chronicle = No chronicle card in force
conqueror-picture-nobody = Nobody
conqueror-picture-colour-red = red
conqueror-picture-colour-blue = blue
conqueror-picture-colour-yellow = yellow
conqueror-picture-colour-green = green
conqueror-picture-colour-violet = violet
conqueror-picture-colour-ink = black

## Zones that can be shown enlarged

conqueror-picture-zone-north-west = The north-west
conqueror-picture-zone-north-east = The north-east
conqueror-picture-zone-middle = The middle
conqueror-picture-zone-south-west = The south-west
conqueror-picture-zone-south-east = The south-east
conqueror-picture-zone-boards = Agents, trade and chronicle
conqueror-picture-sign-capital = capital
conqueror-picture-sign-great = great fort
conqueror-picture-sign-small = small fort
conqueror-picture-sign-built = built fort
conqueror-picture-sign-temporary = temporary capital
conqueror-picture-sign-blank = covered fort
conqueror-picture-sign-food = food
conqueror-picture-sign-coin = coin
conqueror-picture-sign-independents = independents
conqueror-picture-sign-tired = exhausted
conqueror-picture-sign-wharf = Wharf
conqueror-picture-sign-docked = ships there

## Upgrades where there is little room

conqueror-picture-upgrade-thoroughbred = Thorough.
conqueror-picture-upgrade-heavy-cavalry = Heavy cav.
conqueror-picture-upgrade-aggression = Aggression
conqueror-picture-upgrade-long-spears = Spears
conqueror-picture-upgrade-discipline = Discipline
conqueror-picture-upgrade-elite-armor = Armor
conqueror-picture-upgrade-amphibious-assault = Amphib.
conqueror-picture-upgrade-naval-mastery = Naval
conqueror-picture-upgrade-rapid-aim = Rapid Aim
conqueror-picture-upgrade-deadly-aim = Deadly Aim

## Upgrades where there is least room, as with five or six players

conqueror-picture-brief-thoroughbred = Thoro.
conqueror-picture-brief-heavy-cavalry = Heavy
conqueror-picture-brief-aggression = Aggr.
conqueror-picture-brief-long-spears = Spears
conqueror-picture-brief-discipline = Discip.
conqueror-picture-brief-elite-armor = Armor
conqueror-picture-brief-amphibious-assault = Amph.
conqueror-picture-brief-naval-mastery = Naval
conqueror-picture-brief-rapid-aim = Rapid
conqueror-picture-brief-deadly-aim = Deadly

## The boards

conqueror-picture-trade = Trade track
conqueror-picture-flags = Trade flags and agents
conqueror-picture-districts = Districts
conqueror-picture-projects = Mega projects
conqueror-picture-upgrades = Unit upgrades
conqueror-picture-chronicles = Chronicle
conqueror-picture-copies = { $n } left
conqueror-picture-past = So far: { $cards }.
conqueror-picture-icon-discount = districts cost { $n } less
conqueror-picture-icon-discount-projects = districts and mega projects −{ $n }
conqueror-picture-icon-spy = see a player’s cards
conqueror-picture-icon-redeploy = move your agent again

## Tables

conqueror-picture-lands = Territories
conqueror-picture-heroes = Heroes
conqueror-picture-cards = Districts and upgrades
conqueror-picture-no-cards = None yet
conqueror-picture-cards-projects = Districts, upgrades, mega projects
conqueror-picture-board = Player board
conqueror-picture-board-base = Base board: { $power }
conqueror-picture-board-a = Board A: { $power }
conqueror-picture-board-b = Board B: { $power }
conqueror-picture-board-elite = Elite unit: { $effect }
conqueror-picture-bought = { $n ->
    [one] bought, face down
   *[other] { $n } bought, face down
}
conqueror-picture-hero-open = used once
conqueror-picture-hero-spent = discarded
conqueror-picture-hero-ready = ready to be played
conqueror-picture-hero-sale = not bought
conqueror-picture-hero-maybe = perhaps bought
conqueror-picture-elite-ready = not recruited
conqueror-picture-elite-map = on the map
conqueror-picture-elite-lost = lost
conqueror-picture-tactics = Battle tactics
conqueror-picture-no-tactics = You have no battle tactics.
conqueror-picture-points = Points
conqueror-picture-points-for = { $what }: { $n }.
conqueror-picture-means = What your coins can buy
conqueror-picture-secrets = Known to you alone
conqueror-picture-danger = Where you can be attacked
conqueror-picture-so-far-attack = Attack by { $name } so far: { $n }
conqueror-picture-so-far-defence = Defence by { $name } so far: { $n }
conqueror-picture-step = { $step }: { $parts }
conqueror-picture-no-danger = No army can reach your territories now.
conqueror-picture-more-threats = and { $n } more
conqueror-picture-more-in-danger = and { $n } more of your territories
conqueror-picture-priced = { $what } ({ $n })
conqueror-picture-offered = { $what } ({ $n }: { $effect })
conqueror-picture-means-district = Districts: { $what }
conqueror-picture-means-upgrade = Upgrades: { $what }
conqueror-picture-means-project = Mega projects: { $what }
conqueror-picture-means-hero = Heroes: { $what }
conqueror-picture-means-elite-can = Your elite unit: yes, for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
conqueror-picture-means-elite-cannot = Your elite unit: no, it costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
conqueror-picture-means-engine-can = A siege engine: yes, for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
conqueror-picture-means-engine-cannot = A siege engine: no, it costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
conqueror-picture-means-engine-nowhere = A siege engine: no, you hold no great fort
conqueror-picture-at-district-granary = Granary
conqueror-picture-at-district-bazaar = Bazaar
conqueror-picture-at-district-fort = Fort
conqueror-picture-at-district-academy = Academy
conqueror-picture-at-project-wonder = Wonder
conqueror-picture-at-project-port = Port
conqueror-picture-at-project-temple = Temple
conqueror-picture-at-project-wharf = Wharf
conqueror-picture-at-upgrade-cavalry = cavalry upgrades
conqueror-picture-at-upgrade-infantry = infantry upgrades
conqueror-picture-at-upgrade-naval = naval upgrades
conqueror-picture-at-upgrade-archer = archer upgrades
conqueror-picture-at-trade-carthage = trade with Carthage
conqueror-picture-at-trade-gaul = trade with Gaul
conqueror-picture-at-trade-rome = trade with Rome
conqueror-picture-at-trade-greece = trade with Greece
conqueror-picture-at-trade-persia = trade with Persia
conqueror-picture-at-trade-egypt = trade with Egypt
conqueror-picture-at-trade-independents = trade with the independents

## Changes since the reader’s last look

conqueror-picture-change-battle = { $who } attacks { $place }.
conqueror-picture-change-out = { $who } is out of the game.
conqueror-picture-change-order = New turn order: { $order }.
conqueror-picture-change-chronicle = Chronicle: { $name }.
conqueror-picture-change-left = Nobody controls { $place } any more.
conqueror-picture-change-taken = { $who } now controls { $place }, with { $units }.
conqueror-picture-change-fort = A fort was built in { $place }.
conqueror-picture-change-forts = { $n ->
    [one] { $n } fort
   *[other] { $n } forts
}
conqueror-picture-change-temporary = { $who } set up a temporary capital in { $place }.
conqueror-picture-change-army = { $place }: { $units }.
conqueror-picture-change-kept = Kept back in { $place }: { $units }.
conqueror-picture-change-tired = Exhausted in { $place }: { $units }.
conqueror-picture-change-cards = { $who } gained { $what }.
conqueror-picture-change-agent = { $who } placed the agent here.
conqueror-picture-change-track = { $who } reached space { $n } of the trade track.
conqueror-picture-change-wharf = { $who } built a Wharf in { $place }.
conqueror-picture-change-docked = At the Wharf in { $place }: { $units }.
conqueror-picture-change-sailed = No ships are left at the Wharf in { $place }.
conqueror-picture-change-docked-tired = At the Wharf in { $place }, exhausted: { $units }.

## Reports of battles

conqueror-picture-report = Battle { $n }: { $place }
conqueror-report-won = { $name } conquers { $place }
conqueror-report-beaten = { $name } wins, but nobody moves into { $place }
conqueror-report-tie = A tie; the defence holds { $place } for { $name }
conqueror-report-held = The defence holds { $place } for { $name }
conqueror-report-plate-won = conquers { $place }
conqueror-report-plate-beaten = wins, but doesn’t move in
conqueror-report-plate-tie = a tie, nothing changes
conqueror-report-plate-held = holds { $place }
conqueror-report-from = attack from { $place }
conqueror-report-for = defence of { $place }
conqueror-report-step-volley = Volley
conqueror-report-step-units = Units
conqueror-report-step-helpers = Reinforcements
conqueror-report-step-cards = Cards
conqueror-report-step-place = Other effects
conqueror-report-step-die = Die
conqueror-report-step-total = Strength
conqueror-report-no-archers = no volley
conqueror-report-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
conqueror-report-toll = Casualties
conqueror-report-losses = Units lost
conqueror-report-after = After the battle
conqueror-report-none = None
conqueror-report-no-melee = The volley decided it; there was no melee
conqueror-report-inflicts = Inflicted by { $name }: { $n } ({ $parts }).
conqueror-report-shields = Shields of { $name }: { $n } ({ $parts }).
conqueror-report-costs = Lost by { $name } through own cards and units: { $n } ({ $parts }).
conqueror-report-lost = { $name }: { $units } ({ $place })
conqueror-report-home = { $name } goes back to { $place }.
conqueror-report-left = { $name } leaves { $units } behind in { $place }.
conqueror-report-retreat = { $name } retreats to { $place }.
conqueror-report-sailed = The ships of { $name } retreat to { $place }.
conqueror-report-trapped = No retreat: { $name } lost { $units }.
conqueror-report-volley = Volley of { $name }: { $dice }; { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}.
conqueror-report-own-help = reinforcement
conqueror-report-attack = Attack by { $name } from { $place }: { $parts }; { $total } in all.
conqueror-report-defence = Defence of { $place } by { $name }: { $parts }; { $total } in all.
conqueror-report-attack-shot = Attack by { $name } from { $place }: { $parts }.
conqueror-report-defence-shot = Defence of { $place } by { $name }: { $parts }.

## The board in words

conqueror-alt-standing = { $name }, { $nation }: { $forts ->
    [one] 1 fort
   *[other] { $forts } forts
} of { $goal }, { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $points } VP.
conqueror-alt-purse = { $name } has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $tactics ->
    [one] 1 battle tactic
   *[other] { $tactics } battle tactics
}, { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}; { $fed ->
    [one] 1 unit
   *[other] { $fed } units
}, food for { $limit }.
conqueror-alt-battle = { $attacker } attacks { $place } from { $origin } with { $units }; there: { $defender }, { $defending }.
conqueror-alt-helps-attack = { $name } reinforces the attack from { $place } with { $units }.
conqueror-alt-helps-defence = { $name } reinforces the defence from { $place } with { $units }.
conqueror-alt-land = { $place }: { $name }, { $units }.
conqueror-text-chronicle = Chronicle { $name }: { $effect }
conqueror-text-order = Turn order: { $names } (hourglass: { $first })
conqueror-text-independents = Independents
conqueror-text-nobody = Nobody’s territories
conqueror-text-purse = Coins: { $coins } | Food: { $food } | Units fed: { $fed } of { $limit } | Battle tactics: { $tactics }
conqueror-text-heroes = Heroes: { $names }
conqueror-text-hidden-hero = one face down for { $n }
conqueror-text-ready-hero = { $name } (not used yet)
conqueror-text-open-hero = { $name } (used once)
conqueror-text-cards = Districts: { $districts } | Upgrades: { $upgrades }
conqueror-text-barracks = Barracks: { $units }; elite unit: { $elite }
conqueror-text-income = Income in Taxes as things stand: { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
conqueror-text-track = Trade track: space { $n } of { $of }
conqueror-text-agent = Agent: { $where }
conqueror-text-agent-of = { $name } ({ $where })
conqueror-text-agents = Agents: { $where }
conqueror-text-left = Copies left: { $what }
conqueror-text-copies = { $what } { $n }
conqueror-text-bans = Can’t attack { $names } this round
conqueror-text-dynasty-ready = Dynasty not changed
conqueror-text-dynasty-active = Dynasty changed this round
conqueror-text-dynasty-used = Dynasty changed
conqueror-text-stored = { $n } food stored
conqueror-text-temporary = Temporary capital: { $place }
conqueror-text-great = { $place } (great fort)
conqueror-text-small = { $place } (small fort)
conqueror-text-capital = { $place } (capital)
conqueror-text-temporary-capital = { $place } (temporary capital)
conqueror-text-blank = { $place } (covered fort)
conqueror-text-land = { $place }: { $units }
conqueror-text-kept = kept back: { $units }
conqueror-text-tired = exhausted: { $units }
conqueror-text-empty = Empty: { $places }
conqueror-text-wharf = Wharf in { $place }; ships there: { $ships }
conqueror-text-wharf-empty = Wharf in { $place }; no ships there
conqueror-text-projects = Mega projects: { $what }
conqueror-text-wonder = { $what } ({ $n } VP)
conqueror-text-next-wonder = Next Wonder: { $n } VP
conqueror-text-hand = Your battle tactics: { $cards }
conqueror-text-plan = Your plan: { $what }
conqueror-text-joins = Your reinforcement: { $what }
conqueror-text-leaders = Your heroes in this battle: { $what }
conqueror-text-laid = Your tactics in this battle: { $what }
conqueror-text-gives = You give up { $what }
conqueror-text-known = You have seen of { $name }: { $cards }
