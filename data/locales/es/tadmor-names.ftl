# Nombres de todo lo que hay en Tadmor y lo que hace cada cosa en una línea.
# Los argumentos están explicados en el archivo inglés del mismo nombre.

tadmor-name = Tadmor

## Colores de los jugadores

tadmor-mark-red = Rojo
tadmor-mark-blue = Azul
tadmor-mark-yellow = Amarillo
tadmor-mark-green = Verde

## Cantidades

tadmor-resource-wood = { $n ->
    [one] { $n } madera
   *[other] { $n } maderas
}
tadmor-resource-stone = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
}
tadmor-resource-marble = { $n ->
    [one] { $n } mármol
   *[other] { $n } mármoles
}
tadmor-resource-gold = { $n ->
    [one] { $n } oro
   *[other] { $n } oros
}
tadmor-resource-any = { $n ->
    [one] { $n } recurso cualquiera
   *[other] { $n } recursos cualesquiera
}
tadmor-resource-basic = { $n ->
    [one] { $n } recurso básico
   *[other] { $n } recursos básicos
}
tadmor-resource-basic-short = { $n ->
    [one] { $n } básico
   *[other] { $n } básicos
}
tadmor-piece-camel = { $n ->
    [one] { $n } camello
   *[other] { $n } camellos
}
tadmor-piece-ship = { $n ->
    [one] { $n } barco
   *[other] { $n } barcos
}
tadmor-points = { $n } PP
tadmor-levels = { $n ->
    [one] { $n } nivel
   *[other] { $n } niveles
}
tadmor-goods = { $n ->
    [one] { $n } Mercancía Rara
   *[other] { $n } Mercancías Raras
}
tadmor-or = { $head } o { $last }
tadmor-marked = { $id } { $name }

## Recursos

tadmor-resource-wood-label = Madera
tadmor-resource-stone-label = Piedra
tadmor-resource-marble-label = Mármol
tadmor-resource-gold-label = Oro

## Mercancías Raras

tadmor-good-of = { $good } (pila { $pile })
tadmor-pile-grey = gris
tadmor-pile-yellow = amarilla
tadmor-pile-red = roja
tadmor-good-glass = vidrio
tadmor-good-incense = incienso
tadmor-good-myrrh = mirra
tadmor-good-jade = jade
tadmor-good-ivory = marfil
tadmor-good-porcelain = porcelana
tadmor-good-silk = seda
tadmor-good-perfume = perfume
tadmor-good-oil = aceite

## Partes de un Templo

tadmor-part-basement = sótano
tadmor-part-colonnade = columnata
tadmor-part-roof = techo
tadmor-part-statues = estatuas
tadmor-part-basement-label = Sótano
tadmor-part-colonnade-label = Columnata
tadmor-part-roof-label = Techo
tadmor-part-statues-label = Estatuas

## Eras

tadmor-era = { $n ->
    [1] Era I
    [2] Era II
   *[other] Era III
}

## Regiones

tadmor-region-north-sea = Mar del Norte
tadmor-region-south-sea = Mar del Sur
tadmor-region-euphrates = Éufrates
tadmor-region-damascus = Damasco
tadmor-region-palmyra = Palmira
tadmor-region-ebla = Ebla
# Una región a la que el contenido da nombre: $en y $es.
tadmor-region-given = { -language.code ->
    [es] { $es }
   *[en] { $en }
}
-language = Español
    .code = es

## Acciones

