# Lo que Tadmor pregunta en la Resolución y al llegar al límite del Almacén, y lo que ha pasado allí.
# Los argumentos están explicados en el archivo inglés del mismo nombre.

## Piezas comunes

tadmor-no-resources = ningún recurso
tadmor-traded = ya intercambiado este turno: { $traded }
tadmor-all = { $all }
tadmor-any-of = { $n } a elegir de { $cost }
tadmor-costs = Cuesta { $pay }
tadmor-good-hint = Cuesta { $pay }; tus conjuntos valdrán { $points }
tadmor-sets-hint = Tus conjuntos valdrán { $points }
tadmor-pay = Pagar { $pay }
tadmor-brought-hint = Recibes { $good }{ $n ->
    [0] { "" }
   *[other] ; tus conjuntos valdrán { $points }
}{ $m ->
    [0] { "" }
   *[other] ; y { $gained }
}
tadmor-target = { $who } ({ $height })
tadmor-target-hint = Deja una torre de altura { $height }
tadmor-targets = Torres: { $whom }
tadmor-pairs = { $n ->
    [one] { $n } par
   *[other] { $n } pares
}
tadmor-group-actions = Acciones
tadmor-group-upgrades = Mejoras
tadmor-group-trades = Intercambios
tadmor-group-missions = Misiones del Rey
tadmor-group-back = Retirar una pieza

## Los menús

tadmor-prompt-upgrade = ¿Compras una mejora por { $cost }?
tadmor-topic-upgrade = comprar una mejora
tadmor-prompt-window = { $n ->
    [0] No quedan mejoras para tus misiones. ¿Qué más haces antes de la Construcción?
   *[other] ¿Devuelves una misión a cambio de mejoras?
}
tadmor-topic-window = devolver misiones por mejoras
tadmor-prompt-construction = Construcción: ¿qué haces ahora?{ $n ->
    [0] { "" }
   *[other] {" "}El impuesto será de { $pay }.
}
tadmor-topic-construction = construir
tadmor-prompt-kingdom = Reino: ¿qué haces antes de que acabe el turno?
tadmor-topic-kingdom = terminar el turno
tadmor-prompt-last = Tienes el Peón de Primer Jugador: ¿te queda algo por hacer?
tadmor-pass = No comprar nada aquí
tadmor-pass-hint = Tu camello vuelve; aún puedes hacer todo lo demás
tadmor-pass-last-hint = Tu camello vuelve sin usar
tadmor-keep = Conservar las misiones
tadmor-keep-hint = Pasas a la Construcción; podrás devolverlas en otro turno
tadmor-built = Terminar de construir
tadmor-built-hint = Las piezas que queden en Construcción vuelven sin usar; aún podrás comerciar y usar misiones
tadmor-used-hint = Aún podrás comerciar y usar misiones
tadmor-first-start = Tomar antes el recurso de Primer Jugador
tadmor-first-start-hint = Se te preguntará otra vez cuando lo tengas
tadmor-done = Terminar este turno
tadmor-done-hint = Solo se te pregunta lo imprescindible; recoges, el Reino cuenta y las demás piezas vuelven sin usar
tadmor-done-untaxed-hint = No te alcanza para el impuesto de { $pay } y pierdes { $points }; aún recoges y los espacios de Reino cuentan
tadmor-forgo-hint = Renuncias a lo que aún espera a { $who }
tadmor-done-forgo-hint = Renuncias a lo que aún espera a { $who }; aún recoges y los espacios de Reino cuentan
tadmor-done-untaxed-forgo-hint = Renuncias a lo que aún espera a { $who }; te falta el impuesto de { $pay } y pierdes { $points }
tadmor-use = { $place }: { $what }
tadmor-use-gather = { $place }: { $gained }
tadmor-use-all = Recogerlo todo: { $gained }
tadmor-use-levels = { $place }: hasta { $levels }
tadmor-levels-hint = Hasta la altura { $height } por { $pay }
tadmor-destroy = destruir { $levels }
tadmor-draw = robar una misión
tadmor-build-part-basement = construir el sótano
tadmor-build-part-colonnade = construir la columnata
tadmor-build-part-roof = construir el techo
tadmor-build-part-statues = construir las estatuas
tadmor-then-draw = y robar { $n ->
    [one] una misión
   *[other] { $n } misiones
}
tadmor-then-show = y mostrar la carta
tadmor-then-top = y destapar la siguiente loseta
tadmor-then-shuffle = y barajar el resto de la pila
tadmor-then-goods = y tomar tus Mercancías Raras
tadmor-any-good-of = cualquiera de la pila ({ $pile })
tadmor-part-hint = { $n ->
    [0] Gratis
   *[other] Cuesta { $pay }
}; el Templo valdrá { $points }
tadmor-complete = { $place }: completar { $card }
tadmor-complete-hint = Cuesta { $pay }; vale { $points }
tadmor-trade = Cambiar { $give } por { $take }
tadmor-trade-some = Comerciar con hasta { $give }
tadmor-trade-some-hint = { $take } por unidad
tadmor-discard = Descartar { $card }
tadmor-discard-hint = De tu mano, por un recurso cualquiera
tadmor-back-some = Retirar piezas sin usarlas
tadmor-back-hint = Eliges cuáles
tadmor-take-back = { $place }: retirar la pieza sin usarla
tadmor-trade-no-more = { $place }: retirar la pieza y no comerciar más
tadmor-kingdom-tax = no pagar impuestos
tadmor-kingdom-war = Suministros de Guerra
tadmor-kingdom-start = Jugador Inicial
tadmor-tax-pay = Pagar el impuesto: { $pay }
tadmor-tax-refuse = No pagar el impuesto y perder { $points }

