# Palabras de las imágenes de Tadmor, lo bastante cortas para su sitio, y el tablero en texto.
# Los nombres están en tadmor-names.ftl.

## Zonas que se pueden ampliar

tadmor-picture-zone-west = Mares y Damasco
tadmor-picture-zone-centre = Palmira y el centro
tadmor-picture-zone-east = Éufrates, Templo y torres
tadmor-picture-zone-upgrades = Mejoras
tadmor-picture-entry = { $name } · { $effect }

## Tablero

tadmor-picture-towers = Torres
tadmor-picture-temples = Templo
tadmor-picture-raiders = Merodeadores
tadmor-picture-price = una por { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
}
tadmor-picture-singles = nivel
tadmor-picture-pairs = par
tadmor-picture-turn = Turno { $n } · Era { $era }
tadmor-picture-before = Antes del primer turno
tadmor-picture-later = tras las primeras mejoras
tadmor-picture-safe-now = a salvo este turno
tadmor-picture-safe-next = a salvo el próximo
tadmor-picture-to-place = { $n ->
    [one] 1 pieza por colocar
   *[other] { $n } piezas por colocar
}
tadmor-picture-on-board = { $n ->
    [one] 1 pieza en el tablero
   *[other] { $n } piezas en el tablero
}
tadmor-picture-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
tadmor-picture-empty = vacía
tadmor-picture-temple-bonus = { $n ->
    [one] premio: 1 mercancía
   *[other] premio: { $n } mercancías
}
tadmor-picture-deck = en el mazo
tadmor-picture-discards = descartes
tadmor-picture-no-card = sin carta
tadmor-picture-no-attack = Aún sin región atacada
tadmor-picture-attacked = fue la última atacada
tadmor-picture-attacked-now = atacada este turno
tadmor-picture-projected = previstos
tadmor-picture-in-play = { $n } en juego
tadmor-picture-sets = conjuntos { $n } PP
tadmor-picture-none-placed = sin piezas en el tablero
tadmor-picture-placed = en el tablero
tadmor-picture-to-resolve = por resolver
tadmor-picture-action-market = mercado
tadmor-picture-action-market-full = mercado completo
tadmor-picture-action-singles = niveles
tadmor-picture-action-pairs = pares
tadmor-picture-action-temple = templo
tadmor-picture-action-missions = misión
tadmor-picture-action-war = guerra
tadmor-picture-action-start = primero
tadmor-picture-action-tax = exento
tadmor-picture-action-raiders = ataque
tadmor-picture-nth = Para { $piece }
tadmor-picture-prospects = Lo que cuesta y da tener más
tadmor-picture-tax-title = Impuesto en la { $era }
tadmor-picture-tax = { $n ->
    [0] ninguno
    [one] 1 oro, o pierdes { $penalty } PP
   *[other] { $n } oros, o pierdes { $penalty } PP
}
tadmor-picture-sets-of = { $worths } PP por 1 a { $most } distintas
tadmor-picture-set-worth = Conjuntos de mercancías
tadmor-picture-legend-camel = camello
tadmor-picture-legend-ship = barco
tadmor-picture-legend-reserve = en reserva
tadmor-picture-legend-out = en el tablero
tadmor-picture-legend-none = sin conseguir
tadmor-picture-legend-traded = Comerciado
tadmor-picture-legend-upgrades = faltan Mejoras
tadmor-picture-legend-construction = falta Construcción
tadmor-picture-legend-kingdom = falta Reino
tadmor-picture-legend-completed = completada
tadmor-picture-legend-returned = devuelta

## Comunes a imágenes y textos

tadmor-picture-upgrades = Mejoras
tadmor-picture-goods = Mercancías Raras
tadmor-picture-missions = Misiones del Rey
tadmor-picture-none-left = no queda nada
tadmor-picture-raided = atacada

## Cambios desde la última vez que miraste

tadmor-picture-change-era = Ha empezado la { $era }: hay mejoras nuevas disponibles.
tadmor-picture-change-placed = { $who } tiene { $piece } aquí: { $place }.
tadmor-picture-change-raid = Merodeadores en esta región: { $region }.
tadmor-picture-change-raider = { $who } ha tomado una carta de Merodeadores.
tadmor-picture-change-upgrades = { $who } ha conseguido mejoras: { $names }.
tadmor-picture-change-tower = { $who }: la torre ha pasado de { $old } a { $new }.
tadmor-picture-change-temple = { $who } ha construido en el Templo: { $parts }.
tadmor-picture-change-goods = { $who } ha conseguido Mercancías Raras: { $names }.
tadmor-picture-change-completed = { $who } ha completado: { $names }.
tadmor-picture-change-hand = { $who } tiene ahora { $n ->
    [one] 1 misión
   *[other] { $n } misiones
} en la mano.
tadmor-picture-change-returned = { $who } ha devuelto: { $names }.
tadmor-picture-change-piece = { $who } tiene ahora { $piece }.
tadmor-picture-change-pawn = { $who } tiene el Peón de Primer Jugador.

