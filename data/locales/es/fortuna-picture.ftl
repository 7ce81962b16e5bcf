# Palabras de las imágenes de Fortuna, lo bastante cortas para su sitio, y el tablero en texto.

## Fases (0 preparación, 6 fin de la ronda)

fortuna-picture-phase-0 = Reserva de la primera carta
fortuna-picture-phase-1 = Acueducto
fortuna-picture-phase-2 = Acción e intercambio
fortuna-picture-phase-3 = Poder Militar
fortuna-picture-phase-4 = El favor del Emperador
fortuna-picture-phase-5 = Privilegios
fortuna-picture-phase-6 = Fin de la ronda

fortuna-picture-draft = Se eligen cartas, del último al primero

## Zonas que se pueden ampliar

fortuna-picture-zone-rome = Caminos y favores
fortuna-picture-zone-table = Edificios y privilegios
fortuna-picture-zone-orange = Lado naranja
fortuna-picture-zone-violet = Lado violeta
fortuna-picture-zone-blue = Lado azul
fortuna-picture-zone-grey = Lado gris

## Nombres cortos de las cartas

fortuna-picture-action-water = Agua
fortuna-picture-action-grain = Grano
fortuna-picture-action-wine = Vino
fortuna-picture-action-sell-grain = Vender grano
fortuna-picture-action-sell-wine = Vender vino
fortuna-picture-action-centurions = Centuriones
fortuna-picture-action-priestesses = Sacerdotisas
fortuna-picture-action-clergy = Clero
fortuna-picture-action-family = Familia
fortuna-picture-action-build = Construir
fortuna-picture-action-corruption = Corrupción
fortuna-picture-action-fortuna = Fortuna
fortuna-picture-favour-1 = Agua
fortuna-picture-favour-2 = Bacanal
fortuna-picture-favour-3 = Alimento
fortuna-picture-favour-4 = Batalla
fortuna-picture-favour-5 = Fortuna
fortuna-picture-favour-6 = Religión
fortuna-picture-privilege-a1 = Sacerdotisa
fortuna-picture-privilege-a2 = Centurión
fortuna-picture-privilege-a3 = Regalo de agua
fortuna-picture-privilege-a4 = Regalo de grano
fortuna-picture-privilege-a5 = Regalo de vino
fortuna-picture-privilege-b1 = Un paso
fortuna-picture-privilege-b2 = Un paso
fortuna-picture-privilege-c1 = Constructor
fortuna-picture-privilege-c2 = Granero
fortuna-picture-privilege-c3 = Cisterna
fortuna-picture-privilege-c4 = Bodega
fortuna-picture-privilege-c5 = Guarnición
fortuna-picture-privilege-c6 = Templo
fortuna-picture-privilege-c7 = Tesoro

## Cartas de favor

fortuna-picture-steps-hand-in = { $cap ->
    [one] 1 paso
   *[other] hasta { $cap } pasos
}
fortuna-picture-steps-married = { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}, Palacio { $cap }
fortuna-picture-steps-owned = 1 por cada una
fortuna-picture-spent = ya usada

## Caminos y Palacio

fortuna-picture-palace = Palacio
fortuna-picture-empty-road = { $side }: camino de nadie
fortuna-picture-first-in = Quien llegue antes roba { $n } cartas y se queda una
fortuna-picture-palace-cards = { $n ->
    [0] no quedan cartas
    [one] queda 1 carta
   *[other] quedan { $n } cartas
}
fortuna-picture-palace-drawn = { $n ->
    [one] 1 carta robada, para quedársela
   *[other] { $n } cartas robadas; se elige una
}
fortuna-picture-inside = Dentro de Roma: { $n } de { $of }
fortuna-picture-only-inside = Solo dentro se gana
fortuna-picture-nobody-there = Nadie en el Palacio aún
fortuna-picture-last-round = Es la última ronda

## Panel lateral

fortuna-picture-order = Orden de turno
fortuna-picture-sum = { $steps } + { $cards }
fortuna-picture-outside = fuera de Roma
fortuna-picture-gave = { $name } +{ $n }
fortuna-picture-nobody = Nadie en Roma
fortuna-picture-roll = Tirada del turno
fortuna-picture-not-rolled = aún sin tirar
fortuna-picture-buildings = Edificios
fortuna-picture-cost = coste
fortuna-picture-left = quedan
fortuna-picture-privileges = Privilegios
fortuna-picture-deck = { $n } en el mazo
fortuna-picture-discards = { $n ->
    [0] ninguno descartado
    [one] 1 descartado, encima:
   *[other] { $n } descartados, encima:
}
fortuna-picture-dice-left = { $n ->
    [one] queda 1 dado
   *[other] quedan { $n } dados
}
fortuna-picture-starts-next = empieza la siguiente

