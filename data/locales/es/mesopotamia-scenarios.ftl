# Mesopotamia: el Asedio de Ur y los Guardianes de Assur, para una persona. Los sucesos con autor siguen a su nombre.
#
# $unit una Unidad; $pieces, $units, $missing piezas; $place, $places dónde están; $area, $origin, $target zonas; $name una ficha de
# Comercio; $event un evento; $ties qué decidió entre iguales; $tile una parte de los Jardines Colgantes; $trades fichas de Comercio;
# $goods recursos; $space una casilla o nivel de un marcador; $level un nivel del marcador de Población; $n, $all números.

## La sala

mesopotamia-option-mode-siege = Asedio de Ur, en solitario
mesopotamia-option-mode-guardians = Guardianes de Assur, en solitario
mesopotamia-refuses-last-round = El Asedio de Ur y los Guardianes de Assur acaban cuando se ganan o se pierden. Vuelve a poner la última ronda en «Jardines Colgantes completos».
mesopotamia-house-ur = Ur
mesopotamia-house-assur = Enemigo de Assur

## El Asedio de Ur: preparación

mesopotamia-event-laid-out-siege = Se colocan las fichas de Evento y las fichas de Comercio: { $trades }. La primera parte de los Jardines Colgantes es { $tile }.
mesopotamia-event-ur-fortified = tiene su Zigurat completo en { $area } y, a su alrededor, { $pieces }
mesopotamia-garrison = { $pieces } ({ $places })

## El Asedio de Ur: su turno

mesopotamia-event-ur-card-explore = revela la carta de Acción { $n }, Explorar
mesopotamia-event-ur-card-gather = revela la carta de Acción { $n }, Recolectar y Comerciar
mesopotamia-event-ur-card-warfare = revela la carta de Acción { $n }, Guerra
mesopotamia-event-ur-card-grow = revela la carta de Acción { $n }, Crecer
mesopotamia-event-ur-card-star = revela la carta de Acción { $n }, la Estrella, y no hace nada
mesopotamia-event-ur-trades = reclama { $name }, la ficha libre más a la derecha hasta un nivel por encima del comercio de su asediador
mesopotamia-event-ur-no-trade = no encuentra ficha libre hasta un nivel por encima del comercio de su asediador, o no le quedan Ánforas
mesopotamia-event-ur-arms = gana { $goods }: un tercio de su Población { $level }, redondeado hacia arriba
mesopotamia-event-ur-no-reserve = no tiene ninguna Unidad que permita su Población { $level }
mesopotamia-event-ur-no-room = no tiene sitio para otra Unidad
mesopotamia-event-ur-places-settlement = coloca { $unit } en { $area }, su Asentamiento más cercano al asediador
mesopotamia-event-ur-places-settlement-tie = coloca { $unit } en { $area }, de sus Asentamientos igual de cercanos al asediador, el de más a la izquierda y luego más arriba
mesopotamia-event-ur-places-wall = coloca { $unit } en { $area }, su Muralla más cercana al asediador
mesopotamia-event-ur-places-wall-tie = coloca { $unit } en { $area }, de sus Murallas igual de cercanas al asediador, la de más a la izquierda y luego más arriba
mesopotamia-event-ur-places-front = coloca { $unit } en { $area }, la zona más a la derecha junto a Unidades del asediador
mesopotamia-event-ur-places-front-tie = coloca { $unit } en { $area }, la más alta de las zonas más a la derecha junto a Unidades del asediador
mesopotamia-event-ur-places-reserve = coloca { $unit } en { $area }, junto a su ciudad
mesopotamia-event-ur-explores = explora { $event } en { $area }, de los eventos bajo sus Unidades el más cercano al asediador
mesopotamia-event-ur-explores-tie = explora { $event } en { $area }, de los eventos bajo sus Unidades igual de cercanos al asediador, el de más a la izquierda y luego más arriba
mesopotamia-event-ur-moves = mueve { $unit } de { $origin } al evento de { $area }
mesopotamia-event-ur-moves-tie = mueve { $unit } de { $origin } al evento de { $area }: { $ties }
mesopotamia-event-ur-moves-to = mueve { $unit } de { $origin } a { $area }, hacia el evento de { $target }
mesopotamia-event-ur-moves-to-tie = mueve { $unit } de { $origin } a { $area }, hacia el evento de { $target }: { $ties }
mesopotamia-event-ur-moves-home = mueve { $unit } de { $origin } a { $area }, hacia su ciudad, pues no quedan eventos
mesopotamia-event-ur-moves-home-tie = mueve { $unit } de { $origin } a { $area }, hacia su ciudad, pues no quedan eventos: { $ties }
mesopotamia-tie-ur-event = entre varios eventos igual de cerca, el de más arriba y luego más a la izquierda
mesopotamia-tie-ur-unit = entre varias Unidades igual de cerca, la más rápida y luego la de más a la izquierda y más arriba
mesopotamia-tie-ur-step = entre varios caminos, el de más arriba y luego más a la izquierda
mesopotamia-event-ur-stays = no puede acercar ninguna Unidad adonde debería ir
mesopotamia-event-ur-steps = avanza { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
} en el marcador de Eventos, hasta la casilla { $space }
mesopotamia-event-ur-grows = crece hasta el nivel { $space } de Población

