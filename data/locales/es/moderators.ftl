# Lo que los moderadores y la mesa hacen con una partida desde fuera de sus reglas.

# --- quién y por qué

moderators-who-table = La mesa
moderators-who-house = La casa
moderators-why-moderator = sin motivo
moderators-why-table = por votación de la mesa
moderators-why-house = tal como se preparó la partida

# --- lo que cuenta la historia

moderators-story-pause = ⏸️ **{ $who }** ha puesto la partida en pausa: nadie puede responder y no corre el tiempo. Motivo: { $why }
moderators-story-resume = ▶️ **{ $who }** ha reanudado la partida; todos los plazos se han desplazado lo que ha durado la pausa. Motivo: { $why }
moderators-story-extend = ⏳ **{ $who }** ha dado a { $seat } { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
} más de tiempo. Motivo: { $why }
moderators-story-force = ⏭️ **{ $who }** ha hecho que la pregunta a { $seat } se responda con su opción segura. Motivo: { $why }
moderators-story-replace = 🔁 **{ $who }** ha pasado el asiento { $n } de { $before } a { $after }. Motivo: { $why }
moderators-story-replace-back = 🔁 **{ $who }** ha devuelto a { $after } el asiento { $n }. Motivo: { $why }
moderators-story-replace-ai = 🔁 **{ $who }** ha pasado el asiento { $n } de { $before } a un jugador automático, { $after }. Motivo: { $why }
moderators-story-replace-stand-in = 🔁 **{ $who }** ha sentado a un jugador automático en lugar de { $before } en el asiento { $n } hasta que vuelva. Motivo: { $why }
moderators-story-kick = 🚪 **{ $who }** ha expulsado a { $before } de la partida; { $after }, un jugador automático, ocupa el asiento { $n }. Motivo: { $why }
moderators-story-kick-lobby = 🚪 **{ $who }** ha expulsado a { $before } de la sala. Motivo: { $why }
moderators-story-rollback = ⏪ **{ $who }** ha devuelto la partida { $to ->
    [0] a su comienzo
   *[other] a la entrada { $to } del registro
}; { $count ->
    [one] se ha retirado 1 respuesta
   *[other] se han retirado { $count } respuestas
}. Quien repita el mismo camino encontrará los mismos dados. Motivo: { $why }
moderators-story-rollback-fresh = ⏪ **{ $who }** ha devuelto la partida { $to ->
    [0] a su comienzo
   *[other] a la entrada { $to } del registro
}; { $count ->
    [one] se ha retirado 1 respuesta
   *[other] se han retirado { $count } respuestas
}. Desde aquí los dados caen de nuevo. Motivo: { $why }
moderators-story-end-result = ⏹️ **{ $who }** ha terminado la partida antes de tiempo; valen los puntos tal como están. Motivo: { $why }
moderators-story-end-none = ⏹️ **{ $who }** ha terminado la partida antes de tiempo, sin resultado. Motivo: { $why }
moderators-story-end-lobby = ⏹️ **{ $who }** ha cerrado la sala. Motivo: { $why }
moderators-story-move = 📦 **{ $who }** ha trasladado la partida a <#{ $channel }>. Motivo: { $why }
moderators-story-waiting = 📋 **{ $who }** pide que se mire a quién se espera. Motivo: { $why }
moderators-story-lock = 🔒 **{ $who }** ha cerrado la entrada a la sala: nadie más puede unirse. Motivo: { $why }
moderators-story-unlock = 🔓 **{ $who }** ha vuelto a abrir la entrada a la sala: ya se pueden ocupar asientos. Motivo: { $why }
moderators-story-clone = 🧬 **{ $who }** ha hecho una copia de la partida, { $copy }, en un hilo propio, con todo lo que no es público repartido de nuevo. Motivo: { $why }
moderators-story-copied = 🧬 **{ $who }** ha hecho esta partida como copia de { $original }. Todo lo que allí no es público se ha repartido aquí de nuevo, también las manos, así que nada de aquí revela lo que tienen allí. Motivo: { $why }
moderators-story-look = 🔎 **{ $who }** ha mirado la partida para ayudar: el tablero público, el registro, a quién se espera y cómo está guardada; nada oculto. Motivo: { $why }

# --- lo que se dice cuando no se puede

moderators-reason = Da un motivo de 1 a { $most } caracteres: lo leerá toda la mesa.
moderators-paused-already = Esta partida ya está en pausa.
moderators-not-paused = Esta partida no está en pausa.
moderators-not-running = Esta partida no se está jugando, así que no hay nada con que hacer eso. Una partida terminada antes de tiempo continúa con /mod rollback mientras su resultado no sea definitivo.
moderators-no-seat = No existe ese asiento. Esta partida tiene los asientos 1 a { $seats }.
moderators-not-asked = Ahora mismo nadie espera a { $seat }.
moderators-no-deadline = Esta partida no tiene plazo, así que no hay tiempo que alargar.
moderators-time-bounds = Elige un tiempo de 1 minuto a { $days } días.
moderators-sits-already = Esta persona ya juega como { $seat }. Cada persona ocupa un solo asiento.
moderators-plays-already = Este jugador automático ya juega por { $seat }.
moderators-moved-on = La partida ha avanzado entretanto y no se ha deshecho nada. Mírala otra vez y elige de nuevo.
moderators-nothing-later = Desde entonces no ha pasado nada que se pueda retirar.
moderators-moved-already = La partida ya está en ese canal.
moderators-copy-over = Esta partida ha terminado: en una copia no hay nada con que continuar.
moderators-lobby-only = Eso solo se puede hacer con una sala, antes de que empiece la partida.
moderators-not-there = Esta persona no tiene asiento en esta sala.

moderators-greeting = Ahora juegas como { $seat }. Lo que sabe este asiento es solo tuyo: abre el panel con /play.
moderators-moved-away = Esta partida continúa en otro canal; este hilo queda cerrado.
moderators-copy-name = { $name } (copia)

moderators-copy-impossible = De esta posición no se puede repartir ahora ninguna copia. Inténtalo de nuevo después de la próxima jugada.

# --- lo que dicen los paneles y los mensajes

moderators-panel-paused = Esta partida está en pausa desde { $since }: nadie puede responder y no corre el tiempo.
moderators-panel-stopped = Esta partida se terminó antes de tiempo: ya no queda nada que responder.
moderators-paused-since = ⏸️ En pausa desde { $since }: no se espera a nadie y no corre el tiempo.
moderators-final-none = Terminada antes de tiempo, sin resultado
moderators-final-result = { $n ->
    [0] Terminada antes de tiempo, según los puntos que todos pueden ver
    [one] Terminada antes de tiempo: va en cabeza { $who } según los puntos que todos pueden ver
   *[other] Terminada antes de tiempo: van en cabeza { $who } según los puntos que todos pueden ver
}
moderators-alert-match = { $name } · { $place } · { $id }
moderators-nobody-awaited = Ahora mismo no se espera a nadie.
moderators-awaited = { $who }: { $topic } · preguntado { $since }
moderators-awaited-due = · el plazo acaba { $due }
