# Nombres de todo lo que hay en Conqueror, y lo que hace cada cosa en una línea. Los argumentos están explicados en el
# archivo inglés del mismo nombre.

conqueror-name = Conqueror: Empire Rises

## Naciones

conqueror-faction-carthage = Cartago
conqueror-faction-gaul = Galia
conqueror-faction-rome = Roma
conqueror-faction-greece = Grecia
conqueror-faction-persia = Persia
conqueror-faction-egypt = Egipto
conqueror-faction-independents = los independientes
conqueror-faction-independents-label = Independientes
conqueror-mark-carthage = { conqueror-faction-carthage }
conqueror-mark-gaul = { conqueror-faction-gaul }
conqueror-mark-rome = { conqueror-faction-rome }
conqueror-mark-greece = { conqueror-faction-greece }
conqueror-mark-persia = { conqueror-faction-persia }
conqueror-mark-egypt = { conqueror-faction-egypt }
conqueror-power-carthage = +{ $n } de Fuerza en las batallas navales
conqueror-power-gaul = +{ $n } de Fuerza al defender territorio terrestre en Europa
conqueror-power-rome = +{ $n } de Fuerza al defender territorio terrestre sin Fuerte
conqueror-power-greece = +{ $n } de Fuerza con { $bound } Infanterías propias o más en la batalla
conqueror-power-persia = Tras los Impuestos, 1 moneda más por cada { $n } que tenga
conqueror-power-egypt = +{ $n } de Fuerza con un Arquero propio en la batalla
conqueror-power-carthage-a = Al final, 1 punto de victoria por cada { $n } monedas
conqueror-power-carthage-b = Una vez por Preparación, 1 Caballería por { $n } monedas en cualquier Fuerte
conqueror-power-gaul-a = +{ $n } de Fuerza al atacar a un ejército de Fuerza { $bound } o más
conqueror-power-gaul-b = { $n } { $n ->
    [one] moneda
   *[other] monedas
  } por cada baja que inflija a otros jugadores
conqueror-power-rome-a = { $n } { $n ->
    [one] moneda
   *[other] monedas
  } por cada batalla ganada
conqueror-power-rome-b = Sus Máquinas de Asedio tienen +{ $n } de Fuerza al atacar un Fuerte
conqueror-power-greece-a = Sus Héroes tienen +{ $n } de Fuerza
conqueror-power-greece-b = Al final, { $n } { $n ->
    [one] punto de victoria
   *[other] puntos de victoria
  } más por cada carta de Distrito y de Megaproyecto
conqueror-power-persia-a = En turnos ajenos, por { $n } { $n ->
    [one] moneda
   *[other] monedas
  } un ejército de Fuerza { $bound } o menos no se mueve ni ataca
conqueror-power-persia-b = Al final, { $n } { $n ->
    [one] punto de victoria
   *[other] puntos de victoria
  } por cada territorio terrestre
conqueror-power-egypt-a = { $n } { $n ->
    [one] moneda
   *[other] monedas
  } en Impuestos con alimento almacenado
conqueror-power-egypt-b = Al final, { $n } { $n ->
    [one] punto de victoria
   *[other] puntos de victoria
  } más por cada Maravilla y cada Templo

## Modos

conqueror-mode-emperor = Emperador
conqueror-mode-conquest = Conquista

## Cantidades

conqueror-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
conqueror-units = { $units }
conqueror-units-many = { $n } unidades
conqueror-no-units = ninguna unidad
conqueror-kind-cavalry = { $n ->
    [one] { $n } Caballería
   *[other] { $n } Caballerías
}
conqueror-kind-infantry = { $n ->
    [one] { $n } Infantería
   *[other] { $n } Infanterías
}
conqueror-kind-archer = { $n ->
    [one] { $n } Arquero
   *[other] { $n } Arqueros
}
conqueror-kind-elite = { $n ->
    [one] { $n } unidad de élite
   *[other] { $n } unidades de élite
}
conqueror-kind-ship = { $n ->
    [one] { $n } Barco
   *[other] { $n } Barcos
  }
conqueror-kind-siege = { $n ->
    [one] { $n } Máquina de Asedio
   *[other] { $n } Máquinas de Asedio
  }

## Unidades

