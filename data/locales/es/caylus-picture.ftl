# Palabras de las imágenes de Caylus, lo bastante cortas para su sitio, y el tablero en texto.
# Los nombres están en caylus-names.ftl.

## Zonas que se pueden ampliar

caylus-picture-zone-road = El camino
caylus-picture-zone-castle = Castillo y favores reales
caylus-picture-zone-stock = Por construir

## Comunes a imágenes y textos

caylus-picture-favours = Favores reales
caylus-picture-simplified = Cada favor real vale { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} al momento.
caylus-picture-stock = Por construir
caylus-picture-none-left = no queda nada
caylus-picture-stock-wood = Edificios de madera
caylus-picture-stock-stone = Edificios de piedra
caylus-picture-stock-prestige = Edificios de prestigio
caylus-picture-mark-blue = azul
caylus-picture-mark-red = rojo
caylus-picture-mark-green = verde
caylus-picture-mark-orange = naranja
caylus-picture-mark-black = negra
caylus-picture-scored = puntuación hecha
caylus-picture-building = en construcción
caylus-picture-to-come = por venir
caylus-picture-inn-left = Posada, lugar izquierdo
caylus-picture-inn-right = Posada, lugar derecho

## Cambios desde la última vez que miraste

caylus-picture-change-worker = { $who } ha colocado un trabajador: { $spot }.
caylus-picture-change-moved = { $who } ha movido un trabajador: { $spot }.
caylus-picture-change-provost = El preboste ha pasado de { $old } a { $new }.
caylus-picture-change-bailiff = El comisionado ha pasado de { $old } a { $new }.
caylus-picture-change-built = { $who } ha construido: { $building }.
caylus-picture-change-residence = { $who } ha convertido en residencia: { $building }.
caylus-picture-change-pending = { $who } ha pagado por convertir en residencia: { $building }.
caylus-picture-change-house = { $who } ha construido en el castillo: { $section }, { $n ->
    [one] 1 casa
   *[other] { $n } casas
}.
caylus-picture-change-favour = Favores reales, { $line }, columna { $n }: { $who }.
caylus-picture-change-passed = { $who } ha pasado: puente { $n }.
caylus-picture-change-scored = Puntuación en el castillo: { $section }.

## El tablero en palabras

caylus-alt-standing = { $name } tiene { $held }.
caylus-alt-beyond = Si el preboste se queda en { $provost }, { $n ->
    [one] el trabajador del espacio { $spaces } no recibe nada.
   *[other] los trabajadores de los espacios { $spaces } no reciben nada.
}
caylus-alt-all-work = Si el preboste se queda en { $provost }, todos los trabajadores del camino están activos.
caylus-alt-section-mark = { $section }: { $n } de { $of } partes; se puntúa cuando el comisionado, ahora en { $bailiff }, llegue a { $trigger }.
caylus-alt-section-full = { $section }: { $n } de { $of } partes; se puntúa al final de esta ronda. El comisionado está en { $bailiff }.
caylus-alt-section-now = { $section }: { $n } de { $of } partes; se está puntuando. El comisionado está en { $bailiff }.
caylus-alt-castle = En el castillo, por este orden: { $names }.
caylus-alt-line = Favores reales, { $line }: { $levels }.
caylus-alt-special = Antes del puente: { $spots }.
caylus-text-special = Edificios especiales y puente
caylus-text-worker = trabajador de { $name }
caylus-text-free = libre
caylus-text-stables-unused = no se usan con dos jugadores
caylus-text-inn-left = izquierdo: { $who }
caylus-text-inn-right = derecho: { $who }
caylus-text-order = Orden de turno: { $names }
caylus-text-used = Renglones de favores usados en esta fase: { $lines }
caylus-text-price = Un trabajador cuesta ahora { $price }; en tus propios edificios, { $own }.
caylus-text-next-price = Al empezar la ronda siguiente, un trabajador cuesta { $price }.
caylus-text-road = El camino
caylus-text-empty = vacío
caylus-text-heir = será residencia de { $name }
caylus-text-workers = Trabajadores
caylus-text-parts = { $n } de { $of } partes
caylus-text-batch = un lote da { $points }
caylus-text-scored-mark = se puntúa en { $n }
caylus-text-scored-full = se puntúa al final de esta ronda
caylus-text-scored-now = se está puntuando
caylus-text-penalty = sin casas: pierde { $loss }
caylus-text-threshold = { $n ->
    [one] 1 casa: { $gain }
   *[other] { $n } casas: { $gain }
}
caylus-text-before = aún sin empezar: { $names }
caylus-text-closed = cerrada
caylus-text-full = El camino está lleno: no caben más edificios de madera ni de piedra
caylus-text-first-free = El próximo edificio de madera o piedra va en el espacio { $n }
caylus-text-income = Próximos ingresos: { $income }
caylus-text-in-hand = Trabajadores en mano: { $n } de { $of }
caylus-text-buildings = Edificios: { $names }
caylus-text-houses = Casas en el castillo: { $houses }
caylus-text-levels = Favores reales, columnas alcanzadas: { $levels }
caylus-text-batches = { $n ->
    [0] Sin cubos para un lote
    [one] Cubos para 1 lote: { $points }
   *[other] Cubos para { $n } lotes: { $points }
}
caylus-text-no-part = { $n ->
    [0] El castillo está lleno; sin cubos para un lote
    [one] El castillo está lleno; cubos para 1 lote
   *[other] El castillo está lleno; cubos para { $n } lotes
}
caylus-text-can-pay = Cubos suficientes para: { $names }
caylus-text-what-buildings-do = Qué hacen los edificios

