# Mesopotamia: what is asked and told from set-up to the final count. Events with a doer go on after the player’s name; the
# others are sentences of their own.
#
# $name a match or a technology; $who a player; $order players in their order; $empire an empire; $area an area; $section a river
# section; $unit a unit; $goods what is paid or gained; $action an action; $dice what dice show; $colour, $face a die; $tile a
# tile of the Hanging Gardens; $trades trade tokens; $quests, $needs lists; $terrain a terrain; $phase a phase; $activations,
# $objects, $tablets, $discoveries, $sources, $knuckles, $food, $steps what a technology allows; $piece what is built; $place an
# area or a section; $paid, $gained goods; $lack, $lacks, $terms sentences of their own; $round, $level, $limit, $left, $points, $n
# numbers.
# In Explore: $origin, $target, $left, $taken, $brought areas or sections; $there, $banks lists; $units pieces.
# $event an event, $option one of its options, $options several, $income, $brings what it brings, $rounds for how long, $printed
# what something replaces; $quest a quest; $space of a track.
# In combat: $attacker, $defender, $enemy, $winner, $loser, $other, $ahead parties or their units, by the text; $cards, $mine, $theirs,
# $attack, $defence, $fighters, $rows, $parts lists or sums; $fighter a unit with its card; $row of the Standard, or a number;
# $bid a list; $slots, $their_slots free slots by rows; $facing a sentence; $head, $last parts of a series; $strength, $tactics,
# $mobility, $least numbers.

## The lobby

mesopotamia-lobby-own-mark = Choose empire
mesopotamia-lobby-joined = You’re in “{ $name }”. You can choose an empire; if you don’t, you’ll get a random one.
mesopotamia-lobby-marks = Your empire in “{ $name }”. If you don’t choose one, you’ll get a random one.
mesopotamia-lobby-mark-chosen = Saved for “{ $name }”. You can change your empire until the match starts.
mesopotamia-lobby-choose-mark = Choose your empire
mesopotamia-lobby-by-lot = random empire
mesopotamia-refuses-boxes = With the base box up to { $n } can play. Add an expansion, or play with fewer.

## Options of a match

mesopotamia-option-boxes = Boxes
mesopotamia-option-boxes-about = Which empires, events, quests, tiles and trade tokens are in play. Five or six players need an expansion.
mesopotamia-option-boxes-base = Base box
mesopotamia-option-boxes-assyrians_hittites = With Assyrians and Hittites
mesopotamia-option-boxes-mari_eblaites = With Mari and Eblaites
mesopotamia-option-boxes-both = With both expansions
mesopotamia-option-dice = Dingir dice
mesopotamia-option-dice-about = Whether Dingir dice are rolled, or set to any glyph when they are placed.
mesopotamia-option-dice-rolled = Rolled
mesopotamia-option-dice-set = Set, without luck
mesopotamia-option-combat = Combat
mesopotamia-option-combat-about = Whether units fight with cards and a bid in three parts, or with a single bid.
mesopotamia-option-combat-cards = With combat cards
mesopotamia-option-combat-simple = Simplified
mesopotamia-option-last_round = Last round
mesopotamia-option-last_round-about = After which round the match ends at the latest. By the rules it goes on until the Hanging Gardens are complete.
mesopotamia-option-last_round-off = Hanging Gardens complete
mesopotamia-option-last_round-5 = After round 5
mesopotamia-option-last_round-10 = After round 10
mesopotamia-option-last_round-20 = After round 20
mesopotamia-option-last_round-30 = After round 30

## Where the game is

mesopotamia-moment = Round { $round }: { $phase }
mesopotamia-moment-turn = Round { $round }: { $phase }, { $who }’s turn
mesopotamia-phase-setup = Set-up
mesopotamia-phase-action = Action phase
mesopotamia-phase-combat = Combat phase
mesopotamia-phase-end = The match is over
mesopotamia-units = { $n } of { $limit } units

## Set-up

