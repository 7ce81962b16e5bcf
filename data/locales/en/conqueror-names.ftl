# Names of everything in Conqueror, and what each thing does in one line.
#
# Amounts contain their number $n: 2 coins, 1 cavalry. Names are as printed, in a sentence as well; a -label is the same
# as a heading.
#
# Arguments of the lines; what they say comes from the content, which a pack may change. Numbers unless said otherwise:
#   part-…           $n  what a hero or a tactic brings; of bonuses that count units $most in all
#   elite-effect     $strength; $classes  a list of class-…; $power  elite-power-…, with $n
#   power-…          $n  strength, coins or victory points; $bound infantry or strength
#   upgrade-…-effect, -short   $n  strength, casualties, shields, or the lowest roll that hits; $most in all; $margin
#   chronicle-…-effect         $n  coins, food, units, strength or casualties; $least units

conqueror-name = Conqueror: Empire Rises

## Nations

conqueror-faction-carthage = Carthage
conqueror-faction-gaul = Gaul
conqueror-faction-rome = Rome
conqueror-faction-greece = Greece
conqueror-faction-persia = Persia
conqueror-faction-egypt = Egypt
conqueror-faction-independents = the independents
conqueror-faction-independents-label = Independents
conqueror-mark-carthage = { conqueror-faction-carthage }
conqueror-mark-gaul = { conqueror-faction-gaul }
conqueror-mark-rome = { conqueror-faction-rome }
conqueror-mark-greece = { conqueror-faction-greece }
conqueror-mark-persia = { conqueror-faction-persia }
conqueror-mark-egypt = { conqueror-faction-egypt }
conqueror-power-carthage = +{ $n } strength in battles at sea
conqueror-power-gaul = +{ $n } strength when defending land in Europe
conqueror-power-rome = +{ $n } strength when defending land without a fort
conqueror-power-greece = +{ $n } strength with { $bound } or more infantry of its own in the battle
conqueror-power-persia = After Taxes, 1 more coin for every { $n } held
conqueror-power-egypt = +{ $n } strength with an archer of its own in the battle
conqueror-power-carthage-a = At the end 1 victory point for every { $n } coins
conqueror-power-carthage-b = Once in Preparation, 1 cavalry for { $n } coins in any fort
conqueror-power-gaul-a = +{ $n } strength when attacking an army of strength { $bound } or more
conqueror-power-gaul-b = { $n } { $n ->
    [one] coin
   *[other] coins
  } for each casualty it inflicts on other players
conqueror-power-rome-a = { $n } { $n ->
    [one] coin
   *[other] coins
  } for each battle it wins
conqueror-power-rome-b = Its siege engines have +{ $n } strength when attacking a fort
conqueror-power-greece-a = Its heroes have +{ $n } strength
conqueror-power-greece-b = At the end { $n } more { $n ->
    [one] victory point
   *[other] victory points
  } for each district and mega project card
conqueror-power-persia-a = In others’ turns, { $n } { $n ->
    [one] coin keeps
   *[other] coins keep
  } an army of strength { $bound } or less from moving or attacking
conqueror-power-persia-b = At the end { $n } { $n ->
    [one] victory point
   *[other] victory points
  } for each land territory
conqueror-power-egypt-a = { $n } { $n ->
    [one] coin
   *[other] coins
  } in Taxes with stored food
conqueror-power-egypt-b = At the end { $n } more { $n ->
    [one] victory point
   *[other] victory points
  } for each Wonder and Temple

## Modes

conqueror-mode-emperor = Emperor
conqueror-mode-conquest = Conquest

## Amounts

conqueror-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
conqueror-units = { $units }
conqueror-units-many = { $n } units
conqueror-no-units = no units
conqueror-kind-cavalry = { $n } cavalry
conqueror-kind-infantry = { $n } infantry
conqueror-kind-archer = { $n ->
    [one] { $n } archer
   *[other] { $n } archers
}
conqueror-kind-elite = { $n ->
    [one] { $n } elite unit
   *[other] { $n } elite units
}
conqueror-kind-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  }
conqueror-kind-siege = { $n ->
    [one] { $n } siege engine
   *[other] { $n } siege engines
  }

## Units

