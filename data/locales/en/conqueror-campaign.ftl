# Conqueror: the Campaign and its battles. Events with a doer go on after the player’s name; the others are sentences of
# their own.
#
# $who, $other a player or the independents; $nation a nation; $place, $origin a territory; $units, $there lists of units;
# $id which one it is; $what a list of territories, or what a line of a report is for; $kind a kind of unit; $hero a hero, $heroes, $cards several
# cards; $lines, $parts lines of a report and parts of an effect; $dice faces of dice; $side “attack” or “defence”; $state
# “own” or “free”; $fort “capital”, “great”, “small” or “none”; $coins, $price coins; $strength of units; $attack, $defence strengths; $down heroes laid
# face down; $mine, $theirs strengths of the reader and of the enemy; $pays coins, $food food of a territory; $left a territory left empty, $leaves whether it is; $part “all” or “some”; $enemy a sentence about the heroes of the enemy; $n, $margin, $most, $shields, $own, $left, $casualties numbers.

## Places in a sentence

conqueror-the-place = { $id ->
    [alps] the { $place }
    [balearic_sea] the { $place }
    [tyrrhenian_sea] the { $place }
    [adriatic_sea] the { $place }
    [ionian_sea] the { $place }
    [libyan_sea] the { $place }
    [aegean_sea] the { $place }
    [levantine_sea] the { $place }
    [black_sea] the { $place }
    [atlantic_ocean] the { $place }
   *[other] { $place }
}

## Marching

conqueror-topic-blockade = keep an army back
conqueror-ask-blockade = The campaign turn of { $who } begins. For { $price } you can keep one army from moving and attacking this turn; it may still reinforce. Which one?
conqueror-hint-blockade = { $units } · strength { $strength }
conqueror-do-no-blockade = Keep none back
conqueror-event-blockade = pays { $coins } to keep back the army of { $who } in { $place } ({ $units }): it can’t move or attack this turn
conqueror-topic-marching = move or attack
conqueror-ask-march = It’s your campaign turn: where do you move or attack?
conqueror-from = { $place }: { $units }
conqueror-do-march-all = From { $origin } to { $place } with all
conqueror-do-march-crew = From { $origin } to { $place } with all but ships
conqueror-do-march-some = From { $origin } to { $place } with some
conqueror-do-march-one = From { $origin } to { $place } with { $units }
conqueror-do-attack-all = Attack { $place } from { $origin } with all
conqueror-do-attack-crew = Attack { $place } from { $origin } with all but ships
conqueror-do-attack-some = Attack { $place } from { $origin } with some
conqueror-do-attack-one = Attack { $place } from { $origin } with { $units }
conqueror-hint-worth = { $fort ->
    [great] {" "}· great fort
    [small] {" "}· small fort
   *[none] { "" }
}{ $food ->
    [0] { "" }
   *[other] {" "}· { $food } food
}{ $pays ->
    [0] { "" }
   *[other] {" "}· { $coins }
}
conqueror-hint-leaves = { $leaves ->
    [yes] {" "}· you give up { $left }
    [capital] {" "}· you give up { $left } and your temporary capital
   *[no] { "" }
}
conqueror-hint-odds = { $part ->
    [all] strength { $attack } to { $defence }
   *[some] strength { $defence } there
}
conqueror-hint-free = Free{ conqueror-hint-worth }{ conqueror-hint-leaves }
conqueror-hint-own = Yours · { $units }{ conqueror-hint-leaves }
conqueror-hint-held = { $nation } · { conqueror-hint-odds } · { $units }
conqueror-do-end-turn = End your campaign turn
conqueror-hint-barred = You can’t go everywhere: { $why }
conqueror-why-not-kept = Persia keeps back your army in { $what }
conqueror-why-not-traded = you traded with the owner ({ $n ->
    [1] { $what }
    [2] { $what }
   *[other] { $n } territories
})
conqueror-why-not-truce = the Sacred Truce protects capitals ({ $n ->
    [1] { $what }
   *[other] { $n } of them
})
conqueror-why-not-storms = Storms close the { $n ->
    [1] { $what }
   *[other] seas
}
conqueror-why-not-kept-brief = Persia keeps an army back
conqueror-why-not-traded-brief = you have traded
conqueror-why-not-truce-brief = there is a Sacred Truce
conqueror-why-not-storms-brief = Storms close the seas
conqueror-ask-detach = Which units go from { $origin } to { $place }?
conqueror-slot-cavalry = Cavalry
conqueror-slot-infantry = Infantry
conqueror-slot-archer = Archers
conqueror-slot-elite = Elite unit
conqueror-slot-ship = Ships
conqueror-slot-siege = Siege engines
conqueror-slot-again = { $kind }, for the second action
conqueror-amount-kind = { $id ->
    [cavalry] { conqueror-kind-cavalry }
    [infantry] { conqueror-kind-infantry }
    [archer] { conqueror-kind-archer }
    [elite] { conqueror-kind-elite }
    [ship] { conqueror-kind-ship }
   *[siege] { conqueror-kind-siege }
}
conqueror-amount-again = { conqueror-amount-kind } for the second action

