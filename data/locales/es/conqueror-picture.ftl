# Palabras de las imágenes de Conqueror, cortas para que quepan, y las formas en texto del tablero.
# Los nombres están en conqueror-names.ftl.

conqueror-picture-game = Conqueror
conqueror-picture-river = Danubio
conqueror-picture-round = Ronda { $n } de { $of }
conqueror-picture-before = Antes de la ronda 1
conqueror-picture-purchases = Primeras compras
conqueror-picture-won-forts = gana con { $n } Fuertes
conqueror-picture-won-last = gana: no queda nadie más
conqueror-picture-order = Orden de turno
conqueror-picture-battle = Batalla: { $place }
conqueror-picture-chronicle = { $level } · { $name }
conqueror-picture-no-chronicle = Sin carta de Crónica en juego
conqueror-picture-nobody = Nadie
conqueror-picture-colour-red = rojo
conqueror-picture-colour-blue = azul
conqueror-picture-colour-yellow = amarillo
conqueror-picture-colour-green = verde
conqueror-picture-colour-violet = violeta
conqueror-picture-colour-ink = negra

## Zonas que se pueden ampliar

conqueror-picture-zone-north-west = El noroeste
conqueror-picture-zone-north-east = El noreste
conqueror-picture-zone-middle = El centro
conqueror-picture-zone-south-west = El suroeste
conqueror-picture-zone-south-east = El sureste
conqueror-picture-zone-boards = Agentes, comercio y Crónica
conqueror-picture-sign-capital = Capital
conqueror-picture-sign-great = Gran Fuerte
conqueror-picture-sign-small = Fuerte Pequeño
conqueror-picture-sign-built = Fuerte construido
conqueror-picture-sign-temporary = Capital Temporal
conqueror-picture-sign-blank = Fuerte tapado
conqueror-picture-sign-food = alimento
conqueror-picture-sign-coin = moneda
conqueror-picture-sign-independents = independientes
conqueror-picture-sign-tired = agotadas
conqueror-picture-sign-wharf = Astillero
conqueror-picture-sign-docked = Barcos allí

## Mejoras donde hay poco sitio

conqueror-picture-upgrade-thoroughbred = P. Sangre
conqueror-picture-upgrade-heavy-cavalry = Pesada
conqueror-picture-upgrade-aggression = Agresión
conqueror-picture-upgrade-long-spears = Lanzas
conqueror-picture-upgrade-discipline = Disciplina
conqueror-picture-upgrade-elite-armor = Armadura
conqueror-picture-upgrade-amphibious-assault = Anfibio
conqueror-picture-upgrade-naval-mastery = Naval
conqueror-picture-upgrade-rapid-aim = Pun. Rápida
conqueror-picture-upgrade-deadly-aim = Pun. Mortal

## Mejoras donde hay menos sitio, como con cinco o seis jugadores

conqueror-picture-brief-thoroughbred = Sangre
conqueror-picture-brief-heavy-cavalry = Pesada
conqueror-picture-brief-aggression = Agres.
conqueror-picture-brief-long-spears = Lanzas
conqueror-picture-brief-discipline = Discip.
conqueror-picture-brief-elite-armor = Armad.
conqueror-picture-brief-amphibious-assault = Anfibio
conqueror-picture-brief-naval-mastery = Naval
conqueror-picture-brief-rapid-aim = Rápida
conqueror-picture-brief-deadly-aim = Mortal

## Los tableros

conqueror-picture-trade = Pista de Comercio
conqueror-picture-flags = Banderas y Agentes
conqueror-picture-districts = Distritos
conqueror-picture-projects = Megaproyectos
conqueror-picture-upgrades = Mejoras de Unidad
conqueror-picture-chronicles = Crónica
conqueror-picture-copies = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
conqueror-picture-past = Hasta ahora: { $cards }.
conqueror-picture-icon-discount = Distritos { $n } más baratos
conqueror-picture-icon-discount-projects = Distritos y Megaproyectos −{ $n }
conqueror-picture-icon-spy = ves las cartas de otro
conqueror-picture-icon-redeploy = mueves otra vez a tu Agente