## El tablero en palabras

tadmor-alt-standing = { $name } tiene { $held } y una torre de { $height ->
    [one] 1 nivel
   *[other] { $height } niveles
}.
tadmor-alt-piles = Encima de las pilas de Mercancías Raras: { $names }.
tadmor-alt-display = Mejoras disponibles: { $names }.
tadmor-alt-pieces = Piezas en el tablero: { $pieces }.
tadmor-alt-next-era = { $turns ->
    [one] Tras este turno cada nivel de torre da { $points } y llegan mejoras nuevas.
   *[other] Dentro de { $turns } turnos cada nivel de torre da { $points } y llegan mejoras nuevas.
}
tadmor-alt-last-turn = Este es el último turno.
tadmor-alt-to-place = Por colocar: { $names }.
tadmor-text-order = Orden de turno: { $names }
tadmor-text-raided = Atacada este turno: { $region }
tadmor-text-attacked = A salvo del próximo ataque: { $region }
tadmor-text-safe = a salvo del próximo ataque
tadmor-text-raider = { $name } tiene una carta de Merodeadores
tadmor-text-worth = { $what } ({ $worth })
tadmor-text-projected = { $worth } si acabase ahora
tadmor-text-warehouse = Almacén: { $goods }
tadmor-text-traded = Bienes Comerciados: { $goods }
tadmor-text-limit = conserva { $n }
tadmor-text-camels = Camellos en reserva: { $n } de { $of }
tadmor-text-ships = Barcos en reserva: { $n } de { $of }
tadmor-text-tower = Torre: { $n }
tadmor-text-temples = Templos: { $names }
tadmor-text-copies = { $what } ×{ $n }
tadmor-text-goods = Mercancías Raras: { $names }
tadmor-text-sets = conjuntos de { $sizes }: { $worth }
tadmor-text-in-hand = Misiones en mano: { $n }
tadmor-text-completed = completadas: { $names }
tadmor-text-returned = devueltas: { $names }
tadmor-text-upgrades = Mejoras: { $names }
tadmor-text-holds-camel = camello
tadmor-text-holds-ship = barco
tadmor-text-holds-either = camello o barco
tadmor-text-camel-of = camello de { $name }
tadmor-text-ship-of = barco de { $name }
tadmor-text-free = libre
tadmor-text-by-era = ahora { $n } ({ $all })
tadmor-text-price = cada una por { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
}
tadmor-text-owned = Qué hacen las mejoras de los jugadores
tadmor-text-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
tadmor-text-deck = Misiones del Rey: { $n } en el mazo, { $discarded } descartadas
tadmor-text-prices = Precios y valores
tadmor-text-band = Niveles de torre { $levels }: { $single } cada uno, { $pair } cada par
tadmor-text-set-table = Mercancías Raras distintas en un conjunto: { $worths } PP
tadmor-text-tax = { $n ->
    [0] En esta Era no hay impuesto
    [one] Impuesto de esta Era: 1 oro, o se pierden { $penalty }
   *[other] Impuesto de esta Era: { $n } oros, o se pierden { $penalty }
}
tadmor-text-hand = En tu mano: { $names }
tadmor-text-can-complete = Recursos suficientes para completar: { $names }
tadmor-text-own-card = Tu carta de Merodeadores: { $region }
tadmor-text-own-pieces = Por resolver: { $places }
tadmor-text-can-buy = Recursos suficientes para { $n ->
    [0] ninguna mejora
    [one] 1 mejora
   *[other] { $n } mejoras
}
tadmor-text-can-climb = Niveles de torre que puedes pagar ahora: { $singles } de uno en uno; { $pairs } por pares
tadmor-text-next-part = Siguiente parte del Templo: { $part } por { $cost }
tadmor-text-can-get-good = Mercancías Raras que puedes pagar: { $names }
tadmor-text-due = { $n ->
    [one] Impuesto: 1 oro, o pierdes { $penalty }
   *[other] Impuesto: { $n } oros, o pierdes { $penalty }
}
tadmor-text-over-limit = { $n } recursos; se pueden conservar { $limit }