mesopotamia-topic-start = choose a start area
mesopotamia-ask-start = In which start area does your empire begin?
mesopotamia-event-start = begins with { $empire } in { $area }
mesopotamia-event-laid-out = Event tokens, tribes and trade tokens are laid out: { $trades }. The first part of the Hanging Gardens is { $tile }.
mesopotamia-topic-first-die = choose the colour of a die
mesopotamia-ask-first-die = Which colour has your first Dingir die? Each colour shows other glyphs.
mesopotamia-event-first-die = takes a { $colour } die, which shows { $face }
mesopotamia-event-first-die-set = takes a { $colour } die
mesopotamia-topic-outpost = place a first settlement
mesopotamia-ask-outpost = Where do you place your first settlement and a wall? They’re free, and the event there stays unseen.
mesopotamia-do-no-outpost = Nowhere
mesopotamia-event-outpost = places a settlement and a wall in { $area }
mesopotamia-event-no-outpost = places no settlement
mesopotamia-topic-berth = place a ship
mesopotamia-ask-berth = Where does your first ship lie?
mesopotamia-event-berth = has a ship on { $section }
mesopotamia-topic-quests = choose quests
mesopotamia-ask-quests = Which { $n } quests do you keep? The rest goes back under the deck, and nobody sees any of them before the end.
mesopotamia-event-quests = Everybody is dealt { $n } quests.
mesopotamia-event-alone-quests = is dealt { $n } quests
mesopotamia-event-quests-private = Everybody is dealt { $n } quests; yours are { $quests }.
mesopotamia-event-alone-quests-private = is dealt { $n } quests: { $quests }
mesopotamia-event-quests-kept = Everybody has kept { $n } quests.
mesopotamia-event-alone-quests-kept = has kept { $n } quests
mesopotamia-needs = At the end: { $needs }
mesopotamia-need-terrain = { $n } occupied areas of { $terrain }
mesopotamia-need-population = population level { $n }
mesopotamia-need-ziggurat = ziggurat level { $n }
mesopotamia-need-event-space = space { $n } of the event track
mesopotamia-need-settlements = { $n ->
    [one] { $n } settlement
   *[other] { $n } settlements
}
mesopotamia-need-land-units = { $n } land units
mesopotamia-need-amphorae = { $n } amphorae on trade tokens
mesopotamia-need-gardens = { $n ->
    [one] { $n } part of the Hanging Gardens
   *[other] { $n } parts of the Hanging Gardens
}
mesopotamia-need-occupied = { $n } occupied areas
mesopotamia-need-prizes = { $n ->
    [one] control of { $n } event token worth points
   *[other] control of { $n } event tokens worth points
}
mesopotamia-need-harbours = { $n ->
    [one] { $n } ship beside one of your settlements
   *[other] { $n } ships beside your settlements
}

## Rounds and turns

