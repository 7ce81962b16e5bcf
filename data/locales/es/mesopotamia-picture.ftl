# Textos de las imágenes de Mesopotamia, tan cortos como su sitio pide, y las formas escritas del tablero.
# Los nombres están en mesopotamia-names.ftl.

mesopotamia-picture-game = Mesopotamia
mesopotamia-picture-before = Antes de la ronda 1
mesopotamia-picture-round-of = Ronda { $n } de { $of }
mesopotamia-picture-order = Orden de turno
mesopotamia-picture-team-won = { $n } de media contra { $other }
mesopotamia-picture-team-lost = { $other } contra { $n } de media
mesopotamia-picture-phase-setup = Preparación
mesopotamia-picture-phase-action = Fase de Acción
mesopotamia-picture-phase-combat = Fase de Combate
mesopotamia-picture-phase-end = La partida ha terminado
mesopotamia-picture-colour-red = rojo
mesopotamia-picture-colour-blue = azul
mesopotamia-picture-colour-yellow = amarillo
mesopotamia-picture-colour-green = verde
mesopotamia-picture-colour-violet = violeta
mesopotamia-picture-colour-ink = negra
mesopotamia-picture-colour-brown = marrón
mesopotamia-picture-colour-silver = plateada

## Debajo del mapa

mesopotamia-picture-gardens = Jardines Colgantes
mesopotamia-picture-fights = Combates por librar
mesopotamia-picture-gardens-none = sin empezar
mesopotamia-picture-gardens-done = todo construido
mesopotamia-picture-needs-population = Población { $n } o más
mesopotamia-picture-needs-events = casilla de Eventos { $n } o más
mesopotamia-picture-needs-settlements = { $n ->
    [one] un Asentamiento
   *[other] { $n } Asentamientos
}
mesopotamia-picture-needs-wave = por la próxima oleada derrotada
mesopotamia-picture-needs-nothing = sin otro requisito

## Rivales que lleva el juego

mesopotamia-picture-reserve = Reserva de Ur
mesopotamia-picture-last-cards = Cartas de su último turno
mesopotamia-picture-plays = Cómo juega
mesopotamia-picture-difficulty-emperor = Emperador
mesopotamia-picture-difficulty-igigi = Igigi
mesopotamia-picture-difficulty-anunnaki = Anunnaki

## Zonas que se pueden ampliar

mesopotamia-picture-zone-north-west = El noroeste
mesopotamia-picture-zone-north-east = El noreste
mesopotamia-picture-zone-middle = El centro
mesopotamia-picture-zone-south-west = El suroeste
mesopotamia-picture-zone-south-east = El sureste
mesopotamia-picture-zone-tables = Marcadores, Comercio y Jardines Colgantes
mesopotamia-picture-sign-token = evento oculto
mesopotamia-picture-sign-shown = evento con puntos
mesopotamia-picture-sign-running = evento que paga
mesopotamia-picture-sign-wall = Muralla
mesopotamia-picture-sign-settlement = Asentamiento
mesopotamia-picture-sign-tribe = tribu
mesopotamia-picture-sign-ram = Ariete
mesopotamia-picture-sign-ziggurat = Zigurat
mesopotamia-picture-sign-block = zona bloqueada
mesopotamia-picture-events = Marcador de Eventos
mesopotamia-picture-population = Población: máximo de Unidades
mesopotamia-picture-trade = Sección comercial

## Tablas

mesopotamia-picture-pieces = Piezas en el mapa
mesopotamia-picture-areas = Zonas
mesopotamia-picture-holdings = Tecnologías, dados, Barcos y fichas
mesopotamia-picture-quests = Tus Misiones
mesopotamia-picture-no-quests = No tienes Misiones.
mesopotamia-picture-quest-met = cumplida ahora
mesopotamia-picture-quest-open = aún no
mesopotamia-picture-quest-met-final = cumplida
mesopotamia-picture-quest-open-final = no cumplida
mesopotamia-picture-points = Puntos si acabara ahora
mesopotamia-picture-points-final = Puntos finales
mesopotamia-picture-points-for = { $what }: { $n }.

## Cambios