tadmor-action-collect-effect = Toma { $gain }.
tadmor-action-shipyard-effect = Obtén un barco, si tus Mercancías Raras lo permiten.
tadmor-action-caravan-effect = Obtén un camello, si tu torre o tus Misiones del Rey lo permiten.
tadmor-action-gifts-effect = { $n } PP de inmediato.
tadmor-action-market-effect = Cambia recursos básicos por avanzados, 1 por 1, cuantas veces quieras.
tadmor-action-market-full-effect = Cambia 1 recurso básico por 1 avanzado o 1 avanzado por 2 básicos, cuantas veces quieras.
tadmor-action-upgrade-effect = { $n ->
    [one] Compra una mejora por { $n } recurso cualquiera.
   *[other] Compra una mejora por { $n } recursos cualesquiera.
}
tadmor-action-singles-effect = Construye niveles de torre de uno en uno, pagando cada uno.
tadmor-action-pairs-effect = { $n ->
    [0] Construye niveles de torre de dos en dos, pagando cada par.
    [one] Construye { $n } par de niveles de torre, pagándolo.
   *[other] Construye niveles de torre de dos en dos, como máximo { $n } pares, pagando cada uno.
}
tadmor-action-traitor-effect = { $n ->
    [0] Sin efecto en esta Era.
    [one] Destruye 1 nivel de una torre al menos tan alta como la tuya.
   *[other] Destruye { $n } niveles de una torre al menos tan alta como la tuya.
}
tadmor-action-temple-effect = Construye la siguiente parte de tu Templo.
tadmor-action-temple-card-effect = Construye la siguiente parte de tu Templo y roba una Misión del Rey.
tadmor-action-rare-effect = Paga { $cost } por la Mercancía Rara de encima de la pila { $pile }.
tadmor-action-rare-now-effect = Paga { $cost } por la que está encima: { $good }.
tadmor-action-rare-any-effect = Paga { $cost } por una Mercancía Rara cualquiera de la pila { $pile }.
tadmor-action-rare-empty-effect = La pila está vacía: no hay nada que tomar.
tadmor-action-temple-now-effect = { $part } por { $cost }; tu Templo: { $points }.
tadmor-action-temple-card-now-effect = { $part } por { $cost }; roba una misión; tu Templo: { $points }.
tadmor-action-temple-none-effect = No quedan cartas de tu próxima parte ({ $part }); vuelve una cuando otro jugador construya sobre ella.
tadmor-action-temple-gone-effect = No quedan cartas de tu próxima parte ({ $part }), y ya no volverá ninguna.
tadmor-action-singles-now-effect = Tu torre: { $height }. El próximo nivel cuesta { $cost }.
tadmor-action-pairs-now-effect = Tu torre: { $height }. El próximo par de niveles cuesta { $cost }.
tadmor-action-missions-effect = Roba una Misión del Rey o completa una de tu mano.
tadmor-action-war-effect = 1 PP por cada nivel que tu torre supere a la más baja.
tadmor-action-start-effect = Toma el Peón de Primer Jugador y { $gain }.
tadmor-action-tax-effect = Este turno te libras del impuesto: { $cost }, o perder { $n } PP.
tadmor-action-tax-none-effect = Sin efecto: en esta Era no hay impuesto.
tadmor-action-raiders-effect = Elige en secreto la región que se atacará el próximo turno.
tadmor-action-raiders-none-effect = Sin efecto: ya no queda turno para un ataque.
tadmor-action-start-last-effect = Toma { $gain }; ya no queda turno para el Peón de Primer Jugador.
tadmor-action-war-now-effect = { $points } tal como están las torres: 1 por cada nivel que la tuya supere a la más baja.
tadmor-action-gain-now-effect = Obtén { $piece }: tienes lo que pide.
tadmor-action-gain-later-effect = Aún no: pide { $needs }.
tadmor-action-gain-all-effect = Sin efecto: ya tienes { $pieces }.

## Espacios del tablero

