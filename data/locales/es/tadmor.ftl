# Lo que Tadmor pregunta fuera de la Resolución, lo que ha pasado y de dónde salen los puntos.
# Los argumentos están explicados en el archivo inglés del mismo nombre.

## Opciones de una partida

tadmor-option-first_upgrade = Primera mejora
tadmor-option-first_upgrade-about = Entre qué mejoras pueden elegir los jugadores antes del primer turno.
tadmor-option-first_upgrade-starting = Una de las cuatro mejoras iniciales
tadmor-option-first_upgrade-any = Cualquier mejora de la Era I (jugadores con experiencia)

## En qué punto está la partida

tadmor-moment = Turno { $turn }: { $phase }
tadmor-phase-setup = preparación
tadmor-phase-placement = Colocación
tadmor-phase-raiders = Merodeadores
tadmor-phase-resolution = Resolución
tadmor-phase-end = fin del turno

## Piezas comunes

tadmor-package = { $goods }
tadmor-decline = No hacer nada
tadmor-no-raid-hint = Tu camello vuelve y nadie tiene una carta de Merodeadores
tadmor-no-raid = Ningún ataque el próximo turno
tadmor-back = Elegir otra cosa
tadmor-return = Devolver { $card }
tadmor-piece-at = { $place } ({ $who })
tadmor-group-own = Tus propias mejoras
tadmor-group-safe = { $region } (a salvo de los Merodeadores)
tadmor-group-of = Piezas de { $who }

## Preparación

tadmor-prompt-extra = Eres el número { $place } en el orden de turno: ¿qué bienes adicionales recibes?
tadmor-topic-extra = elegir los bienes adicionales
tadmor-prompt-first-upgrade = ¿Con qué mejora empiezas?
tadmor-topic-first-upgrade = elegir la primera mejora

## Colocación

tadmor-prompt-place = Coloca { $n ->
    [one] una pieza
   *[other] hasta { $n } piezas
}.{ $threat ->
    [0] { "" }
    [2] {" "}Tus Merodeadores atacarán esta región: { $region }.
   *[other] {" "}Este turno atacarán los Merodeadores.
}
tadmor-topic-place = colocar una pieza
tadmor-place-with = { $place } ({ $piece })
tadmor-place-hint = { $kind } · { $hint }
tadmor-kind-camel = Camello
tadmor-kind-ship = Barco
tadmor-place-stop = No colocar más por ahora

## Merodeadores

tadmor-prompt-divert = Los Merodeadores atacan esta región: { $region } ({ $toll }). ¿Devuelves una misión para desviarlos?
tadmor-raid-toll = { $n ->
    [0] sin retirar ninguna pieza
   *[other] piezas retiradas: { $whom }
}
tadmor-raid-owner = { $who } { $n }
tadmor-region-offers = { $what }
tadmor-topic-divert = desviar o no a los Merodeadores
tadmor-prompt-swap = ¿Intercambias una de tus piezas por otra del mismo tipo de otro jugador? Elige la tuya.
tadmor-topic-swap = decidir si intercambiar piezas
tadmor-prompt-swap-with = { $place }: ¿por qué pieza la cambias?
tadmor-prompt-raid = ¿Qué región atacarán los Merodeadores el próximo turno? Nadie más lo sabrá hasta entonces.{ $n ->
    [0] { "" }
   *[other] {" "}Ganas { $gained }.
}{ $m ->
    [0] { "" }
   *[other] {" "}Si otro jugador pierde una pieza allí, ganas { $points }.
}
tadmor-topic-raid = elegir la región del ataque

## Sucesos: preparación

tadmor-event-piles = Se barajan las pilas de Mercancías Raras; encima están { $goods }.
tadmor-event-lot = Se sortea el jugador inicial: { $who }. Orden de turno: { $order }.
tadmor-event-extra = recibió bienes adicionales: { $gained }
tadmor-event-first-upgrade = tomó su primera mejora: { $upgrade }
tadmor-event-display = Mejoras disponibles: { $upgrades }.
tadmor-event-dealt = Cada jugador recibe { $n ->
    [one] 1 Misión del Rey
   *[other] { $n } Misiones del Rey
}.
tadmor-event-dealt-private = Cada jugador recibe { $n ->
    [one] 1 Misión del Rey
   *[other] { $n } Misiones del Rey
}; las tuyas: { $cards }.

