# Conqueror: lo que se pregunta y se cuenta en las rondas, el Año Nuevo, los Impuestos y las Políticas, sobre capitales y
# dinastías, y de dónde salen los puntos. Los argumentos están explicados en el archivo inglés del mismo nombre.

## La sala

conqueror-lobby-own-mark = Elegir nación
conqueror-lobby-joined = Ya estás en «{ $name }». Puedes elegir nación; si no, te tocará una al azar.
conqueror-lobby-marks = Tu nación en «{ $name }». Si no eliges ninguna, te tocará una al azar.
conqueror-lobby-mark-chosen = Guardado en «{ $name }». Puedes cambiar de nación hasta que empiece la partida.
conqueror-lobby-choose-mark = Elige tu nación
conqueror-lobby-by-lot = nación al azar

## Opciones de una partida

conqueror-option-mode = Modo
conqueror-option-mode-about = Cuánto dura la partida y con cuántos Fuertes se gana. Para una primera partida conviene el modo Conquista.
conqueror-option-mode-emperor = Emperador: la partida larga
conqueror-option-mode-conquest = Conquista: la partida corta
conqueror-option-preparation = Preparación
conqueror-option-preparation-about = Si todos reclutan a la vez y en secreto, o uno tras otro a la vista de todos.
conqueror-option-preparation-sealed = En secreto, todos a la vez
conqueror-option-preparation-turn_order = A la vista, en orden de turno
conqueror-option-chronicle_round_1 = Crónica en la ronda 1
conqueror-option-chronicle_round_1-about = Si también se roba una carta de Crónica en la primera ronda. Según las reglas, la primera sale en la ronda 2.
conqueror-option-chronicle_round_1-off = Sin carta
conqueror-option-chronicle_round_1-on = Robar una carta
conqueror-option-seas_of_destiny = Seas of Destiny
conqueror-option-seas_of_destiny-about = La expansión: Barcos y Astilleros, Máquinas de Asedio, Megaproyectos y dos tableros de jugador más para cada nación.
conqueror-option-seas_of_destiny-off = Sin ella
conqueror-option-seas_of_destiny-on = Con ella
conqueror-option-seas_of_destiny-base_boards = Con ella, solo con los tableros básicos

## En qué punto está la partida

conqueror-moment = Ronda { $round } de { $rounds }: { $phase }
conqueror-moment-turn = Ronda { $round } de { $rounds }: { $phase }, turno de { $who }
conqueror-phase-boards = Elección de tableros de jugador
conqueror-phase-purchases = Antes de la primera ronda
conqueror-phase-year = Año Nuevo
conqueror-phase-taxes = Impuestos
conqueror-phase-policies = Políticas
conqueror-phase-preparation = Preparación
conqueror-phase-campaign = Campaña
conqueror-phase-end = La partida ha terminado
conqueror-battle = la batalla

## Lo que tiene un jugador

conqueror-income = +{ $n } en Impuestos
conqueror-forts = { $n } de { $goal } Fuertes
conqueror-tactics = { $n ->
    [one] { $n } carta de Táctica
   *[other] { $n } cartas de Táctica
}
conqueror-heroes = { $n ->
    [one] { $n } Héroe
   *[other] { $n } Héroes
}
conqueror-food = { $n } de alimento (para { $limit } unidades, tienes { $units })

## Tableros de jugador

conqueror-topic-board = elegir el tablero de jugador
conqueror-ask-board = ¿Con qué tablero de jugador juegas? De él dependen la habilidad de tu nación y su unidad de élite; lo demás no cambia.
conqueror-do-board = { $side ->
    [a] Tablero A
    [b] Tablero B
   *[base] Tablero básico
} · { $power }
conqueror-hint-board = { $unit } · { $elite }
conqueror-event-board = { $side ->
    [a] juega con el tablero A: { $power }
    [b] juega con el tablero B: { $power }
   *[base] juega con el tablero básico: { $power }
}

## Antes de la primera ronda

conqueror-topic-purchase = comprar antes de la ronda 1
conqueror-ask-purchase = ¿Qué compras antes de la primera ronda? { $n ->
    [0] Ya no puedes comprar más
    [one] Puedes comprar una carta o un Fuerte más
   *[other] Puedes comprar hasta { $n } cartas o Fuertes
}.{ $reasons ->
    [0] { "" }
   *[other] {" "}{ $why }
}
conqueror-do-buy-nothing = { $n ->
    [0] Terminar tus compras
    [one] No comprar nada más
   *[other] No comprar nada
}
conqueror-event-bought-nothing = { $n ->
    [0] ha terminado sus compras
    [one] ha guardado el resto de sus monedas
   *[other] no ha comprado nada
}