mesopotamia-event-round = Round { $round } begins. Turn order: { $order }.
mesopotamia-event-ended-gardens = The Hanging Gardens are complete: the match is over.
mesopotamia-event-ended-rounds = That was the last round: the match is over.
mesopotamia-event-quests-shown = had these quests: { $quests }
mesopotamia-topic-act = choose an action
mesopotamia-ask-act = What do you do next? Each action can be taken once in a turn.
mesopotamia-topic-end = end the turn
mesopotamia-ask-end = You have no action left. Until you end your turn, you can still take your answers back.
mesopotamia-group-piece = With the selection piece
mesopotamia-group-dice = With dice
mesopotamia-do-with-dice = { $action } · { $dice }
mesopotamia-do-reroll = Roll dice again ({ $n ->
    [one] { $n } tablet
   *[other] { $n } tablets
})
mesopotamia-do-free = Roll dice again for free
mesopotamia-do-reroll-last = Pay { $n ->
    [one] { $n } tablet
   *[other] { $n } tablets
}
mesopotamia-do-free-last = Pay nothing
mesopotamia-do-end = End turn
mesopotamia-brings-explore = { $name }: { $activations ->
    [one] { $activations } activation
   *[other] { $activations } activations
}
mesopotamia-brings-no-march = { $name }: none of your units can move ({ $activations ->
    [one] { $activations } activation
   *[other] { $activations } activations
})
mesopotamia-brings-build = { $name }: build { $objects ->
    [one] { $objects } thing
   *[other] up to { $objects } things
}
mesopotamia-brings-research = { $name }: clay for { $tablets ->
    [one] { $tablets } tablet
   *[other] { $tablets } tablets
}, up to { $discoveries ->
    [one] { $discoveries } discovery
   *[other] { $discoveries } discoveries
}
mesopotamia-brings-no-build = { $name }: nothing now. { $lacks }
mesopotamia-brings-no-research = { $name }: nothing now, for want of clay and tablets
mesopotamia-brings-gather = { $name }: gather { $sources ->
    [one] { $sources } resource
   *[other] up to { $sources } resources
} and trade, in either order
mesopotamia-brings-few-sources = { $name }: gather { $n ->
    [one] { $n } resource (you have { $n } source of { $sources })
   *[other] { $n } resources (you have { $n } sources of { $sources })
} and trade, in either order
mesopotamia-brings-warfare = { $name }: { $knuckles ->
    [one] { $knuckles } knuckle
   *[other] { $knuckles } knuckles
}, and you may create a unit
mesopotamia-brings-grow = { $name }: { $food } food for each step, up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
mesopotamia-brings-no-growth = { $name }: you can’t grow now ({ $food } food for each step, up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
})
mesopotamia-event-piece = takes an action with the selection piece: { $action }
mesopotamia-event-dice = takes an action with dice ({ $dice }): { $action }
mesopotamia-topic-reroll = roll dice again
mesopotamia-ask-reroll = Which dice do you roll again?
mesopotamia-then-roll = and roll
mesopotamia-then-roll-again = and roll the die again
mesopotamia-then-roll-next = and roll for the next one
mesopotamia-event-reroll-paid = pays for rolling again: { $dice }
mesopotamia-event-reroll-free = rolls again for free: { $dice }
mesopotamia-event-rolled = rolls the dice for the next turn: { $dice }

## Explore

mesopotamia-topic-activate = move units
mesopotamia-ask-activate = { $n ->
    [one] Which unit do you move? You can activate { $n } more time.
   *[other] Which unit do you move? You can activate { $n } more times.
}
mesopotamia-group-origin = From { $origin }
mesopotamia-do-march = { $unit } to { $target }
mesopotamia-do-march-back = { $unit } out and back to { $target }
mesopotamia-do-march-ram = { $unit } with a ram to { $target }
mesopotamia-do-march-ram-moved = { $unit } to { $target }, a ram from { $taken } to { $brought }
mesopotamia-do-march-ship = { $unit } to { $target }
mesopotamia-do-done-exploring = Stop exploring
mesopotamia-then-reveal = and reveal the event
mesopotamia-hint-march = There: { $there }
mesopotamia-hint-march-gives-up = Gives up { $left }. There: { $there }
mesopotamia-hint-march-gives-up-event = Gives up { $left } and its event. There: { $there }
mesopotamia-hint-march-leaves-ram = Leaves a ram alone in { $left }. There: { $there }
mesopotamia-hint-ship = Between { $banks }
mesopotamia-hint-ship-meets = A ship of { $who } lies there: if both stay, they sink. Between { $banks }
mesopotamia-march-bank = { $area } ({ $goods })
mesopotamia-march-nothing = nothing
mesopotamia-march-event = an event of { $who } (round { $n } of { $rounds })
mesopotamia-march-event-own = an event of yours (round { $n } of { $rounds })
mesopotamia-march-points = { $points ->
    [one] an event worth { $points } point
   *[other] an event worth { $points } points
}
mesopotamia-march-tribe = an event guarded by a tribe ({ $units })
mesopotamia-march-enemies = { $who } ({ $units })
mesopotamia-march-own = { $n ->
    [one] a unit of yours
   *[other] { $n } units of yours
}
mesopotamia-event-marched = moves { $unit } from { $origin } to { $target }
mesopotamia-event-marched-back = moves { $unit } out of { $origin } and back again
mesopotamia-event-marched-ram = moves { $unit } with a ram from { $origin } to { $target }
mesopotamia-event-marched-ram-moved = moves { $unit } from { $origin } to { $target }, and on its way a ram from { $taken } to { $brought }
mesopotamia-event-marched-ship = moves { $unit } from { $origin } to { $target }
mesopotamia-event-not-explored = can’t move any unit

