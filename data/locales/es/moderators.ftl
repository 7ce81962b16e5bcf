# Lo que los moderadores y la mesa hacen con una partida desde fuera de sus reglas.

# --- quién y por qué

moderators-who-table = La mesa
moderators-who-table-asked = La mesa, a propuesta de { $who }
moderators-who-house = El bot
moderators-why-table = así lo ha votado la mesa
moderators-why-alone = nadie más en la mesa tenía que estar de acuerdo
moderators-why-house = así se configuró la partida

# --- lo que cuenta la historia

moderators-story-pause = ⏸️ **{ $who }** ha pausado la partida: nadie puede responder y no corre el tiempo. Motivo: { $why }
moderators-story-resume = ▶️ **{ $who }** ha reanudado la partida; todos los plazos se alargan lo que ha durado la pausa. Motivo: { $why }
moderators-story-extend = ⏳ **{ $who }** ha dado a { $seat } { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
} más de tiempo. Motivo: { $why }
moderators-story-force = ⏭️ **{ $who }** ha hecho que se dé la respuesta segura a la pregunta de { $seat }. Motivo: { $why }
moderators-story-replace = 🔁 **{ $who }** ha pasado el asiento { $n } de { $before } a { $after }. Motivo: { $why }
moderators-story-handed = 🔁 **{ $who }** ha pasado el asiento de { $before }{ $colour ->
    [none] {""}
   *[other] {" "}({ $colour })
} a { $now }. Motivo: { $why }
moderators-story-handed-ai = 🔁 **{ $who }** ha pasado el asiento de { $before }{ $colour ->
    [none] {""}
   *[other] {" "}({ $colour })
} a un jugador IA, { $now }. Motivo: { $why }
moderators-story-you-handed = 🔁 **{ $who }** ha pasado tu asiento a { $now }. Motivo: { $why }
moderators-story-you-handed-ai = 🔁 **{ $who }** ha pasado tu asiento a un jugador IA, { $now }. Motivo: { $why }
moderators-story-greeting = Tomas el relevo de { $before }{ $colour ->
    [none] {""}
   *[other] {" "}({ $colour })
} y juegas como { $now }. Solo tú sabes lo que sabe este asiento: abre tu panel con /jugar.
moderators-story-replace-back = 🔁 **{ $who }** ha devuelto a { $after } el asiento { $n }. Motivo: { $why }
moderators-story-replace-ai = 🔁 **{ $who }** ha pasado el asiento { $n } de { $before } a un jugador IA, { $after }. Motivo: { $why }
moderators-story-replace-stand-in = 🔁 **{ $who }** ha puesto a un jugador IA en lugar de { $before } en el asiento { $n } hasta que vuelva. Motivo: { $why }
moderators-story-kick = 🚪 **{ $who }** ha expulsado a { $before } de la partida; { $after }, un jugador IA, ocupa el asiento { $n }. Motivo: { $why }
moderators-story-kick-lobby = 🚪 **{ $who }** ha expulsado a { $before } de la sala. Motivo: { $why }
moderators-story-you-kick = 🚪 **{ $who }** te ha expulsado de la partida; { $after }, un jugador IA, ocupa tu asiento. Motivo: { $why }
moderators-story-you-kick-lobby = 🚪 **{ $who }** te ha expulsado de la sala. Motivo: { $why }
moderators-story-you-replace = 🔁 **{ $who }** ha pasado tu asiento a { $after }. Motivo: { $why }
moderators-story-you-replace-ai = 🔁 **{ $who }** ha pasado tu asiento a un jugador IA, { $after }. Motivo: { $why }
moderators-story-you-replace-stand-in = 🔁 **{ $who }** ha puesto a un jugador IA en tu lugar. Seguirá jugando hasta que recuperes tu asiento. Motivo: { $why }
moderators-story-rollback = ⏪ **{ $who }** ha hecho retroceder la partida{ $to ->
    [0] {" "}hasta el comienzo
   *[other] {" "}hasta después de la jugada { $to }
}; { $count ->
    [one] se ha deshecho 1 respuesta
   *[other] se han deshecho { $count } respuestas
}. Con las mismas decisiones saldrán los mismos dados. Motivo: { $why }
moderators-story-rollback-fresh = ⏪ **{ $who }** ha hecho retroceder la partida{ $to ->
    [0] {" "}hasta el comienzo
   *[other] {" "}hasta después de la jugada { $to }
}; { $count ->
    [one] se ha deshecho 1 respuesta
   *[other] se han deshecho { $count } respuestas
}. A partir de aquí, los dados son nuevos. Motivo: { $why }
moderators-story-end-result = ⏹️ **{ $who }** ha terminado la partida antes de tiempo; valen los puntos tal como están. Motivo: { $why }
moderators-story-end-none = ⏹️ **{ $who }** ha terminado la partida antes de tiempo, sin resultado. Motivo: { $why }
moderators-story-end-lobby = ⏹️ **{ $who }** ha cerrado la sala. Motivo: { $why }
moderators-story-move = 📦 **{ $who }** ha trasladado la partida a <#{ $channel }>. Motivo: { $why }
moderators-story-rehouse = 🧵 Alguien borró el hilo de esta partida, así que sigue en uno nuevo.
moderators-story-restored = 💾 Hubo que recuperar los datos del bot desde una copia de seguridad. Fecha de la copia: <t:{ $when }:f>. Lo que pasó después en esta partida se ha perdido, y sigue desde ahí.
moderators-story-waiting = 📋 **{ $who }** ha preguntado a quién espera la partida. Motivo: { $why }
moderators-story-lock = 🔒 **{ $who }** ha cerrado la sala: nadie más puede unirse. Motivo: { $why }
moderators-story-unlock = 🔓 **{ $who }** ha vuelto a abrir la sala: ya se puede unir gente. Motivo: { $why }
moderators-story-clone = 🧬 **{ $who }** ha hecho una copia de la partida, { $copy }, en su propio hilo, con todo lo que no es público repartido de nuevo. Motivo: { $why }
moderators-story-copied = 🧬 **{ $who }** ha hecho esta partida como copia de { $original }. Todo lo que allí no es público se ha repartido aquí de nuevo, incluidas las manos, así que nada de aquí revela lo que tienen allí. Motivo: { $why }
moderators-story-look = 🔎 **{ $who }** ha mirado la partida para ayudar: el tablero público, el registro, a quién espera y cómo está guardada; nada oculto. Motivo: { $why }
moderators-story-look-lobby = 🔎 **{ $who }** ha mirado la sala para ayudar: quién está en ella y cómo está guardada. Motivo: { $why }

