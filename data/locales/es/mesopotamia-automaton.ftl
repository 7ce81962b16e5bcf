# Mesopotamia: un autómata como rival, cómo juega y quién puede jugar contra quién. Los sucesos con autor siguen a su nombre.
#
# $action una acción; $actions varias en orden; $card, $name una carta de Estrategia, o una tecnología o ficha, según el texto; $cards, $plans, $others cartas;
# $why lo que mira una condición; $pieces piezas, o las que no se construyen y por qué; $needs lo que les falta; $piece, $unit una pieza; $what, $area a lo que
# van las Unidades; $ties qué decidió entre iguales; $goods, $paid, $gained recursos; $option de un evento; $rounds cuánto dura; $areas
# zonas; $attacker, $defender bandos; $empire un imperio; $who un jugador; $level, $n, $other números.

## La sala

mesopotamia-refuses-alone = En este modo no se puede jugar a solas. Elige el autómata como rival o espera a más gente.
mesopotamia-refuses-alone-team = Un equipo necesita al menos dos personas. A solas puedes jugar con el autómata como rival.
mesopotamia-refuses-scenario = Este modo es para una sola persona. Elige otro para jugar en compañía.
mesopotamia-refuses-seats = El autómata ocupa un asiento, así que pueden jugar hasta { $n } personas.
mesopotamia-refuses-boxes-automaton = Con la caja básica pueden jugar hasta { $n } personas con el autómata, que ocupa un asiento. Añade una expansión o juega con menos personas.
mesopotamia-refuses-difficulty = Solo un autómata tiene dificultad. Elige un modo con el autómata o vuelve a poner la dificultad en Emperador.
mesopotamia-refuses-opponent = Solo los rivales que lleva el juego tienen un imperio propio. Elige un modo así o deja su imperio al azar.
mesopotamia-refuses-opponent-box = El imperio elegido para el rival no está en ninguna caja en juego. Añade su caja o elige otro.

## Opciones de la partida

mesopotamia-option-mode = Modo
mesopotamia-option-mode-about = Si jugáis entre vosotros, con un autómata como un rival más o en equipo contra él; o, en solitario, la carrera hacia Ur o la defensa de Assur. Un rival que lleva el juego no pregunta a nadie.
mesopotamia-option-mode-rivals = Entre vosotros
mesopotamia-option-mode-automaton = Con un autómata como rival
mesopotamia-option-mode-team = En equipo contra el autómata
mesopotamia-option-difficulty = Dificultad
mesopotamia-option-difficulty-about = Cuántas cartas de Acción roba el autómata a medida que crece su Zigurat. Solo importa con el autómata.
mesopotamia-option-difficulty-emperor = Emperador (fácil)
mesopotamia-option-difficulty-igigi = Igigi (media)
mesopotamia-option-difficulty-anunnaki = Anunnaki (difícil)
mesopotamia-option-opponent = Imperio del rival
mesopotamia-option-opponent-about = Qué imperio lidera el rival que lleva el juego. Los de la caja básica tienen dos cartas de Estrategia propias.
mesopotamia-option-opponent-random = Por sorteo
mesopotamia-option-opponent-sumerian = { mesopotamia-empire-sumerian }
mesopotamia-option-opponent-akkadian = { mesopotamia-empire-akkadian }
mesopotamia-option-opponent-babylonian = { mesopotamia-empire-babylonian }
mesopotamia-option-opponent-elamite = { mesopotamia-empire-elamite }
mesopotamia-option-opponent-assyrian = { mesopotamia-empire-assyrian }
mesopotamia-option-opponent-hittite = { mesopotamia-empire-hittite }
mesopotamia-option-opponent-mari = { mesopotamia-empire-mari }
mesopotamia-option-opponent-eblaite = { mesopotamia-empire-eblaite }
mesopotamia-house-automaton = Autómata

## Preparación

mesopotamia-event-empire-drawn = lidera { $empire }, por sorteo
mesopotamia-event-first-level = empieza con el nivel { $level } del Zigurat
mesopotamia-event-strategies = descubre sus primeras Estrategias: { $plans }

## Sus cartas de Estrategia

