# Mesopotamia: lo que se pregunta y se cuenta, de la preparación al recuento final. Los sucesos con autor continúan tras el
# nombre del jugador; los demás son frases completas.
#
# $name una partida o una tecnología; $who un jugador; $order jugadores en orden; $empire un imperio; $area una zona; $section una
# sección de río; $unit una Unidad; $goods lo que se paga o se gana; $action una acción; $dice lo que muestran los dados; $colour,
# $face un dado; $tile una ficha de los Jardines Colgantes; $trades fichas de Comercio; $quests, $needs listas; $terrain un terreno;
# $phase una fase; $activations, $objects, $tablets, $discoveries, $sources, $knuckles, $food, $steps lo que permite una tecnología;
# $piece lo que se construye; $place una zona o una sección; $paid, $gained recursos; $lack, $lacks, $terms frases propias; $round,
# $level, $limit, $left, $points, $n números.
# En Explorar: $origin, $target, $left, $taken, $brought zonas o secciones; $there, $banks listas; $units piezas.
# $event un evento, $option una de sus opciones, $options varias, $income, $brings lo que da, $rounds durante cuánto, $printed lo que se
# reemplaza; $quest una Misión; $space de un marcador; $points puntos de victoria.
# En combate: $attacker, $defender, $enemy, $winner, $loser, $other, $ahead bandos o sus Unidades, según el texto; $cards, $mine,
# $theirs, $attack, $defence, $fighters, $rows, $parts listas o sumas; $fighter una Unidad con su carta; $row del Estandarte, o un
# número; $bid una lista; $slots, $their_slots casillas libres por filas; $facing una frase; $head, $last partes de una serie;
# $strength, $tactics, $mobility, $least números.

## La sala de espera

mesopotamia-lobby-own-mark = Elegir imperio
mesopotamia-lobby-joined = Ya estás en «{ $name }». Puedes elegir un imperio; si no, te tocará uno al azar.
mesopotamia-lobby-marks = Tu imperio en «{ $name }». Si no eliges ninguno, te tocará uno al azar.
mesopotamia-lobby-mark-chosen = Guardado para «{ $name }». Puedes cambiar de imperio hasta que empiece la partida.
mesopotamia-lobby-choose-mark = Elige tu imperio
mesopotamia-lobby-by-lot = imperio al azar
mesopotamia-refuses-boxes = Con la caja básica pueden jugar { $n } como mucho. Añade una expansión o juega con menos personas.

## Opciones de una partida

mesopotamia-option-boxes = Cajas
mesopotamia-option-boxes-about = Qué imperios, eventos, Misiones, jardines y fichas de Comercio hay en juego. Para cinco o seis hace falta una expansión.
mesopotamia-option-boxes-base = Caja básica
mesopotamia-option-boxes-assyrians_hittites = Con asirios e hititas
mesopotamia-option-boxes-mari_eblaites = Con maris y eblaítas
mesopotamia-option-boxes-both = Con las dos expansiones
mesopotamia-option-dice = Dados de Dingir
mesopotamia-option-dice-about = Si los dados de Dingir se tiran o se fijan en el glifo que se quiera al colocarlos.
mesopotamia-option-dice-rolled = Se tiran
mesopotamia-option-dice-set = Se fijan, sin azar
mesopotamia-option-combat = Combate
mesopotamia-option-combat-about = Si se combate con cartas y una puja en tres partes o con una sola puja.
mesopotamia-option-combat-cards = Con cartas de Combate
mesopotamia-option-combat-simple = Simplificado
mesopotamia-option-last_round = Última ronda
mesopotamia-option-last_round-about = Tras qué ronda acaba la partida como muy tarde. Según las reglas, dura hasta completar los Jardines Colgantes.
mesopotamia-option-last_round-off = Jardines Colgantes completos
mesopotamia-option-last_round-5 = Tras la ronda 5
mesopotamia-option-last_round-10 = Tras la ronda 10
mesopotamia-option-last_round-20 = Tras la ronda 20
mesopotamia-option-last_round-30 = Tras la ronda 30

## En qué punto está la partida

mesopotamia-moment = Ronda { $round }: { $phase }
mesopotamia-moment-turn = Ronda { $round }: { $phase }, turno de { $who }
mesopotamia-phase-setup = Preparación
mesopotamia-phase-action = fase de Acción
mesopotamia-phase-combat = fase de Combate
mesopotamia-phase-end = La partida ha terminado
mesopotamia-units = { $n } de { $limit } Unidades

## Preparación