## La mesa propia

caylus-picture-own-workers = Tus trabajadores
caylus-picture-own-places = Dónde puedes colocar
caylus-picture-in-hand = { $n } de { $of } en mano
caylus-picture-all-in-hand = Tienes todos tus trabajadores en mano.
caylus-picture-short-inn-left = Posada, izq.
caylus-picture-short-inn-right = Posada, der.
caylus-picture-fate-works = se activa
caylus-picture-fate-beyond = sin efecto
caylus-picture-fate-later-3 = fase 3
caylus-picture-fate-later-6 = fase 6
caylus-picture-fate-stays = paga menos
caylus-picture-no-building = Aún no tienes ningún edificio.
caylus-picture-own-buildings = Tuyos:
caylus-picture-kind-wood = madera { $spaces }
caylus-picture-kind-stone = piedra { $spaces }
caylus-picture-kind-residential = residencias { $spaces }
caylus-picture-kind-prestige = prestigio { $spaces }
caylus-picture-general-costs = un trabajador cuesta
caylus-picture-inn-costs = con la posada pagas
caylus-picture-places-note = Pálido: más allá del preboste. Con forma: su dueño gana algo.
caylus-picture-next = Próxima ronda
caylus-picture-first-price = el primero cuesta
caylus-picture-provost-ends = Tus trabajadores si el preboste acaba en…
caylus-picture-free = gratis
caylus-picture-all-built = Edificios
caylus-picture-final = Recuento final
caylus-picture-final-so-far = Recuento final por ahora
caylus-picture-game-points = Puntos de la partida
caylus-picture-has-passed = Ya has pasado en esta ronda.
caylus-picture-no-worker = No te quedan trabajadores.
caylus-picture-no-money = No te llegan los denarios para ningún lugar.
caylus-picture-next-round = Empiezas la ronda siguiente con { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
} y { $workers ->
    [one] 1 trabajador
   *[other] { $workers } trabajadores
}, si nada cambia.
caylus-picture-progress-mark = { $n } de { $of } · en { $trigger }
caylus-picture-progress-full = { $n } de { $of } · esta ronda
caylus-picture-progress-now = { $n } de { $of } · ahora
caylus-picture-no-gain = nada
caylus-picture-houses-more = +{ $n }
caylus-picture-batches = { $n ->
    [one] Cubos para 1 lote
   *[other] Cubos para { $n } lotes
}
caylus-picture-no-batch = Sin cubos para un lote
caylus-picture-no-part = El castillo está lleno
caylus-picture-next-favour = en verde, lo que te da el próximo favor
caylus-picture-worth = tus bienes valen { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} al final
caylus-picture-own-residences = { $n ->
    [0] no tienes residencias
    [one] tienes 1 residencia
   *[other] tienes { $n } residencias
}
caylus-picture-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
caylus-picture-lacks = falta
caylus-picture-can-pay = puedes pagarlo
caylus-picture-no-residence = sin residencia
caylus-picture-no-space = camino lleno

## Board

caylus-picture-castle = El castillo
caylus-picture-workers = Trabajadores
caylus-picture-houses = Castillo
caylus-picture-levels = Favores
caylus-picture-of = { $n } de { $of }
caylus-picture-anywhere = libre
caylus-picture-inn-price = precio
caylus-picture-inn-left-letter = I
caylus-picture-inn-right-letter = D
caylus-picture-price = por trabajador
caylus-picture-passed = ha pasado
caylus-picture-income = +{ $n } por ronda
caylus-picture-residences = { $n ->
    [one] 1 residencia
   *[other] { $n } residencias
}
caylus-picture-section-dungeon = calabozo
caylus-picture-section-walls = murallas
caylus-picture-section-towers = torres
caylus-picture-flag-dungeon = C
caylus-picture-flag-walls = M
caylus-picture-flag-towers = T
caylus-picture-unused = no con dos
caylus-picture-in-play = { $n } en juego
caylus-picture-for-goods = +{ $n } por lo que queda
caylus-picture-buildings = Edificios
caylus-picture-order = Orden de turno
caylus-picture-copies = { $name } ×{ $n }
caylus-picture-castle-built = { $section }: { $n } de { $of } partes
caylus-picture-castle-scored = Todo el castillo está puntuado
caylus-picture-bailiff-mark = Comisionado en { $space }, avanza { $steps }, puntúa en { $trigger }
caylus-picture-bailiff-full = Comisionado en { $space }, avanza { $steps } y se puntúa
caylus-picture-bailiff-now = Comisionado en { $space }, se puntúa ahora
caylus-picture-bailiff-last = Comisionado en { $space }
caylus-picture-legend-bailiff = comisionado
caylus-picture-legend-provost = preboste
caylus-picture-legend-flag = puntuación
caylus-picture-legend-house = dueño
caylus-picture-legend-piece = trabajador
caylus-picture-legend-any-good = cualquier cubo
caylus-picture-legend-plain-cubes = menos oro
caylus-picture-legend-fleur = favor real