mesopotamia-picture-change-controls = { $who } controla ahora { $place }.
mesopotamia-picture-change-settled = { $who } tiene un Asentamiento en { $place }.
mesopotamia-picture-change-walled = hay una Muralla de { $who } en { $place }.
mesopotamia-picture-change-breached = ya no hay Muralla en { $place }.
mesopotamia-picture-change-runs = { $name } en { $place } paga a { $who }, ronda { $n }.
mesopotamia-picture-change-revealed = se ha revelado el evento de { $place }.
mesopotamia-picture-change-armies = han cambiado los ejércitos de { $place }: allí están { $who }.
mesopotamia-picture-change-tribe = solo hay una tribu en { $place }.
mesopotamia-picture-change-empty = ya no hay nadie en { $place }.
mesopotamia-picture-change-ships = en { $place }: Barcos de { $who }.
mesopotamia-picture-change-no-ships = ya no hay ningún Barco en { $place }.
mesopotamia-picture-change-events = en el marcador de Eventos: { $what }.
mesopotamia-picture-change-population = en el marcador de Población: { $what }.
mesopotamia-picture-change-space = { $who } en { $n }
mesopotamia-picture-change-tile = la siguiente parte de los Jardines Colgantes es { $name }.
mesopotamia-picture-change-claimed = hay un Ánfora de { $who } en { $name }.
mesopotamia-picture-change-discovered = { $who } ha descubierto { $what }.
mesopotamia-picture-change-ziggurat = el Zigurat de { $who } tiene { $n ->
    [one] 1 nivel
   *[other] { $n } niveles
}.
mesopotamia-picture-change-order = nuevo orden de turno: { $order }.

## Formas escritas