# --- lo que se dice cuando no se puede

moderators-reason = Da un motivo de 1 a { $most } caracteres. Lo leerá toda la mesa.
moderators-paused-already = Esta partida ya está en pausa.
moderators-not-paused = Esta partida no está en pausa.
moderators-not-running = Esta partida no está en juego, así que eso no se puede hacer. Si se terminó antes de tiempo, /mod retroceder puede recuperarla mientras su resultado no sea definitivo.
moderators-no-seat = No existe ese asiento. Esta partida tiene los asientos del 1 al { $seats }.
moderators-not-asked = Ahora mismo nadie espera a { $seat }.
moderators-no-deadline = Esta partida no tiene plazo, así que no hay tiempo que ampliar.
moderators-time-bounds = Elige entre 1 minuto y { $days } días.
moderators-sits-already = Esa persona ya juega como { $seat }. Cada persona ocupa un solo asiento.
moderators-plays-already = Ese jugador IA ya juega por { $seat }.
moderators-moved-on = La partida ha avanzado mientras tanto, así que no se ha deshecho nada. Mírala otra vez y elige de nuevo.
moderators-nothing-later = Desde entonces no ha pasado nada que se pueda deshacer.
moderators-moved-already = La partida ya está en ese canal.
moderators-copy-over = Esta partida ha terminado: no hay nada que seguir jugando en una copia.
moderators-lobby-locked = 🔒 Un moderador ha cerrado esta sala, así que ahora mismo nadie puede unirse.
moderators-copy-unproven = Esta partida es una copia que empezó a medias, así que no se puede comprobar con su semilla.
moderators-secret-open = Juegas en esta partida y hay una pregunta secreta abierta: no debes saber quién la ha respondido. Pídeselo a otro moderador.
moderators-lobby-only = Eso solo funciona en una sala, antes de que empiece la partida.
moderators-not-there = Esa persona no tiene asiento en esta sala.

moderators-private-reason = Esta partida es privada, así que se dice a sus jugadores que la estás mirando y por qué. Indica un motivo.
moderators-greeting = Ahora juegas como { $seat }. Solo tú sabes lo que sabe este asiento: abre el panel con /jugar.
moderators-moved-away = Esta partida sigue en otro canal; este hilo queda cerrado.
moderators-signpost-match = ➡️ Esta partida se juega ahora en { $place }.
moderators-signpost-lobby = ➡️ Esta sala está ahora en { $place }: { $link }
moderators-copy-name = { $name } (copia)

moderators-copy-impossible = Ahora mismo no se puede repartir de nuevo esta posición para una copia. Prueba otra vez después de la próxima jugada.

# --- lo que dicen los paneles y los mensajes

