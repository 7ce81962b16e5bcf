# Palabras que aparecen en las imágenes de todos los juegos.

picture-seed = semilla { $seed }
picture-trial = ¿Y SI…? { $match }
picture-seat = Asiento { $seat }
picture-round = Ronda { $n }
picture-phase = Fase { $n } de { $of } · { $name }
picture-set-up = Preparación
picture-zone-seat = Lo que tiene { $name }
picture-over = La partida ha terminado
picture-standings = Clasificación final
picture-final-table = Tabla final
picture-final-rest = Otros motivos
picture-stopped = Terminada antes de tiempo
picture-more = y { $n } más
picture-no-winner = nadie gana
picture-won = { $n ->
    [one] gana con { $points } puntos
   *[other] ganan con { $points } puntos
}
picture-won-plain = { $n ->
    [one] gana
   *[other] ganan
}
picture-nobody-wins = No gana nadie
picture-out = fuera de la partida
# $who uno o varios nombres.
picture-alt-out = { $n ->
    [one] { $who } está fuera de la partida
   *[other] { $who } están fuera de la partida
}
picture-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
picture-private = Solo para { $name }
picture-mark = { $name } ({ $shape } { $colour })
picture-shape-triangle = triángulo
picture-shape-disc = círculo
picture-shape-square = cuadrado
picture-shape-diamond = rombo
picture-shape-star = estrella
picture-shape-cross = cruz
picture-shape-chevron = galón
picture-shape-crescent = luna creciente

picture-change-stock = { $who }: { $what }.
picture-gained = +{ $what }
picture-lost = −{ $what }

## En texto

picture-alt-head = { $game }, { $match }. { $top }. { $bottom }.
picture-alt-awaited = Se espera a { $name }: { $topic }.
picture-alt-stopped = La partida terminó antes de tiempo.
picture-alt-part = Ampliado: { $part }.
picture-alt-final-plain = { $name } queda en el puesto { $rank }
picture-alt-final = { $name } queda en el puesto { $rank } con { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}.