## La mesa propia

tadmor-picture-own-warehouse = Almacén
tadmor-picture-own-tower = Torre
tadmor-picture-own-temple = Templo
tadmor-picture-own-upgrades = Tus mejoras
tadmor-picture-own-pieces = Tus piezas
tadmor-picture-own-outlook = Si acabase ahora
tadmor-picture-own-final = Recuento final
tadmor-picture-own-first = Primer Jugador
tadmor-picture-own-projected = { $n } PP si acabase ahora
tadmor-picture-own-kept = { $n } (límite { $of })
tadmor-picture-own-traded = Bienes Comerciados: se gastan, no se cambian
tadmor-picture-own-trades = Cambios a tu alcance
tadmor-picture-own-no-trade = Ninguno: ni mejora, ni mercado, ni carta te deja comerciar ahora.
tadmor-picture-own-untaxed = En esta Era no hay impuesto
tadmor-picture-own-exempt = Este turno no pagas impuesto
tadmor-picture-own-tax = Impuesto
tadmor-picture-own-or-lose = o pierdes { $n } PP
tadmor-picture-own-can-pay = te alcanza
tadmor-picture-own-lacks = falta
tadmor-picture-own-up-to = te alcanza hasta { $n }
tadmor-picture-own-next-part = { $saves ->
    [0] Sigue: { $part }
   *[other] Sigue: { $part }, { $saves } menos
}
tadmor-picture-own-no-part = No quedan cartas de la parte siguiente
tadmor-picture-own-copies = ×{ $n }
tadmor-picture-own-goods-worth = valen { $n } PP
tadmor-picture-own-set-sizes = conjuntos de { $sizes }
tadmor-picture-own-on-credit = por { $n } PP
tadmor-picture-own-no-upgrade = Aún no tienes ninguna mejora.
tadmor-picture-own-upgrade-price = { $n ->
    [one] Cada una, 1 recurso
   *[other] Cada una, { $n } recursos
}
tadmor-picture-own-enough-for = te da para { $n }
tadmor-picture-own-not-enough = no te alcanza
tadmor-picture-own-in-reserve = { $n } en reserva
tadmor-picture-own-all-in-reserve = No tienes ninguna pieza en el tablero.
tadmor-picture-own-when-raiders = Merodeadores
tadmor-picture-own-when-upgrades = Mejoras
tadmor-picture-own-when-construction = Construcción
tadmor-picture-own-when-kingdom = Reino
tadmor-picture-own-when-any = cuando sea
tadmor-picture-own-all-camels = Ya tienes los { $n } camellos.
tadmor-picture-own-all-ships = Ya tienes los { $n } barcos.
tadmor-picture-own-camel-next = El camello { $n } pide
tadmor-picture-own-camel-ready = Camello { $n }: la Caravana lo trae
tadmor-picture-own-ship-next = El barco { $n } pide
tadmor-picture-own-ship-ready = Barco { $n }: el Astillero lo trae
tadmor-picture-own-either = { " o " }
tadmor-picture-own-gap-height = torre { $n }/{ $of }
tadmor-picture-own-gap-missions = misiones { $n }/{ $of }
tadmor-picture-own-gap-sets = mercancías de cada color { $n }/{ $of }
tadmor-picture-own-card = Atacarás: { $region }
tadmor-picture-own-card-of = tiene la carta de Merodeadores
tadmor-picture-own-no-card = Nadie tiene carta de Merodeadores
tadmor-picture-own-end-tower = Torre al final
tadmor-picture-own-end-completed = Misiones completadas
tadmor-picture-own-end-returned = Misiones devueltas
tadmor-picture-own-end-temple = Templos
tadmor-picture-own-end-goods = Mercancías Raras
tadmor-picture-own-end-legacy = Legados
tadmor-picture-own-places = Puestos finales
tadmor-picture-own-now = Puntos hasta ahora
tadmor-picture-own-total = Total
tadmor-picture-own-saves = cada una te cuesta { $n } menos
tadmor-picture-own-no-mission = Ninguna misión en mano
tadmor-picture-own-actions = { $n ->
    [0] Para completar una: Misiones del Rey o I47
    [one] Tienes 1 acción para completar o robar
   *[other] Tienes { $n } acciones para completar o robar
}
tadmor-picture-own-deck = mazo { $n }, descartes { $discarded }
tadmor-picture-own-completed = Completadas: { $n }
tadmor-picture-own-returned = Devueltas: { $n }
