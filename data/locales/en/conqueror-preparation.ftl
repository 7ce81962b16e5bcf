# Conqueror: the phase of Preparation. Events with a doer go on after the player’s name.
#
# $units a list of units; $unit an elite unit; $place, $places territories; $heroes heroes with their prices; $hero a hero, or “a hero” for those who may not
# know which; $effect what somebody is good for; $price, $left coins, or what is left in the barracks; $what a list of things to do; $planned a sentence; $fed units
# that need food, $limit how many there is food for; $food food; $n, $first, $then numbers and parts of a list.

## Questions

conqueror-topic-preparation = recruit and prepare

conqueror-ask-prepare = { $planned } Units on the map: { $fed }, with food for { $limit }. You have { $left }.
conqueror-ask-plague = The Plague takes { $n ->
    [one] one of your units
   *[other] { $n } of your units
}. Which?
conqueror-ask-surplus = You have { $fed } units and food for { $limit }. { $n ->
    [one] One unit has
   *[other] { $n } units have
} to go back to the barracks. Which?
conqueror-nothing-planned = What do you recruit?
conqueror-planned = Planned so far: { $what }.

## Answers

conqueror-group-leaders = Elite unit and heroes
conqueror-do-usual = Do the usual and finish
conqueror-hint-usual = { $what }
conqueror-do-token = Spend your stored food
conqueror-hint-token = This round there is food for { $limit } units; you have { $fed }
conqueror-do-lose = { $place }: give up { $units }
conqueror-hint-stay = { $n ->
    [0] No units stay there
    [one] { $units } stays there
   *[other] { $units } stay there
}
conqueror-hint-given-up = { $food ->
    [0] You give up { $place }
   *[other] You give up { $place } and its { $food } food
}
conqueror-do-recruit = { $place }: { $units }
conqueror-hint-fed = Then { $fed ->
    [one] 1 unit
   *[other] { $fed } units
}, food for { $limit } · left in the barracks: { $left }
conqueror-do-levy = { $place }: { $units } from the Levy
conqueror-hint-levy = Needs no food this round · left in the barracks: { $left }
conqueror-group-mercenaries = Cavalry for coins
conqueror-do-mercenary = { $units } in { $place } for { $price }
conqueror-hint-mercenary = Then { $fed ->
    [one] 1 unit
   *[other] { $fed } units
}, food for { $limit } · leaves you { $left }
conqueror-do-elite = { $unit } in { $place } for { $price }
conqueror-do-siege = Siege engine in { $place } for { $price }
conqueror-siege-effect = Strength { $n } when attacking a fort, else none
conqueror-do-hero = { $hero } for { $price }
conqueror-hint-bought = { $effect } · leaves you { $left }
conqueror-do-store = Store { $food } food and finish
conqueror-do-done = Finish
conqueror-do-done-unstored = Finish without storing food
conqueror-hint-possible = Still possible: { $what }
conqueror-possible-forts = units in { $n ->
    [1] { $places }
    [2] { $places }
   *[other] { $n } territories
}
conqueror-possible-levy = the Levy
conqueror-possible-mercenary = a cavalry for coins
conqueror-possible-elite = your elite unit
conqueror-possible-siege = a siege engine
conqueror-possible-heroes = { $n ->
    [one] a hero
   *[other] one of { $n } heroes
}

## Plans

conqueror-units-at = { $units } in { $place }
conqueror-parts = { $first }; { $then }
conqueror-a-hero = a hero
conqueror-hero-for = { $hero } for { $price }

conqueror-planned-token = spend your stored food
conqueror-planned-plague = lose { $units } to the Plague
conqueror-planned-surplus = send back { $units }
conqueror-planned-recruit = recruit { $units }
conqueror-planned-levy = levy { $units }
conqueror-planned-mercenary = recruit { $units } in { $place } for { $price }
conqueror-planned-elite = recruit the { $unit } in { $place } for { $price }
conqueror-planned-siege = buy { $units } for { $price }
conqueror-planned-hero = buy { $hero } for { $price }
conqueror-planned-heroes = buy { $heroes }
conqueror-planned-store = store { $food } food

conqueror-prepared-token = spent the stored food
conqueror-prepared-plague = lost { $units } to the Plague
conqueror-prepared-surplus = sent back { $units } for lack of food
conqueror-prepared-recruit = recruited { $units }
conqueror-prepared-levy = levied { $units }
conqueror-prepared-mercenary = recruited { $units } in { $place } for { $price }
conqueror-prepared-elite = recruited the { $unit } in { $place } for { $price }
conqueror-prepared-siege = bought { $units } for { $price }
conqueror-prepared-hero = bought { $hero } for { $price }
conqueror-prepared-heroes = bought { $heroes }
conqueror-prepared-store = stored { $food } food

## Events

conqueror-event-prepared = { $what }
conqueror-event-prepared-private = { $what }
conqueror-event-idle = did nothing in Preparation

## Standing orders

conqueror-routine-usual = Prepare as usual: recruit the strongest at every fort, buy nothing, store spare food
conqueror-routine-mercenary = Prepare as usual, but first recruit the cavalry for coins, at the capital if possible (board B)