## Columnas

fortuna-picture-open = abierta
fortuna-picture-centurions = Centuriones
fortuna-picture-priestesses = Sacerdotisas
fortuna-picture-dice = Dados
fortuna-picture-next = coste
fortuna-picture-full = completo
fortuna-picture-married = matrimonio
fortuna-picture-single = soltería
fortuna-picture-face-down = { $n ->
    [0] ninguno
    [one] 1 oculto
   *[other] { $n } ocultos
}
fortuna-picture-empty-side = Lado vacío
fortuna-picture-empty-note = Nadie juega este lado. Sus tres cartas están abiertas: cualquiera puede cambiar la suya por una de ellas o copiar una con Corrupción.

## Cambios desde la última vez

fortuna-picture-change-moved = { $who } ha pasado de { $old } a { $new }.
fortuna-picture-change-centurions = { $who } tiene ahora { $new ->
    [one] 1 Centurión
   *[other] { $new } Centuriones
} (antes: { $old }).
fortuna-picture-change-priestesses = { $who } tiene ahora { $new ->
    [one] 1 Sacerdotisa
   *[other] { $new } Sacerdotisas
} (antes: { $old }).
fortuna-picture-change-dice = { $who } tiene ahora { $new ->
    [one] 1 dado
   *[other] { $new } dados
} (antes: { $old }).
fortuna-picture-change-married = { $who } ha contraído matrimonio.
fortuna-picture-change-built = { $who } ha construido: { $building }.
fortuna-picture-change-stock-grain = { $n ->
    [one] 1 grano
   *[other] { $n } de grano
}
fortuna-picture-change-stock-water = { $n ->
    [one] 1 agua
   *[other] { $n } de agua
}
fortuna-picture-change-stock-aqueduct = { $n ->
    [one] 1 agua
   *[other] { $n } de agua
} en el Acueducto
fortuna-picture-change-stock-wine = { $n ->
    [one] 1 vino
   *[other] { $n } de vino
}
fortuna-picture-change-stock-coins = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
fortuna-picture-change-privileges = { $who } tiene ahora { $n ->
    [one] 1 carta de privilegio
   *[other] { $n } cartas de privilegio
}.
fortuna-picture-change-card = Lado { $side } ({ $shape }): la carta { $card } está boca arriba.
fortuna-picture-change-card-reserved = Lado { $side } ({ $shape }): la carta { $card } está reservada.
fortuna-picture-change-spent = Se ha usado el favor { $favour }.
fortuna-picture-change-tokens = El favor { $favour } está disponible con { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}.
fortuna-picture-change-palace = Palacio: { $n ->
    [0] no quedan cartas
    [one] queda 1 carta
   *[other] quedan { $n } cartas
}.
fortuna-picture-change-drawn = Palacio: { $n ->
    [one] se ha robado 1 carta
   *[other] se han robado { $n } cartas, de las que se elige una
}.
fortuna-picture-change-roll = Los dados muestran { $dice }.

fortuna-picture-all-privileges = Todas las cartas de privilegio (claras: descartadas)
fortuna-picture-action-cards = Cartas de acción

## El tablero en palabras