tadmor-place-collect-wood = Madera
tadmor-place-collect-stone = Piedra
tadmor-place-collect-marble = Mármol
tadmor-place-collect-gold = Oro
tadmor-place-shipyard = Astillero
tadmor-place-caravan = Caravana
tadmor-place-gifts = Regalos de Paz
tadmor-place-market = Mercado
tadmor-place-market-full = Mercado completo
tadmor-place-upgrade-1 = Mejora U1
tadmor-place-upgrade-2 = Mejora U2
tadmor-place-upgrade-3 = Mejora U3
tadmor-place-upgrade-4 = Mejora U4
tadmor-place-singles = Torre nivel a nivel
tadmor-place-pairs = Torre de dos en dos
tadmor-place-traitor = Traidor
tadmor-place-temple = Templo
tadmor-place-temple-card = Templo y misión
tadmor-place-rare-grey = Mercancía Rara gris
tadmor-place-rare-yellow = Mercancía Rara amarilla
tadmor-place-rare-red = Mercancía Rara roja
tadmor-place-missions = Misiones del Rey
tadmor-place-war = Suministros de Guerra
tadmor-place-start = Jugador Inicial
tadmor-place-tax = Recaudador de Impuestos
tadmor-place-raiders = Merodeadores

## Lo que exige la siguiente pieza

tadmor-need = { $all }
tadmor-need-height = una torre de { $n }
tadmor-need-missions = { $n ->
    [one] { $n } Misión del Rey
   *[other] { $n } Misiones del Rey
}
tadmor-need-sets = { $n ->
    [one] { $n } Mercancía Rara de cada color
   *[other] { $n } Mercancías Raras de cada color
}

## Lo que se espera

tadmor-shared-upgrades = las mejoras
tadmor-shared-rare = las Mercancías Raras
tadmor-shared-temples = los Templos
tadmor-shared-missions = el mazo de Misiones del Rey
tadmor-shared-tower = las torres

## Condiciones de las últimas mejoras

tadmor-legacy-tower = tu torre es la más alta, sin empate
tadmor-legacy-tower-short = torre más alta
tadmor-legacy-goods = tienes más Mercancías Raras que nadie
tadmor-legacy-goods-short = más merc. raras
tadmor-legacy-missions = tienes más PP de Misiones del Rey que nadie
tadmor-legacy-missions-short = más PP de misión
tadmor-legacy-temple = tienes el Templo más avanzado, sin empate
tadmor-legacy-temple-short = mejor Templo
tadmor-legacy-pieces = tienes más camellos y barcos que nadie
tadmor-legacy-pieces-short = más piezas

## Mejoras con el nombre de lo que hacen

# i1–i4, i23, i24: lo que se cambia. i10–i13, i29–i32: el recurso; $n  la Era. i38–i42: la condición.
tadmor-upgrade-trade-wood-marble = Madera por mármol
tadmor-upgrade-trade-wood-gold = Madera por oro
tadmor-upgrade-trade-stone-marble = Piedra por mármol
tadmor-upgrade-trade-stone-gold = Piedra por oro
tadmor-upgrade-trade-gold = Cambista de oro
tadmor-upgrade-trade-marble = Cambista de mármol
tadmor-upgrade-trade-effect = Cambia { $give } por { $take }, cuantas veces quieras.
tadmor-upgrade-trade-short = { $give } por { $take }
tadmor-upgrade-hold-wood = Bodega de madera { tadmor-numeral }
tadmor-upgrade-hold-stone = Bodega de piedra { tadmor-numeral }
tadmor-upgrade-hold-marble = Bodega de mármol { tadmor-numeral }
tadmor-upgrade-hold-gold = Bodega de oro { tadmor-numeral }
tadmor-upgrade-hold-effect = { $gain } más cada vez que recojas ese recurso con un barco.
tadmor-upgrade-hold-short = +{ $gain } por barco
tadmor-upgrade-legacy-tower = Legado de la torre
tadmor-upgrade-legacy-goods = Legado del comercio
tadmor-upgrade-legacy-missions = Legado del servicio
tadmor-upgrade-legacy-temple = Legado del Templo
tadmor-upgrade-legacy-pieces = Legado de la caravana
tadmor-upgrade-legacy-effect = { $n } PP al final si { $condition }.
tadmor-upgrade-legacy-short = { $n } PP: { $condition }
tadmor-numeral = { $n ->
    [1] I
    [2] II
   *[other] III
}