## Mesas

conqueror-picture-lands = Territorios
conqueror-picture-heroes = Héroes
conqueror-picture-cards = Distritos y Mejoras
conqueror-picture-no-cards = Aún ninguno
conqueror-picture-cards-projects = Distritos, mejoras y Megaproyectos
conqueror-picture-board = Tablero de jugador
conqueror-picture-board-base = Tablero básico: { $power }
conqueror-picture-board-a = Tablero A: { $power }
conqueror-picture-board-b = Tablero B: { $power }
conqueror-picture-board-elite = Élite: { $effect }
conqueror-picture-bought = { $n ->
    [one] comprado, boca abajo
   *[other] { $n } comprados, boca abajo
}
conqueror-picture-hero-open = usado una vez
conqueror-picture-hero-spent = descartado
conqueror-picture-hero-ready = listo para jugar
conqueror-picture-hero-sale = sin comprar
conqueror-picture-hero-maybe = quizá comprado
conqueror-picture-elite-ready = sin reclutar
conqueror-picture-elite-map = en el mapa
conqueror-picture-elite-lost = perdida
conqueror-picture-tactics = Tácticas de Batalla
conqueror-picture-no-tactics = No tienes Tácticas de Batalla.
conqueror-picture-points = Puntos
conqueror-picture-points-for = { $what }: { $n }.
conqueror-picture-means = Lo que puedes pagar
conqueror-picture-secrets = Lo que solo sabes tú
conqueror-picture-danger = Dónde pueden atacarte
conqueror-picture-so-far-attack = Ataque de { $name } hasta ahora: { $n }
conqueror-picture-so-far-defence = Defensa de { $name } hasta ahora: { $n }
conqueror-picture-step = { $step }: { $parts }
conqueror-picture-no-danger = Ningún ejército alcanza ahora tus territorios.
conqueror-picture-more-threats = y { $n } más
conqueror-picture-more-in-danger = y otros { $n } territorios tuyos
conqueror-picture-priced = { $what } ({ $n })
conqueror-picture-offered = { $what } ({ $n }: { $effect })
conqueror-picture-means-district = Distritos: { $what }
conqueror-picture-means-upgrade = Mejoras: { $what }
conqueror-picture-means-project = Megaproyectos: { $what }
conqueror-picture-means-hero = Héroes: { $what }
conqueror-picture-means-elite-can = Tu unidad de élite: sí, por { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
conqueror-picture-means-elite-cannot = Tu unidad de élite: no, cuesta { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
conqueror-picture-means-engine-can = Una Máquina de Asedio: sí, por { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
conqueror-picture-means-engine-cannot = Una Máquina de Asedio: no, cuesta { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
conqueror-picture-means-engine-nowhere = Una Máquina de Asedio: no, no controlas ningún Gran Fuerte
conqueror-picture-at-district-granary = Granero
conqueror-picture-at-district-bazaar = Bazar
conqueror-picture-at-district-fort = Fuerte
conqueror-picture-at-district-academy = Academia
conqueror-picture-at-project-wonder = Maravilla
conqueror-picture-at-project-port = Puerto
conqueror-picture-at-project-temple = Templo
conqueror-picture-at-project-wharf = Astillero
conqueror-picture-at-upgrade-cavalry = Mejoras de Caballería
conqueror-picture-at-upgrade-infantry = Mejoras de Infantería
conqueror-picture-at-upgrade-naval = Mejoras Navales
conqueror-picture-at-upgrade-archer = Mejoras de Arqueros
conqueror-picture-at-trade-carthage = comercio con Cartago
conqueror-picture-at-trade-gaul = comercio con la Galia
conqueror-picture-at-trade-rome = comercio con Roma
conqueror-picture-at-trade-greece = comercio con Grecia
conqueror-picture-at-trade-persia = comercio con Persia
conqueror-picture-at-trade-egypt = comercio con Egipto
conqueror-picture-at-trade-independents = comercio con los independientes

## Cambios desde la última vez que miraste

conqueror-picture-change-battle = { $who } ataca { $place }.
conqueror-picture-change-out = { $who } queda fuera de la partida.
conqueror-picture-change-order = Nuevo orden de turno: { $order }.
conqueror-picture-change-chronicle = Crónica: { $name }.
conqueror-picture-change-left = Ya nadie controla { $place }.
conqueror-picture-change-taken = Ahora controla { $who }: { $place }, con { $units }.
conqueror-picture-change-fort = Fuerte construido en { $place }.
conqueror-picture-change-forts = { $n ->
    [one] { $n } Fuerte
   *[other] { $n } Fuertes
}
conqueror-picture-change-temporary = { $who } estableció una Capital Temporal en { $place }.
conqueror-picture-change-army = { $place }: { $units }.
conqueror-picture-change-kept = Unidades retenidas en { $place }: { $units }.
conqueror-picture-change-tired = Unidades agotadas en { $place }: { $units }.
conqueror-picture-change-cards = { $who } consiguió { $what }.
conqueror-picture-change-agent = { $who } colocó aquí a su Agente.
conqueror-picture-change-track = { $who } llegó a la casilla { $n } de la Pista de Comercio.
conqueror-picture-change-wharf = { $who } ha construido un Astillero en { $place }.
conqueror-picture-change-docked = En el Astillero de { $place }: { $units }.
conqueror-picture-change-sailed = Ya no quedan Barcos en el Astillero de { $place }.
conqueror-picture-change-docked-tired = En el Astillero de { $place }, agotados: { $units }.

## Informes de batallas

conqueror-picture-report = Batalla { $n }: { $place }
conqueror-report-won = { $name } conquista { $place }
conqueror-report-beaten = { $name } gana, pero nadie ocupa { $place }
conqueror-report-tie = Empate: la defensa mantiene { $place } en manos de { $name }
conqueror-report-held = La defensa mantiene { $place } en manos de { $name }
conqueror-report-plate-won = conquista { $place }
conqueror-report-plate-beaten = gana, pero no ocupa
conqueror-report-plate-tie = empate: nada cambia
conqueror-report-plate-held = conserva { $place }
conqueror-report-from = ataque desde { $place }
conqueror-report-for = defensa en { $place }
conqueror-report-step-volley = Descarga
conqueror-report-step-units = Unidades
conqueror-report-step-helpers = Refuerzos
conqueror-report-step-cards = Cartas
conqueror-report-step-place = Otros efectos
conqueror-report-step-die = Dado
conqueror-report-step-total = Fuerza
conqueror-report-no-archers = sin descarga
conqueror-report-hits = { $n ->
    [one] 1 impacto
   *[other] { $n } impactos
}
conqueror-report-toll = Bajas
conqueror-report-losses = Unidades perdidas
conqueror-report-after = Tras la batalla
conqueror-report-none = Ninguna
conqueror-report-no-melee = Decidió la descarga; no hubo cuerpo a cuerpo
conqueror-report-inflicts = Bajas infligidas por { $name }: { $n } ({ $parts }).
conqueror-report-shields = Escudos de { $name }: { $n } ({ $parts }).
conqueror-report-costs = Bajas de { $name } por sus propias cartas y unidades: { $n } ({ $parts }).
conqueror-report-lost = { $name }: { $units } ({ $place })
conqueror-report-home = { $name } se repliega hacia { $place }.
conqueror-report-left = { $name } deja { $units } en { $place }.
conqueror-report-retreat = { $name } se retira hacia { $place }.
conqueror-report-sailed = Los Barcos de { $name } se retiran hacia { $place }.
conqueror-report-trapped = Sin retirada: bajas de { $name }, { $units }.
conqueror-report-volley = Descarga de { $name }: { $dice }; { $n ->
    [0] ningún impacto
    [one] 1 impacto
   *[other] { $n } impactos
}.
conqueror-report-own-help = refuerzo
conqueror-report-attack = Ataque de { $name } desde { $place }: { $parts }; { $total } en total.
conqueror-report-defence = Defensa de { $name } en { $place }: { $parts }; { $total } en total.
conqueror-report-attack-shot = Ataque de { $name } desde { $place }: { $parts }.
conqueror-report-defence-shot = Defensa de { $name } en { $place }: { $parts }.

## El tablero en palabras

conqueror-alt-standing = { $name }, { $nation }: { $forts ->
    [one] 1 Fuerte
   *[other] { $forts } Fuertes
} de { $goal }, { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
}, { $points } PV.
conqueror-alt-purse = { $name } tiene { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, { $tactics ->
    [one] 1 Táctica
   *[other] { $tactics } Tácticas
} de Batalla y { $heroes ->
    [one] 1 Héroe
   *[other] { $heroes } Héroes
}; alimenta { $fed } de { $limit } unidades.
conqueror-alt-battle = { $attacker } ataca { $place } desde { $origin } con { $units }; allí: { $defender }, { $defending }.
conqueror-alt-helps-attack = { $name } refuerza el ataque desde { $place } con { $units }.
conqueror-alt-helps-defence = { $name } refuerza la defensa desde { $place } con { $units }.
conqueror-alt-land = { $place }: { $name }, { $units }.
conqueror-text-chronicle = Crónica { $name }: { $effect }
conqueror-text-order = Orden de turno: { $names } (Reloj de Arena: { $first })
conqueror-text-independents = Independientes
conqueror-text-nobody = Territorios de nadie
conqueror-text-purse = Monedas: { $coins } | Alimento: { $food } | Unidades alimentadas: { $fed } de { $limit } | Tácticas de Batalla: { $tactics }
conqueror-text-heroes = Héroes: { $names }
conqueror-text-hidden-hero = uno boca abajo por { $n }
conqueror-text-ready-hero = { $name } (sin usar)
conqueror-text-open-hero = { $name } (usado una vez)
conqueror-text-cards = Distritos: { $districts } | Mejoras: { $upgrades }
conqueror-text-barracks = Cuartel: { $units }; unidad de élite: { $elite }
conqueror-text-income = Ingresos en los Impuestos tal como está la partida: { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
conqueror-text-track = Pista de Comercio: casilla { $n } de { $of }
conqueror-text-agent = Agente: { $where }
conqueror-text-agent-of = { $name } ({ $where })
conqueror-text-agents = Agentes: { $where }
conqueror-text-left = Copias que quedan: { $what }
conqueror-text-copies = { $what } { $n }
conqueror-text-bans = Esta ronda no puede atacar a { $names }
conqueror-text-dynasty-ready = Dinastía sin cambiar
conqueror-text-dynasty-active = Dinastía cambiada esta ronda
conqueror-text-dynasty-used = Dinastía cambiada
conqueror-text-stored = { $n } de alimento almacenado
conqueror-text-temporary = Capital Temporal: { $place }
conqueror-text-great = { $place } (Gran Fuerte)
conqueror-text-small = { $place } (Fuerte Pequeño)
conqueror-text-capital = { $place } (Capital)
conqueror-text-temporary-capital = { $place } (Capital Temporal)
conqueror-text-blank = { $place } (Fuerte tapado)
conqueror-text-land = { $place }: { $units }
conqueror-text-kept = retenidas: { $units }
conqueror-text-tired = agotadas: { $units }
conqueror-text-empty = Vacíos: { $places }
conqueror-text-wharf = Astillero en { $place }; Barcos allí: { $ships }
conqueror-text-wharf-empty = Astillero en { $place }; allí no hay Barcos
conqueror-text-projects = Megaproyectos: { $what }
conqueror-text-wonder = { $what } ({ $n } PV)
conqueror-text-next-wonder = Siguiente Maravilla: { $n } PV
conqueror-text-hand = Tus Tácticas de Batalla: { $cards }
conqueror-text-plan = Tu plan: { $what }
conqueror-text-joins = Tus refuerzos: { $what }
conqueror-text-leaders = Tus Héroes en esta batalla: { $what }
conqueror-text-laid = Tus Tácticas en esta batalla: { $what }
conqueror-text-gives = Entregas { $what }
conqueror-text-known = Has visto de { $name }: { $cards }