conqueror-class-cavalry = cavalry
conqueror-class-infantry = infantry
conqueror-class-archer = archer
conqueror-elite-carthage = War Elephant
conqueror-elite-gaul = Free Men
conqueror-elite-rome = Praetorian Guard
conqueror-elite-greece = Companion Cavalry
conqueror-elite-persia = Immortals
conqueror-elite-egypt = Pharaoh’s Chariots
conqueror-elite-carthage-a = Elite Cavalry
conqueror-elite-carthage-b = Elite Cavalry
conqueror-elite-gaul-a = { conqueror-elite-gaul }
conqueror-elite-gaul-b = { conqueror-elite-gaul }
conqueror-elite-rome-a = { conqueror-elite-rome }
conqueror-elite-rome-b = Elite Infantry
conqueror-elite-greece-a = Elite Cavalry
conqueror-elite-greece-b = Elite Infantry
conqueror-elite-persia-a = Elite Infantry
conqueror-elite-persia-b = { conqueror-elite-persia }
conqueror-elite-egypt-a = Elite Cavalry
conqueror-elite-egypt-b = { conqueror-elite-egypt }
conqueror-elite-effect = Strength { $strength }, { $classes }: { $power }
conqueror-elite-power-elephant = { $n } less in battles at sea
conqueror-elite-power-free-men = with other infantry, { $n } more at the cost of 1 infantry
conqueror-elite-power-praetorians = { $n } more when attacking a fort
conqueror-elite-power-companions = { $n } more with its owner’s infantry in the army
conqueror-elite-power-immortals = rolls a die in the volley
conqueror-elite-power-chariots = { $n } more against infantry
conqueror-elite-power-plain = nothing more
conqueror-elite-power-shield = gives { $n } { $n ->
    [one] shield
   *[other] shields
  }
conqueror-elite-power-led = { $n } more if its owner plays a hero
conqueror-elite-power-defenders = { $n } more when defending
conqueror-elite-power-swift = moves or attacks twice a round

## Districts

conqueror-district-granary = Granary
conqueror-district-bazaar = Bazaar
conqueror-district-fort = Fort
conqueror-district-academy = Academy

## Mega projects

conqueror-project-wonder = Wonder
conqueror-project-port = Port
conqueror-project-temple = Temple
conqueror-project-wharf = Wharf

## Unit upgrades

conqueror-type-cavalry = Cavalry
conqueror-type-infantry = Infantry
conqueror-type-naval = Naval
conqueror-type-archer = Archers
conqueror-upgrade-thoroughbred = Thoroughbred
conqueror-upgrade-heavy-cavalry = Heavy Cavalry
conqueror-upgrade-aggression = Aggression
conqueror-upgrade-long-spears = Long Spears
conqueror-upgrade-discipline = Discipline
conqueror-upgrade-elite-armor = Elite Armor
conqueror-upgrade-amphibious-assault = Amphibious Assault
conqueror-upgrade-naval-mastery = Naval Mastery
conqueror-upgrade-rapid-aim = Rapid Aim
conqueror-upgrade-deadly-aim = Deadly Aim
conqueror-upgrade-thoroughbred-effect = Your cavalry may move or attack twice a turn.
conqueror-upgrade-thoroughbred-short = Cavalry moves or attacks twice
conqueror-upgrade-heavy-cavalry-effect = Each of your cavalry has +{ $n } strength.
conqueror-upgrade-heavy-cavalry-short = +{ $n } for each cavalry
conqueror-upgrade-aggression-effect = { $n ->
    [one] With cavalry, inflict { $n } casualty, and { $n } more if you win by { $margin } or more.
   *[other] With cavalry, inflict { $n } casualties, and { $n } more if you win by { $margin } or more.
}
conqueror-upgrade-aggression-short = { $n ->
    [one] { $n } casualty, { $n } more if won by { $margin }
   *[other] { $n } casualties, { $n } more if won by { $margin }
}
conqueror-upgrade-long-spears-effect = Each of your infantry has +{ $n } strength for each enemy cavalry, +{ $most } in all at most.
conqueror-upgrade-long-spears-short = +{ $n } per enemy cavalry, up to +{ $most }
conqueror-upgrade-discipline-effect = { $n ->
    [one] { $n } shield if you have infantry in the battle.
   *[other] { $n } shields if you have infantry in the battle.
}
conqueror-upgrade-discipline-short = { $n ->
    [one] { $n } shield with infantry
   *[other] { $n } shields with infantry
}
conqueror-upgrade-elite-armor-effect = Each of your infantry has +{ $n } strength.
conqueror-upgrade-elite-armor-short = +{ $n } for each infantry
conqueror-upgrade-amphibious-assault-effect = +{ $n } strength when you attack land from the sea.
conqueror-upgrade-amphibious-assault-short = +{ $n } attacking from the sea
conqueror-upgrade-naval-mastery-effect = +{ $n } strength in your battles at sea.
conqueror-upgrade-naval-mastery-short = +{ $n } in battles at sea
conqueror-upgrade-rapid-aim-effect = Each of your archers may reroll its die of the volley once.
conqueror-upgrade-rapid-aim-short = Archers may reroll once
conqueror-upgrade-deadly-aim-effect = Your archers hit on { $n } or more.
conqueror-upgrade-deadly-aim-short = Archers hit on { $n }+