## Políticas

conqueror-topic-agent = enviar al Agente
conqueror-ask-agent = ¿Adónde envías a tu Agente? Si comercias con un jugador, esta ronda no puedes atacarlo ni apoyar a otros en su contra, salvo que te ataque antes.{ $reasons ->
    [0] { "" }
   *[other] {" "}{ $why }
}
conqueror-topic-redeploy = mover otra vez al Agente
conqueror-ask-redeploy = Puedes mover a tu Agente otra vez. ¿Adónde va? Si vuelves a comerciar, esta ronda tampoco puedes atacar a ese jugador ni apoyar a otros en su contra, salvo que te ataque antes.{ $reasons ->
    [0] { "" }
   *[other] {" "}{ $why }
}
conqueror-group-trade = Comercio
conqueror-group-district = Distritos Civiles
conqueror-group-upgrade = Mejoras de Unidad
conqueror-group-project = Megaproyectos

conqueror-do-trade = Comerciar con { $nation } · ganas { $coins }
conqueror-hint-trade = { $icon ->
    [discount] Distritos Civiles { $n } más baratos desde ahora ·{" "}
    [discount-projects] Distritos y Megaproyectos { $n } más baratos desde ahora ·{" "}
    [spy] { $cards ->
        [one] No conoces 1 de sus cartas
       *[other] No conoces { $cards } de sus cartas
    } ·{" "}
    [redeploy] Tu Agente se mueve otra vez ·{" "}
   *[none] { "" }
}{ $who } gana { $coins }
conqueror-hint-trade-independents = No puedes atacar ejércitos independientes{ $icon ->
    [discount] {" "}· Distritos Civiles { $n } más baratos desde ahora
    [discount-projects] {" "}· Distritos y Megaproyectos { $n } más baratos
    [redeploy] {" "}· tu Agente se mueve otra vez
   *[none] { "" }
}
conqueror-then-spy = y ver sus cartas