## Mejoras de la Era I

tadmor-upgrade-i5 = Heraldo I
tadmor-upgrade-i5-effect = { $n } PP por cada Misión del Rey que completes.
tadmor-upgrade-i5-short = { $n } PP por misión
tadmor-upgrade-i6 = Corredor de prestigio
tadmor-upgrade-i6-effect = Cada turno, compra como máximo 1 recurso básico por { $n } PP y 1 avanzado por { $m } PP.
tadmor-upgrade-i6-short = Básico { $n }, avanzado { $m } PP
tadmor-upgrade-i7 = Merodeadores propios
tadmor-upgrade-i7-effect = Cuando revelas la carta de Merodeadores, tus piezas de esa región se quedan.
tadmor-upgrade-i7-short = Inmune a los propios
tadmor-upgrade-i8 = Coleccionista I
tadmor-upgrade-i8-effect = { $n } PP por cada Mercancía Rara que adquieras; { $m } PP por cada una gratis.
tadmor-upgrade-i8-short = { $n } PP por merc. rara
tadmor-upgrade-i9 = Crédito de entendido
tadmor-upgrade-i9-effect = Una vez por turno, paga { $n } PP en vez de recursos por una Mercancía Rara; nunca bajo 0 PP.
tadmor-upgrade-i9-short = Merc. rara por { $n } PP
tadmor-upgrade-i14 = Quinto piso A
tadmor-upgrade-i14-effect = Los niveles de torre múltiplos de 5 son gratis.
tadmor-upgrade-i14-short = Múltiplos de 5 gratis
tadmor-upgrade-i15 = Quinto piso B
tadmor-upgrade-i15-effect = { tadmor-upgrade-i14-effect }
tadmor-upgrade-i15-short = { tadmor-upgrade-i14-short }
tadmor-upgrade-i16 = Fama de la torre I A
tadmor-upgrade-i16-effect = { $n } PP cada turno si tu torre es la más alta, sin empate.
tadmor-upgrade-i16-short = { $n } PP: torre más alta
tadmor-upgrade-i17 = Fama de la torre I B
tadmor-upgrade-i17-effect = { tadmor-upgrade-i16-effect }
tadmor-upgrade-i17-short = { tadmor-upgrade-i16-short }
tadmor-upgrade-i18 = Maestros del andamio
tadmor-upgrade-i18-effect = Tus niveles de torre no cuestan madera.
tadmor-upgrade-i18-short = Torre sin madera

## Mejoras de la Era II

