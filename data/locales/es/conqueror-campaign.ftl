# Conqueror: la Campaña y sus batallas. Los sucesos con autor siguen al nombre del jugador; los demás son frases enteras.
#
# Los argumentos están explicados en el archivo inglés del mismo nombre.

## Lugares en una frase

conqueror-the-place = { $id ->
    [alps] los { $place }
    [balearic_sea] el { $place }
    [tyrrhenian_sea] el { $place }
    [adriatic_sea] el { $place }
    [ionian_sea] el { $place }
    [libyan_sea] el { $place }
    [aegean_sea] el { $place }
    [levantine_sea] el { $place }
    [black_sea] el { $place }
    [atlantic_ocean] el { $place }
   *[other] { $place }
}

## Marchas

conqueror-topic-blockade = retener un ejército
conqueror-ask-blockade = Empieza el turno de Campaña de { $who }. Por { $price } puedes impedir que un ejército se mueva o ataque en este turno; aún podrá reforzar. ¿Cuál?
conqueror-hint-blockade = { $units } · Fuerza { $strength }
conqueror-do-no-blockade = No retener a ninguno
conqueror-event-blockade = paga { $coins } para retener al ejército de { $who } en { $place } ({ $units }): no puede moverse ni atacar en este turno
conqueror-topic-marching = moverse o atacar
conqueror-ask-march = Es tu turno de Campaña: ¿adónde mueves o qué atacas?
conqueror-from = { $place }: { $units }
conqueror-do-march-all = Mover todas desde { $origin } hasta { $place }
conqueror-do-march-crew = Mover todas menos los Barcos desde { $origin } hasta { $place }
conqueror-do-march-some = Mover una parte desde { $origin } hasta { $place }
conqueror-do-march-one = Mover { $units } desde { $origin } hasta { $place }
conqueror-do-attack-all = Atacar { $place } desde { $origin } con todas
conqueror-do-attack-crew = Atacar { $place } desde { $origin } con todas menos los Barcos
conqueror-do-attack-some = Atacar { $place } desde { $origin } con una parte
conqueror-do-attack-one = Atacar { $place } desde { $origin } con { $units }
conqueror-hint-worth = { $fort ->
    [great] {" "}· Gran Fuerte
    [small] {" "}· Fuerte Pequeño
   *[none] { "" }
}{ $food ->
    [0] { "" }
   *[other] {" "}· { $food } de alimento
}{ $pays ->
    [0] { "" }
   *[other] {" "}· { $coins }
}
conqueror-hint-leaves = { $leaves ->
    [yes] {" "}· abandonas { $left }
    [capital] {" "}· abandonas { $left } y tu Capital Temporal
   *[no] { "" }
}
conqueror-hint-odds = { $part ->
    [all] Fuerza { $attack } contra { $defence }
   *[some] Fuerza { $defence } en contra
}
conqueror-hint-free = Libre{ conqueror-hint-worth }{ conqueror-hint-leaves }
conqueror-hint-own = Tuyo · { $units }{ conqueror-hint-leaves }
conqueror-hint-held = { $nation } · { conqueror-hint-odds } · { $units }
conqueror-do-end-turn = Terminar tu turno de Campaña
conqueror-hint-barred = No puedes ir a todas partes: { $why }
conqueror-why-not-kept = Persia retiene a tu ejército en { $what }
conqueror-why-not-traded = has comerciado con su dueño ({ $n ->
    [1] { $what }
    [2] { $what }
   *[other] { $n } territorios
})
conqueror-why-not-truce = la Tregua Sagrada protege las Capitales ({ $n ->
    [1] { $what }
   *[other] { $n } de ellas
})
conqueror-why-not-storms = las Tormentas cierran { $n ->
    [1] el { $what }
   *[other] los mares
}
conqueror-why-not-kept-brief = Persia retiene a un ejército
conqueror-why-not-traded-brief = has comerciado
conqueror-why-not-truce-brief = hay Tregua Sagrada
conqueror-why-not-storms-brief = hay Tormentas
conqueror-ask-detach = ¿Qué unidades van desde { $origin } hacia { $place }?
conqueror-slot-cavalry = Caballería
conqueror-slot-infantry = Infantería
conqueror-slot-archer = Arqueros
conqueror-slot-elite = Unidad de élite
conqueror-slot-ship = Barcos
conqueror-slot-siege = Máquinas de Asedio
conqueror-slot-again = { $kind }, para la segunda acción
conqueror-amount-kind = { $id ->
    [cavalry] { conqueror-kind-cavalry }
    [infantry] { conqueror-kind-infantry }
    [archer] { conqueror-kind-archer }
    [elite] { conqueror-kind-elite }
    [ship] { conqueror-kind-ship }
   *[siege] { conqueror-kind-siege }
}
conqueror-amount-again = { conqueror-amount-kind } para la segunda acción