moderators-panel-paused = Esta partida se pausó { $when }: nadie puede responder y no corre el tiempo.
moderators-panel-stopped = Esta partida se terminó antes de tiempo, así que no queda nada que responder.
moderators-paused-since = ⏸️ La partida se pausó { $when }: no se espera a nadie y no corre el tiempo.
moderators-final-none = Terminada antes de tiempo, sin resultado
moderators-final-result = { $n ->
    [0] Terminada antes de tiempo; nadie va en cabeza
    [one] Terminada antes de tiempo: va en cabeza { $who }
   *[other] Terminada antes de tiempo: van en cabeza { $who }
}
moderators-final-partly = { $n ->
    [0] Terminada antes de tiempo, según los puntos que puede ver todo el mundo
    [one] Terminada antes de tiempo: va en cabeza { $who }, según los puntos que puede ver todo el mundo
   *[other] Terminada antes de tiempo: van en cabeza { $who }, según los puntos que puede ver todo el mundo
}
moderators-alert-match = { $name } · { $place } · { $id }
moderators-alert-nobody = No he mencionado a nadie, porque aquí no hay ningún rol de moderación. Alguien que gestione el servidor puede elegir uno con /configurar; la mesa puede decidir por su cuenta con /votar.
moderators-nobody-awaited = Ahora mismo la partida no espera a nadie.
moderators-awaited = { $who }: { $topic } · pregunta hecha { $when }

# --- respuestas privadas a los moderadores

moderators-no-right = Eso solo puede hacerlo la moderación de este servidor: quienes pueden gestionarlo y quienes tienen el rol de /configurar.
moderators-setup-no-right = Solo puede configurar este servidor quien puede gestionarlo.
moderators-which-match = No sé a qué partida te refieres. Úsalo en el hilo de la partida o elige una en «partida».
moderators-replace-whom = Elige a un miembro o a un jugador IA para que ocupe el asiento.
moderators-replace-bot = Un bot no puede ocupar un asiento. Elige a una persona, o un jugador IA en «ia».
moderators-kick-nobody = Ahí no hay nadie a quien expulsar: ya juega un jugador IA.
moderators-house-seat = A { $name } lo lleva el juego; nadie puede ocupar ese asiento.
moderators-no-move = No existe esa jugada. Escribe su número del /registro o elige una de las sugerencias.
moderators-move-gone = Esa jugada ya se ha deshecho. Elige una que no esté tachada en el /registro.
moderators-lock-already = Esta sala ya está cerrada.
moderators-unlock-already = Esta sala no está cerrada.
moderators-done = Hecho. Todo el mundo puede leerlo donde se juega { $name }: { $place }
moderators-cloned = Aquí está la copia: { $name } ({ $id }), en su propio hilo. Allí se está avisando a sus jugadores.
moderators-cancelled = No ha cambiado nada.
moderators-cancel = Cancelar
moderators-newer = Más recientes

moderators-move = { $n } · { $who }: { $what }
moderators-move-start = 0 · El comienzo, antes de la primera respuesta
moderators-move-asked = { $topic }: { $choice }
moderators-move-quiet = una respuesta que no sale en el registro
moderators-rollback-choose = ¿A qué jugada quieres volver? Todo lo posterior se deshará.
moderators-rollback-pick = Elige una jugada
moderators-rollback-older = Para una anterior, escribe su número del /registro en «jugada» de /mod retroceder.
moderators-rollback-title = ¿Por qué retrocede la partida?
moderators-reason-label = Motivo
moderators-reason-hint = Lo leerá toda la mesa
moderators-rollback-then = { $n ->
    [0] **Entonces**, al comienzo
   *[other] **Entonces**, tras la jugada { $n } del registro
}
moderators-rollback-now = **Ahora**
moderators-rollback-undone = { $n ->
    [0] No se desharía ninguna respuesta.
    [one] Se desharía 1 respuesta:
   *[other] Se desharían { $n } respuestas:
}
moderators-rollback-more = { $n ->
    [one] … 1 anterior, y
   *[other] … { $n } anteriores, y
}
moderators-rollback-nothing-revealed = Desde entonces no se ha robado, repartido ni mostrado nada.
moderators-rollback-revealed = { $n ->
    [one] 1 de ellas robó, repartió o mostró algo que los jugadores pueden recordar:
   *[other] { $n } de ellas robaron, repartieron o mostraron algo que los jugadores pueden recordar:
}
moderators-rollback-dice = Con los mismos dados, las mismas decisiones tendrán la misma suerte. Con dados nuevos, todo lo que dependa del azar cambia a partir de ahí.
moderators-rollback-same = Retroceder con los mismos dados…
moderators-rollback-fresh = Retroceder con dados nuevos…