mesopotamia-topic-start = elegir zona inicial
mesopotamia-ask-start = ¿En qué zona inicial empieza tu imperio?
mesopotamia-event-start = empieza con { $empire } en { $area }
mesopotamia-event-laid-out = Se colocan las fichas de Evento, las tribus y las fichas de Comercio: { $trades }. La primera parte de los Jardines Colgantes es { $tile }.
mesopotamia-topic-first-die = elegir el color de un dado
mesopotamia-ask-first-die = ¿De qué color es tu primer dado de Dingir? Cada color muestra otros glifos.
mesopotamia-event-first-die = toma un dado { $colour }, que muestra { $face }
mesopotamia-event-first-die-set = toma un dado { $colour }
mesopotamia-topic-outpost = colocar un primer Asentamiento
mesopotamia-ask-outpost = ¿Dónde colocas tu primer Asentamiento y una Muralla? Son gratis, y el evento de la zona sigue oculto.
mesopotamia-do-no-outpost = En ningún sitio
mesopotamia-event-outpost = coloca un Asentamiento y una Muralla en { $area }
mesopotamia-event-no-outpost = no coloca ningún Asentamiento
mesopotamia-topic-berth = colocar un Barco
mesopotamia-ask-berth = ¿Dónde está tu primer Barco?
mesopotamia-event-berth = tiene un Barco en { $section }
mesopotamia-topic-quests = elegir Misiones
mesopotamia-ask-quests = ¿Con qué { $n } Misiones te quedas? El resto vuelve bajo el mazo, y nadie ve ninguna antes del final.
mesopotamia-event-quests = Se reparten { $n } Misiones por cabeza.
mesopotamia-event-alone-quests = recibe { $n } Misiones
mesopotamia-event-quests-private = Se reparten { $n } Misiones por cabeza; las tuyas son { $quests }.
mesopotamia-event-alone-quests-private = recibe { $n } Misiones: { $quests }
mesopotamia-event-quests-kept = Todo el mundo se ha quedado con { $n } Misiones.
mesopotamia-event-alone-quests-kept = se ha quedado con { $n } Misiones
mesopotamia-needs = Al final: { $needs }
mesopotamia-need-terrain = { $n } zonas ocupadas de { $terrain }
mesopotamia-need-population = nivel de población { $n }
mesopotamia-need-ziggurat = nivel de Zigurat { $n }
mesopotamia-need-event-space = casilla { $n } del marcador de Eventos
mesopotamia-need-settlements = { $n ->
    [one] { $n } Asentamiento
   *[other] { $n } Asentamientos
}
mesopotamia-need-land-units = { $n } Unidades terrestres
mesopotamia-need-amphorae = { $n } Ánforas en fichas de Comercio
mesopotamia-need-gardens = { $n ->
    [one] { $n } parte de los Jardines Colgantes
   *[other] { $n } partes de los Jardines Colgantes
}
mesopotamia-need-occupied = { $n } zonas ocupadas
mesopotamia-need-prizes = { $n ->
    [one] control de { $n } ficha de Evento con puntos
   *[other] control de { $n } fichas de Evento con puntos
}
mesopotamia-need-harbours = { $n ->
    [one] { $n } Barco junto a un Asentamiento tuyo
   *[other] { $n } Barcos junto a Asentamientos tuyos
}

## Rondas y turnos