conqueror-class-cavalry = Caballería
conqueror-class-infantry = Infantería
conqueror-class-archer = Arquero
conqueror-elite-carthage = Elefante de Guerra
conqueror-elite-gaul = Hombres Libres
conqueror-elite-rome = Guardia Pretoriana
conqueror-elite-greece = Caballería de Compañeros
conqueror-elite-persia = Inmortales
conqueror-elite-egypt = Carros del Faraón
conqueror-elite-carthage-a = Caballería de élite
conqueror-elite-carthage-b = Caballería de élite
conqueror-elite-gaul-a = { conqueror-elite-gaul }
conqueror-elite-gaul-b = { conqueror-elite-gaul }
conqueror-elite-rome-a = { conqueror-elite-rome }
conqueror-elite-rome-b = Infantería de élite
conqueror-elite-greece-a = Caballería de élite
conqueror-elite-greece-b = Infantería de élite
conqueror-elite-persia-a = Infantería de élite
conqueror-elite-persia-b = { conqueror-elite-persia }
conqueror-elite-egypt-a = Caballería de élite
conqueror-elite-egypt-b = { conqueror-elite-egypt }
conqueror-elite-effect = Fuerza { $strength }, { $classes }: { $power }
conqueror-elite-power-elephant = { $n } menos en las batallas navales
conqueror-elite-power-free-men = con otra Infantería, { $n } más a cambio de 1 Infantería
conqueror-elite-power-praetorians = { $n } más al atacar un Fuerte
conqueror-elite-power-companions = { $n } más con Infantería propia en el ejército
conqueror-elite-power-immortals = lanza un dado en la descarga
conqueror-elite-power-chariots = { $n } más contra Infantería
conqueror-elite-power-plain = nada más
conqueror-elite-power-shield = da { $n } { $n ->
    [one] Escudo
   *[other] Escudos
  }
conqueror-elite-power-led = { $n } más si su dueño juega un Héroe
conqueror-elite-power-defenders = { $n } más al defender
conqueror-elite-power-swift = se mueve o ataca dos veces por ronda

## Distritos

conqueror-district-granary = Granero
conqueror-district-bazaar = Bazar
conqueror-district-fort = Fuerte
conqueror-district-academy = Academia

## Megaproyectos

conqueror-project-wonder = Maravilla
conqueror-project-port = Puerto
conqueror-project-temple = Templo
conqueror-project-wharf = Astillero

## Mejoras de Unidad

conqueror-type-cavalry = Caballería
conqueror-type-infantry = Infantería
conqueror-type-naval = Naval
conqueror-type-archer = Arqueros
conqueror-upgrade-thoroughbred = Pura Sangre
conqueror-upgrade-heavy-cavalry = Caballería Pesada
conqueror-upgrade-aggression = Agresión
conqueror-upgrade-long-spears = Lanzas Largas
conqueror-upgrade-discipline = Disciplina
conqueror-upgrade-elite-armor = Armadura de Élite
conqueror-upgrade-amphibious-assault = Asalto Anfibio
conqueror-upgrade-naval-mastery = Maestría Naval
conqueror-upgrade-rapid-aim = Puntería Rápida
conqueror-upgrade-deadly-aim = Puntería Mortal
conqueror-upgrade-thoroughbred-effect = Tu Caballería puede moverse o atacar dos veces por turno.
conqueror-upgrade-thoroughbred-short = Caballería: actúa dos veces
conqueror-upgrade-heavy-cavalry-effect = Cada Caballería tuya tiene +{ $n } de Fuerza.
conqueror-upgrade-heavy-cavalry-short = +{ $n } por cada Caballería
conqueror-upgrade-aggression-effect = { $n ->
    [one] Con Caballería infliges { $n } baja, y { $n } más si ganas por { $margin } o más.
   *[other] Con Caballería infliges { $n } bajas, y { $n } más si ganas por { $margin } o más.
}
conqueror-upgrade-aggression-short = { $n ->
    [one] { $n } baja, { $n } más si ganas por { $margin }
   *[other] { $n } bajas, { $n } más si ganas por { $margin }
}
conqueror-upgrade-long-spears-effect = Cada Infantería tuya tiene +{ $n } de Fuerza por cada Caballería enemiga, +{ $most } en total como máximo.
conqueror-upgrade-long-spears-short = +{ $n } por Caballería rival, máx. +{ $most }
conqueror-upgrade-discipline-effect = { $n ->
    [one] { $n } Escudo si tienes Infantería en la batalla.
   *[other] { $n } Escudos si tienes Infantería en la batalla.
}
conqueror-upgrade-discipline-short = { $n ->
    [one] { $n } Escudo con Infantería
   *[other] { $n } Escudos con Infantería
}
conqueror-upgrade-elite-armor-effect = Cada Infantería tuya tiene +{ $n } de Fuerza.
conqueror-upgrade-elite-armor-short = +{ $n } por cada Infantería
conqueror-upgrade-amphibious-assault-effect = +{ $n } de Fuerza cuando atacas territorio terrestre desde el mar.
conqueror-upgrade-amphibious-assault-short = +{ $n } atacando desde el mar
conqueror-upgrade-naval-mastery-effect = +{ $n } de Fuerza en tus batallas navales.
conqueror-upgrade-naval-mastery-short = +{ $n } en batallas navales
conqueror-upgrade-rapid-aim-effect = Cada Arquero tuyo puede repetir una vez su tirada en la descarga.
conqueror-upgrade-rapid-aim-short = Arqueros: repetir tirada
conqueror-upgrade-deadly-aim-effect = Tus Arqueros impactan con { $n } o más.
conqueror-upgrade-deadly-aim-short = Arqueros: impactan con { $n }+