conqueror-event-marched = moved { $units } from { $origin } to { $place }
conqueror-event-attacked = attacks { $place } from { $origin } with { $units }; { $who } defends it with { $there }
conqueror-event-attacked-independents = attacks { $place } from { $origin } with { $units }; the independents defend it with { $there }
conqueror-event-turn-ended = has ended the campaign turn

## Ships

conqueror-do-dock = From { $sea } to your Wharf in { $place }: { $units }
conqueror-hint-dock = Ships at a Wharf neither hold nor defend its territory
conqueror-do-carry = Carry units from { $place } across { $sea }
conqueror-do-carry-march = Carry units from { $place } across { $sea } to { $target }
conqueror-do-carry-attack = Carry units from { $place } across { $sea } and attack { $target }
conqueror-hint-carry = Up to { $n } units to another coast of this sea · { $each } on each ship
conqueror-ask-carry = Where do your ships carry units from { $origin } across { $sea }?
conqueror-do-land-march = Land in { $place }
conqueror-do-land-attack = Attack { $place }
conqueror-ask-load = Which units go by ship from { $origin } to { $place }? Up to { $most }.{ $leaves ->
    [yes] {" "}If all of them go, you give up { $origin }.
   *[no] {""}
}
conqueror-event-docked = takes { $units } from { $origin } to the Wharf in { $place }
conqueror-event-carried = ships { $units } from { $origin } across { $sea }
conqueror-event-sunk = loses { $units } at the Wharf in { $place }, which somebody else holds now

## Reinforcements

conqueror-topic-reinforcing = reinforce the battle or not
conqueror-ask-reinforce = { $who } attacks { $other } in { $place }. Before cards and dice it stands { $attack } to { $defence }. Do you reinforce your side?
conqueror-ask-support = { $who } attacks { $other } in { $place }. Before cards and dice it stands { $attack } to { $defence }. Do you support one of them?
conqueror-ask-support-independents = { $who } attacks the independents in { $place }. Before cards and dice it stands { $attack } to { $defence }. Do you support the attack?
conqueror-ask-send = Which units of { $place } do you send as reinforcement?
conqueror-do-join-all = Reinforce from { $place } with all
conqueror-do-join-some = Reinforce from { $place } with some
conqueror-do-join-one = Reinforce from { $place } with { $units }
conqueror-do-support-all = Support { $who } from { $place } with all
conqueror-do-support-some = Support { $who } from { $place } with some
conqueror-do-support-one = Support { $who } from { $place } with { $units }
conqueror-do-aside = No reinforcement
conqueror-hint-join = { $units } · they stay there exhausted and can be lost
conqueror-hint-aside = You fight without another army
conqueror-hint-neutral = Stay out of this battle
conqueror-event-aside = sends no reinforcement
conqueror-event-joined = { $side ->
    [attack] supports the attack of { $who } from { $place } with { $units }
   *[defence] supports the defence of { $who } from { $place } with { $units }
}
conqueror-event-joined-own = sends { $units } from { $place } as reinforcement

## Volley

conqueror-topic-volley = reroll the archers’ dice
conqueror-ask-reroll = Rapid Aim: which missed dice do your archers in { $place } reroll? The second result stands.
conqueror-do-reroll = The { $n }
conqueror-event-shot = Archers of { $who } roll { $dice }: { $n ->
    [0] no hits.
    [one] 1 hit.
   *[other] { $n } hits.
}
conqueror-event-reshot = Archers of { $who } reroll { $dice }: { $n ->
    [0] no hits in all.
    [one] 1 hit in all.
   *[other] { $n } hits in all.
}
conqueror-event-emptied-independents = The independents have no units left in the battle, and it is over.
conqueror-event-emptied = { $who } has no units left in the battle, and it is over.

## War council