## Build

mesopotamia-topic-build = build
mesopotamia-ask-build = { $n ->
    [one] What do you build?
   *[other] What do you build? Up to { $n } things, the same one again if you like.
}
mesopotamia-do-build = { $piece } in { $place }
mesopotamia-do-build-ship = { $piece } on { $place }
mesopotamia-do-build-ziggurat = Level { $level } of the ziggurat, with a { $colour } die
mesopotamia-do-build-garden = Hanging Gardens: { $tile }
mesopotamia-do-build-done = Nothing more
mesopotamia-terms = For { $goods }; worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mesopotamia-terms-asking = For { $goods }, with { $needs }; worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mesopotamia-then-next-tile = and reveal the next part
mesopotamia-then-last-tile = and make this the last round
mesopotamia-lacks = Missing for { $lacks }
mesopotamia-lack = { $piece } ({ $needs })
mesopotamia-lack-piece = a free piece
mesopotamia-lack-units = room for another unit
mesopotamia-lack-place = a place
mesopotamia-all-built = Everything is built.
mesopotamia-event-built = builds { $piece } in { $place }
mesopotamia-event-built-ship = builds { $piece } on { $place }
mesopotamia-event-built-ziggurat = builds level { $level } of the ziggurat and takes a { $colour } die
mesopotamia-event-built-garden = builds part { $n } of the Hanging Gardens: { $tile }
mesopotamia-event-tile = The next part of the Hanging Gardens is { $tile }. { $terms }.
mesopotamia-event-gardens-complete = The Hanging Gardens are complete. The match ends with this round.
mesopotamia-event-nothing-built = can’t build anything

## Research

mesopotamia-topic-study = research
mesopotamia-ask-study = What do you research? Up to { $left ->
    [one] { $left } discovery
   *[other] { $left } discoveries
}, each for { $n ->
    [one] { $n } tablet
   *[other] { $n } tablets
}. Clay can be converted before or after all of them.
mesopotamia-topic-convert = convert clay
mesopotamia-ask-convert = Do you convert clay into tablets?
mesopotamia-do-convert = { $paid } for { $gained }
mesopotamia-do-discover = { $action }: { $name }
mesopotamia-do-study-done = Nothing more
mesopotamia-then-no-more = and discover nothing more
mesopotamia-event-converted = converts { $paid } into { $gained }
mesopotamia-event-discovered = discovers { $name } ({ $action })
mesopotamia-event-nothing-studied = can’t research anything

## Gather and trade

mesopotamia-good-stone = Stone
mesopotamia-good-wood = Wood
mesopotamia-good-clay = Clay
mesopotamia-good-food = Food
mesopotamia-topic-market = gather and trade
mesopotamia-ask-market = Do you gather first, or make your one trade first?
mesopotamia-do-gather-first = Gather, then maybe trade
mesopotamia-do-no-market = Neither gather nor trade
mesopotamia-topic-gather = gather resources
mesopotamia-ask-gather = { $n ->
    [one] Which resource do you gather?
   *[other] Which { $n } resources do you gather? Each comes from another source.
}
mesopotamia-event-gathered = gathers { $goods }
mesopotamia-topic-trade = trade
mesopotamia-ask-trade = With which token do you trade?
mesopotamia-do-trade = { $name }: { $paid } for { $gained }
mesopotamia-do-no-trade = No trade
mesopotamia-hint-trade-claims = { $n ->
    [0] Your amphora goes on it
    [one] Your amphora goes on it: { $n } point at the end
   *[other] Your amphora goes on it: { $n } points at the end
}
mesopotamia-hint-trade-own = Your amphora is on it already
mesopotamia-hint-trade-pays = { $who } gets what you pay
mesopotamia-hint-too-dear = Missing for { $trades }
mesopotamia-trade-lacks = { $name } ({ $goods })
mesopotamia-event-trade-claimed = claims { $name } and trades { $paid } for { $gained }
mesopotamia-event-traded = trades { $paid } for { $gained } ({ $name })
mesopotamia-event-trade-paid = pays { $paid } to { $who } and gains { $gained } ({ $name })