mesopotamia-alt-standing = { $name }, { $empire }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $units } de { $limit } Unidades, { $settlements ->
    [one] 1 Asentamiento
   *[other] { $settlements } Asentamientos
}
mesopotamia-alt-standing-plain = { $name }, { $empire }: { $units } de { $limit } Unidades, { $settlements ->
    [one] 1 Asentamiento
   *[other] { $settlements } Asentamientos
}
mesopotamia-alt-purse = { $name } tiene { $goods }
mesopotamia-text-fights = Combates por librar: { $places }
mesopotamia-text-order = Orden de turno: { $names }
mesopotamia-text-there = { $name } { $units }
mesopotamia-text-wall = Muralla de { $name }
mesopotamia-text-land = { $place }: { $units }
mesopotamia-text-level = { $name } { $n }
mesopotamia-text-technologies = Tecnologías: { $what }
mesopotamia-text-dice = Dados: { $what }
mesopotamia-text-spent = { $die } (usado)
mesopotamia-text-used = Acciones de este turno: { $what }
mesopotamia-text-ships = Barcos: { $where }
mesopotamia-text-course = { $river } { $ids }
mesopotamia-text-amphorae = Ánforas en { $what }
mesopotamia-text-tiles = Partes de los Jardines Colgantes: { $what }
mesopotamia-text-quest-met = Tu Misión { $name } (cumplida ahora). { $needs }
mesopotamia-text-quest-open = Tu Misión { $name }. { $needs }
mesopotamia-text-events = Marcador de Eventos: { $what }
mesopotamia-text-population = Marcador de Población: { $what }
mesopotamia-text-garden-none = Jardines Colgantes: { $n ->
    [one] 1 parte construida
   *[other] { $n } partes construidas
}
mesopotamia-text-garden = Jardines Colgantes: { $n ->
    [one] 1 parte construida
   *[other] { $n } partes construidas
}; la siguiente es { $name } por { $cost } ({ $needs }), { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
mesopotamia-text-garden-wave = Jardines Colgantes: { $n ->
    [one] 1 parte construida
   *[other] { $n } partes construidas
}; la siguiente, { $name }, por la próxima oleada derrotada, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
mesopotamia-text-trade = { $level }: { $name }, { $pay } por { $gain }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
mesopotamia-text-needs-ship = { $trade }; hace falta un Barco
mesopotamia-text-amphora = { $trade } (Ánfora de { $name })
mesopotamia-text-shown = { $name }, que vale { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
mesopotamia-text-running = «{ $name }» paga a { $who } { $goods }, ronda { $n } de { $rounds }
mesopotamia-text-empty = No hay nadie en: { $places }
mesopotamia-text-tokens = Eventos ocultos: { $places }
mesopotamia-text-blocked = Bloqueadas (no hay eventos, no se recolecta y no se colocan Murallas ni Asentamientos; las Unidades pueden entrar y combatir): { $places }
mesopotamia-text-closed = Fuera de juego: { $places }
mesopotamia-text-difficulty = { $name }: con su Zigurat de nivel { $level }, el autómata { $n ->
    [0] no roba cartas de Acción
    [one] roba 1 carta de Acción
   *[other] roba { $n } cartas de Acción
} y realiza una acción más
mesopotamia-text-plan = Estrategia { $n }, { $name }, pues { $why }. { $actions }
mesopotamia-text-plan-open = { $action }: { $what }
mesopotamia-text-plan-done = { $action } (hecha): { $what }
mesopotamia-text-plan-top = Próxima Estrategia: { $name }
mesopotamia-text-plans = Estrategias del autómata: { $plans }
mesopotamia-text-plan-brief = { $n } { $name } ({ $left })
mesopotamia-text-deeds = Su último turno: { $deeds }
mesopotamia-text-deed = { $action }, de { $plan }
mesopotamia-text-deed-star = por la Estrella, { $action }, de { $plan }
mesopotamia-text-deed-extra = además, { $action }, de { $plan }
mesopotamia-text-deed-lost = { $card }, perdida
mesopotamia-text-ur-goal = Ur gana en la casilla { $space } del marcador de Eventos o en el nivel { $level } del marcador de Población
mesopotamia-text-reserve = Reserva de Ur: { $units }
mesopotamia-text-reserve-unit = { $units } desde el nivel { $n } de su Población
mesopotamia-text-ur-cards = Cartas de su último turno: { $cards }
mesopotamia-text-wave-next = Oleada { $n }: { $units }, y { $goods }

## Combates

mesopotamia-picture-report = Combate { $n }: { $place }
mesopotamia-picture-fight = Combate: { $place }
mesopotamia-report-attacks = ataque
mesopotamia-report-defends = defensa
mesopotamia-report-led = { $told }; la dirige { $name }
mesopotamia-report-step-bout = Choque { $n }
mesopotamia-report-step-tie = Choque { $n } (empate)
mesopotamia-report-step-rest = Choques { $first }–{ $last }
mesopotamia-report-step-won = Choques ganados
mesopotamia-report-back = { $n } de vuelta
mesopotamia-report-sum = Fuerza { $printed } + { $assigned }, Tácticas { $tactics } (Movilidad { $mobility })
mesopotamia-report-plate-won = gana el combate
mesopotamia-report-won = { $name } gana en { $place }
mesopotamia-report-open = Ambos bandos siguen en { $place }
mesopotamia-report-attack = { $name } ataca con { $units }
mesopotamia-report-defence = { $name } defiende con { $units }
mesopotamia-report-defence-led = { $name }, dirigida por { $leader }, defiende con { $units }
mesopotamia-report-bids = { $row }: { $attacker } puja { $attack }, { $defender } { $defence }
mesopotamia-report-bout = Choque { $n }: { $attacker } con { $attack } contra { $defender } con { $defence }; { $fate }
mesopotamia-report-retreated = { $name }: { $units } { $n ->
    [one] se retira a { $place }
   *[other] se retiran a { $place }
}
mesopotamia-report-destroyed = { $name }: { $units } { $n ->
    [one] se pierde
   *[other] se pierden
}
mesopotamia-report-cornered = { $name }: { $units } { $n ->
    [one] no tiene adónde ir y se pierde
   *[other] no tienen adónde ir y se pierden
}
mesopotamia-report-removed = { $name }: { $units } { $n ->
    [one] desaparece
   *[other] desaparecen
}
mesopotamia-report-left = Quedan de { $name }: { $units }
mesopotamia-report-losses = Unidades vencidas
mesopotamia-report-no-losses = ninguna
mesopotamia-report-after = Tras el combate
mesopotamia-report-step-bid = Puja
mesopotamia-report-step-units = Unidades
mesopotamia-report-step-power = Poder
mesopotamia-report-step-power-tie = Poder (empate)
mesopotamia-report-power = { $name } puja { $bid } y tiene un poder de { $power }
mesopotamia-report-all = { $name } pierde todas sus Unidades: { $units }
mesopotamia-report-step-ships = Barcos
mesopotamia-report-step-wall = Muralla
mesopotamia-report-ships = { $where }: { $goods }
mesopotamia-report-ships-bring = los Barcos en { $where } dan a { $name } { $goods }
mesopotamia-report-wall = hay una Muralla de { $name }
mesopotamia-report-wall-broken = rota por un Ariete
mesopotamia-report-wall-fallen = cae sin Ariete
mesopotamia-report-wall-stands = en pie hasta el último combate aquí
mesopotamia-report-wall-whose = Muralla de { $name }: { $told }
mesopotamia-report-wall-broken-whole = un Ariete de { $by } rompe la Muralla de { $name }
mesopotamia-report-wall-fallen-whole = la Muralla de { $name } cae sin Ariete
mesopotamia-report-wall-stands-whole = la Muralla de { $name } sigue en pie hasta el último combate allí
mesopotamia-report-rams-spent = { $n ->
    [one] se pierde 1
   *[other] se pierden { $n }
}
mesopotamia-report-rams-lost = { $name } pierde { $rams }