## Heroes

# A hero that the content names itself: $en and $es.
conqueror-hero-given = { -language.code ->
    [es] { $es }
   *[en] { $en }
}
conqueror-hero-fabius-maximus = Fabius Maximus
conqueror-hero-marcus-agrippa = Marcus Agrippa
conqueror-hero-furius-camillus = Furius Camillus
conqueror-hero-claudius-marcellus = Claudius Marcellus
conqueror-hero-scipio-africanus = Scipio Africanus
conqueror-hero-hasdrubal-barca = Hasdrubal Barca
conqueror-hero-hanno-the-navigator = Hanno the Navigator
conqueror-hero-hamilcar-barca = Hamilcar Barca
conqueror-hero-maharbal = Maharbal
conqueror-hero-hannibal-barca = Hannibal Barca
conqueror-hero-leonidas = Leonidas
conqueror-hero-themistocles = Themistocles
conqueror-hero-philip-ii = Philip II
conqueror-hero-pyrrhus = Pyrrhus
conqueror-hero-alexander = Alexander
conqueror-hero-cleopatra = Cleopatra
conqueror-hero-thutmose-iii = Thutmose III
conqueror-hero-ptolemy-i = Ptolemy I
conqueror-hero-hatshepsut = Hatshepsut
conqueror-hero-ramesses-ii = Ramesses II
conqueror-hero-artemisia = Artemisia
conqueror-hero-surena = Surena
conqueror-hero-darius-i = Darius I
conqueror-hero-xerxes-i = Xerxes I
conqueror-hero-cyrus-the-great = Cyrus the Great
conqueror-hero-diviciacus = Diviciacus
conqueror-hero-viridomarus = Viridomarus
conqueror-hero-brennus = Brennus
conqueror-hero-ambiorix = Ambiorix
conqueror-hero-vercingetorix = Vercingetorix

## Battle tactics

conqueror-tactic-flank = Flank
conqueror-tactic-reserves = Reserves
conqueror-tactic-charge = Charge
conqueror-tactic-shield-wall = Shield Wall
conqueror-tactic-testudo = Testudo
conqueror-tactic-ambush = Ambush
conqueror-tactic-forced-march = Forced March
conqueror-tactic-javelins = Javelins
conqueror-tactic-omens = Omens
conqueror-tactic-encirclement = Encirclement
conqueror-tactic-desperate-stand = Desperate Stand
conqueror-tactic-naval-ram = Naval Ram
conqueror-tactic-siege-ladders = Siege Ladders

## What heroes and tactics bring

# What a card brings, one thing after the other.
conqueror-card-more = { $head }, { $last }
conqueror-part-strength = +{ $n } strength
conqueror-part-casualties = { $n ->
    [one] inflicts { $n } casualty
   *[other] inflicts { $n } casualties
}
conqueror-part-unavoidable = { $n ->
    [one] inflicts { $n } unavoidable casualty
   *[other] inflicts { $n } unavoidable casualties
}
conqueror-part-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
conqueror-part-own = { $n ->
    [one] you suffer { $n } unavoidable casualty
   *[other] you suffer { $n } unavoidable casualties
}
conqueror-part-when-won = { $n ->
    [one] inflicts { $n } more casualty if you win
   *[other] inflicts { $n } more casualties if you win
}
conqueror-part-bonus-sea = +{ $n } in battles at sea
conqueror-part-bonus-attack = +{ $n } if you attack
conqueror-part-bonus-defend = +{ $n } if you defend
conqueror-part-bonus-attack-fort = +{ $n } if you attack a fort
conqueror-part-bonus-archer = +{ $n } with an archer of yours
conqueror-part-bonus-cavalry = +{ $n } for each of your cavalry (at most +{ $most })
conqueror-part-bonus-infantry = +{ $n } for each of your infantry (at most +{ $most })
conqueror-part-bonus-unit = +{ $n } for each of your units (at most +{ $most })
conqueror-part-dice = the best of { $n } dice
conqueror-part-ladders = −{ $n } to the defence of the fort you attack
conqueror-part-coins = { $n ->
    [one] you gain { $n } coin after the battle
   *[other] you gain { $n } coins after the battle
}
conqueror-part-draws = { $n ->
    [one] you draw { $n } more tactics card against players
   *[other] you draw { $n } more tactics cards against players
}