moderators-look-seated = Asientos ocupados: { $n } de { $of } – { $who }
moderators-look-waiting = A quién espera la partida
moderators-look-stored = Cómo está guardada
moderators-look-numbers = revisión { $revision } · { $entry } entradas en el registro · { $snapshot ->
    [-1] sin instantánea
   *[other] instantánea de la entrada { $snapshot }
} · { $kept } posiciones anteriores guardadas
moderators-look-numbers-hidden = Juegas en esta partida y hay preguntas secretas abiertas, así que no se muestran los números que crecen con cada respuesta.
moderators-look-outbox = bandeja de salida: { $rows }
moderators-look-state = { $state ->
    [pending] en espera
    [sending] en camino
    [sent] enviados
    [dropped] descartados
   *[failed] abandonados
}: { $count }
moderators-look-no-errors = No consta ningún error.

moderators-audit = Registro de moderación
moderators-audit-nothing = No consta nada así.
moderators-audit-reason = «{ $reason }»
moderators-filed = Registro de moderación, fila { $n }: { $hash }
moderators-audit-chain = Cada fila lleva la huella de la anterior, así que ninguna se puede cambiar ni borrar sin que se note.
moderators-audit-field-to = a
moderators-audit-field-from = desde
moderators-audit-field-move = hasta la jugada
moderators-audit-field-fresh = dados nuevos
moderators-audit-field-taken_back = respuestas deshechas
moderators-audit-field-verdict = resultado
moderators-audit-field-seat = asiento
moderators-audit-field-before = antes
moderators-audit-field-before_id = cuenta anterior
moderators-audit-field-after = después
moderators-audit-field-after_id = cuenta nueva
moderators-audit-field-ai = jugador IA
moderators-audit-field-copy = copia
moderators-audit-field-seconds = duración
moderators-audit-field-moderator_role_id = rol de moderación
moderators-audit-field-alert_channel_id = avisos en
moderators-audit-field-limits = límites
moderators-audit-field-language = idioma
moderators-audit-field-channel = canal
moderators-audit-field-user_id = cuenta
moderators-audit-field-why = por qué
moderators-audit-field-decision = pregunta
moderators-audit-field-kind = tipo
moderators-audit-field-rows = filas que ya no nombran a nadie
moderators-audit-yes = sí
moderators-audit-no = no
moderators-audit-verdict-result = según los puntos tal como están
moderators-audit-verdict-none = ninguno
moderators-act-pause = pausa
moderators-act-resume = reanudación
moderators-act-extend = más tiempo
moderators-act-force = respuesta segura forzada
moderators-act-replace = sustitución
moderators-act-kick = expulsión
moderators-act-rollback = retroceso
moderators-act-end = final anticipado
moderators-act-move = traslado
moderators-act-waiting = lista de espera publicada
moderators-act-lock = sala cerrada
moderators-act-unlock = sala abierta
moderators-act-clone = copia
moderators-act-look = consulta
moderators-act-setup = configuración del servidor
moderators-act-report = aviso a los moderadores
moderators-act-undeliverable = no se pudo publicar
moderators-act-rehouse = hilo nuevo
moderators-act-snapshot-rebuilt = instantánea rehecha
moderators-act-redacted = se borraron los datos de alguien

# --- configurar un servidor

moderators-setup = Caravanserai en este servidor
moderators-setup-role = Moderación de partidas: { $role } y quienes pueden gestionar el servidor. Al avisar a los moderadores, solo se menciona este rol.
moderators-setup-no-role = Moderación de partidas: quienes pueden gestionar el servidor. Con /configurar rol: puedes añadir un rol.
moderators-setup-everyone = @everyone no puede ser el rol de moderación. Elige un rol que solo tengan los moderadores.
moderators-setup-alerts = A los moderadores se les avisa en { $channel }.
moderators-setup-alerts-open = Ese canal lo puede leer todo el mundo, y con él los avisos que envían los miembros. Elige uno que solo lean los moderadores.
moderators-setup-no-alerts = A los moderadores se les avisa en el hilo de la partida. Con /configurar avisos: puedes elegir un canal.
moderators-setup-language = Idioma de los mensajes públicos en las partidas nuevas, si el anfitrión no elige otro:
moderators-language-follow = El mismo del servidor en Discord
moderators-role-off = Ningún rol
moderators-alerts-off = Avisar en el hilo de la partida
moderators-setup-create-private-threads = Crear hilos privados (sin él, las partidas en solitario tienen hilos públicos)
moderators-setup-fine = En este canal tengo todos los permisos que necesito:
moderators-setup-lacking = En este canal me faltan permisos:
moderators-setup-how = Para comprobar otro canal, usa /configurar allí.