conqueror-event-marched = ha movido { $units } desde { $origin } hasta { $place }
conqueror-event-attacked = ataca { $place } desde { $origin } con { $units }; defiende { $who } con { $there }
conqueror-event-attacked-independents = ataca { $place } desde { $origin } con { $units }; defienden los independientes con { $there }
conqueror-event-turn-ended = ha terminado su turno de Campaña

## Barcos

conqueror-do-dock = Llevar { $units } desde { $sea } al Astillero en { $place }
conqueror-hint-dock = En el Astillero no mantienen ni defienden el territorio
conqueror-do-carry = Transportar unidades desde { $place } por { $sea }
conqueror-do-carry-march = Transportar unidades desde { $place } por { $sea } hasta { $target }
conqueror-do-carry-attack = Transportar unidades desde { $place } por { $sea } y atacar { $target }
conqueror-hint-carry = Hasta { $n } unidades a otra costa de este mar · { $each } en cada Barco
conqueror-ask-carry = ¿Adónde transportan tus Barcos unidades desde { $origin } por { $sea }?
conqueror-do-land-march = Desembarcar en { $place }
conqueror-do-land-attack = Atacar { $place }
conqueror-ask-load = ¿Qué unidades van en barco desde { $origin } hasta { $place }? Hasta { $most }.{ $leaves ->
    [yes] {" "}Si van todas, abandonas { $origin }.
   *[no] {""}
}
conqueror-event-docked = lleva { $units } desde { $origin } al Astillero en { $place }
conqueror-event-carried = transporta { $units } desde { $origin } por { $sea }
conqueror-event-sunk = pierde { $units } en el Astillero en { $place }, que ya es de otro

## Refuerzos

conqueror-topic-reinforcing = decidir si reforzar la batalla
conqueror-ask-reinforce = { $who } ataca a { $other } en { $place }. Antes de cartas y dados van { $attack } a { $defence }. ¿Refuerzas tu bando?
conqueror-ask-support = { $who } ataca a { $other } en { $place }. Antes de cartas y dados van { $attack } a { $defence }. ¿Apoyas a alguno?
conqueror-ask-support-independents = { $who } ataca a los independientes en { $place }. Antes de cartas y dados van { $attack } a { $defence }. ¿Apoyas el ataque?
conqueror-ask-send = ¿Qué unidades envías de refuerzo desde { $place }?
conqueror-do-join-all = Reforzar desde { $place } con todas
conqueror-do-join-some = Reforzar desde { $place } con una parte
conqueror-do-join-one = Reforzar desde { $place } con { $units }
conqueror-do-support-all = Apoyar a { $who } desde { $place } con todas
conqueror-do-support-some = Apoyar a { $who } desde { $place } con una parte
conqueror-do-support-one = Apoyar a { $who } desde { $place } con { $units }
conqueror-do-aside = Sin refuerzos
conqueror-hint-join = { $units } · no se mueven, se agotan y pueden caer
conqueror-hint-aside = Luchar sin otro ejército
conqueror-hint-neutral = Quedarte fuera de esta batalla
conqueror-event-aside = no envía refuerzos
conqueror-event-joined = { $side ->
    [attack] apoya el ataque de { $who } desde { $place } con { $units }
   *[defence] apoya la defensa de { $who } desde { $place } con { $units }
}
conqueror-event-joined-own = envía { $units } de refuerzo desde { $place }

