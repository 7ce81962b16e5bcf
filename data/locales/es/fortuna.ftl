# Lo que Fortuna pregunta, lo que ha pasado y de dónde salen los puntos.
# Los argumentos están explicados en el archivo inglés del mismo nombre.

## Opciones de una partida

fortuna-option-deal = Cartas de acción
fortuna-option-deal-about = Cómo reciben los jugadores sus primeras cartas de acción.
fortuna-option-deal-first_game = Repartidas al azar (primera partida)
fortuna-option-deal-experienced = Elegidas por turnos (jugadores con experiencia)

## En qué punto está la partida

fortuna-moment = Ronda { $round }: { $phase }
fortuna-moment-round = Ronda { $round }: { $phase }
fortuna-phase-0 = preparación
fortuna-phase-1 = Acueducto
fortuna-phase-2 = carta de acción
fortuna-phase-3 = Poder Militar
fortuna-phase-4 = el favor del Emperador
fortuna-phase-5 = privilegios
fortuna-phase-6 = fin de la ronda

## Piezas comunes

fortuna-goods = { $n } { $good }
fortuna-favour = { $name } ({ $n })
fortuna-of-player = { $who }
fortuna-of-side = { $side }, lado vacío
fortuna-privileges = Cartas de privilegio
fortuna-gain-lost = Recibes { $goods }; { $lost ->
    [one] se pierde 1 más
   *[other] se pierden { $lost } más
} por el límite
fortuna-take = Tomar { $goods }
fortuna-take-card = Tomar { $card }

## Preparación

fortuna-prompt-draft = Elige una de las cartas de acción boca arriba para tu lado.
fortuna-topic-draft = elegir una carta de acción
fortuna-prompt-reserve = Reserva una de tus tres cartas de acción: nadie podrá llevársela antes de tu primer turno.
fortuna-topic-reserve = reservar la primera carta
fortuna-reserve = Reservar { $card }
fortuna-then-reserve = y terminar el reparto
fortuna-then-deal = y repartir las demás cartas entre los lados vacíos

## La carta de acción

fortuna-prompt-card = Elige una de tus cartas de acción; después la intercambias.
fortuna-topic-card = elegir una carta de acción
fortuna-use = { $card }: elegir la cantidad
fortuna-use-corruption = { $card }: copiar una carta por { $coins } o tomar { $goods }
fortuna-bonus = { $card }: tomar { $goods }
fortuna-advance = { $card }: avanzar { $n ->
    [one] 1 paso
   *[other] { $n } pasos
} hacia Roma
fortuna-clergy = Entregar { $goods } por { $gained }
fortuna-marry = Casarte por { $coins }
fortuna-only-swap = Solo intercambiar { $card }
fortuna-no-action = Solo intercambiar
fortuna-prompt-exchange = Toma una carta a cambio de { $card }. Queda reservada para tu próximo turno.
fortuna-topic-exchange = intercambiar la carta
fortuna-centurion = Entregar un Centurión después
fortuna-centurion-hint = Poder Militar: primero tomas una carta y luego usas una de las dos que tienes boca arriba
fortuna-prompt-harvest = { $card }: ¿cuánta agua entregas?
fortuna-topic-harvest = cosechar
fortuna-harvest = { $card }: tomar { $goods }{ $n ->
    [0] { "" }
   *[other] {" "}por { $water }
}
fortuna-prompt-sell = ¿Cuánto vendes? Cada unidad da { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
}.
fortuna-topic-sell = vender
fortuna-sell = Vender { $goods } por { $coins }
fortuna-prompt-buy = { $card }: ¿qué cantidad compras?
fortuna-topic-buy = comprar
fortuna-buy = Comprar { $goods } por { $coins }
fortuna-prompt-family = Familia: ¿qué tomas?
fortuna-topic-family = elegir el regalo de la Familia
fortuna-roll-first = Tirar antes { $n ->
    [one] el dado
   *[other] los dados
}
fortuna-roll-first-hint = Es tu tirada para el favor del Emperador; después eliges
fortuna-prompt-build = ¿Qué edificio construyes?
fortuna-topic-build = elegir un edificio
fortuna-the-market = el Mercado
fortuna-the-aqueduct = el Acueducto
fortuna-the-palace = el Palacio
fortuna-the-basilica = la Basílica
fortuna-build = Construir { $building } { $n ->
    [0] gratis
   *[other] por { $coins }
}
fortuna-prompt-corruption = Corrupción: copia una carta por { $coins }, que cobra quien la tiene, o toma monedas.
fortuna-topic-corruption = usar la Corrupción
fortuna-copy = Copiar { $card } por { $coins }
fortuna-then-roll = y tirar { $n ->
    [one] el dado
   *[other] los dados
}
fortuna-then-end = y terminar la partida
fortuna-then-draw = y robar { $n ->
    [one] una carta de privilegio
   *[other] { $n } cartas de privilegio
}
fortuna-then-palace = y mirar las cartas del Palacio

