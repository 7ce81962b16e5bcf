# Límites de lo que puede causar una persona: la página de /configurar y lo que lee quien alcanza uno.

quotas-title = Límites en este servidor
quotas-intro = Evitan que una persona estropee las partidas de los demás. Los números habituales son generosos; elige un límite para cambiarlo.
quotas-line = { $what }: **{ $number }**
quotas-line-changed = { $what }: **{ $number }** (normalmente { $usual })
quotas-off = ninguno
quotas-choose = Elige un límite para cambiarlo…
quotas-button = Límites…
quotas-back = Volver
quotas-usual = Los números habituales en todo
quotas-field-number = Número
quotas-field-bounds = De { $least } a { $most }; normalmente { $usual }
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
quotas-ping-pause = Minutos antes de volver a mencionar a alguien por el mismo paso
quotas-whatifs = Ensayos que una persona puede repartir o continuar por minuto
quotas-files = Exportaciones, comprobaciones y repeticiones por persona y minuto
quotas-reports = Avisos a los moderadores que una persona puede enviar al día

quotas-lobbies-met = Ya eres anfitrión de { $most } salas abiertas aquí. Empieza una de ellas o sal de una antes de abrir otra.
quotas-opened-met = Has abierto { $most } salas en una hora; aquí ese es el límite. Podrás abrir otra { $when }.
quotas-hosted-met = Ya eres anfitrión de { $most } partidas en curso aquí; ese es el límite. Podrás empezar otra cuando termine una de ellas.
quotas-played-met = En este servidor hay { $most } partidas en curso; ese es su límite. Podrás empezar la tuya cuando termine una, o cuando alguien que gestione el servidor suba el límite en /configurar.
quotas-invited-met = Has enviado { $most } invitaciones en un día; aquí ese es el límite. Podrás volver a invitar { $when }.
quotas-rematches-met = Has convocado { $most } revanchas en una hora; aquí ese es el límite. Podrás convocar otra { $when }.
quotas-votes-met = Has pedido { $most } votaciones en un día; aquí ese es el límite. Podrás pedir otra { $when }.
quotas-vote-pause-met = Le pediste esto a la mesa hace poco y no salió adelante. Podrás volver a pedirlo { $when }.
quotas-steps-back-met = Has deshecho { $most } veces en esta partida en una hora; aquí ese es el límite. Podrás volver a deshacer { $when }.
quotas-whatifs-met = Has repartido o continuado { $most } ensayos en un minuto; ese es el límite. Podrás seguir { $when }.
quotas-files-met = Has pedido { $most } exportaciones, comprobaciones o repeticiones en un minuto; ese es el límite. Podrás pedir más { $when }.
quotas-reports-met = Has enviado { $most } avisos en un día; aquí ese es el límite. Podrás enviar otro { $when }. Si es urgente, escribe a un moderador.
quotas-picture-newer = Pediste algo más nuevo antes de que le tocara a esta imagen, así que solo se ha dibujado lo último.