## Descarga de arqueros

conqueror-topic-volley = repetir la tirada de los Arqueros
conqueror-ask-reroll = Puntería Rápida: ¿qué dados fallidos vuelven a tirar tus Arqueros en { $place }? Vale el segundo resultado.
conqueror-do-reroll = El { $n }
conqueror-event-shot = Los Arqueros de { $who } sacan { $dice }: { $n ->
    [0] ningún impacto.
    [one] 1 impacto.
   *[other] { $n } impactos.
}
conqueror-event-reshot = Los Arqueros de { $who } repiten y sacan { $dice }: { $n ->
    [0] ningún impacto en total.
    [one] 1 impacto en total.
   *[other] { $n } impactos en total.
}
conqueror-event-emptied-independents = Los independientes se quedan sin unidades en la batalla, que ha terminado.
conqueror-event-emptied = { $who } se queda sin unidades en la batalla, que ha terminado.

## Consejo de Guerra

conqueror-topic-heroes = elegir Héroes para la batalla
conqueror-ask-heroes = La batalla por { $place } contra { $who }: ¿qué Héroes dirigen tu ejército? Sin cartas ocultas ni dados tienes { $mine } contra { $theirs }. { $enemy }
conqueror-enemy-none = El enemigo no ha puesto ningún Héroe por ahora.
conqueror-enemy-independents = Los independientes no tienen Héroes ni Tácticas.
conqueror-enemy-down = { $down ->
    [one] El enemigo ha puesto 1 Héroe boca abajo.
   *[other] El enemigo ha puesto { $down } Héroes boca abajo.
}
conqueror-enemy-up = El enemigo muestra a { $heroes }.
conqueror-enemy-both = { $down ->
    [one] El enemigo muestra a { $heroes } y tiene 1 Héroe boca abajo.
   *[other] El enemigo muestra a { $heroes } y tiene { $down } Héroes boca abajo.
}
conqueror-do-lead-first = { $hero } (primera de dos batallas)
conqueror-do-lead-again = { $hero } (segunda batalla; después se descarta)
conqueror-topic-tactics = elegir cartas de Táctica
conqueror-ask-tactics = La batalla por { $place } contra { $who }: ¿qué cartas de Táctica juegas? Sin cartas ocultas ni dados tienes { $mine } contra { $theirs }. { $enemy }
conqueror-ask-tactics-independents = La batalla por { $place } contra los independientes: ¿qué cartas de Táctica juegas? Sin cartas ocultas ni el dado tienes { $mine } contra { $theirs }. Contra ellos no robas cartas nuevas.

conqueror-event-led = { $n ->
    [0] no usa ningún Héroe
    [one] pone 1 Héroe boca abajo
   *[other] pone { $n } Héroes boca abajo
}
conqueror-event-led-again = { $n ->
    [0] vuelve a usar a { $heroes }
    [one] vuelve a usar a { $heroes } y pone 1 Héroe boca abajo
   *[other] vuelve a usar a { $heroes } y pone { $n } Héroes boca abajo
}
conqueror-event-revealed = revela { $cards }

## Cuerpo a cuerpo

conqueror-topic-risk = arriesgar Hombres Libres o no
conqueror-ask-risk = Los Hombres Libres en { $place }: ¿luchan con más ímpetu a cambio de perder después una Infantería más? Antes de los dados, la Fuerza es de { $attack } a { $defence }.
conqueror-do-risk = Luchar con más ímpetu · +{ $n } de Fuerza
conqueror-hint-risk = Pierdes una Infantería más, y nada puede evitarlo
conqueror-do-no-risk = Luchar como siempre
conqueror-event-risked = hace que los Hombres Libres luchen con más ímpetu
conqueror-event-rolled = { $who } saca { $dice }.
conqueror-event-automa = { $casualties ->
    [0] Los independientes revelan una carta de +{ $n }.
    [one] Los independientes revelan una carta de +{ $n } y 1 baja.
   *[other] Los independientes revelan una carta de +{ $n } y { $casualties } bajas.
}
conqueror-event-strength = Fuerza de { $who }: { $n } ({ $lines }).
conqueror-event-melee-attack = { $who } gana en { $place } contra { $other }, { $attack } a { $defence }.
conqueror-event-melee-defence = { $other } gana en { $place } contra { $who }, { $defence } a { $attack }.
conqueror-event-melee-tie = { $who } y { $other } empatan en { $place }, { $attack } a { $defence }.
conqueror-event-melee-attack-independents = { $who } gana en { $place } contra los independientes, { $attack } a { $defence }.
conqueror-event-melee-defence-independents = Los independientes ganan en { $place } contra { $who }, { $defence } a { $attack }.
conqueror-event-melee-tie-independents = { $who } y los independientes empatan en { $place }, { $attack } a { $defence }.