## Warfare and Grow

mesopotamia-costs = For { $goods }
mesopotamia-event-gained = gains { $goods }
mesopotamia-topic-recruit = create a unit
mesopotamia-ask-recruit = Which unit do you create, and where?
mesopotamia-do-recruit = { $unit } in { $area }
mesopotamia-do-no-unit = No unit
mesopotamia-event-recruited = creates { $unit } in { $area }
mesopotamia-topic-grow = choose how far to grow
mesopotamia-ask-grow = How many steps does your population grow?
mesopotamia-do-grow = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
mesopotamia-event-grown = { $n ->
    [one] grows to population level { $level }
   *[other] grows by { $n } steps to population level { $level }
}
mesopotamia-event-not-grown = can’t grow

## Events

mesopotamia-event-revealed = reveals an event in { $area }: { $event }
mesopotamia-topic-event = choose an option of an event
mesopotamia-ask-event = { $event } in { $area }: which option do you take?
mesopotamia-offers-instant = At once: { $brings }{ $steps ->
    [0] {""}
   *[other] ; event track +{ $steps }
}
mesopotamia-offers-points = At once: { $brings }{ $steps ->
    [0] {""}
   *[other] ; event track +{ $steps }
}; at the end { $points ->
    [one] { $points } point
   *[other] { $points } points
} for controlling the area
mesopotamia-offers-rounds = { $rounds } rounds of control: { $income } each, then { $brings }{ $steps ->
    [0] {""}
   *[other] ; event track +{ $steps }
}
mesopotamia-brings-discovery = a discovery in { $action }
mesopotamia-brings-technology = { $technology }
mesopotamia-brings-any-technology = a technology of your choice, as { $action } is at its highest level
mesopotamia-brings-no-technology = no technology, as all are at their highest level
mesopotamia-brings-settlement = a settlement
mesopotamia-brings-quest = a quest
mesopotamia-brings-no-quest = no quest, as none is left
mesopotamia-brings-population = a step on the population track
mesopotamia-brings-no-population = no step on the population track, as you can’t go higher
mesopotamia-brings-instead = { $goods } instead of { $printed }
mesopotamia-then-quest = and draw
mesopotamia-event-chosen-instant = chooses “{ $option }” ({ $event }, { $area })
mesopotamia-event-chosen-points = chooses “{ $option }” ({ $event }, { $area }); its token stays, for whoever controls the area at the end
mesopotamia-event-chosen-rounds = chooses “{ $option }” ({ $event }, { $area }), which pays at the end of each round
mesopotamia-topic-reveals = order events to reveal
mesopotamia-ask-reveals = You’ve beaten several tribes. In which order do you reveal their events?
mesopotamia-event-taken-over = takes over an event in { $area }: { $event }
mesopotamia-event-income = gains { $goods } from “{ $option }” (round { $n } of { $rounds })
mesopotamia-event-waiting = These events wait, as whoever runs them doesn’t control the area: { $options }.
mesopotamia-event-joined = gets { $unit } in { $area } for free
mesopotamia-event-refused = can’t place { $unit } and gains { $goods } instead
mesopotamia-event-quest = draws a quest
mesopotamia-event-quest-private = draws a quest: { $quest }
mesopotamia-event-no-quest = draws no quest, as none is left
mesopotamia-topic-discover = choose a technology
mesopotamia-ask-discover = Your { $action } is at its highest level. Which other technology do you discover for free?
mesopotamia-do-no-discovery = None
mesopotamia-event-no-discovery = discovers nothing
mesopotamia-event-nothing-to-discover = can discover nothing more
mesopotamia-event-advanced = { $n ->
    [one] advances to space { $space } of the event track
   *[other] advances by { $n } steps to space { $space } of the event track
}
mesopotamia-event-not-advanced = can’t advance beyond space { $space } of the event track