## Poder Militar

fortuna-prompt-military = Poder Militar: ¿cuál de tus cartas boca arriba usas a cambio de un Centurión?
fortuna-topic-military = decidir si usar el Poder Militar
fortuna-military-none = Conservar el Centurión
fortuna-military-use = { $use } (1 Centurión)

## El favor del Emperador

fortuna-prompt-favour = { $n ->
    [one] Tu dado muestra
   *[other] Tus dados muestran
} { $dice }. ¿Qué favor usas?
fortuna-topic-favour = usar el favor del Emperador
fortuna-serve = { $favour }: { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
fortuna-serve-for = { $favour }: { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
} por { $goods }
fortuna-tokens = Con { $tokens ->
    [one] 1 ficha de privilegio
   *[other] { $tokens } fichas de privilegio
}
fortuna-idle = Usar el { $die }, que no abre favor: sin pasos ni impuestos
fortuna-decline = No usar ningún favor y pagar { $coins } de impuestos
fortuna-decline-bare = No usar ningún favor
fortuna-later = Jugar una carta después
fortuna-later-hint = Ahora eliges el favor; después tu turno sigue abierto
fortuna-tax-nothing = No tienes monedas y estás en tu aldea: no pasa nada
fortuna-tax-step = No tienes monedas: retrocedes al paso { $to }{ $leaves ->
    [0] { "" }
   *[other] , fuera de Roma
}
fortuna-prompt-flip = Como jugador inicial puedes poner boca abajo otra carta de favor: { $who } no podrá usarla en esta ronda y no recibirá ficha.
fortuna-topic-flip = poner boca abajo un favor
fortuna-flip = Poner { $favour } boca abajo
fortuna-flip-none = Dejar todas boca arriba

## Privilegios

fortuna-prompt-keep = ¿Con qué carta de privilegio te quedas? Las demás se descartan boca arriba.
fortuna-prompt-keep-many = ¿Con qué { $n } cartas de privilegio te quedas? Las demás se descartan boca arriba.
fortuna-prompt-palace = Palacio del César: ¿con qué carta de privilegio te quedas? Las demás se quedan allí boca abajo.
fortuna-topic-privilege = elegir una carta de privilegio
fortuna-play = Jugar { $card }
fortuna-keep = Conservar { $card }
fortuna-prompt-cube = ¿Qué segundo cubo tomas?
fortuna-topic-cube = elegir el segundo cubo
fortuna-prompt-end = ¿Juegas una carta antes de que termine tu turno?
fortuna-topic-end = terminar el turno
fortuna-end = Terminar el turno
fortuna-end-only = Ahora no tienes ninguna carta que jugar. Se te pregunta igualmente para que nadie lo note.

## Sucesos: preparación, rondas, final

fortuna-event-lot = Se sortea el orden de turno: { $order }.
fortuna-event-starting-card = empieza la partida y recibe la carta de acción { $card }
fortuna-event-dealt = Se han repartido las cartas de acción.
fortuna-event-draft = eligió { $card }
fortuna-event-empty-side = En el lado vacío ({ $side }) quedan { $cards }.
fortuna-event-reserve = reservó { $card }
fortuna-event-round = Empieza la ronda { $round }; orden de turno: { $order }.
fortuna-event-tokens = Los favores sin usar reciben fichas de privilegio: { $favours }.
fortuna-event-end = Termina la ronda { $round } y, con ella, la partida. Se revelan todas las cartas de privilegio.
fortuna-event-hand = reveló { $cards }
fortuna-event-palace-left = Quedan en el Palacio: { $cards }.

## Sucesos: un turno

fortuna-event-aqueduct = recibió { $n ->
    [one] 1 agua
   *[other] { $n } de agua
} en el Acueducto
fortuna-event-collect = tomó { $goods } ({ $card })
fortuna-event-harvest = cosechó { $goods }{ $n ->
    [0] { "" }
   *[other] {" "}a cambio de { $water }
} ({ $card })
fortuna-event-sell = vendió { $goods } por { $coins }
fortuna-event-buy = compró { $goods } por { $coins }
fortuna-event-clergy = entregó { $goods } por { $gained }
fortuna-event-marry = se casó por { $coins }
fortuna-event-family = tomó { $goods } (Familia)
fortuna-event-build = construyó { $building } por { $coins }
fortuna-event-bribed = tomó { $coins } (Corrupción)
fortuna-event-copy = copió { $card } por { $coins } ({ $owner })
fortuna-event-fortuna = avanzó { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}, hasta el { $to } ({ $card })
fortuna-event-exchange = intercambió { $given } por { $taken } ({ $owner })
fortuna-event-military = entregó un Centurión para usar { $card }
fortuna-event-roll = sacó { $dice }
fortuna-event-served = entregó { $goods } por { $favour }: { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}, hasta el { $to }
fortuna-event-favoured = usó el favor { $favour }: { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}, hasta el { $to }
fortuna-event-idle = usó el { $die }: no abría ningún favor
fortuna-event-tax = pagó { $coins } de impuestos
fortuna-event-tax-step = no tenía monedas para los impuestos y retrocedió al paso { $to }
fortuna-event-tax-nothing = no tenía monedas para los impuestos y siguió en la aldea
fortuna-event-flip = puso boca abajo la carta de favor { $favour }
fortuna-event-gate = cruzó la puerta de Roma
fortuna-event-arrival = llegó al Palacio del César{ $n ->
    [1] {" "}en primer lugar: esta ronda es la última
    [2] {" "}en segundo lugar
    [3] {" "}en tercer lugar
   *[other] {" "}en cuarto lugar
}

## Sucesos: cartas de privilegio

fortuna-event-draw = robó { $n ->
    [one] una carta de privilegio
   *[other] { $n } cartas de privilegio
}
fortuna-event-draw-private = robó { $cards }
fortuna-event-no-cards = no encontró más cartas de privilegio
fortuna-event-reshuffle = barajó las cartas de privilegio descartadas para formar un mazo nuevo
fortuna-event-keep = se quedó con { $n ->
    [one] una
   *[other] { $n }
} y descartó { $discarded }
fortuna-event-keep-private = se quedó con { $cards } y descartó { $discarded }
fortuna-event-look = miró { $n ->
    [one] la carta de privilegio
   *[other] las { $n } cartas de privilegio
} del Palacio
fortuna-event-look-private = vio en el Palacio: { $cards }
fortuna-event-palace = se quedó con una carta de privilegio del Palacio{ $n ->
    [0] { "" }
   *[other] {" "}y dejó allí { $n }
}
fortuna-event-palace-private = se quedó con { $card } del Palacio{ $n ->
    [0] { "" }
   *[other] {" "}y dejó allí { $n }
}
fortuna-event-play = jugó { $card } y tomó { $goods }
fortuna-event-play-step = jugó { $card }: { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}, hasta el { $to }
fortuna-event-cube = tomó { $goods } como segundo cubo

## Puntos

fortuna-score-steps = Pasos hacia Roma
fortuna-score-card = { $card }{ $n ->
    [0] { "" }
   *[other] {" "}({ $n })
}
fortuna-score-outside = Fuera de Roma: sin puntos
fortuna-tie-steps = Empate a puntos; deciden los pasos.
fortuna-tie-coins = Empate a puntos y pasos; deciden las monedas.
fortuna-tie-centurions = Empate a puntos, pasos y monedas; deciden los Centuriones.
fortuna-tie-priestesses = Empate a puntos, pasos, monedas y Centuriones; deciden las Sacerdotisas.
fortuna-tie-shared = Empate en todo: la victoria es compartida.

## Rutinas: lo que un jugador puede encargar de antemano.
fortuna-routine-only = Responder por mí cuando solo haya una respuesta, aunque no se pueda deshacer
fortuna-routine-flip = Como jugador inicial, no poner nunca otra carta de favor boca abajo, aunque no se pueda deshacer
fortuna-routine-free = Usar la carta de favor que no cuesta nada cuando solo haya una