mesopotamia-strategy-defence = Defensa
mesopotamia-strategy-growth = Crecimiento
mesopotamia-strategy-progress = Progreso
mesopotamia-strategy-exploration = Exploración
mesopotamia-strategy-attack = Ataque
mesopotamia-strategy-trade = Comercio
mesopotamia-strategy-army = Ejército
mesopotamia-strategy-fleet = Flota
mesopotamia-strategy-development = Desarrollo
mesopotamia-strategy-monument = Monumento
mesopotamia-strategy-sumerian-progress = Progreso sumerio
mesopotamia-strategy-sumerian-trade = Comercio sumerio
mesopotamia-strategy-akkadian-attack = Ataque acadio
mesopotamia-strategy-akkadian-army = Ejército acadio
mesopotamia-strategy-babylonian-growth = Crecimiento babilonio
mesopotamia-strategy-babylonian-monument = Monumento babilonio
mesopotamia-strategy-elamite-development = Desarrollo elamita
mesopotamia-strategy-elamite-exploration = Exploración elamita
mesopotamia-plan = { $name } { $n } ({ $why })
mesopotamia-condition-threatened = hay Unidades de jugadores humanos en sus bases o al lado
mesopotamia-condition-threatened-not = no hay Unidades de jugadores humanos en sus bases ni al lado
mesopotamia-condition-behind = no es el primero en el marcador de Población
mesopotamia-condition-behind-not = es el primero en el marcador de Población
mesopotamia-condition-undiscovered = no ha descubierto { $name }
mesopotamia-condition-undiscovered-not = ha descubierto { $name }
mesopotamia-condition-event = queda algún evento bocabajo sin tribu
mesopotamia-condition-event-not = no queda ningún evento bocabajo sin tribu
mesopotamia-condition-event-tribes = queda algún evento bocabajo
mesopotamia-condition-event-tribes-not = no queda ningún evento bocabajo
mesopotamia-condition-rival = algún jugador humano ocupa un Asentamiento o un evento
mesopotamia-condition-rival-not = ningún jugador humano ocupa un Asentamiento ni un evento
mesopotamia-condition-token = tiene a su alcance una ficha de Comercio libre
mesopotamia-condition-token-not = no tiene a su alcance ninguna ficha de Comercio libre
mesopotamia-condition-outnumbered = alguien tiene más Unidades terrestres
mesopotamia-condition-outnumbered-not = nadie tiene más Unidades terrestres
mesopotamia-condition-fewer = tiene menos de { $pieces }
mesopotamia-condition-fewer-not = tiene { $pieces } o más
mesopotamia-condition-small = su Población está por debajo de { $n }
mesopotamia-condition-small-not = su Población es { $n } o más
mesopotamia-condition-low = su Zigurat es más bajo que su Población
mesopotamia-condition-low-not = su Zigurat está a la altura de su Población

## Lo que hace una acción de una carta de Estrategia

mesopotamia-order-muster = Nudillos y una Unidad
mesopotamia-order-muster-more = Nudillos, { $n } más de lo normal, y una Unidad
mesopotamia-order-muster-threatened = Nudillos y una Unidad donde haya peligro
mesopotamia-order-list = lo primero que falte de { $items }
mesopotamia-order-discover-research = el siguiente nivel de Investigar
mesopotamia-order-discover-build = el siguiente nivel de Construir
mesopotamia-order-discover-lowest = su tecnología más baja
mesopotamia-order-grow = Población +{ $n }
mesopotamia-order-grow-behind = Población +{ $n }, o +{ $more } si alguien va por delante
mesopotamia-order-grow-draw = Población +{ $n }, y después Estrategias hasta una con Investigar
mesopotamia-order-trade = la mejor ficha de Comercio libre
mesopotamia-order-trade-more = la mejor ficha de Comercio libre, y { $n ->
    [one] { $n } Nudillo
   *[other] { $n } Nudillos
}
mesopotamia-order-march = hacia { $first }
mesopotamia-order-march-else = hacia { $first }; si no, { $second }
mesopotamia-order-march-else-more = hacia { $first }; si no, { $second }, con { $n ->
    [one] { $n } activación
   *[other] { $n } activaciones
} más
mesopotamia-order-march-more = hacia { $first }, con { $n ->
    [one] { $n } activación
   *[other] { $n } activaciones
} más
mesopotamia-aim-event = un evento sin tribu
mesopotamia-aim-tribe = una tribu
mesopotamia-aim-weak-tribe = una tribu no mayor que su ejército
mesopotamia-aim-settlement = un Asentamiento enemigo
mesopotamia-aim-wall = una Muralla enemiga
mesopotamia-aim-unit = una Unidad enemiga

## Su turno