## Héroes

# Un héroe al que el contenido da nombre: $en y $es.
conqueror-hero-given = { -language.code ->
    [es] { $es }
   *[en] { $en }
}
conqueror-hero-fabius-maximus = Fabio Máximo
conqueror-hero-marcus-agrippa = Marco Agripa
conqueror-hero-furius-camillus = Furio Camilo
conqueror-hero-claudius-marcellus = Claudio Marcelo
conqueror-hero-scipio-africanus = Escipión el Africano
conqueror-hero-hasdrubal-barca = Asdrúbal Barca
conqueror-hero-hanno-the-navigator = Hannón el Navegante
conqueror-hero-hamilcar-barca = Amílcar Barca
conqueror-hero-maharbal = Maharbal
conqueror-hero-hannibal-barca = Aníbal Barca
conqueror-hero-leonidas = Leónidas
conqueror-hero-themistocles = Temístocles
conqueror-hero-philip-ii = Filipo II
conqueror-hero-pyrrhus = Pirro
conqueror-hero-alexander = Alejandro
conqueror-hero-cleopatra = Cleopatra
conqueror-hero-thutmose-iii = Tutmosis III
conqueror-hero-ptolemy-i = Ptolomeo I
conqueror-hero-hatshepsut = Hatshepsut
conqueror-hero-ramesses-ii = Ramsés II
conqueror-hero-artemisia = Artemisia
conqueror-hero-surena = Surena
conqueror-hero-darius-i = Darío I
conqueror-hero-xerxes-i = Jerjes I
conqueror-hero-cyrus-the-great = Ciro el Grande
conqueror-hero-diviciacus = Diviciaco
conqueror-hero-viridomarus = Viridomaro
conqueror-hero-brennus = Breno
conqueror-hero-ambiorix = Ambiórix
conqueror-hero-vercingetorix = Vercingétorix

## Tácticas de Batalla

conqueror-tactic-flank = Flanqueo
conqueror-tactic-reserves = Reservas
conqueror-tactic-charge = Carga
conqueror-tactic-shield-wall = Muro de Escudos
conqueror-tactic-testudo = Testudo
conqueror-tactic-ambush = Emboscada
conqueror-tactic-forced-march = Marcha Forzada
conqueror-tactic-javelins = Jabalinas
conqueror-tactic-omens = Augurios
conqueror-tactic-encirclement = Cerco
conqueror-tactic-desperate-stand = Resistencia Desesperada
conqueror-tactic-naval-ram = Espolón
conqueror-tactic-siege-ladders = Escalas de Asedio

## Lo que aportan Héroes, Tácticas y cartas de Automa

conqueror-card-more = { $head }, { $last }
conqueror-part-strength = +{ $n } de Fuerza
conqueror-part-casualties = { $n ->
    [one] inflige { $n } baja
   *[other] inflige { $n } bajas
}
conqueror-part-unavoidable = { $n ->
    [one] inflige { $n } baja inevitable
   *[other] inflige { $n } bajas inevitables
}
conqueror-part-shields = { $n ->
    [one] { $n } Escudo
   *[other] { $n } Escudos
}
conqueror-part-own = { $n ->
    [one] sufres { $n } baja inevitable
   *[other] sufres { $n } bajas inevitables
}
conqueror-part-when-won = { $n ->
    [one] inflige { $n } baja más si ganas
   *[other] inflige { $n } bajas más si ganas
}
conqueror-part-bonus-sea = +{ $n } en batallas navales
conqueror-part-bonus-attack = +{ $n } si atacas
conqueror-part-bonus-defend = +{ $n } si defiendes
conqueror-part-bonus-attack-fort = +{ $n } si atacas un Fuerte
conqueror-part-bonus-archer = +{ $n } con un Arquero tuyo
conqueror-part-bonus-cavalry = +{ $n } por cada Caballería tuya (máximo +{ $most })
conqueror-part-bonus-infantry = +{ $n } por cada Infantería tuya (máximo +{ $most })
conqueror-part-bonus-unit = +{ $n } por cada unidad tuya (máximo +{ $most })
conqueror-part-dice = el mejor de { $n } dados
conqueror-part-ladders = −{ $n } a la defensa del Fuerte que atacas
conqueror-part-coins = { $n ->
    [one] ganas { $n } moneda tras la batalla
   *[other] ganas { $n } monedas tras la batalla
}
conqueror-part-draws = { $n ->
    [one] robas { $n } Táctica más contra jugadores
   *[other] robas { $n } Tácticas más contra jugadores
}