mesopotamia-event-round = Empieza la ronda { $round }. Orden de turno: { $order }.
mesopotamia-event-ended-gardens = Los Jardines Colgantes están completos: la partida ha terminado.
mesopotamia-event-ended-rounds = Era la última ronda: la partida ha terminado.
mesopotamia-event-quests-shown = tenía estas Misiones: { $quests }
mesopotamia-topic-act = elegir una acción
mesopotamia-ask-act = ¿Qué haces ahora? Cada acción se puede realizar una vez por turno.
mesopotamia-topic-end = terminar el turno
mesopotamia-ask-end = No te quedan acciones. Hasta que termines el turno, aún puedes deshacer tus respuestas.
mesopotamia-group-piece = Con la pieza de Selección
mesopotamia-group-dice = Con dados
mesopotamia-do-with-dice = { $action } · { $dice }
mesopotamia-do-reroll = Volver a tirar dados ({ $n ->
    [one] { $n } Tablilla
   *[other] { $n } Tablillas
})
mesopotamia-do-free = Volver a tirar dados gratis
mesopotamia-do-reroll-last = Pagar { $n ->
    [one] { $n } Tablilla
   *[other] { $n } Tablillas
}
mesopotamia-do-free-last = No pagar nada
mesopotamia-do-end = Terminar el turno
mesopotamia-brings-explore = { $name }: { $activations ->
    [one] { $activations } activación
   *[other] { $activations } activaciones
}
mesopotamia-brings-no-march = { $name }: ninguna de tus Unidades puede moverse ({ $activations ->
    [one] { $activations } activación
   *[other] { $activations } activaciones
})
mesopotamia-brings-build = { $name }: construir { $objects ->
    [one] { $objects } cosa
   *[other] hasta { $objects } cosas
}
mesopotamia-brings-research = { $name }: Arcilla por { $tablets ->
    [one] { $tablets } Tablilla
   *[other] { $tablets } Tablillas
}, hasta { $discoveries ->
    [one] { $discoveries } Descubrimiento
   *[other] { $discoveries } Descubrimientos
}
mesopotamia-brings-no-build = { $name }: ahora nada. { $lacks }
mesopotamia-brings-no-research = { $name }: ahora nada, por falta de Arcilla y Tablillas
mesopotamia-brings-gather = { $name }: recolectar { $sources ->
    [one] { $sources } recurso
   *[other] hasta { $sources } recursos
} y comerciar, o al revés
mesopotamia-brings-few-sources = { $name }: recolectar { $n ->
    [one] { $n } recurso (tienes { $n } fuente de { $sources })
   *[other] { $n } recursos (tienes { $n } fuentes de { $sources })
} y comerciar, o al revés
mesopotamia-brings-warfare = { $name }: { $knuckles ->
    [one] { $knuckles } Nudillo
   *[other] { $knuckles } Nudillos
}, y puedes crear una Unidad
mesopotamia-brings-grow = { $name }: { $food } de Comida por paso, hasta { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
mesopotamia-brings-no-growth = { $name }: ahora no puedes crecer ({ $food } de Comida por paso, hasta { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
})
mesopotamia-event-piece = realiza una acción con la pieza de Selección: { $action }
mesopotamia-event-dice = realiza una acción con dados ({ $dice }): { $action }
mesopotamia-topic-reroll = volver a tirar dados
mesopotamia-ask-reroll = ¿Qué dados vuelves a tirar?
mesopotamia-then-roll = y tirar
mesopotamia-then-roll-again = y volver a tirar el dado
mesopotamia-then-roll-next = y tirar para el próximo
mesopotamia-event-reroll-paid = paga por volver a tirar: { $dice }
mesopotamia-event-reroll-free = vuelve a tirar gratis: { $dice }
mesopotamia-event-rolled = tira los dados para el próximo turno: { $dice }

## Explorar

mesopotamia-topic-activate = mover Unidades
mesopotamia-ask-activate = { $n ->
    [one] ¿Qué Unidad mueves? Te queda { $n } activación.
   *[other] ¿Qué Unidad mueves? Te quedan { $n } activaciones.
}
mesopotamia-group-origin = Desde { $origin }
mesopotamia-do-march = { $unit } a { $target }
mesopotamia-do-march-back = { $unit } sale y vuelve a { $target }
mesopotamia-do-march-ram = { $unit } con un Ariete a { $target }
mesopotamia-do-march-ram-moved = { $unit } a { $target }, un Ariete de { $taken } a { $brought }
mesopotamia-do-march-ship = { $unit } a { $target }
mesopotamia-do-done-exploring = Dejar de explorar
mesopotamia-then-reveal = y revelar el evento
mesopotamia-hint-march = Allí: { $there }
mesopotamia-hint-march-gives-up = Abandonas { $left }. Allí: { $there }
mesopotamia-hint-march-gives-up-event = Abandonas { $left } y su evento. Allí: { $there }
mesopotamia-hint-march-leaves-ram = Dejas un Ariete solo en { $left }. Allí: { $there }
mesopotamia-hint-ship = Entre { $banks }
mesopotamia-hint-ship-meets = Hay un Barco de { $who }: si nadie se va, se hunden. Entre { $banks }
mesopotamia-march-bank = { $area } ({ $goods })
mesopotamia-march-nothing = nada
mesopotamia-march-event = un evento de { $who } (ronda { $n } de { $rounds })
mesopotamia-march-event-own = un evento tuyo (ronda { $n } de { $rounds })
mesopotamia-march-points = { $points ->
    [one] un evento de { $points } punto
   *[other] un evento de { $points } puntos
}
mesopotamia-march-tribe = un evento guardado por una tribu ({ $units })
mesopotamia-march-enemies = { $who } ({ $units })
mesopotamia-march-own = { $n ->
    [one] una Unidad tuya
   *[other] { $n } Unidades tuyas
}
mesopotamia-event-marched = mueve { $unit } de { $origin } a { $target }
mesopotamia-event-marched-back = mueve { $unit } fuera de { $origin } y de vuelta
mesopotamia-event-marched-ram = mueve { $unit } con un Ariete de { $origin } a { $target }
mesopotamia-event-marched-ram-moved = mueve { $unit } de { $origin } a { $target } y, por el camino, un Ariete de { $taken } a { $brought }
mesopotamia-event-marched-ship = mueve { $unit } de { $origin } a { $target }
mesopotamia-event-not-explored = no puede mover ninguna Unidad

## Construir

mesopotamia-topic-build = construir
mesopotamia-ask-build = { $n ->
    [one] ¿Qué construyes?
   *[other] ¿Qué construyes? Hasta { $n } cosas; la misma otra vez, si quieres.
}
mesopotamia-do-build = { $piece } en { $place }
mesopotamia-do-build-ship = { $piece } en { $place }
mesopotamia-do-build-ziggurat = Nivel { $level } del Zigurat, con un dado { $colour }
mesopotamia-do-build-garden = Jardines Colgantes: { $tile }
mesopotamia-do-build-done = Nada más
mesopotamia-terms = Por { $goods }; vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
mesopotamia-terms-asking = Por { $goods }, con { $needs }; vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
mesopotamia-then-next-tile = y revelar la parte siguiente
mesopotamia-then-last-tile = y que esta sea la última ronda
mesopotamia-lacks = Falta para { $lacks }
mesopotamia-lack = { $piece } ({ $needs })
mesopotamia-lack-piece = una pieza libre
mesopotamia-lack-units = sitio para otra Unidad
mesopotamia-lack-place = un lugar
mesopotamia-all-built = Todo está construido.
mesopotamia-event-built = construye { $piece } en { $place }
mesopotamia-event-built-ship = construye { $piece } en { $place }
mesopotamia-event-built-ziggurat = construye el nivel { $level } del Zigurat y toma un dado { $colour }
mesopotamia-event-built-garden = construye la parte { $n } de los Jardines Colgantes: { $tile }
mesopotamia-event-tile = La siguiente parte de los Jardines Colgantes es { $tile }. { $terms }.
mesopotamia-event-gardens-complete = Los Jardines Colgantes están completos. La partida termina con esta ronda.
mesopotamia-event-nothing-built = no puede construir nada

## Investigar

mesopotamia-topic-study = investigar
mesopotamia-ask-study = ¿Qué investigas? Hasta { $left ->
    [one] { $left } Descubrimiento
   *[other] { $left } Descubrimientos
}, por { $n ->
    [one] { $n } Tablilla
   *[other] { $n } Tablillas
} cada uno. La Arcilla se puede convertir antes o después de todos ellos.
mesopotamia-topic-convert = convertir Arcilla
mesopotamia-ask-convert = ¿Conviertes Arcilla en Tablillas?
mesopotamia-do-convert = { $paid } por { $gained }
mesopotamia-do-discover = { $action }: { $name }
mesopotamia-do-study-done = Nada más
mesopotamia-then-no-more = y no descubrir nada más
mesopotamia-event-converted = convierte { $paid } en { $gained }
mesopotamia-event-discovered = descubre { $name } ({ $action })
mesopotamia-event-nothing-studied = no puede investigar nada

## Recolectar y Comerciar

mesopotamia-good-stone = Piedra
mesopotamia-good-wood = Madera
mesopotamia-good-clay = Arcilla
mesopotamia-good-food = Comida
mesopotamia-topic-market = recolectar y comerciar
mesopotamia-ask-market = ¿Recolectas primero, o haces primero tu único comercio?
mesopotamia-do-gather-first = Recolectar y después, si quieres, comerciar
mesopotamia-do-no-market = Ni recolectar ni comerciar
mesopotamia-topic-gather = recolectar recursos
mesopotamia-ask-gather = { $n ->
    [one] ¿Qué recurso recolectas?
   *[other] ¿Qué { $n } recursos recolectas? Cada uno, de una fuente distinta.
}
mesopotamia-event-gathered = recolecta { $goods }
mesopotamia-topic-trade = comerciar
mesopotamia-ask-trade = ¿Con qué ficha comercias?
mesopotamia-do-trade = { $name }: { $paid } por { $gained }
mesopotamia-do-no-trade = No comerciar
mesopotamia-hint-trade-claims = { $n ->
    [0] Pones en ella tu Ánfora
    [one] Pones en ella tu Ánfora: { $n } punto al final
   *[other] Pones en ella tu Ánfora: { $n } puntos al final
}
mesopotamia-hint-trade-own = Ya tiene tu Ánfora
mesopotamia-hint-trade-pays = Lo que pagas es para { $who }
mesopotamia-hint-too-dear = Falta para { $trades }
mesopotamia-trade-lacks = { $name } ({ $goods })
mesopotamia-event-trade-claimed = reclama { $name } y cambia { $paid } por { $gained }
mesopotamia-event-traded = cambia { $paid } por { $gained } ({ $name })
mesopotamia-event-trade-paid = paga { $paid } a { $who } y gana { $gained } ({ $name })

## Guerra y Crecer

mesopotamia-costs = Por { $goods }
mesopotamia-event-gained = gana { $goods }
mesopotamia-topic-recruit = crear una Unidad
mesopotamia-ask-recruit = ¿Qué Unidad creas, y dónde?
mesopotamia-do-recruit = { $unit } en { $area }
mesopotamia-do-no-unit = Ninguna Unidad
mesopotamia-event-recruited = crea { $unit } en { $area }
mesopotamia-topic-grow = elegir cuánto crecer
mesopotamia-ask-grow = ¿Cuántos pasos crece tu población?
mesopotamia-do-grow = { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}
mesopotamia-event-grown = { $n ->
    [one] crece hasta el nivel de población { $level }
   *[other] crece { $n } pasos hasta el nivel de población { $level }
}
mesopotamia-event-not-grown = no puede crecer

## Eventos

mesopotamia-event-revealed = revela un evento en { $area }: { $event }
mesopotamia-topic-event = elegir una opción de un evento
mesopotamia-ask-event = { $event }, en { $area }: ¿qué opción eliges?
mesopotamia-offers-instant = Enseguida: { $brings }{ $steps ->
    [0] {""}
   *[other] ; Eventos +{ $steps }
}
mesopotamia-offers-points = Enseguida: { $brings }{ $steps ->
    [0] {""}
   *[other] ; Eventos +{ $steps }
}; al final, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por controlar la zona
mesopotamia-offers-rounds = { $rounds } rondas de control: { $income } en cada una; luego { $brings }{ $steps ->
    [0] {""}
   *[other] ; Eventos +{ $steps }
}
mesopotamia-brings-discovery = un Descubrimiento ({ $action })
mesopotamia-brings-technology = { $technology }
mesopotamia-brings-any-technology = una tecnología a tu elección, porque { $action } está en su nivel máximo
mesopotamia-brings-no-technology = ninguna tecnología, porque todas están en su nivel máximo
mesopotamia-brings-settlement = un Asentamiento
mesopotamia-brings-quest = una Misión
mesopotamia-brings-no-quest = ninguna Misión, porque no quedan
mesopotamia-brings-population = un paso en el marcador de Población
mesopotamia-brings-no-population = ningún paso en el marcador de Población, porque no puedes subir más
mesopotamia-brings-instead = { $goods } en lugar de { $printed }
mesopotamia-then-quest = y robar
mesopotamia-event-chosen-instant = elige «{ $option }» ({ $event }, { $area })
mesopotamia-event-chosen-points = elige «{ $option }» ({ $event }, { $area }); la ficha se queda para quien controle la zona al final
mesopotamia-event-chosen-rounds = elige «{ $option }» ({ $event }, { $area }), que paga al final de cada ronda
mesopotamia-topic-reveals = ordenar los eventos que revelar
mesopotamia-ask-reveals = Has vencido a varias tribus. ¿En qué orden revelas sus eventos?
mesopotamia-event-taken-over = se queda con un evento en { $area }: { $event }
mesopotamia-event-income = gana { $goods } por «{ $option }» (ronda { $n } de { $rounds })
mesopotamia-event-waiting = Estos eventos esperan, porque quien los tiene no controla la zona: { $options }.
mesopotamia-event-joined = recibe gratis { $unit } en { $area }
mesopotamia-event-refused = no puede colocar { $unit } y gana { $goods } en su lugar
mesopotamia-event-quest = roba una Misión
mesopotamia-event-quest-private = roba una Misión: { $quest }
mesopotamia-event-no-quest = no roba ninguna Misión, porque no quedan
mesopotamia-topic-discover = elegir una tecnología
mesopotamia-ask-discover = Tu tecnología de { $action } ya está en su nivel máximo. ¿Qué otra descubres gratis?
mesopotamia-do-no-discovery = Ninguna
mesopotamia-event-no-discovery = no descubre nada
mesopotamia-event-nothing-to-discover = ya no puede descubrir nada más
mesopotamia-event-advanced = { $n ->
    [one] avanza hasta la casilla { $space } del marcador de Eventos
   *[other] avanza { $n } pasos hasta la casilla { $space } del marcador de Eventos
}
mesopotamia-event-not-advanced = no puede avanzar más allá de la casilla { $space } del marcador de Eventos

## Combate

mesopotamia-event-engaged = { $attacker } ataca a { $defender } en { $area }.
mesopotamia-event-ships-bring = recibe { $goods } por Barcos junto al combate
mesopotamia-event-tribe-rolls = { $who } decide por la tribu. Su dado muestra { $n }, así que tiene { $goods }.
mesopotamia-event-drawn = Cartas de Combate de { $who }: { $cards }
mesopotamia-fighter = { $unit } { $n } ({ $strength }/{ $tactics }/{ $mobility })
mesopotamia-unit-spearman = Lancero
mesopotamia-unit-archer = Arquero
mesopotamia-unit-horseman = Jinete
mesopotamia-unit-chariot = Cuadriga
mesopotamia-advantage = sus Tácticas cuentan contra { $units }
mesopotamia-no-advantage = sus Tácticas nunca cuentan
mesopotamia-fighter-against = { $fighter } contra { $units }
mesopotamia-fighter-even = { $fighter }, sin ventaja
mesopotamia-row-strength = Fuerza
mesopotamia-row-tactics = Tácticas
mesopotamia-row-mobility = Movilidad
mesopotamia-topic-bid = pujar Nudillos
mesopotamia-ask-bid = Combate en { $area }: ¿cómo pujas tus Nudillos? Tienes { $n }{ $least ->
    [0] {""}
   *[other] , y por tus Barcos hay que pujar al menos { $least }
}. Frente a ti: { $enemy } con { $left }. Tus Unidades (Fuerza/Tácticas/Movilidad): { $mine }, con { $slots } casillas libres. Enemigos: { $theirs }, con { $their_slots } casillas libres. Quien gana una fila asigna la diferencia, pero solo hasta donde haya casillas libres.
mesopotamia-ask-bid-tribe = Combate en { $area }: ¿cómo pujas los { $n } Nudillos de la tribu? { $enemy } tiene { $left }. La tribu (Fuerza/Tácticas/Movilidad): { $mine }, con { $slots } casillas libres. Enemigos: { $theirs }, con { $their_slots } casillas libres. Quien gana una fila asigna la diferencia, pero solo hasta donde haya casillas libres.
mesopotamia-slots = { $strength }/{ $tactics }/{ $mobility }
mesopotamia-sealed-bid = Tu puja: { $bid }
mesopotamia-sealed-row = { $row }: { $goods }
mesopotamia-sealed-quests = Te quedas con estas Misiones: { $quests }
mesopotamia-event-bid = Puja de { $who }: Fuerza { $strength }, Tácticas { $tactics }, Movilidad { $mobility }
mesopotamia-event-standard-won = { $row }: gana { $winner } por { $mine } a { $theirs }.
mesopotamia-event-standard-back = { $row }: gana { $winner } por { $mine } a { $theirs }; { $loser } recupera { $goods }.
mesopotamia-event-standard-tie = { $row }: { $n } por cada lado, y nadie asigna nada.
mesopotamia-topic-assign = asignar Nudillos
mesopotamia-ask-assign = { $row }: has ganado. ¿En qué cartas colocas { $n ->
    [one] { $n } Nudillo
   *[other] { $n } Nudillos
}? Unidades de { $attacker } (Fuerza/Tácticas/Movilidad): { $attack }. Unidades de { $defender }: { $defence }
mesopotamia-ask-assign-rows = { $row }: has ganado. ¿En qué cartas colocas { $n ->
    [one] { $n } Nudillo
   *[other] { $n } Nudillos
}? Unidades de { $attacker } contra las de { $defender } (Fuerza/Tácticas/Movilidad): { $rows }
mesopotamia-assigned = { $n } en { $fighter }
mesopotamia-event-assigned = { $row }, asignación de { $who }: { $fighters }
mesopotamia-event-no-slot = { $row }: ninguna carta tiene una casilla libre.
mesopotamia-topic-rows = elegir el número de filas
mesopotamia-ask-rows = Tú ordenas todas las Unidades. ¿En cuántas filas luchan? Ataque: { $attack }. Defensa: { $defence }
mesopotamia-do-rows = { $n ->
    [one] { $n } fila
   *[other] { $n } filas
}
mesopotamia-topic-arrange = ordenar Unidades
mesopotamia-ask-split = ¿Cuántas Unidades de { $who } hay en cada fila? Son: { $fighters }. { $facing }
mesopotamia-slot-row = Fila { $n }
mesopotamia-ask-line-up = ¿En qué orden se colocan las Unidades de { $who }, desde el frente de la primera fila? { $rows }. { $facing }
mesopotamia-facing = Enfrente: { $theirs }
mesopotamia-facing-queue = Enfrente, de delante atrás: { $theirs }
mesopotamia-facing-rows = Enfrente, cada fila de delante atrás: { $rows }
mesopotamia-lined-up = fila { $row }: { $theirs }
mesopotamia-row-size = Fila { $row }: { $n ->
    [one] { $n } Unidad
   *[other] { $n } Unidades
}
mesopotamia-series = { $head }; { $last }
mesopotamia-row = fila { $n }: { $attack } contra { $defence }
mesopotamia-event-arranged = Orden de las Unidades según { $who }: { $rows }
mesopotamia-part-printed = Fuerza { $n }
mesopotamia-part-assigned = asignados { $n }
mesopotamia-part-tactics = Tácticas { $n }
mesopotamia-sum = { $n } ({ $parts })
mesopotamia-event-bout = Fila { $row }: { $winner } de { $who }, con { $mine }, vence a { $loser } de { $other }, con { $theirs }.
mesopotamia-event-bout-tie = Fila { $row }: { $winner } de { $who }, con { $mine }, vence a { $loser } de { $other }, con { $theirs }: { $who } va por delante en el marcador de Eventos.
mesopotamia-event-bout-tie-tribe = Fila { $row }: { $winner } de { $who }, con { $mine }, vence a { $loser } de { $other }, con { $theirs }: las tribus pierden los empates.
mesopotamia-topic-retreat = elegir adónde retirarse
mesopotamia-ask-retreat = ¿Adónde se retira { $unit } de { $who }?
mesopotamia-event-homeward = De { $n } zonas, { $who } elige para su retirada { $area }, la más cercana a su zona inicial.
mesopotamia-event-homeward-tie = De { $n } zonas, { $who } elige para su retirada { $area }, de las más cercanas a su zona inicial, la más alta y luego más a la izquierda.
mesopotamia-event-beaten-retreated = { $who } se retira con { $unit } a { $area } (Movilidad { $mine } a { $theirs }).
mesopotamia-event-beaten-retreated-tie = { $who } se retira con { $unit } a { $area } (Movilidad { $mine } a { $theirs }: { $ahead } va por delante en el marcador de Eventos).
mesopotamia-event-beaten-retreated-tie-tribe = { $who } se retira con { $unit } a { $area } (Movilidad { $mine } a { $theirs }: las tribus pierden los empates).
mesopotamia-event-beaten-destroyed = { $who } pierde { $unit } (Movilidad { $mine } a { $theirs }).
mesopotamia-event-beaten-destroyed-tie = { $who } pierde { $unit } (Movilidad { $mine } a { $theirs }: { $ahead } va por delante en el marcador de Eventos).
mesopotamia-event-beaten-cornered = { $who } pierde { $unit }, que no tiene adónde retirarse (Movilidad { $mine } a { $theirs }).
mesopotamia-event-beaten-cornered-tie = { $who } pierde { $unit }, que no tiene adónde retirarse (Movilidad { $mine } a { $theirs }: { $ahead } va por delante en el marcador de Eventos).
mesopotamia-event-beaten-cornered-tie-tribe = { $who } pierde { $unit }, que no tiene adónde retirarse (Movilidad { $mine } a { $theirs }: las tribus pierden los empates).
mesopotamia-event-beaten-removed = La tribu pierde { $unit }.
mesopotamia-topic-tire = elegir un Nudillo que se pierde
mesopotamia-ask-tire = El combate ha fatigado a { $unit }. ¿De qué fila pierde un Nudillo asignado?
mesopotamia-event-tired = Por la fatiga, { $unit } de { $who } pierde un Nudillo ({ $row }).
mesopotamia-event-held = El combate en { $area } lo gana { $who }.
mesopotamia-topic-order-combats = ordenar los combates
mesopotamia-ask-order-combats = ¿En qué orden se libran los combates? Vas en cabeza en el marcador de Eventos, así que decides también sobre los ajenos.
mesopotamia-hint-parties = Allí: { $parties }
mesopotamia-event-combats-ordered = fija el orden de los combates: { $areas }
mesopotamia-topic-pair = elegir quién lucha a continuación
mesopotamia-ask-pair = ¿Quiénes luchan ahora en { $area }? Ataca quien llegó después. Irás eligiendo parejas hasta que quede un solo bando.
mesopotamia-do-pair = { $attacker } contra { $defender }
mesopotamia-ask-bid-sum = Combate en { $area }: ¿cuántos de tus { $n } Nudillos pujas?{ $least ->
    [0] {""}
   *[other] {" "}Al menos { $least }, por tus Barcos.
} Tus Unidades tienen poder { $mine }. Enfrente: { $enemy }, con poder { $theirs } y { $left ->
    [one] { $left } Nudillo
   *[other] { $left } Nudillos
}.
mesopotamia-slot-bid = Puja
mesopotamia-event-contended = { $area }: { $winner } con poder { $mine } (puja { $bid }) vence a { $loser } con poder { $theirs } (puja { $against }).
mesopotamia-event-contended-tie = { $area }: { $winner } con poder { $mine } (puja { $bid }) vence a { $loser } con poder { $theirs } (puja { $against }): { $who } va por delante en el marcador de Eventos.
mesopotamia-event-contended-tie-tribe = { $area }: { $winner } con poder { $mine } (puja { $bid }) vence a { $loser } con poder { $theirs } (puja { $against }): una tribu pierde los empates.
mesopotamia-event-gets-back = recupera { $goods }
mesopotamia-topic-lose-unit = elegir qué Unidad se pierde
mesopotamia-ask-lose-unit = La victoria en { $area } le cuesta a { $who } una Unidad. ¿Cuál se pierde?
mesopotamia-event-lost-unit = La victoria en { $area } le cuesta a { $who } { $unit }.

## Tribus

mesopotamia-event-tribe-gone = La tribu de { $area } ha sido vencida para siempre.

## Tras el combate

mesopotamia-event-sunk = Se encuentran Barcos de { $who } en { $section } y se hunden.
mesopotamia-event-wall-fallen = Cae la Muralla de { $who } en { $area }.
mesopotamia-event-ram-spent = pierde un Ariete contra la Muralla de { $area }
mesopotamia-event-rams-lost = pierde { $n ->
    [one] un Ariete
   *[other] { $n } Arietes
} en { $area }
mesopotamia-topic-sack = decidir sobre un Asentamiento
mesopotamia-ask-sack = ¿Qué haces con el Asentamiento sin defensa de { $who } en { $area }?
mesopotamia-do-conquer = Conquistarlo
mesopotamia-do-destroy = Destruirlo
mesopotamia-event-conquer = conquista el Asentamiento de { $who } en { $area }
mesopotamia-event-destroy = destruye el Asentamiento de { $who } en { $area }

## Órdenes permanentes

mesopotamia-routine-end-turn = Terminar mi turno sin acciones, aunque se tiren los dados y no pueda deshacer la última
mesopotamia-routine-gather-first = En Recolectar y Comerciar, recolectar primero
mesopotamia-routine-no-trade = No comerciar después de recolectar
mesopotamia-routine-no-unit = No crear Unidades en Guerra
mesopotamia-routine-event-steps = Elegir la opción del evento con más pasos; si el evento era de alguien, la de seis rondas
mesopotamia-routine-drawn-order = En los combates, dejar las Unidades en el orden de sus cartas y en tantas filas como se pueda
mesopotamia-routine-tire = Por la fatiga, perder primero Movilidad y luego Tácticas
mesopotamia-routine-conquer = Conquistar los Asentamientos sin defensa

## Puntos

mesopotamia-points-events = Marcador de Eventos (casilla { $n })
mesopotamia-points-population = Marcador de Población (nivel { $n })
mesopotamia-points-gardens = Jardines Colgantes ({ $n })
mesopotamia-points-trade = Fichas de Comercio ({ $n })
mesopotamia-points-tokens = Fichas de Evento ({ $n })
mesopotamia-points-settlements = Asentamientos ({ $n })
mesopotamia-points-quests = Misiones ({ $n })
mesopotamia-points-areas = Zonas ocupadas ({ $n })
mesopotamia-tie-population = Desempata el marcador de Población