## Chronicle cards

conqueror-chronicle-trade-routes = Trade Routes
conqueror-chronicle-bountiful-harvest = Bountiful Harvest
conqueror-chronicle-master-builders = Master Builders
conqueror-chronicle-sacred-truce = Sacred Truce
conqueror-chronicle-levy = Levy
conqueror-chronicle-storms = Storms
conqueror-chronicle-age-of-heroes = Age of Heroes
conqueror-chronicle-plague = Plague
conqueror-chronicle-golden-age = Golden Age
conqueror-chronicle-total-war = Total War
conqueror-chronicle-no-quarter = No Quarter
conqueror-chronicle-trade-routes-effect = { $n ->
    [one] The player who trades gains { $n } more coin; the partner does not.
   *[other] The player who trades gains { $n } more coins; the partner does not.
}
conqueror-chronicle-bountiful-harvest-effect = Everybody has { $n } more food until the end of the round.
conqueror-chronicle-master-builders-effect = { $n ->
    [one] Civil districts cost { $n } coin less.
   *[other] Civil districts cost { $n } coins less.
}
conqueror-chronicle-master-builders-effect-projects = { $n ->
    [one] Civil districts and mega projects cost { $n } coin less.
   *[other] Civil districts and mega projects cost { $n } coins less.
}
conqueror-chronicle-sacred-truce-effect = Capitals can’t be attacked, except by their owners to win them back.
conqueror-chronicle-levy-effect = In Preparation, everybody can recruit 1 more infantry at a fort, with or without food for it.
conqueror-chronicle-storms-effect = No unit can enter a sea, except to go back after a failed attack.
conqueror-chronicle-age-of-heroes-effect = Each hero played adds another +{ $n } strength.
conqueror-chronicle-plague-effect = At the start of Preparation, players with { $least } or more standard units lose { $n } of them.
conqueror-chronicle-golden-age-effect = { $n ->
    [one] Everybody gains { $n } more coin in Taxes.
   *[other] Everybody gains { $n } more coins in Taxes.
}
conqueror-chronicle-total-war-effect = Every attacker has +{ $n } strength.
conqueror-chronicle-no-quarter-effect = { $n ->
    [one] The side that loses a battle suffers { $n } more casualty.
   *[other] The side that loses a battle suffers { $n } more casualties.
}

## Territories

conqueror-place-gaul = Gaul
conqueror-place-iberia = Iberia
conqueror-place-celtica = Celtica
conqueror-place-alps = Alps
conqueror-place-etruria = Etruria
conqueror-place-rome = Rome
conqueror-place-apulia = Apulia
conqueror-place-corsica = Corsica
conqueror-place-sicily = Sicily
conqueror-place-illyria = Illyria
conqueror-place-macedonia = Macedonia
conqueror-place-athens = Athens
conqueror-place-thrace = Thrace
conqueror-place-crete = Crete
conqueror-place-espanga = Espanga
conqueror-place-palma = Palma
conqueror-place-belgica = Belgica
conqueror-place-dacia = Dacia
conqueror-place-carthage = Carthage
conqueror-place-numidia = Numidia
conqueror-place-berber = Berber
conqueror-place-leptis = Leptis
conqueror-place-libya = Libya
conqueror-place-alexandria = Alexandria
conqueror-place-thebes = Thebes
conqueror-place-nubia = Nubia
conqueror-place-palestina = Palestina
conqueror-place-syria = Syria
conqueror-place-asia-minor = Asia Minor
conqueror-place-cyprus = Cyprus
conqueror-place-armenia = Armenia
conqueror-place-babylon = Babylon
conqueror-place-persepolis = Persepolis
conqueror-place-media = Media
conqueror-place-arabia = Arabia
conqueror-place-balearic-sea = Balearic Sea
conqueror-place-tyrrhenian-sea = Tyrrhenian Sea
conqueror-place-adriatic-sea = Adriatic Sea
conqueror-place-ionian-sea = Ionian Sea
conqueror-place-libyan-sea = Libyan Sea
conqueror-place-aegean-sea = Aegean Sea
conqueror-place-levantine-sea = Levantine Sea
conqueror-place-black-sea = Black Sea
conqueror-place-atlantic-ocean = Atlantic Ocean