conqueror-a-granary = un Granero
conqueror-a-bazaar = un Bazar
conqueror-a-fort = un Fuerte
conqueror-a-academy = una Academia
conqueror-a-wonder = una Maravilla
conqueror-a-port = un Puerto
conqueror-a-temple = un Templo
conqueror-a-wharf = un Astillero
conqueror-do-district = Construir { $what } · { $price }
conqueror-do-project = Construir { $what } · { $price }
conqueror-do-upgrade = Financiar { $what } · { $price }
conqueror-hint-ware = { $effect }{ $surcharge ->
    [0] { "" }
   *[other] {" "}· 2.º Agente: +{ $surcharge }
}{ $discount ->
    [0] { "" }
   *[other] {" "}· −{ $discount } descuento
}{ $following ->
    [0] { "" }
   *[other] {" "}· luego { $following }
}
conqueror-hint-district-granary = +{ $n } de alimento
conqueror-hint-district-bazaar = { $n ->
    [one] +{ $n } moneda en Impuestos
   *[other] +{ $n } monedas en Impuestos
}
conqueror-hint-district-fort = Recluta 1 unidad, defiende +{ $n }, { $points } puntos
conqueror-hint-only-place = { $effect } · en { $place }
conqueror-hint-district-academy-again = Ya tienes una: otra solo suma { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
conqueror-hint-district-academy = Héroes { $n } más baratos; vuelven, como la élite
conqueror-hint-project-wonder = { $n ->
    [0] ya están todas construidas
    [one] { $n } punto al final
   *[other] { $n } puntos al final
}
conqueror-hint-project-port = { $n ->
    [one] +{ $n } moneda cada vez que comercies
   *[other] +{ $n } monedas cada vez que comercies
}
conqueror-hint-project-temple = { $n ->
    [one] +{ $n } moneda en Impuestos
   *[other] +{ $n } monedas en Impuestos
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
conqueror-hint-project-wharf = { $n ->
    [one] { $n } Barco para el mar, no ocupa espacio
   *[other] { $n } Barcos para el mar, no ocupa espacio
}

conqueror-do-pass = No hacer nada
conqueror-do-stay = Dejar al Agente donde está
conqueror-upgrades-cavalry = Mejoras de Caballería
conqueror-upgrades-infantry = Mejoras de Infantería
conqueror-upgrades-naval = Mejoras Navales
conqueror-upgrades-archer = Mejoras de Arqueros
conqueror-priced = { $what } ({ $price })
conqueror-why-not-coins = Demasiado caro: { $what }.
conqueror-why-not-copies = Agotado: { $what }.
conqueror-why-not-slots = Sin espacio libre: { $what }.
conqueror-why-not-spaces = Los dos espacios ocupados: { $what }.
conqueror-why-not-place = Sin territorio donde construir: { $what }.
conqueror-why-not-parts = { $first } { $then }

conqueror-topic-fort = elegir dónde construir un Fuerte
conqueror-ask-fort = ¿Dónde construyes el Fuerte por { $price }? Tiene que ser un territorio terrestre tuyo sin Fuerte.
conqueror-hint-place = { $units }

conqueror-topic-project = colocar un Megaproyecto
conqueror-ask-project = ¿Dónde colocas { $what } por { $price }? Ocupa un espacio y cuenta como Distrito o como Mejora.
conqueror-do-slot-district = En un espacio de Distrito
conqueror-do-slot-upgrade = En un espacio de Mejora
conqueror-hint-slot = Ocupados: { $n } de { $slots }{ $points ->
    [0] { "" }
    [one] , que valen { $points } punto más
   *[other] , que valen { $points } puntos más
}
conqueror-topic-wharf = elegir dónde construir un Astillero
conqueror-ask-wharf = ¿Dónde construyes el Astillero por { $price }? Tiene que ser un territorio terrestre tuyo junto al mar.
conqueror-hint-wharf = { $units } · { $n ->
    [0] los Barcos tendrán que esperar en el Astillero
   *[other] Barcos a: { $what }
}
conqueror-topic-ships = elegir dónde empiezan los Barcos
conqueror-ask-ships = Tu Astillero en { $place } tiene { $units }. ¿Dónde empiezan?
conqueror-do-ships-wharf = Esperan en el Astillero
conqueror-hint-ships-wharf = Ahora no pueden ir a: { $what } · desde el Astillero pueden ir en la Campaña

## Año Nuevo

conqueror-topic-order = fijar el orden de turno
conqueror-ask-order = Tienes el Reloj de Arena: ¿en qué orden actúan todos esta ronda?
conqueror-then-chronicle = y robar la carta de Crónica
conqueror-hint-player = { $forts ->
    [one] { $forts } Fuerte
   *[other] { $forts } Fuertes
} · { $units }
conqueror-do-player = { $who } ({ $nation })

conqueror-topic-dynasty = decidir si cambiar de Dinastía
conqueror-ask-dynasty = ¿Cambias de Dinastía? Solo puedes hacerlo una vez en la partida.
conqueror-do-dynasty = Cambiarla · { $coins }, +{ $food } de alimento esta ronda, 1 Caballería y 1 Infantería
conqueror-hint-dynasty = Unidades, solo si hay alimento. Después: +{ $n } de alimento siempre que tengas { $food } o menos.
conqueror-do-no-dynasty = Ahora no
conqueror-hint-no-dynasty = Se te preguntará de nuevo el próximo Año Nuevo si sigues con tan pocos Fuertes
conqueror-ask-dynasty-unit = Tienes { $n } unidades y alimento para { $limit }. ¿Cuál llega con la nueva Dinastía?
conqueror-do-dynasty-unit = { $units }
conqueror-ask-dynasty-place = ¿En qué territorio colocas { $units }?

## Capitales Temporales

conqueror-topic-capital = establecer una Capital Temporal
conqueror-ask-capital = ¿Dónde estableces tu Capital Temporal? Cuenta como un Gran Fuerte: { $food } de alimento, { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} en Impuestos y +{ $bonus } al defender.
conqueror-hint-capital = { $fort ->
    [great] Ya es un Gran Fuerte · { $units }
    [small] Su Fuerte no suma · { $units }
   *[none] { $units }
} · { $most ->
    [0] ninguna amenaza cerca
    [one] amenaza: { $who } con 1 unidad
   *[other] amenaza: { $who } con { $most } unidades
}{ $others ->
    [0] { "" }
    [one] , y otro ejército
   *[other] , y { $others } ejércitos más
}
conqueror-do-no-capital = De momento, ninguna
conqueror-hint-no-capital = Se te preguntará de nuevo cuando tomes un territorio terrestre y en Año Nuevo

## Regalos

conqueror-act = Dar monedas
conqueror-topic-giving = dar monedas
conqueror-ask-give = Tienes { $coins }: ¿cuántas das, y a quién?

conqueror-amount-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
} para { $slot }

conqueror-then-end = y terminar la partida

## Lo que ha pasado

conqueror-event-dealt = Cada jugador roba una carta de Táctica.
conqueror-event-dealt-private = Cada jugador roba una carta de Táctica; la tuya es { $card }.
conqueror-event-round = Empieza la ronda { $round } de { $rounds }.
conqueror-event-hourglass = El Reloj de Arena es ahora de { $who }, que fija el orden de turno.
conqueror-event-order = ha fijado el orden de turno: { $order }
conqueror-event-chronicle = Crónica de la ronda: { $card }. { $effect }
conqueror-event-taxes = Impuestos: { $who }.
conqueror-taxed = { $who } +{ $n } (ahora { $now })
conqueror-event-traded = ha comerciado con { $who } y ha ganado { $coins }; { $who } ha ganado { $gift }
conqueror-event-traded-independents = ha comerciado con las naciones independientes y ha ganado { $coins }
conqueror-event-spied = ha visto la mano de { $who }
conqueror-event-spied-private = ha visto la mano de { $who }: { $cards }
conqueror-event-spied-nothing = ha visto la mano de { $who }, que está vacía
conqueror-event-built = ha construido { $what } por { $price }
conqueror-event-funded = ha financiado { $what } por { $price }
conqueror-event-fort = ha construido un Fuerte en { $place } por { $price }
conqueror-event-project = ha construido { $what } por { $price }, en { $slot ->
    [district] un espacio de Distrito
   *[upgrade] un espacio de Mejora
}{ $points ->
    [0] { "" }
    [one] ; vale { $points } punto
   *[other] ; vale { $points } puntos
}
conqueror-event-wharf = ha construido un Astillero en { $place } por { $price }
conqueror-event-launched = ha colocado { $units } en { $place }
conqueror-event-moored = ha dejado { $units } en el Astillero
conqueror-event-passed = no ha usado a su Agente
conqueror-event-stayed = ha dejado al Agente donde estaba
conqueror-event-dynasty = ha cambiado de Dinastía: { $coins } y { $food } más de alimento esta ronda
conqueror-event-dynasty-units = ha colocado { $units } en { $place }
conqueror-event-capital = ha establecido una Capital Temporal en { $place }
conqueror-event-capital-back = { $who } ya no tiene Capital Temporal en { $place }.
conqueror-event-gave = ha dado { $coins } a { $who }
conqueror-event-out = { $who } se ha quedado sin unidades ni territorios y queda fuera de la partida.
conqueror-event-ended-forts = gana con al menos { $goal } Fuertes al final de la ronda, más que nadie
conqueror-event-ended-forts-tied = { $who } tienen el mismo número de Fuertes, { $goal } o más: entre ellos deciden los puntos.
conqueror-event-ended-points = Ha terminado la última ronda: deciden los puntos.
conqueror-event-ended-last = gana por ser el último en pie

## Puntos

conqueror-points-capitals = Capitales ({ $n })
conqueror-points-great = Grandes Fuertes ({ $n })
conqueror-points-temporary = Capital Temporal
conqueror-points-small = Fuertes Pequeños ({ $n })
conqueror-points-districts = Distritos Civiles ({ $n })
conqueror-points-upgrades = Mejoras de Unidad ({ $n })
conqueror-points-districts-slots = Cartas en espacios de Distrito ({ $n })
conqueror-points-upgrades-slots = Cartas en espacios de Mejora ({ $n })
conqueror-points-wonders = Maravillas ({ $n })
conqueror-points-temples = Templos ({ $n })
conqueror-points-coins = Monedas ({ $n })
conqueror-points-trade = La última casilla de la Pista de Comercio
conqueror-points-civic = Habilidad de Grecia ({ $n ->
    [one] { $n } carta de Distrito o Megaproyecto
   *[other] { $n } cartas de Distrito y Megaproyecto
})
conqueror-points-monuments = Habilidad de Egipto ({ $n ->
    [one] { $n } Maravilla o Templo
   *[other] { $n } Maravillas y Templos
})
conqueror-points-satrapies = Habilidad de Persia ({ $n ->
    [one] { $n } territorio terrestre
   *[other] { $n } territorios terrestres
})
conqueror-tie-forts = En el empate gana quien tiene más Fuertes.
conqueror-tie-coins = En el empate gana quien tiene más monedas.
conqueror-tie-shared = Empatan en puntos, Fuertes y monedas, y comparten la victoria.

## Órdenes permanentes

conqueror-routine-no-redeploy = No mover nunca a mi Agente por segunda vez
conqueror-routine-dynasty = Cambiar de Dinastía en cuanto pueda
conqueror-routine-no-dynasty = No cambiar nunca de Dinastía
