# Límites de lo que puede causar una persona: la página de /configurar y lo que lee quien alcanza uno.

quotas-title = Límites en este servidor
quotas-intro = Evitan que una persona estropee las partidas de los demás. Los números habituales son generosos; elige un límite para cambiarlo.
quotas-line = { $what }: **{ $number }**
quotas-line-changed = { $what }: **{ $number }** (normalmente { $usual })
quotas-off = ninguno
quotas-choose = Elige un límite para cambiarlo…
quotas-button = Límites…
quotas-back = Volver
quotas-usual = Restablecer los números habituales
quotas-field-title = Cambiar un límite
quotas-field-number = Número
quotas-field-bounds = { $least ->
    [0] De 0 (ninguno) a { $most }; normalmente { $usual }
   *[other] De { $least } a { $most }; normalmente { $usual }
}
quotas-out-of-bounds = Escribe un número entero entre { $least } y { $most }.

quotas-lobbies = Salas abiertas que puede tener un anfitrión
quotas-opened = Salas que una persona puede abrir por hora
quotas-hosted = Partidas en curso que puede tener un anfitrión
quotas-played = Partidas en curso en todo el servidor
quotas-invited = Invitaciones que una persona puede enviar al día
quotas-rematches = Revanchas que una persona puede convocar por hora
quotas-votes = Votaciones que una persona puede pedir al día
quotas-vote-pause = Minutos antes de volver a pedir una votación fallida o retirada
quotas-steps-back = Veces que una persona puede deshacer por hora en una partida
quotas-acts = Veces por hora y partida que alguien puede actuar sin que le toque (por ejemplo, regalar monedas)
quotas-ping-pause = Minutos antes de volver a mencionar a alguien por el mismo paso
quotas-whatifs = Ensayos por persona y minuto: repartir, continuar o pedir una pista
quotas-files = Exportaciones, comprobaciones y repeticiones por persona y minuto
quotas-reports = Avisos a los moderadores que una persona puede enviar al día

quotas-lobbies-met = { $most ->
    [one] Ya eres anfitrión de una sala abierta aquí, y no puedes tener más. Empiézala o sal de ella antes de abrir otra.
   *[other] Ya eres anfitrión de { $most } salas abiertas aquí. Empieza una de ellas o sal de una antes de abrir otra.
}
quotas-opened-met = { $most ->
    [one] Has abierto una sala en la última hora, y aquí ese es el límite. Podrás abrir otra <t:{ $when }:R>.
   *[other] Has abierto { $most } salas en una hora; aquí ese es el límite. Podrás abrir otra <t:{ $when }:R>.
}
quotas-hosted-met = { $most ->
    [one] Ya eres anfitrión de una partida en curso aquí, y ese es el límite. Podrás empezar otra cuando termine.
   *[other] Ya eres anfitrión de { $most } partidas en curso aquí; ese es el límite. Podrás empezar otra cuando termine una de ellas.
}
quotas-played-met = En este servidor hay { $most } partidas en curso; ese es su límite. Podrás empezar la tuya cuando termine una, o cuando alguien que gestione el servidor suba el límite en /configurar.
quotas-invited-met = { $most ->
    [one] Has enviado una invitación en el último día, y aquí ese es el límite. Podrás volver a invitar <t:{ $when }:R>.
   *[other] Has enviado { $most } invitaciones en un día; aquí ese es el límite. Podrás volver a invitar <t:{ $when }:R>.
}
quotas-rematches-met = { $most ->
    [one] Has convocado una revancha en la última hora, y aquí ese es el límite. Podrás convocar otra <t:{ $when }:R>.
   *[other] Has convocado { $most } revanchas en una hora; aquí ese es el límite. Podrás convocar otra <t:{ $when }:R>.
}
quotas-votes-met = { $most ->
    [one] Has pedido una votación en el último día, y aquí ese es el límite. Podrás pedir otra <t:{ $when }:R>.
   *[other] Has pedido { $most } votaciones en un día; aquí ese es el límite. Podrás pedir otra <t:{ $when }:R>.
}
quotas-vote-pause-met = Le pediste esto a la mesa hace poco y no salió adelante. Podrás volver a pedirlo <t:{ $when }:R>.
quotas-steps-back-met = Has deshecho { $most } veces en esta partida en una hora; aquí ese es el límite. Podrás volver a deshacer <t:{ $when }:R>.
quotas-acts-met = { $most ->
    [one] Ya lo has hecho una vez en esta partida en la última hora; aquí ese es el límite. Podrás repetirlo <t:{ $when }:R>.
   *[other] Lo has hecho { $most } veces en esta partida en una hora; aquí ese es el límite. Podrás repetirlo <t:{ $when }:R>.
}
quotas-whatifs-met = { $most ->
    [one] Has repartido, continuado o consultado un ensayo en el último minuto, y ese es el límite. Podrás seguir <t:{ $when }:R>.
   *[other] Has repartido, continuado o consultado ensayos { $most } veces en un minuto; ese es el límite. Podrás seguir <t:{ $when }:R>.
}
quotas-files-met = { $most ->
    [one] Has pedido una exportación, comprobación o repetición en el último minuto, y ese es el límite. Podrás pedir otra <t:{ $when }:R>.
   *[other] Has pedido { $most } exportaciones, comprobaciones o repeticiones en un minuto; ese es el límite. Podrás pedir más <t:{ $when }:R>.
}
quotas-reports-met = { $most ->
    [one] Has enviado un aviso en el último día, y aquí ese es el límite. Podrás enviar otro <t:{ $when }:R>. Si es urgente, escribe a un moderador.
   *[other] Has enviado { $most } avisos en un día; aquí ese es el límite. Podrás enviar otro <t:{ $when }:R>. Si es urgente, escribe a un moderador.
}
quotas-waiting-met = Pides más rápido de lo que podemos responder: { $most } de tus peticiones siguen en espera, así que esta no se ha llevado a cabo. Inténtalo de nuevo en un momento.
quotas-picture-newer = Pediste algo más nuevo antes de que le tocara a esta imagen, así que solo se ha dibujado lo último.