## El Asedio de Ur: su final

mesopotamia-event-ur-stormed = lleva un Ariete a { $area }: Ur ha caído
mesopotamia-event-ended-ur-taken = El asedio ha triunfado: la partida está ganada y se cuentan los puntos.
mesopotamia-event-ended-ur-famous = Ur ha llegado a la última casilla del marcador de Eventos: el asedio ha fracasado.
mesopotamia-event-ended-ur-great = Ur ha llegado al último nivel del marcador de Población: el asedio ha fracasado.

## Los Guardianes de Assur: oleadas

mesopotamia-event-wave = envía la oleada { $n } de { $all } desde { $area } con { $goods }: { $units }
mesopotamia-event-wave-short = envía la oleada { $n } de { $all } desde { $area } con { $goods }: { $units }. No le quedan piezas para { $missing }
mesopotamia-event-wave-none = envía la oleada { $n } de { $all } con { $goods }, pero no le quedan piezas para ninguna Unidad
mesopotamia-event-wave-beaten = ha derrotado a todas las Unidades enemigas: supera la oleada { $n } y toma por ella { $tile }
mesopotamia-event-wave-spent = ha resistido hasta agotar los Nudillos enemigos: supera la oleada { $n } y toma por ella { $tile }
mesopotamia-event-wave-stands = no se ha movido ni ha luchado en esta ronda, y pide ayuda

## Los Guardianes de Assur: el enemigo se mueve

mesopotamia-event-enemy-shortest = mueve { $unit } de { $origin } a { $area }, por donde va su mejor camino: pocas tribus y luego pocos pasos
mesopotamia-event-enemy-breaks = mueve { $unit } de { $origin } a { $area }, por donde hay más Murallas en el camino
mesopotamia-event-enemy-near = mueve { $unit } de { $origin } a { $area }, el camino que más se acerca a una Muralla
mesopotamia-event-enemy-events = mueve { $unit } de { $origin } a { $area }, por donde hay más eventos activos en el camino
mesopotamia-event-enemy-upper = mueve { $unit } de { $origin } a { $area }, el más alto de los caminos igual de buenos
mesopotamia-event-enemy-lower = mueve { $unit } de { $origin } a { $area }, el más bajo de los caminos igual de buenos
mesopotamia-event-enemy-left = mueve { $unit } de { $origin } a { $area }, el de la izquierda de los caminos igual de buenos en una fila
mesopotamia-event-enemy-blocked = mueve { $unit } de { $origin } a { $area }, hacia las Murallas que cierran todos los caminos
mesopotamia-event-enemy-shortest-ram = mueve { $unit } con un Ariete de { $origin } a { $area }, por donde va su mejor camino: pocas tribus y luego pocos pasos
mesopotamia-event-enemy-breaks-ram = mueve { $unit } con un Ariete de { $origin } a { $area }, por donde hay más Murallas en el camino
mesopotamia-event-enemy-near-ram = mueve { $unit } con un Ariete de { $origin } a { $area }, el camino que más se acerca a una Muralla
mesopotamia-event-enemy-events-ram = mueve { $unit } con un Ariete de { $origin } a { $area }, por donde hay más eventos activos en el camino
mesopotamia-event-enemy-upper-ram = mueve { $unit } con un Ariete de { $origin } a { $area }, el más alto de los caminos igual de buenos
mesopotamia-event-enemy-lower-ram = mueve { $unit } con un Ariete de { $origin } a { $area }, el más bajo de los caminos igual de buenos
mesopotamia-event-enemy-left-ram = mueve { $unit } con un Ariete de { $origin } a { $area }, el de la izquierda de los caminos igual de buenos en una fila
mesopotamia-event-enemy-held = no puede sacar { $unit } de { $origin } por la inmovilización
mesopotamia-event-enemy-barred = se detiene con { $unit } en { $origin }, ante la Muralla de { $area }
mesopotamia-event-enemy-tribe = expulsa a la tribu de { $area }; su evento también desaparece
mesopotamia-event-enemy-razes = El evento «{ $event }» de { $area } queda destruido.

## Los Guardianes de Assur: su final

mesopotamia-event-ended-assur-held = La última oleada está derrotada: la partida está ganada y se cuentan los puntos.
mesopotamia-event-ended-assur-fallen = Hay enemigos en la ciudad y nadie la defiende: la partida está perdida.

## Indicaciones y en qué momento está la partida

mesopotamia-hint-march-storms = gana el asedio de inmediato
mesopotamia-moment-wave = Oleada { $n } de { $all } · { $moment }