## Preguntas que siguen

tadmor-prompt-trade = ¿Qué quieres a cambio? Puedes dar { $give }; por unidad recibes { $take }.
tadmor-topic-trade = comerciar
tadmor-pair-wood-wood-label = 2 maderas
tadmor-pair-wood-stone-label = 1 madera y 1 piedra
tadmor-pair-stone-stone-label = 2 piedras
tadmor-prompt-back = ¿Qué piezas retiras sin usarlas?
tadmor-topic-back = retirar piezas
tadmor-prompt-pay = { $what }: ¿con qué recursos pagas?
tadmor-topic-pay = elegir con qué se paga
tadmor-prompt-levels = { $place }: ¿hasta qué altura construyes? Tu torre tiene altura { $height }.
tadmor-topic-levels = construir la torre
tadmor-build = { $what }, hasta la altura { $height }
tadmor-prompt-traitor = { $place }: ¿qué torre pierde { $levels }?
tadmor-prompt-sappers = Zapadores: ¿qué torre pierde { $levels }?
tadmor-topic-target = elegir qué torre se daña
tadmor-prompt-temple = { $place }: ¿qué Templo sigues construyendo?
tadmor-topic-temple = construir un Templo
tadmor-temple = Templo { $n }: { $part }
tadmor-prompt-good = { $place }: ¿cómo pagas?
tadmor-topic-good = tomar una Mercancía Rara
tadmor-prompt-type = ¿Qué Mercancía Rara de la pila { $pile } tomas?
tadmor-prompt-free-good = Tu Templo completo te da { $goods }: ¿de qué pila?
tadmor-prompt-any-good = ¿Qué Mercancía Rara tomas?
tadmor-prompt-resources = { $card }: ¿qué recursos tomas? Elige { $amount }.
tadmor-topic-return = devolver una misión
tadmor-prompt-shown = { $card }: ¿qué { $n ->
    [one] mejora
   *[other] { $n } mejoras
} tomas?
tadmor-prompt-foreign = { $card }: ¿qué mejora tomas?
tadmor-prompt-discard = Descartas { $card }: ¿qué recurso tomas a cambio?
tadmor-topic-discard = descartar una misión
tadmor-prompt-tax = ¿Pagas el impuesto de { $pay }?
tadmor-topic-tax = decidir sobre el impuesto
tadmor-prompt-start = ¿Qué recurso tomas con el Peón de Primer Jugador?
tadmor-topic-start = tomar el peón
tadmor-prompt-storage = Puedes conservar { $limit } recursos. { $n ->
    [one] ¿Cuál descartas?
   *[other] ¿Qué { $n } descartas?
}
tadmor-topic-storage = descartar lo que sobra

## Lo que ha pasado

tadmor-event-gather = obtuvo { $gained }: { $places }
tadmor-event-back = retiró una pieza sin usarla: { $place }
tadmor-event-traded = terminó de comerciar: { $place }
tadmor-event-trade = cambió { $paid } por { $gained }
tadmor-event-buy = compró { $upgrade }{ $n ->
    [0] { "" }
   *[other] {" "}por { $paid }
}
tadmor-event-tiles = tomó { $tiles }
tadmor-event-build = construyó hasta la altura { $height }{ $n ->
    [0] {" "}gratis
   *[other] {" "}por { $paid }
}: { $place }
tadmor-event-raise = construyó { $n ->
    [one] 1 nivel gratis
   *[other] { $n } niveles gratis
}: la torre tiene ahora altura { $height }
tadmor-event-part = construyó una parte de un Templo{ $n ->
    [0] {" "}gratis
   *[other] {" "}por { $paid }
}: { $part }; el Templo vale ahora { $points }
tadmor-event-points = obtuvo { $gained }: { $what }
tadmor-event-good = tomó { $good }{ $n ->
    [0] { "" }
   *[other] {" "}por { $paid }
}{ $points ->
    [0] { "" }
   *[other] {" "}y ganó { $gained }
}
tadmor-event-complete = completó una misión{ $n ->
    [0] { "" }
   *[other] {" "}por { $paid }
}{ $points ->
    [0] { "" }
   *[other] {" "}y ganó { $gained }
}: { $card }
tadmor-event-resources = obtuvo { $gained }
tadmor-event-discard = descartó una misión por { $gained }: { $card }
tadmor-event-exempt = no tuvo que pagar impuestos: { $place }
tadmor-event-tax = pagó { $paid } de impuestos
tadmor-event-untaxed = no pagó impuestos y perdió { $lost }
tadmor-event-start = tomó { $gained } con el Peón de Primer Jugador
tadmor-event-left = recuperó piezas sin usar: { $places }
tadmor-event-storage = descartó { $lost } por falta de sitio en el Almacén
tadmor-event-prestige = tenía, sin empate, la torre más alta ({ $height }) y ganó { $gained } de Prestigio de Torre
tadmor-event-war = ganó { $gained } con los Suministros de Guerra
tadmor-event-pawn = El Peón de Primer Jugador pasa a { $who }.