conqueror-topic-heroes = choose heroes for the battle
conqueror-ask-heroes = The battle for { $place } against { $who }: which heroes lead your army? Without hidden cards and dice you have { $mine } against { $theirs }. { $enemy }
conqueror-enemy-none = The enemy has no hero in it so far.
conqueror-enemy-independents = Independents have no heroes and no tactics.
conqueror-enemy-down = { $down ->
    [one] The enemy has 1 hero face down.
   *[other] The enemy has { $down } heroes face down.
}
conqueror-enemy-up = The enemy shows { $heroes }.
conqueror-enemy-both = { $down ->
    [one] The enemy shows { $heroes } and has 1 hero face down.
   *[other] The enemy shows { $heroes } and has { $down } heroes face down.
}
conqueror-do-lead-first = { $hero } (first of two battles)
conqueror-do-lead-again = { $hero } (second battle, then discarded)
conqueror-topic-tactics = choose battle tactics
conqueror-ask-tactics = The battle for { $place } against { $who }: which battle tactics do you play? Without hidden cards and dice you have { $mine } against { $theirs }. { $enemy }
conqueror-ask-tactics-independents = The battle for { $place } against independents: which battle tactics do you play? Without hidden cards and the die you have { $mine } against { $theirs }. Against them you draw no new ones.

conqueror-event-led = { $n ->
    [0] leads with no hero
    [one] leads with 1 hero face down
   *[other] leads with { $n } heroes face down
}
conqueror-event-led-again = { $n ->
    [0] leads with { $heroes }
    [one] leads with { $heroes } and 1 hero face down
   *[other] leads with { $heroes } and { $n } heroes face down
}
conqueror-event-revealed = reveals { $cards }

## Melee

conqueror-topic-risk = decide what the Free Men risk
conqueror-ask-risk = The Free Men in { $place }: do they fight harder, at the price of one more infantry lost afterwards? Before the dice, strength is { $attack } to { $defence }.
conqueror-do-risk = Fight harder · +{ $n } strength
conqueror-hint-risk = You lose one more infantry, and nothing can prevent it
conqueror-do-no-risk = Fight as usual
conqueror-event-risked = has the Free Men fight harder
conqueror-event-rolled = { $who } rolls { $dice }.
conqueror-event-automa = { $casualties ->
    [0] The independents turn over a card of +{ $n }.
    [one] The independents turn over a card of +{ $n } and 1 casualty.
   *[other] The independents turn over a card of +{ $n } and { $casualties } casualties.
}
conqueror-event-strength = Strength of { $who }: { $n } ({ $lines }).
conqueror-event-melee-attack = { $who } wins in { $place } against { $other }, { $attack } to { $defence }.
conqueror-event-melee-defence = { $other } wins in { $place } against { $who }, { $defence } to { $attack }.
conqueror-event-melee-tie = { $who } and { $other } tie in { $place }, { $attack } to { $defence }.
conqueror-event-melee-attack-independents = { $who } wins in { $place } against the independents, { $attack } to { $defence }.
conqueror-event-melee-defence-independents = The independents win in { $place } against { $who }, { $defence } to { $attack }.
conqueror-event-melee-tie-independents = { $who } and the independents tie in { $place }, { $attack } to { $defence }.

## Lines of a report

conqueror-strength-line = { $what } +{ $n }
conqueror-strength-line-less = { $what } −{ $n }
conqueror-strength-helping = { $what } of { $who }
conqueror-strength-helping-own = { $what } in { $place }
conqueror-strength-elite = { $what } power
conqueror-strength-power = { $nation }’s power
conqueror-strength-bonus = { $what } effect
conqueror-strength-unavoidable = { $what } (unavoidable)
conqueror-strength-margin = { $what } (won by { $margin } or more)
conqueror-strength-fort-capital = own capital
conqueror-strength-fort-temporary = temporary capital
conqueror-strength-fort-great = great fort
conqueror-strength-fort-small = small fort
conqueror-strength-automa = independents’ card
conqueror-strength-die = die
conqueror-strength-defeat = defeat

## Casualties

conqueror-event-casualties = Casualties of { $who }: { $left } ({ $n } inflicted{ $fell ->
    [0] { "" }
   *[other] , { $fell } unavoidably
}{ $shields ->
    [0] { "" }
    [one] , { $shields } shield
   *[other] , { $shields } shields
}{ $own ->
    [0] { "" }
   *[other] , { $own } by own cards
}{ $risk ->
    [0] { "" }
    [one] , { $risk } by the Free Men
    [other] , { $risk } by the Free Men
   *[none] { "" }
}).
conqueror-event-casualties-all = Casualties of { $who }: { $left }.
conqueror-topic-splitting = split casualties
conqueror-ask-split = { $n ->
    [one] Your enemies lose 1 unit in the battle for { $place }. Whose is it?
   *[other] Your enemies lose { $n } units in the battle for { $place }. Whose are they?
}
conqueror-slot-owner = { $who }
conqueror-amount-owner = { $n } of { $slot }
conqueror-topic-losing = choose casualties
conqueror-ask-lose = { $n ->
    [one] The battle for { $place } costs you 1 unit. Which one?
   *[other] The battle for { $place } costs you { $n } units. Which ones?
}
conqueror-slot-fighting = { $kind } (main army)
conqueror-slot-helping = { $kind } ({ $place })
conqueror-amount-fighting = { conqueror-amount-kind } (main army)
conqueror-amount-helping = { conqueror-amount-kind } ({ $place })
conqueror-event-lost = loses { $units } in the battle for { $place }
conqueror-event-lost-helping = loses { $units } in the battle for { $place } (reinforcement from { $origin })
conqueror-event-lost-independents = The independents lose { $units } in { $place }.