## Líneas de un informe

conqueror-strength-line = { $what } +{ $n }
conqueror-strength-line-less = { $what } −{ $n }
conqueror-strength-helping = { $what } de { $who }
conqueror-strength-helping-own = { $what } en { $place }
conqueror-strength-elite = habilidad de { $what }
conqueror-strength-power = habilidad de { $nation }
conqueror-strength-bonus = efecto de { $what }
conqueror-strength-unavoidable = { $what } (inevitable)
conqueror-strength-margin = { $what } (ventaja de { $margin } o más)
conqueror-strength-fort-capital = Capital propia
conqueror-strength-fort-temporary = Capital Temporal
conqueror-strength-fort-great = Gran Fuerte
conqueror-strength-fort-small = Fuerte Pequeño
conqueror-strength-automa = carta de los independientes
conqueror-strength-die = dado
conqueror-strength-defeat = derrota

## Bajas

conqueror-event-casualties = Bajas de { $who }: { $left } ({ $n ->
    [one] { $n } infligida
   *[other] { $n } infligidas
}{ $fell ->
    [0] { "" }
   *[other] , { $fell } de forma inevitable
}{ $shields ->
    [0] { "" }
    [one] , { $shields } Escudo
   *[other] , { $shields } Escudos
}{ $own ->
    [0] { "" }
   *[other] , { $own } por cartas propias
}{ $risk ->
    [0] { "" }
    [one] , { $risk } por los Hombres Libres
    [other] , { $risk } por los Hombres Libres
   *[none] { "" }
}).
conqueror-event-casualties-all = Bajas de { $who }: { $left }.
conqueror-topic-splitting = repartir las bajas
conqueror-ask-split = { $n ->
    [one] Tus enemigos pierden 1 unidad en la batalla por { $place }. ¿De quién es?
   *[other] Tus enemigos pierden { $n } unidades en la batalla por { $place }. ¿De quién son?
}
conqueror-slot-owner = { $who }
conqueror-amount-owner = { $n } de { $slot }
conqueror-topic-losing = elegir las bajas
conqueror-ask-lose = { $n ->
    [one] La batalla por { $place } te cuesta 1 unidad. ¿Cuál?
   *[other] La batalla por { $place } te cuesta { $n } unidades. ¿Cuáles?
}
conqueror-slot-fighting = { $kind } (principal)
conqueror-slot-helping = { $kind } ({ $place })
conqueror-amount-fighting = { conqueror-amount-kind } (principal)
conqueror-amount-helping = { conqueror-amount-kind } ({ $place })
conqueror-event-lost = pierde { $units } en la batalla por { $place }
conqueror-event-lost-helping = pierde { $units } en la batalla por { $place } (refuerzo desde { $origin })
conqueror-event-lost-independents = Los independientes pierden { $units } en { $place }.

## Respuestas que nadie más conoce todavía

conqueror-sealed-joins = { $units } desde { $place }
conqueror-sealed-supports = { $units } desde { $place } para { $nation }
conqueror-sealed-aside = sin refuerzos
conqueror-sealed-cards = { $cards }

## Después de la batalla