fortuna-alt-standing = { $name } está en el paso { $step } de 15 con { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
fortuna-alt-outside = { $name } acaba fuera de Roma, en el paso { $step }.
fortuna-alt-last-round = Un peón ha llegado al Palacio: la partida termina con esta ronda.
fortuna-alt-starts = { $name } tiene la carta Fortuna y empieza la ronda siguiente.
fortuna-alt-spent = Favores usados en esta ronda: { $favours }.
fortuna-alt-reach = Los dados abren los favores hasta el { $n }.
fortuna-text-empty = Lado { $side } ({ $shape }): nadie lo juega
fortuna-text-favour-name = Favor { $number }, { $name }
fortuna-text-cards = Cartas de acción: { $cards }
fortuna-text-reserved = { $card } (reservada)
fortuna-text-player = { $symbol } { $name }: paso { $step } de 15
fortuna-text-stock = Grano { $grain }, agua { $water }, vino { $wine }, monedas { $coins }
fortuna-text-aqueduct = Agua en el Acueducto: { $n }
fortuna-text-people = Dados { $dice }, { $married }
fortuna-text-track = { $name }: { $own } de { $of }; precio siguiente: { $price }
fortuna-text-track-full = { $name }: { $own } de { $of }
fortuna-text-starts = { $card } (empieza la ronda siguiente)
fortuna-text-open-cards = Cartas aún por elegir: { $cards }
fortuna-text-drawn = Robadas para elegir: { $cards }
fortuna-text-worth = { $card } (ahora { $n } PV)
fortuna-text-effect = { $name }: { $effect }
fortuna-text-buildings = { $n ->
    [0] Sin edificios
   *[other] Edificios: { $names }
}
fortuna-text-privileges = Cartas de privilegio: { $n }
fortuna-text-privileges-known = Cartas de privilegio: { $names }
fortuna-text-favour = Favor { $number }, { $name }: disponible, { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}
fortuna-text-favour-spent = Favor { $number }, { $name }: ya usado
fortuna-text-order = Orden de turno: { $order }
fortuna-text-roll = Tirada de este turno: { $dice }
fortuna-text-selected = Dado elegido: { $die }
fortuna-text-pile = { $name }: cuesta { $cost }; quedan { $left }
fortuna-text-deck = Mazo de privilegios: { $deck }; descartados: { $discards }
fortuna-text-discards = Descartes, el último primero: { $names }
fortuna-text-palace = Palacio: fichas { $tokens }, cartas { $cards }
fortuna-text-palace-drawn = Palacio: cartas robadas para elegir una: { $n }
fortuna-text-what-cards-do = Qué hacen las cartas y los edificios

## La mesa propia

fortuna-picture-province = Provincia
fortuna-picture-actions = Tus cartas de acción
fortuna-picture-hand = Tus cartas de privilegio
fortuna-picture-step-of = paso { $n } de { $of }
fortuna-picture-outlook = por ahora: { $steps } por pasos + { $n } por cartas
fortuna-picture-outlook-outside = solo puntúas desde el paso { $gate }: { $steps } por pasos + { $n } por cartas
fortuna-picture-stock-grain = grano
fortuna-picture-stock-water = agua
fortuna-picture-stock-aqueduct = en el acueducto
fortuna-picture-stock-wine = vino
fortuna-picture-stock-coin = monedas
fortuna-picture-no-aqueduct = sin acueducto
fortuna-picture-next-costs = coste siguiente: { $n }
fortuna-picture-reserved = reservada para ti
fortuna-picture-open-to-all = abierta a todos
fortuna-picture-empty-hand = No tienes cartas de privilegio. Avanza con un favor que lleve fichas y robarás alguna.
fortuna-picture-free-place = sitio para un edificio
fortuna-picture-left-in-palace = Quedan en el Palacio: { $names }
fortuna-picture-copies = { $n } × { $name }
fortuna-picture-worth = ahora vale { $n } PV
fortuna-picture-drawn = recién robada
fortuna-picture-playable = puedes jugarla
fortuna-picture-own-turn = en tu turno
fortuna-picture-unplayed = sin jugar

## Junto a una parte ampliada: para qué sirven piezas y lugares

fortuna-picture-pieces = Para qué sirven las piezas
fortuna-picture-rule-centurion = Centurión
fortuna-picture-rule-centurion-text = Entrega uno y usa otra carta abierta en tu turno, o hasta tres para el favor 4.
fortuna-picture-rule-priestess = Sacerdotisa
fortuna-picture-rule-priestess-text = Da un paso cada una con el favor 6 y se queda; el Clero cambia una por un dado.
fortuna-picture-rule-die = Dado
fortuna-picture-rule-die-text = Tiras todos tus dados y usas uno: abre los favores sin usar hasta su número.
fortuna-picture-rule-marriage = Matrimonio
fortuna-picture-rule-marriage-text = Abre el favor 5 y el Palacio, y la Familia da bienes o monedas.
fortuna-picture-rule-gate = Puerta
fortuna-picture-rule-gate-text = Solo gana quien termina en el paso { $gate } o más allá.
fortuna-picture-rule-tax = Impuesto
fortuna-picture-rule-tax-text = Si tu dado abre algún favor y no avanzas, pagas { $tax ->
    [one] 1 moneda
   *[other] { $tax } monedas
}; sin monedas, retrocedes un paso.
