# Palabras de las imágenes de Tadmor, lo bastante cortas para su sitio, y el tablero en texto.
# Los nombres están en tadmor-names.ftl.

## Comunes a imágenes y textos

tadmor-picture-upgrades = Mejoras
tadmor-picture-goods = Mercancías Raras
tadmor-picture-missions = Misiones del Rey
tadmor-picture-none-left = no queda nada
tadmor-picture-raided = atacada
tadmor-picture-protected = a salvo el próximo turno

## Cambios desde la última vez que miraste

tadmor-picture-change-era = Ha empezado la { $era }: hay mejoras nuevas a la vista.
tadmor-picture-change-placed = { $who } tiene { $piece } aquí: { $place }.
tadmor-picture-change-raid = Merodeadores en esta región: { $region }.
tadmor-picture-change-raider = { $who } ha tomado una carta de Merodeadores.
tadmor-picture-change-upgrades = { $who } ha conseguido mejoras: { $names }.
tadmor-picture-change-tower = { $who }: la torre ha pasado de { $old } a { $new }.
tadmor-picture-change-temple = { $who } ha construido en el templo: { $parts }.
tadmor-picture-change-goods = { $who } ha conseguido Mercancías Raras: { $names }.
tadmor-picture-change-completed = { $who } ha completado: { $names }.
tadmor-picture-change-returned = { $who } ha devuelto: { $names }.
tadmor-picture-change-piece = { $who } tiene ahora { $piece }.
tadmor-picture-change-pawn = { $who } tiene el Peón de Primer Jugador.

## El tablero en palabras

tadmor-alt-standing = { $name } tiene { $held } y una torre de { $height ->
    [one] 1 nivel
   *[other] { $height } niveles
}.
tadmor-alt-piles = Encima de las pilas de Mercancías Raras: { $names }.
tadmor-alt-display = Mejoras a la vista: { $names }.
tadmor-alt-standing-pieces = Piezas en el tablero: { $pieces }.
tadmor-alt-next-era = { $turns ->
    [one] Tras este turno cada nivel de torre da { $points } y llegan mejoras nuevas.
   *[other] En { $turns } turnos cada nivel de torre da { $points } y llegan mejoras nuevas.
}
tadmor-alt-last-turn = Este es el último turno.
tadmor-alt-to-place = Por colocar: { $names }.
tadmor-text-order = Orden de turno: { $names }
tadmor-text-raided = Atacada este turno: { $region }
tadmor-text-attacked = No puede ser atacada en el próximo turno: { $region }
tadmor-text-raider = { $name } guarda una carta de Merodeadores
tadmor-text-worth = { $what } ({ $worth })
tadmor-text-projected = { $worth } tal como está todo
tadmor-text-warehouse = Almacén: { $goods }
tadmor-text-traded = Bienes Comerciados: { $goods }
tadmor-text-limit = conserva { $n }
tadmor-text-camels = Camellos en reserva: { $n } de { $of }
tadmor-text-ships = Barcos en reserva: { $n } de { $of }
tadmor-text-tower = Torre: { $n }
tadmor-text-temples = Templos: { $names }
tadmor-text-copies = { $n } { $what }
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
   *[other] Impuesto de esta Era: { $n } de oro, o se pierden { $penalty }
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
tadmor-text-next-part = Siguiente parte del templo: { $part } por { $cost }
tadmor-text-can-get-good = Mercancías Raras que puedes pagar: { $names }
tadmor-text-due = Impuesto: { $n } de oro, o pierdes { $penalty }
tadmor-text-over-limit = { $n } recursos; se pueden conservar { $limit }
