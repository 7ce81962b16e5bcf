# Mesopotamia: el combate en solitario, contra rivales que lleva el juego. Las letras A a E son las del reglamento.
#
# $who un jugador; $area una zona; $enemy una parte con sus Unidades; $n un número; $left, $goods Nudillos; $facing una frase; $unit, $other,
# $fighter, $theirs Unidades con sus cartas, pero en las respuestas $theirs y $most son totales; $placed, $rows listas; $row del Estandarte de Ur.

mesopotamia-ask-prepare = Combate en { $area }, sin pujas: ¿cuántos de tus { $n } Nudillos colocas en tus cartas (Fuerza/Tácticas/Movilidad)? Frente a ti: { $enemy }, con { $left }, cuyas cartas se roban después. Pierdes todos los que coloques, pero recuperas 1 por cada fila en la que una carta sea superada.
mesopotamia-ask-prepare-tribe = Combate en { $area }, sin pujas: ¿dónde colocas los { $n } Nudillos de la tribu en sus cartas (Fuerza/Tácticas/Movilidad)? Frente a ella: { $enemy }, con { $left }, cuyas cartas se roban después.
mesopotamia-slot-card = { $fighter }: { $row }
mesopotamia-prepared = { $n } en { $row } de { $fighter }
mesopotamia-event-prepared = Nudillos asignados por { $who }: { $placed }
mesopotamia-event-prepared-nothing = { $who } no asigna ningún Nudillo.
mesopotamia-ask-queue = ¿En qué orden luchan las Unidades de { $who }? Se enfrentan las primeras de ambos lados, y luego la vencedora contra la siguiente. { $facing }
mesopotamia-placed = { $n } en { $row }
mesopotamia-event-answer-a = Respuesta de { $who } (A): { $unit } contra { $other }, con { $theirs }; para ganar coloca { $placed }. Quedan: { $left }
mesopotamia-event-answer-ab = Respuesta de { $who } (A, B): { $unit } contra { $other }, con { $theirs }; para ganar coloca { $placed }, y en Movilidad { $n ->
    [0] nada
   *[other] { $n }
}, lo bastante para destruir a la vencida. Quedan: { $left }
mesopotamia-event-answer-cd = Respuesta de { $who } (C, D): { $unit } llega a { $most } como máximo y no puede vencer a { $other }, con { $theirs }; para escapar coloca en Movilidad { $n ->
    [0] nada
   *[other] { $n }
}. Quedan: { $left }
mesopotamia-event-answer-ce = Respuesta de { $who } (C, E): { $unit } llega a { $most } como máximo, no puede vencer a { $other }, con { $theirs }, ni escapa; { $n ->
    [0] no queda ningún Nudillo que descartar
    [one] se descarta { $n } Nudillo
   *[other] se descartan { $n } Nudillos
}. Quedan: { $left }
mesopotamia-event-beaten-fell = { $who } pierde { $unit }, que nunca se retira.
mesopotamia-event-recovered = recupera { $goods } por las filas en las que sus cartas fueron superadas: { $rows }

## El informe de un combate así

mesopotamia-report-step-assigned = Asignados
mesopotamia-report-step-answered = Choque { $n } ({ $steps })
mesopotamia-report-step-answered-tie = Choque { $n } (empate, { $steps })
mesopotamia-report-rows = Fuerza { $strength }, Tácticas { $tactics }, Movilidad { $mobility }
mesopotamia-report-rows-back = Fuerza { $strength }, Tácticas { $tactics }, Movilidad { $mobility }; vuelven { $n }
mesopotamia-report-answer-a = A: gana con { $n ->
    [0] ningún Nudillo
    [one] { $n } Nudillo
   *[other] { $n } Nudillos
}
mesopotamia-report-answer-b = B: destruye con { $n } más
mesopotamia-report-answer-c = C: no puede ganar, máximo { $most }
mesopotamia-report-answer-d = D: escapa con { $n ->
    [0] ningún Nudillo
    [one] { $n } Nudillo
   *[other] { $n } Nudillos
}
mesopotamia-report-answer-e = E: no escapa, descarta { $n }
mesopotamia-report-answer-fate = { $steps }. { $fate }
mesopotamia-report-assigned = Asignado por { $name }: { $rows }
mesopotamia-report-answered = Choque { $n }: { $attacker } con { $attack } contra { $defender } con { $defence }; { $name } responde con { $steps }; { $fate }
mesopotamia-report-recovered = { $name } recupera { $n }
mesopotamia-report-fell = { $name }: { $units } { $n ->
    [one] nunca se retira y se pierde
   *[other] nunca se retiran y se pierden
}