## Answers that nobody else knows yet

conqueror-sealed-joins = { $units } from { $place }
conqueror-sealed-supports = { $units } from { $place } for { $nation }
conqueror-sealed-aside = no reinforcement
conqueror-sealed-cards = { $cards }

## Afterwards

conqueror-topic-retreat = choose where to retreat
conqueror-ask-retreat = You have lost { $place }. Where do all your units there retreat?
conqueror-ask-retreat-crew = You have lost { $place }. Where do your units there retreat, apart from ships?
conqueror-ask-retreat-ships = You have lost { $place }. Where do your ships there retreat?
conqueror-do-retreat-wharf = To your Wharf in { $place }
conqueror-hint-retreat = { $state ->
    [own] { $fort ->
        [great] Yours · great fort · { $units }
        [small] Yours · small fort · { $units }
       *[none] Yours · { $units }
    }
   *[free] { $fort ->
        [great] Free · great fort
        [small] Free · small fort
       *[none] Free
    }
}
conqueror-event-retreated = retreats to { $place } with { $units }
conqueror-event-retreated-wharf = retreats to the Wharf in { $place } with { $units }
conqueror-event-trapped = has nowhere to retreat to and loses { $units }
conqueror-event-scattered = The independents lose their last units: { $units }.
conqueror-event-went-back = goes back to { $place } with { $units }
conqueror-event-nobody-enters = Nobody is left to take { $place }.
conqueror-topic-leaving = leave a unit behind
conqueror-ask-leave = You have won { $place }. One of the attackers may stay in { $origin }; the rest move in.
conqueror-do-leave = Leave { $units } in { $place }
conqueror-do-leave-again = Leave { $units } in { $place } for the second action
conqueror-do-leave-none = All move in
conqueror-hint-leave-again = It can still act this turn
conqueror-hint-leave-tired = It is exhausted
conqueror-hint-leave-others = Other units of yours hold the territory they came from
conqueror-hint-leave-home = Your capital stays yours without units
conqueror-hint-leave-free = The territory they came from isn’t yours
conqueror-hint-leave-empty = You give up the territory they came from
conqueror-hint-leave-capital = You give up the territory they came from and your temporary capital there
conqueror-event-left = leaves { $units } in { $place }
conqueror-event-conquered = takes { $place } with { $units }
conqueror-event-hero-up = puts { $heroes } face up for one more battle
conqueror-event-hero-out = discards { $heroes }
conqueror-event-hero-coins = gains { $coins } from a hero
conqueror-event-triumph = gains { $coins } for winning the battle
conqueror-event-plunder = gains { $coins } for the units it has taken from others
conqueror-event-drew = draws { $n ->
    [one] 1 tactics card
   *[other] { $n } tactics cards
}
conqueror-event-drew-private = draws { $n ->
    [one] 1 tactics card
   *[other] { $n } tactics cards
}: { $cards }

## Standing orders

conqueror-routine-neutral = Never join other players’ battles
conqueror-routine-support-carthage = Support Carthage in battles of others, with all of an army
conqueror-routine-support-gaul = Support Gaul in battles of others, with all of an army
conqueror-routine-support-rome = Support Rome in battles of others, with all of an army
conqueror-routine-support-greece = Support Greece in battles of others, with all of an army
conqueror-routine-support-persia = Support Persia in battles of others, with all of an army
conqueror-routine-support-egypt = Support Egypt in battles of others, with all of an army
conqueror-routine-no-blockade = Never keep an army of others back in their campaign turn (board A)
conqueror-routine-blockade = Always keep back the strongest army I can in the campaign turns of others (board A)
conqueror-routine-reroll = Reroll every missed archer die
conqueror-routine-no-reroll = Never reroll archer dice
conqueror-routine-infantry-first = Lose infantry first, then archers and cavalry, and the elite unit last
conqueror-routine-no-tactics = Never play tactics against independents