conqueror-topic-retreat = elegir adónde retirarse
conqueror-ask-retreat = Has perdido { $place }. ¿Adónde se retiran todas tus unidades de allí?
conqueror-ask-retreat-crew = Has perdido { $place }. ¿Adónde se retiran tus unidades de allí, aparte de los Barcos?
conqueror-ask-retreat-ships = Has perdido { $place }. ¿Adónde se retiran tus Barcos de allí?
conqueror-do-retreat-wharf = A tu Astillero en { $place }
conqueror-hint-retreat = { $state ->
    [own] { $fort ->
        [great] Tuyo · Gran Fuerte · { $units }
        [small] Tuyo · Fuerte Pequeño · { $units }
       *[none] Tuyo · { $units }
    }
   *[free] { $fort ->
        [great] Libre · Gran Fuerte
        [small] Libre · Fuerte Pequeño
       *[none] Libre
    }
}
conqueror-event-retreated = se retira hacia { $place } con { $units }
conqueror-event-retreated-wharf = se retira al Astillero en { $place } con { $units }
conqueror-event-trapped = no tiene adónde retirarse y pierde { $units }
conqueror-event-scattered = Los independientes pierden sus últimas unidades: { $units }.
conqueror-event-went-back = se repliega hacia { $place } con { $units }
conqueror-event-nobody-enters = No queda nadie para ocupar { $place }.
conqueror-topic-leaving = dejar una unidad atrás
conqueror-ask-leave = Has ganado { $place }. Uno de los atacantes puede quedarse en { $origin }; todos los demás entran.
conqueror-do-leave = Dejar { $units } en { $place }
conqueror-do-leave-again = Dejar { $units } en { $place } para la segunda acción
conqueror-do-leave-none = Entran todos
conqueror-hint-leave-again = Todavía puede actuar en este turno
conqueror-hint-leave-tired = Ya está agotada
conqueror-hint-leave-others = Otras unidades tuyas mantienen el territorio de origen
conqueror-hint-leave-home = Tu Capital sigue siendo tuya sin unidades
conqueror-hint-leave-free = El territorio de origen no es tuyo
conqueror-hint-leave-empty = Abandonas el territorio de origen
conqueror-hint-leave-capital = Abandonas el territorio de origen y tu Capital Temporal
conqueror-event-left = deja { $units } en { $place }
conqueror-event-conquered = conquista { $place } con { $units }
conqueror-event-hero-up = pone boca arriba a { $heroes } para otra batalla
conqueror-event-hero-out = descarta a { $heroes }
conqueror-event-hero-coins = gana { $coins } gracias a un Héroe
conqueror-event-triumph = gana { $coins } por vencer en la batalla
conqueror-event-plunder = gana { $coins } por las bajas que ha infligido a otros
conqueror-event-drew = roba { $n ->
    [one] 1 carta de Táctica
   *[other] { $n } cartas de Táctica
}
conqueror-event-drew-private = roba { $n ->
    [one] 1 carta de Táctica
   *[other] { $n } cartas de Táctica
}: { $cards }

## Órdenes permanentes

conqueror-routine-neutral = No intervenir nunca en batallas ajenas
conqueror-routine-support-carthage = Apoyar a Cartago en batallas ajenas, con un ejército entero
conqueror-routine-support-gaul = Apoyar a la Galia en batallas ajenas, con un ejército entero
conqueror-routine-support-rome = Apoyar a Roma en batallas ajenas, con un ejército entero
conqueror-routine-support-greece = Apoyar a Grecia en batallas ajenas, con un ejército entero
conqueror-routine-support-persia = Apoyar a Persia en batallas ajenas, con un ejército entero
conqueror-routine-support-egypt = Apoyar a Egipto en batallas ajenas, con un ejército entero
conqueror-routine-no-blockade = No retener nunca a un ejército en los turnos de otros (tablero A)
conqueror-routine-blockade = Retener siempre al ejército más fuerte que pueda en los turnos de otros (tablero A)
conqueror-routine-reroll = Repetir todos los dados fallidos de los Arqueros
conqueror-routine-no-reroll = No repetir nunca los dados de los Arqueros
conqueror-routine-infantry-first = Perder primero la Infantería, luego Arqueros y Caballería, y al final la unidad de élite
conqueror-routine-no-tactics = No jugar nunca cartas de Táctica contra los independientes
