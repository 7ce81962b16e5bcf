# Palabras de las imágenes de Fortuna, lo bastante cortas para su sitio, y el tablero en texto.

## Fases (0 preparación, 6 fin de la ronda)

fortuna-picture-phase-0 = Reserva de la primera carta
fortuna-picture-phase-1 = Acueducto
fortuna-picture-phase-2 = Acción e intercambio
fortuna-picture-phase-3 = Poder militar
fortuna-picture-phase-4 = El favor del emperador
fortuna-picture-phase-5 = Privilegios
fortuna-picture-phase-6 = Fin de la ronda

fortuna-picture-draft = Elección de cartas de acción

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
fortuna-picture-palace-left = Palacio: { $n ->
    [0] no quedan cartas
    [one] queda 1 carta
   *[other] quedan { $n } cartas
}
fortuna-picture-palace-tokens = Palacio: { $n } fichas
fortuna-picture-nobody-there = Aún no ha llegado nadie
fortuna-picture-last-round = Es la última ronda

## Panel lateral

fortuna-picture-order = Orden de turno
fortuna-picture-standing = Clasificación final
fortuna-picture-sum = { $steps } + { $cards }
fortuna-picture-outside = fuera de Roma
fortuna-picture-nobody = Nadie en Roma
fortuna-picture-roll = Última tirada
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

fortuna-picture-change-moved = { $who } pasa de { $old } a { $new }.
fortuna-picture-change-centurions = { $who }: Centuriones { $old } → { $new }.
fortuna-picture-change-priestesses = { $who }: Sacerdotisas { $old } → { $new }.
fortuna-picture-change-dice = { $who }: dados { $old } → { $new }.
fortuna-picture-change-married = { $who } celebra su boda.
fortuna-picture-change-built = { $who } construye: { $building }.
fortuna-picture-change-stock = { $who }: { $what }.
fortuna-picture-change-stock-grain = grano { $old } → { $new }
fortuna-picture-change-stock-water = agua { $old } → { $new }
fortuna-picture-change-stock-aqueduct = acueducto { $old } → { $new }
fortuna-picture-change-stock-wine = vino { $old } → { $new }
fortuna-picture-change-stock-coins = monedas { $old } → { $new }
fortuna-picture-change-privileges = { $who } tiene ahora { $n ->
    [one] 1 carta de privilegio
   *[other] { $n } cartas de privilegio
}.
fortuna-picture-change-card = Lado { $side }: { $card }, abierta.
fortuna-picture-change-card-reserved = Lado { $side }: { $card }, reservada.
fortuna-picture-change-spent = Favor { $favour }: usado.
fortuna-picture-change-tokens = Favor { $favour }: disponible con { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}.
fortuna-picture-change-palace = Palacio: { $n ->
    [0] no quedan cartas
    [one] queda 1 carta
   *[other] quedan { $n } cartas
}.
fortuna-picture-change-roll = Tirada: { $dice }.

fortuna-picture-all-privileges = Todas las cartas de privilegio (claras: descartadas)
fortuna-picture-action-cards = Cartas de acción

## El tablero en palabras

fortuna-alt-standing = { $name }: paso { $step } de 15, { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
fortuna-alt-final = Puesto { $rank }: { $name }, { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}.
fortuna-alt-outside = { $name } acaba fuera de Roma, en el paso { $step }.
fortuna-alt-last-round = Ya se ha llegado al Palacio: la partida termina con esta ronda.
fortuna-text-empty = Lado { $side }: nadie lo juega
fortuna-text-cards = Cartas de acción: { $cards }
fortuna-text-reserved = { $card } (reservada)
fortuna-text-player = { $symbol } { $name }: paso { $step } de 15
fortuna-text-stock = Grano { $grain }, agua { $water }, vino { $wine }, monedas { $coins }
fortuna-text-aqueduct = Agua en el Acueducto: { $n }
fortuna-text-people = Centuriones { $centurions }, Sacerdotisas { $priestesses }, dados { $dice }, { $married }
fortuna-text-prices = El próximo Centurión cuesta { $centurion }; la próxima Sacerdotisa, { $priestess }
fortuna-text-no-price = nada: no queda sitio
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
fortuna-text-roll = Última tirada: { $dice }
fortuna-text-selected = Dado elegido: { $die }
fortuna-text-pile = { $name }: cuesta { $cost }; quedan { $left }
fortuna-text-deck = Mazo de privilegios: { $deck }; descartados: { $discards }
fortuna-text-discards = Descartes, el último primero: { $names }
fortuna-text-palace = Palacio: fichas { $tokens }, cartas { $cards }

## La mesa propia

fortuna-picture-province = Provincia
fortuna-picture-actions = Tus cartas de acción
fortuna-picture-hand = Tus cartas de privilegio
fortuna-picture-step-of = paso { $n } de { $of }
fortuna-picture-outlook = por ahora: { $steps } por pasos + { $n } por cartas
fortuna-picture-outlook-outside = tus cartas darían { $n }, pero solo cuentan desde el paso { $gate }
fortuna-picture-stock-grain = grano
fortuna-picture-stock-water = agua
fortuna-picture-stock-aqueduct = en el acueducto
fortuna-picture-stock-wine = vino
fortuna-picture-stock-coin = monedas
fortuna-picture-no-aqueduct = sin acueducto
fortuna-picture-next-costs = el siguiente cuesta { $n }
fortuna-picture-reserved = reservada para ti
fortuna-picture-open-to-all = abierta a todos
fortuna-picture-empty-hand = No tienes cartas de privilegio.
fortuna-picture-left-in-palace = Quedan en el Palacio: { $names }
fortuna-picture-copies = { $name } × { $n }
fortuna-picture-worth = ahora vale { $n } PV
fortuna-picture-drawn = recién robada
fortuna-picture-playable = puedes jugarla
fortuna-picture-own-turn = en tu turno