## Combat

mesopotamia-event-engaged = { $attacker } attacks { $defender } in { $area }.
mesopotamia-event-ships-bring = gets { $goods } from ships beside the combat
mesopotamia-event-tribe-rolls = { $who } decides for the tribe. Its die shows { $n }, so it has { $goods }.
mesopotamia-event-drawn = Combat cards of { $who }: { $cards }
mesopotamia-fighter = { $unit } { $n } ({ $strength }/{ $tactics }/{ $mobility })
mesopotamia-unit-spearman = spearman
mesopotamia-unit-archer = archer
mesopotamia-unit-horseman = horseman
mesopotamia-unit-chariot = chariot
mesopotamia-advantage = tactics count against { $units }
mesopotamia-no-advantage = tactics never count
mesopotamia-fighter-against = { $fighter } against { $units }
mesopotamia-fighter-even = { $fighter }, no advantage
mesopotamia-row-strength = Strength
mesopotamia-row-tactics = Tactics
mesopotamia-row-mobility = Mobility
mesopotamia-topic-bid = bid knuckles
mesopotamia-ask-bid = Combat in { $area }: how do you bid your knuckles? You have { $n }{ $least ->
    [0] {""}
   *[other] , and at least { $least } must be bid for your ships
}. Against you: { $enemy } with { $left }. Your units (strength/tactics/mobility): { $mine }, with { $slots } free slots. Enemies: { $theirs }, with { $their_slots } free slots. Whoever wins a row assigns the difference, but only as far as there are free slots.
mesopotamia-ask-bid-tribe = Combat in { $area }: how do you bid all { $n } knuckles of the tribe? { $enemy } has { $left }. The tribe (strength/tactics/mobility): { $mine }, with { $slots } free slots. Enemies: { $theirs }, with { $their_slots } free slots. Whoever wins a row assigns the difference, but only as far as there are free slots.
mesopotamia-slots = { $strength }/{ $tactics }/{ $mobility }
mesopotamia-sealed-bid = Your bid: { $bid }
mesopotamia-sealed-row = { $row }: { $goods }
mesopotamia-sealed-quests = You keep these quests: { $quests }
mesopotamia-event-bid = Bid of { $who }: strength { $strength }, tactics { $tactics }, mobility { $mobility }
mesopotamia-event-standard-won = { $row }: { $winner } wins with { $mine } to { $theirs }.
mesopotamia-event-standard-back = { $row }: { $winner } wins with { $mine } to { $theirs }; { $loser } gets { $goods } back.
mesopotamia-event-standard-tie = { $row }: { $n } each, and nobody assigns anything.
mesopotamia-topic-assign = assign knuckles
mesopotamia-ask-assign = { $row } is yours: on which cards do you place { $n ->
    [one] { $n } knuckle
   *[other] { $n } knuckles
}? Units of { $attacker } (strength/tactics/mobility): { $attack }. Units of { $defender }: { $defence }
mesopotamia-ask-assign-rows = { $row } is yours: on which cards do you place { $n ->
    [one] { $n } knuckle
   *[other] { $n } knuckles
}? Units of { $attacker } against those of { $defender } (strength/tactics/mobility): { $rows }
mesopotamia-assigned = { $n } on { $fighter }
mesopotamia-event-assigned = { $row }, assigned by { $who }: { $fighters }
mesopotamia-event-no-slot = { $row }: no card has a free slot.
mesopotamia-topic-rows = choose the number of rows
mesopotamia-ask-rows = You arrange all units. In how many rows do they fight? Attack: { $attack }. Defence: { $defence }
mesopotamia-do-rows = { $n ->
    [one] { $n } row
   *[other] { $n } rows
}
mesopotamia-topic-arrange = arrange units
mesopotamia-ask-split = How many units of { $who } stand in each row? They are: { $fighters }. { $facing }
mesopotamia-slot-row = Row { $n }
mesopotamia-ask-line-up = In which order do the units of { $who } line up, from the front of the first row on? { $rows }. { $facing }
mesopotamia-facing = Against them: { $theirs }
mesopotamia-facing-queue = Against them, from the front on: { $theirs }
mesopotamia-facing-rows = Against them, each row from the front on: { $rows }
mesopotamia-lined-up = row { $row }: { $theirs }
mesopotamia-row-size = Row { $row }: { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
mesopotamia-series = { $head }; { $last }
mesopotamia-row = row { $n }: { $attack } against { $defence }
mesopotamia-event-arranged = Units as arranged by { $who }: { $rows }
mesopotamia-part-printed = strength { $n }
mesopotamia-part-assigned = assigned { $n }
mesopotamia-part-tactics = tactics { $n }
mesopotamia-sum = { $n } ({ $parts })
mesopotamia-event-bout = Row { $row }: { $winner } of { $who } with { $mine } beats { $loser } of { $other } with { $theirs }.
mesopotamia-event-bout-tie = Row { $row }: { $winner } of { $who } with { $mine } beats { $loser } of { $other } with { $theirs }: { $who } is ahead on the event track.
mesopotamia-event-bout-tie-tribe = Row { $row }: { $winner } of { $who } with { $mine } beats { $loser } of { $other } with { $theirs }: a tribe loses ties.
mesopotamia-topic-retreat = choose where a unit retreats
mesopotamia-ask-retreat = Where does { $unit } of { $who } retreat?
mesopotamia-event-homeward = Of { $n } areas { $who } retreats to { $area }, the nearest to its start area.
mesopotamia-event-homeward-tie = Of { $n } areas { $who } retreats to { $area }, of those nearest to its start area the topmost, then leftmost.
mesopotamia-event-beaten-retreated = { $who } retreats with { $unit } to { $area } (mobility { $mine } to { $theirs }).
mesopotamia-event-beaten-retreated-tie = { $who } retreats with { $unit } to { $area } (mobility { $mine } to { $theirs }: { $ahead } is ahead on the event track).
mesopotamia-event-beaten-retreated-tie-tribe = { $who } retreats with { $unit } to { $area } (mobility { $mine } to { $theirs }: a tribe loses ties).
mesopotamia-event-beaten-destroyed = { $who } loses { $unit } (mobility { $mine } to { $theirs }).
mesopotamia-event-beaten-destroyed-tie = { $who } loses { $unit } (mobility { $mine } to { $theirs }: { $ahead } is ahead on the event track).
mesopotamia-event-beaten-cornered = { $who } loses { $unit }, which has nowhere to retreat to (mobility { $mine } to { $theirs }).
mesopotamia-event-beaten-cornered-tie = { $who } loses { $unit }, which has nowhere to retreat to (mobility { $mine } to { $theirs }: { $ahead } is ahead on the event track).
mesopotamia-event-beaten-cornered-tie-tribe = { $who } loses { $unit }, which has nowhere to retreat to (mobility { $mine } to { $theirs }: a tribe loses ties).
mesopotamia-event-beaten-removed = The tribe loses { $unit }.
mesopotamia-topic-tire = choose a knuckle to lose
mesopotamia-ask-tire = The fight has tired { $unit }. From which row does it lose an assigned knuckle?
mesopotamia-event-tired = Tired by the fight, { $unit } of { $who } loses a knuckle ({ $row }).
mesopotamia-event-held = The combat in { $area } is won by { $who }.
mesopotamia-topic-order-combats = order the combats
mesopotamia-ask-order-combats = In which order are the combats fought? You lead the event track, so you decide about those of others, too.
mesopotamia-hint-parties = There: { $parties }
mesopotamia-event-combats-ordered = fixes the order of combats: { $areas }
mesopotamia-topic-pair = choose who fights next
mesopotamia-ask-pair = Which two fight next in { $area }? Whoever has come later attacks. You name pairs until one party is left.
mesopotamia-do-pair = { $attacker } against { $defender }
mesopotamia-ask-bid-sum = Combat in { $area }: how many of your { $n } knuckles do you bid?{ $least ->
    [0] {""}
   *[other] {" "}At least { $least }, for your ships.
} Your units have power { $mine }. Against you: { $enemy }, with power { $theirs } and { $left ->
    [one] { $left } knuckle
   *[other] { $left } knuckles
}.
mesopotamia-slot-bid = Bid
mesopotamia-event-contended = { $area }: { $winner } with power { $mine } (bid { $bid }) beats { $loser } with power { $theirs } (bid { $against }).
mesopotamia-event-contended-tie = { $area }: { $winner } with power { $mine } (bid { $bid }) beats { $loser } with power { $theirs } (bid { $against }): { $who } is ahead on the event track.
mesopotamia-event-contended-tie-tribe = { $area }: { $winner } with power { $mine } (bid { $bid }) beats { $loser } with power { $theirs } (bid { $against }): a tribe loses ties.
mesopotamia-event-gets-back = gets { $goods } back
mesopotamia-topic-lose-unit = choose a unit to lose
mesopotamia-ask-lose-unit = The victory in { $area } costs { $who } one unit. Which one is lost?
mesopotamia-event-lost-unit = The victory in { $area } costs { $who } { $unit }.

## Tribes

mesopotamia-event-tribe-gone = The tribe in { $area } is beaten for good.

## After combat

mesopotamia-event-sunk = Ships of { $who } meet on { $section } and sink.
mesopotamia-event-wall-fallen = The wall of { $who } in { $area } falls.
mesopotamia-event-ram-spent = loses a ram on the wall in { $area }
mesopotamia-event-rams-lost = loses { $n ->
    [one] a ram
   *[other] { $n } rams
} in { $area }
mesopotamia-topic-sack = decide about a settlement
mesopotamia-ask-sack = What do you do with the undefended settlement of { $who } in { $area }?
mesopotamia-do-conquer = Conquer it
mesopotamia-do-destroy = Destroy it
mesopotamia-event-conquer = conquers the settlement of { $who } in { $area }
mesopotamia-event-destroy = destroys the settlement of { $who } in { $area }

## Standing orders

mesopotamia-routine-end-turn = End my turn once I have no action left, though dice are rolled and my last action stands
mesopotamia-routine-gather-first = In Gather and Trade, gather first
mesopotamia-routine-no-trade = Make no trade after gathering
mesopotamia-routine-no-unit = Create no unit in Warfare
mesopotamia-routine-event-steps = Take the option of an event with more steps; keep an event won from somebody for six rounds
mesopotamia-routine-drawn-order = In fights, leave units in the order of their cards, in as many rows as possible
mesopotamia-routine-tire = When a unit is tired, lose mobility first, then tactics
mesopotamia-routine-conquer = Conquer settlements that nobody defends

## Points

mesopotamia-points-events = Event track (space { $n })
mesopotamia-points-population = Population track (level { $n })
mesopotamia-points-gardens = Hanging Gardens ({ $n })
mesopotamia-points-trade = Trade tokens ({ $n })
mesopotamia-points-tokens = Event tokens ({ $n })
mesopotamia-points-settlements = Settlements ({ $n })
mesopotamia-points-quests = Quests ({ $n })
mesopotamia-points-areas = Occupied areas ({ $n })
mesopotamia-tie-population = Tie broken by the population track