## Sucesos: turnos y Eras

tadmor-event-turn = Empieza el turno { $turn } ({ $era }); orden de turno: { $order }.
tadmor-event-era = Empieza la { $era }.
tadmor-event-levels = se anotó { $gained } por una torre de { $height ->
    [one] 1 nivel
   *[other] { $height } niveles
}
tadmor-event-end = Ha terminado el último turno y, con él, la partida.

## Sucesos: colocación

tadmor-event-place = colocó { $piece }: { $place }
tadmor-event-kept = no encontró más sitio y se quedó con { $pieces }
tadmor-event-returned = devolvió una misión completada: { $card }

## Sucesos: Merodeadores

tadmor-event-reveal = reveló la carta de Merodeadores: { $region }
tadmor-event-tribute = recibió { $gained } de los Merodeadores
tadmor-event-divert = desvió a los Merodeadores: { $region }
tadmor-event-raid = Región atacada: { $region }. { $n ->
    [0] No se retiró ninguna pieza.
   *[other] Piezas retiradas: { $pieces }.
}
tadmor-event-spoils = se anotó { $gained } por el ataque
tadmor-event-swap = intercambió piezas con { $who }: { $place } por { $other }
tadmor-event-raiders-back = retiró la pieza de los Merodeadores: no queda ningún turno para atacar
tadmor-event-raid-chosen = tomó una carta de Merodeadores y eligió una región en secreto
tadmor-event-raid-chosen-private = tomó una carta de Merodeadores: { $region }
tadmor-event-no-raid = retiró la pieza de los Merodeadores y no eligió ninguna región

## Sucesos: la reserva

tadmor-event-reshuffle = barajó las misiones descartadas para formar un mazo nuevo
tadmor-event-draw = robó { $n ->
    [one] 1 Misión del Rey
   *[other] { $n } Misiones del Rey
}
tadmor-event-draw-private = robó { $cards }
tadmor-event-no-missions = no encontró ninguna Misión del Rey que robar
tadmor-event-lift = recibió gratis un nivel de torre: la torre tiene ahora altura { $height }
tadmor-event-destroyed = destruyó { $n ->
    [one] 1 nivel
   *[other] { $n } niveles
} de la torre de { $who }: { $height ->
    [0] no queda nada
    [one] queda 1
   *[other] quedan { $height }
}
tadmor-event-piece = ganó { $piece } y ahora tiene { $total }

## Puntos

tadmor-score-start = Puntos iniciales
tadmor-score-tower = Niveles de torre al empezar las Eras
tadmor-score-temple = Templo construido en el santuario privado
tadmor-score-missions = Puntos por completar Misiones del Rey
tadmor-score-goods = Puntos por obtener Mercancías Raras
tadmor-score-upgrades = Mejoras
tadmor-score-prestige = Prestigio de Torre
tadmor-score-war = Suministros de Guerra
tadmor-score-gifts = Regalos de Paz
tadmor-score-raiders = Merodeadores
tadmor-score-bought = Recursos y Mercancías Raras por PP
tadmor-score-tax = Impuestos sin pagar
tadmor-score-end-tower = Niveles de torre al final ({ $n })
tadmor-score-end-completed = Misiones del Rey completadas ({ $n })
tadmor-score-end-returned = Misiones del Rey devueltas ({ $n })
tadmor-score-end-temple = Templos
tadmor-score-end-goods = Conjuntos de Mercancías Raras ({ $n ->
    [one] 1 loseta
   *[other] { $n } losetas
})
tadmor-score-end-legacy = Legados de la Era III
tadmor-tie-goods = Empate a puntos: deciden las Mercancías Raras.
tadmor-tie-shared = Empate a puntos y Mercancías Raras: la victoria es compartida.

## Rutinas: lo que un jugador puede encargar de antemano.
tadmor-routine-idle = Seguir cuando solo quede descartar misiones o retirar piezas
tadmor-routine-no-raid = No elegir nunca región para los Merodeadores
tadmor-routine-no-divert = No devolver nunca una misión para desviar a los Merodeadores
tadmor-routine-no-swap = No devolver nunca una misión para intercambiar piezas