## Cartas de Crónica

conqueror-chronicle-trade-routes = Rutas Comerciales
conqueror-chronicle-bountiful-harvest = Cosecha Abundante
conqueror-chronicle-master-builders = Maestros Constructores
conqueror-chronicle-sacred-truce = Tregua Sagrada
conqueror-chronicle-levy = Leva
conqueror-chronicle-storms = Tormentas
conqueror-chronicle-age-of-heroes = Edad de los Héroes
conqueror-chronicle-plague = Peste
conqueror-chronicle-golden-age = Edad de Oro
conqueror-chronicle-total-war = Guerra Total
conqueror-chronicle-no-quarter = Sin Cuartel
conqueror-chronicle-trade-routes-effect = { $n ->
    [one] Quien comercia gana { $n } moneda más; el otro jugador, no.
   *[other] Quien comercia gana { $n } monedas más; el otro jugador, no.
}
conqueror-chronicle-bountiful-harvest-effect = Todos tienen +{ $n } de alimento hasta el final de la ronda.
conqueror-chronicle-master-builders-effect = { $n ->
    [one] Los Distritos Civiles cuestan { $n } moneda menos.
   *[other] Los Distritos Civiles cuestan { $n } monedas menos.
}
conqueror-chronicle-master-builders-effect-projects = { $n ->
    [one] Los Distritos Civiles y los Megaproyectos cuestan { $n } moneda menos.
   *[other] Los Distritos Civiles y los Megaproyectos cuestan { $n } monedas menos.
}
conqueror-chronicle-sacred-truce-effect = Nadie puede atacar una Capital, salvo su dueño para recuperarla.
conqueror-chronicle-levy-effect = En la Preparación, todos pueden reclutar 1 Infantería más en un Fuerte, con o sin alimento.
conqueror-chronicle-storms-effect = Nadie puede entrar en el mar, salvo para volver tras un ataque fallido.
conqueror-chronicle-age-of-heroes-effect = Cada Héroe que se juega da además +{ $n } de Fuerza.
conqueror-chronicle-plague-effect = Al empezar la Preparación, quien tenga { $least } Unidades Estándar o más pierde { $n }.
conqueror-chronicle-golden-age-effect = { $n ->
    [one] Todos ganan { $n } moneda más en los Impuestos.
   *[other] Todos ganan { $n } monedas más en los Impuestos.
}
conqueror-chronicle-total-war-effect = Todos los atacantes tienen +{ $n } de Fuerza.
conqueror-chronicle-no-quarter-effect = { $n ->
    [one] El bando que pierde una batalla sufre { $n } baja más.
   *[other] El bando que pierde una batalla sufre { $n } bajas más.
}

## Territorios

conqueror-place-gaul = Galia
conqueror-place-iberia = Iberia
conqueror-place-celtica = Céltica
conqueror-place-alps = Alpes
conqueror-place-etruria = Etruria
conqueror-place-rome = Roma
conqueror-place-apulia = Apulia
conqueror-place-corsica = Córcega
conqueror-place-sicily = Sicilia
conqueror-place-illyria = Iliria
conqueror-place-macedonia = Macedonia
conqueror-place-athens = Atenas
conqueror-place-thrace = Tracia
conqueror-place-crete = Creta
conqueror-place-espanga = Espanga
conqueror-place-palma = Palma
conqueror-place-belgica = Bélgica
conqueror-place-dacia = Dacia
conqueror-place-carthage = Cartago
conqueror-place-numidia = Numidia
conqueror-place-berber = Berber
conqueror-place-leptis = Leptis
conqueror-place-libya = Libia
conqueror-place-alexandria = Alejandría
conqueror-place-thebes = Tebas
conqueror-place-nubia = Nubia
conqueror-place-palestina = Palestina
conqueror-place-syria = Siria
conqueror-place-asia-minor = Asia Menor
conqueror-place-cyprus = Chipre
conqueror-place-armenia = Armenia
conqueror-place-babylon = Babilonia
conqueror-place-persepolis = Persépolis
conqueror-place-media = Media
conqueror-place-arabia = Arabia
conqueror-place-balearic-sea = Mar Balear
conqueror-place-tyrrhenian-sea = Mar Tirreno
conqueror-place-adriatic-sea = Mar Adriático
conqueror-place-ionian-sea = Mar Jónico
conqueror-place-libyan-sea = Mar de Libia
conqueror-place-aegean-sea = Mar Egeo
conqueror-place-levantine-sea = Mar de Levante
conqueror-place-black-sea = Mar Negro
conqueror-place-atlantic-ocean = Océano Atlántico