mesopotamia-then-draws = y dejar que el rival robe cartas
mesopotamia-event-strategies-ranked = ordena sus Estrategias: { $plans }
mesopotamia-event-action-cards = roba las cartas de Acción que le da su Zigurat de nivel { $level }: { $cards }
mesopotamia-event-action-cards-none = no roba cartas de Acción con su Zigurat de nivel { $level }
mesopotamia-event-marked-card = hará { $action } de { $card } ({ $n }), la primera Estrategia que la tiene
mesopotamia-event-marked-star = hará { $action } de { $card } ({ $n }) con la Estrella, la primera acción que queda de un tipo aún no usado
mesopotamia-event-marked-extra = hará además { $action } de { $card } ({ $n }), la primera acción que queda de un tipo aún no usado
mesopotamia-event-card-lost = no tiene ninguna Estrategia para { $card }: la carta se pierde
mesopotamia-event-no-extra = no tiene más acciones
mesopotamia-event-performs-muster = hace { $action } de { $card }: Nudillos y una Unidad
mesopotamia-event-performs-list = hace { $action } de { $card }: lo siguiente que construye
mesopotamia-event-performs-discover = hace { $action } de { $card }: Descubrimientos
mesopotamia-event-performs-grow = hace { $action } de { $card }
mesopotamia-event-performs-grow-draw = hace { $action } de { $card }: crece y roba
mesopotamia-event-performs-trade = hace { $action } de { $card }: la mejor ficha de Comercio libre
mesopotamia-event-performs-march = hace { $action } de { $card }
mesopotamia-event-instead = no tiene ya nada que hacer ahí y gana { $goods } en su lugar
mesopotamia-event-instead-target = no le queda ningún objetivo al que ir y gana { $goods } en su lugar
mesopotamia-event-instead-unit = no tiene ninguna Unidad que pueda salir de su zona y gana { $goods } en su lugar
mesopotamia-event-instead-way = no encuentra camino a ningún objetivo y gana { $goods } en su lugar
mesopotamia-event-strategies-done = descarta lo terminado: { $cards }. Nuevas: { $others }
mesopotamia-event-strategies-shuffled = baraja las Estrategias descartadas y forma un mazo nuevo
mesopotamia-event-strategies-drawn = roba Estrategias: { $cards }
mesopotamia-event-strategies-passed = descarta hasta dar con Investigar: { $cards }
mesopotamia-event-research-found = deja { $card } encima de sus Estrategias
mesopotamia-event-no-research-found = no encuentra ninguna Estrategia con Investigar

## Lo que hace

mesopotamia-event-mustered = crea { $unit } en { $area }, lo mejor que puede
mesopotamia-event-mustered-threatened = crea { $unit } en { $area }, la base más cercana a Unidades de jugadores humanos
mesopotamia-event-mustered-threatened-tie = crea { $unit } en { $area }, de sus bases igual de cercanas a Unidades de jugadores humanos, la de más a la izquierda y luego más arriba
mesopotamia-event-mustered-unthreatened = crea { $unit } en { $area }, pues ninguna base corre peligro
mesopotamia-event-no-muster = no puede crear ninguna Unidad
mesopotamia-event-passed-over = pasa por alto { $pieces }
mesopotamia-passed-complete = { $piece } (ya no falta)
mesopotamia-passed-lacks = { $piece } (falta { $needs })
mesopotamia-event-first-discovers = solo le falta la tecnología para { $piece }
mesopotamia-event-built-level = construye el nivel { $level } del Zigurat
mesopotamia-event-lowest = toma su tecnología más baja
mesopotamia-event-lowest-tie = toma una de sus tecnologías más bajas, la primera en el orden { $actions }
mesopotamia-event-site-left = elige de { $n } sitios el de más a la izquierda y luego más arriba
mesopotamia-event-site-event = elige de { $n } sitios uno con un evento que da puntos o paga; después, el de más a la izquierda y más arriba
mesopotamia-event-site-id = elige de { $n } secciones de río la primera por su código
mesopotamia-event-token-taken = reclama { $name }, que da { $n } PV
mesopotamia-event-token-taken-best = reclama { $name }, la mejor a su alcance, que da { $n } PV
mesopotamia-event-token-taken-tie = reclama { $name }, de varias que dan { $n } PV la de mayor nivel y luego la de más a la izquierda
mesopotamia-event-driven = envía { $unit } hacia { $what } de { $area } ({ $n ->
    [one] { $n } paso
   *[other] { $n } pasos
})
mesopotamia-event-driven-tie = envía { $unit } hacia { $what } de { $area } ({ $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}): { $ties }
mesopotamia-target-event = el evento
mesopotamia-target-tribe = la tribu
mesopotamia-target-weak-tribe = la tribu
mesopotamia-target-settlement = el Asentamiento
mesopotamia-target-wall = la Muralla
mesopotamia-target-unit = el enemigo
mesopotamia-tie-nearest = entre varios igual de cerca, lo de más a la izquierda y luego más arriba
mesopotamia-tie-fastest = entre varias Unidades, la más rápida; después, la de más a la izquierda y más arriba, y después, la más débil
mesopotamia-tie-way = entre varios caminos, el de más a la izquierda y luego más arriba
mesopotamia-event-more-steps = toma la opción con más pasos: { $n } frente a { $other }
mesopotamia-event-more-steps-tie = toma la primera opción, pues ambas dan { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}
mesopotamia-event-no-use = no saca nada de { $goods }
mesopotamia-event-no-use-quest = no saca nada de una Misión
mesopotamia-event-no-use-income = no saca nada de { $goods } de «{ $option }» (ronda { $n } de { $rounds })
mesopotamia-event-own-combats-first = ordena los combates, primero los suyos y luego por su código: { $areas }
mesopotamia-event-weakest-first = hace que luchen primero los dos con menos Unidades en { $area }: { $attacker } contra { $defender }
mesopotamia-hint-trade-supply = De { $who }; lo que pagas va a la reserva
mesopotamia-event-trade-supply = paga { $paid } a la reserva y gana { $gained } ({ $name }, ficha de { $who })

## El final

mesopotamia-team-average = El equipo tiene { $n } puntos de media; el autómata, { $other }