tadmor-upgrade-i19 = Heraldo II
tadmor-upgrade-i19-effect = { tadmor-upgrade-i5-effect }
tadmor-upgrade-i19-short = { tadmor-upgrade-i5-short }
tadmor-upgrade-i20 = Escribano real
tadmor-upgrade-i20-effect = { $n ->
    [one] Completar una Misión del Rey te cuesta { $n } recurso menos.
   *[other] Completar una Misión del Rey te cuesta { $n } recursos menos.
}
tadmor-upgrade-i20-short = Misiones: { $n } menos
tadmor-upgrade-i21 = Mercado privado A
tadmor-upgrade-i21-effect = Privada: cambia 1 recurso básico por 1 avanzado, o 1 avanzado por 2 básicos.
tadmor-upgrade-i21-short = Mercado privado
tadmor-upgrade-i22 = Mercado privado B
tadmor-upgrade-i22-effect = { tadmor-upgrade-i21-effect }
tadmor-upgrade-i22-short = { tadmor-upgrade-i21-short }
tadmor-upgrade-i25 = Botín
tadmor-upgrade-i25-effect = Cuando revelas la carta de Merodeadores: { $n } PP si retira alguna pieza de otro jugador.
tadmor-upgrade-i25-short = { $n } PP si cae una pieza
tadmor-upgrade-i26 = Tributo de Merodeadores
tadmor-upgrade-i26-effect = Cuando revelas la carta de Merodeadores, ganas { $gain }.
tadmor-upgrade-i26-short = Ataque: { $gain }
tadmor-upgrade-i27 = Coleccionista II
tadmor-upgrade-i27-effect = { tadmor-upgrade-i8-effect }
tadmor-upgrade-i27-short = { tadmor-upgrade-i8-short }
tadmor-upgrade-i28 = Comprador de confianza
tadmor-upgrade-i28-effect = { $n ->
    [one] Adquirir una Mercancía Rara te cuesta { $n } recurso menos.
   *[other] Adquirir una Mercancía Rara te cuesta { $n } recursos menos.
}
tadmor-upgrade-i28-short = Merc. raras: { $n } menos
tadmor-upgrade-i33 = Gran depósito
tadmor-upgrade-i33-effect = Al final del turno puedes guardar { $n } recursos.
tadmor-upgrade-i33-short = Guarda { $n } recursos
tadmor-upgrade-i34 = Arquitectos del Templo
tadmor-upgrade-i34-effect = { $n ->
    [one] Cada parte de un Templo te cuesta { $n } recurso menos.
   *[other] Cada parte de un Templo te cuesta { $n } recursos menos.
}
tadmor-upgrade-i34-short = Templo: { $n } menos
tadmor-upgrade-i35 = Fama de la torre II A
tadmor-upgrade-i35-effect = { tadmor-upgrade-i16-effect }
tadmor-upgrade-i35-short = { tadmor-upgrade-i16-short }
tadmor-upgrade-i36 = Fama de la torre II B
tadmor-upgrade-i36-effect = { tadmor-upgrade-i16-effect }
tadmor-upgrade-i36-short = { tadmor-upgrade-i16-short }

## Mejoras de la Era III

tadmor-upgrade-i37 = Santuario privado
tadmor-upgrade-i37-effect = Privada: construye la siguiente parte de tu Templo y gana { $n } PP; sin Misión del Rey.
tadmor-upgrade-i37-short = Templo privado, { $n } PP
tadmor-upgrade-i43 = Guardián de los depósitos
tadmor-upgrade-i43-effect = Cada vez que obtienes una Mercancía Rara, elige cualquiera de su pila; el resto se baraja.
tadmor-upgrade-i43-short = Eliges cada merc. rara
tadmor-upgrade-i44 = Pacificador
tadmor-upgrade-i44-effect = { $n ->
    [2] Tus Regalos de Paz valen el doble.
   *[other] Tus Regalos de Paz dan { $n } veces sus PP.
}
tadmor-upgrade-i44-short = Regalos de Paz ×{ $n }
tadmor-upgrade-i45 = Escolta armada
tadmor-upgrade-i45-effect = Los Merodeadores nunca retiran tus piezas.
tadmor-upgrade-i45-short = Inmune a Merodeadores
tadmor-upgrade-i46 = Exención de impuestos
tadmor-upgrade-i46-effect = No pagas impuestos ni pierdes PP por ello.
tadmor-upgrade-i46-short = Sin impuestos
tadmor-upgrade-i47 = Taller privado
tadmor-upgrade-i47-effect = Privada: una acción cualquiera de la fase de Construcción.
tadmor-upgrade-i47-short = Construcción privada
tadmor-upgrade-i48 = Enviado privado
tadmor-upgrade-i48-effect = Privada: una acción de Reino que no hayas hecho en el tablero este turno.
tadmor-upgrade-i48-short = Acción de Reino privada

## Misiones del Rey

