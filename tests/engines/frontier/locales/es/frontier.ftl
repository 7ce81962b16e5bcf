# Todos los textos de la frontera. Los sucesos que hace alguien siguen a su nombre; los demás son frases.

frontier-name = Frontera
frontier-option-horde = La horda
frontier-option-horde-about = Si cabalga contra vosotros una horda que nadie lleva. En solitario solo se puede jugar contra ella.
frontier-option-horde-on = Cabalga
frontier-option-horde-off = No aparece
frontier-option-oath = El juramento
frontier-option-oath-about = Con él perdéis todos si al acabar las rondas no tenéis dos fuertes por cabeza.
frontier-option-oath-on = Jurado
frontier-option-oath-off = Sin jurar
frontier-option-rounds = Rondas
frontier-house-horde = La horda
frontier-refuses-alone = En solitario solo se puede jugar contra la horda.
frontier-mark-ash = Fresno
frontier-mark-elk = Alce
frontier-mark-heron = Garza
frontier-mark-ibex = Íbice
frontier-mark-kite = Milano
frontier-mark-lynx = Lince

frontier-help-aim = Consigue tierras, fuertes y capitales. Gana quien tenga más puntos tras la última ronda; tres capitales al final de una ronda dan la victoria en el acto, y quien pierde su capital queda fuera.
frontier-help-phase-planning = Pujáis por el derecho a fijar el orden de juego y después cada cual planea qué reclutar. Todos los planes se descubren a la vez.
frontier-help-phase-campaign = Cada cual mueve en su turno. Las unidades que se han movido o han luchado quedan cansadas hasta tu próximo turno.
frontier-help-phase-end = La partida ha terminado.

frontier-moment = Ronda { $round }: { $phase }
frontier-moment-turn = Ronda { $round }: turno de { $who }
frontier-phase-planning = planificación
frontier-phase-campaign = campaña
frontier-phase-end = final
frontier-battle = la batalla

## Piezas

frontier-land = { $name }
frontier-player = { $who }
frontier-units = { $units }
frontier-no-units = ninguna unidad
frontier-cavalry = { $n } de caballería
frontier-infantry = { $n } de infantería
frontier-archer = { $n ->
    [one] { $n } arquero
   *[other] { $n } arqueros
}
frontier-kind-cavalry = Caballería
frontier-kind-infantry = Infantería
frontier-kind-archer = Arqueros
frontier-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
frontier-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
frontier-planned = { $what }
frontier-recruit = { $units } en { $land }
frontier-card-feint = Finta
frontier-card-flank = Flanqueo
frontier-card-charge = Carga

## Preguntas

frontier-topic-bidding = pujar por el orden de juego
frontier-topic-order = fijar el orden de juego
frontier-topic-planning = planear la ronda
frontier-topic-marching = mover o terminar el turno
frontier-topic-reinforcing = reforzar o quedarse al margen
frontier-topic-cards = jugar cartas de táctica
frontier-topic-losing = elegir las bajas
frontier-topic-retreat = retirarse

frontier-ask-bid = ¿Cuántas monedas pujas por fijar el orden de juego?
frontier-ask-order = ¿En qué orden jugáis esta ronda?
frontier-ask-plan = ¿Qué reclutas? Te { $left ->
    [one] queda { $left } moneda
   *[other] quedan { $left } monedas
}.
frontier-ask-march = ¿Qué ejército marcha?
frontier-ask-detach = ¿Qué unidades marchan de { $origin } a { $target }?
frontier-ask-reinforce = { $who } ataca { $land }. ¿Envías un ejército?
frontier-ask-commit = ¿Cuántas cartas de táctica juegas en la batalla de { $land }?
frontier-act = Dar monedas
frontier-ask-give = ¿A quién das monedas?
frontier-topic-giving = dar monedas
frontier-to = A { $who }
frontier-ask-lay = ¿Qué { $n ->
    [one] carta juegas
   *[other] { $n } cartas juegas
}?
frontier-ask-lose = Pierdes { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
} de { $land }. ¿Cuáles?
frontier-ask-retreat = ¿Adónde se retiran de { $land } tus unidades vencidas?

frontier-do-done = Listo
frontier-do-card = Una carta de táctica ({ $price })
frontier-do-recruit = { $units } ({ $price })
frontier-do-end = Terminar el turno
frontier-do-march-all = { $land }, con todo
frontier-do-march-some = { $land }, con una parte
frontier-do-spy = Una carta de { $who }
frontier-do-none = Quedarse al margen
frontier-do-join-attack = Ayudar al ataque: { $units }
frontier-do-join-defence = Ayudar a la defensa: { $units }
frontier-from = { $land } ({ $units })
frontier-spying = Espiar ({ $price })
frontier-hint-owned = { $who }: { $units }
frontier-hint-free = { $units }
frontier-hint-card = Suma { $n } a tu fuerza

## Qué ha pasado

frontier-event-round = Empieza la ronda { $round }; orden de juego: { $order }.
frontier-event-bids = Pujas: { $bids }.
frontier-bid = { $who } { $n }
frontier-event-order = ha fijado el orden de juego: { $order }
frontier-event-recruited = ha reclutado { $units } en { $land }
frontier-event-idle = no ha reclutado nada
frontier-event-drew = ha robado una carta de táctica
frontier-event-drew-private = ha robado { $card }
frontier-event-spied = ha mirado una carta de { $who }
frontier-event-spied-private = ha mirado una carta de { $who }: { $card }
frontier-event-gave = ha dado { $coins } a { $who }
frontier-event-marched = ha movido { $units } de { $origin } a { $target }
frontier-event-attacked = ha atacado { $target } desde { $origin } con { $units }
frontier-event-aside = se ha quedado al margen de la batalla
frontier-event-late = ha llegado tarde desde { $land }
frontier-event-joined-attack = se ha unido al ataque desde { $land } con { $units }
frontier-event-joined-defence = se ha unido a la defensa desde { $land } con { $units }
frontier-event-committed = { $n ->
    [0] no juega cartas de táctica
    [one] juega { $n } carta de táctica
   *[other] juega { $n } cartas de táctica
}
frontier-event-laid = ha mostrado { $cards }
frontier-event-won = ha ganado la batalla de { $land } por { $attack } a { $defence }
frontier-event-held = ha perdido la batalla de { $land } por { $attack } a { $defence }
frontier-event-lost = ha perdido { $units } de { $land }
frontier-event-retreated = se ha retirado a { $land } con { $units }
frontier-event-trapped = no tenía adónde retirarse y ha perdido { $units }
frontier-event-out = ha tomado la capital de { $who }, que queda fuera de la partida
frontier-event-ended-conquest = ha conquistado la frontera
frontier-event-ended-last = ha sobrevivido a todos los demás
frontier-event-ended-rounds = Se han acabado las rondas.
frontier-event-ended-oath = Se han acabado las rondas y el juramento se ha roto: todos habéis perdido.

frontier-points-lands = Tierras
frontier-points-forts = Fuertes
frontier-points-capitals = Capitales
frontier-points-coins = Monedas

frontier-routine-aside = Quedarse al margen de las batallas ajenas
frontier-routine-no-cards = No jugar cartas de táctica