tadmor-mission-k1 = Enviado a los bazares
tadmor-mission-k1-effect = Construcción: toma una Mercancía Rara cualquiera de una pila; el resto se baraja.
tadmor-mission-k2 = Regalo del sátrapa
tadmor-mission-k2-effect = { tadmor-mission-k1-effect }
tadmor-mission-k3 = Albañiles reales
tadmor-mission-k3-effect = Construcción: construye gratis la siguiente parte de tu Templo.
tadmor-mission-k4 = Carpinteros reales
tadmor-mission-k4-effect = { tadmor-mission-k3-effect }
tadmor-mission-k5 = Armadores reales
tadmor-mission-k5-effect = Colocación o Resolución: obtén { $piece } sin cumplir ningún requisito.
tadmor-mission-k6 = Flota de Tiro
tadmor-mission-k6-effect = { tadmor-mission-k5-effect }
tadmor-mission-k7 = Maestro constructor
tadmor-mission-k7-effect = { $n ->
    [one] Construcción: construye gratis { $n } nivel de torre.
   *[other] Construcción: construye gratis { $n } niveles de torre.
}
tadmor-mission-k8 = Gremio de canteros
tadmor-mission-k8-effect = { tadmor-mission-k7-effect }
tadmor-mission-k9 = Caudillo sobornado
tadmor-mission-k9-effect = Merodeadores, tras revelar la carta: atacan en su lugar otra región del mazo.
tadmor-mission-k10 = Pista falsa
tadmor-mission-k10-effect = { tadmor-mission-k9-effect }
tadmor-mission-k11 = Establos reales
tadmor-mission-k11-effect = { tadmor-mission-k5-effect }
tadmor-mission-k12 = Criadores beduinos
tadmor-mission-k12-effect = { tadmor-mission-k5-effect }
tadmor-mission-k13 = Licencia de mercado
tadmor-mission-k13-effect = Resolución: durante el resto del turno, usa el Mercado de Palmira como si tuvieras una pieza allí.
tadmor-mission-k14 = Órdenes falsificadas
tadmor-mission-k14-effect = Merodeadores, tras las retiradas: intercambia una pieza tuya por otra ajena del mismo tipo.
tadmor-mission-k15 = Corte de eruditos
tadmor-mission-k15-effect = { $n ->
    [one] Mejoras, tras todas las compras: toma gratis { $n } mejora de las disponibles.
   *[other] Mejoras, tras todas las compras: toma gratis { $n } mejoras de las disponibles.
}
tadmor-mission-k16 = Granero real
tadmor-mission-k16-effect = { $n ->
    [one] Resolución: obtén { $n } recurso cualquiera, como Bien Comerciado.
   *[other] Resolución: obtén { $n } recursos cualesquiera, como Bienes Comerciados.
}
tadmor-mission-k17 = Cantera real
tadmor-mission-k17-effect = { tadmor-mission-k16-effect }
tadmor-mission-k18 = Tesoro real
tadmor-mission-k18-effect = { tadmor-mission-k16-effect }
tadmor-mission-k19 = Voto a Baal Shamin
tadmor-mission-k19-effect = Construcción: toma el sótano de un nuevo Templo, aunque tengas otro sin acabar.
tadmor-mission-k20 = Zapadores
tadmor-mission-k20-effect = { $n ->
    [one] Construcción: destruye { $n } nivel de torre de un oponente.
   *[other] Construcción: destruye { $n } niveles de torre de un oponente.
}
tadmor-mission-k21 = Favor real
tadmor-mission-k21-effect = { $n ->
    [one] Construcción: roba { $n } Misión del Rey.
   *[other] Construcción: roba { $n } Misiones del Rey.
}
tadmor-mission-k22 = Audiencia con Zenobia
tadmor-mission-k22-effect = { tadmor-mission-k21-effect }
tadmor-mission-k23 = Marcha forzada
tadmor-mission-k23-effect = Colocación: coloca hasta { $n } piezas en uno de tus turnos.
tadmor-mission-k24 = Correos veloces
tadmor-mission-k24-effect = { tadmor-mission-k23-effect }
tadmor-mission-k25 = Ingenieros extranjeros
tadmor-mission-k25-effect = Mejoras, tras todas las compras: toma gratis una mejora de Era I o II que no esté en el tablero.
tadmor-mission-k26 = Filósofos extranjeros
tadmor-mission-k26-effect = { tadmor-mission-k25-effect }
