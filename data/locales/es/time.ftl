## Tiempo: plazos, reservas de tiempo, horas de silencio, vacaciones, suplentes

time-seat-yours = Ya estás jugando en tu asiento.
time-not-running = Esta partida no está en juego ahora mismo.
time-moot = Eso ya está resuelto.
time-stand-in = Un jugador IA juega en tu lugar. Recupera tu asiento y podrás seguir.

# En la crónica; cada línea empieza con el nombre del jugador
time-story-default = se quedó sin tiempo y se dio la respuesta segura
time-story-skip = se quedó sin tiempo y perdió el resto del turno, con respuestas seguras
time-story-ai = se quedó sin tiempo; un jugador IA juega en su lugar hasta que vuelva
time-story-back = volvió y relevó al jugador IA

# A los moderadores y a la mesa
time-alert-over = A { $who } se le ha acabado el tiempo y la partida espera. Dale más tiempo, haz que se dé la respuesta segura o busca a alguien para el asiento.
time-alert-refused = A { $who } se le ha acabado el tiempo, pero no se ha podido dar la respuesta segura: es un fallo mío. La partida espera. Échale un vistazo y avisa al responsable del bot.
time-notice-over = A { $who } se le ha acabado el tiempo. He avisado a un moderador y la partida espera.

# Vacaciones, contadas en cada partida
time-notice-away = { $who } está de vacaciones hasta el { $to }. Mientras tanto, sus plazos se detienen.
time-notice-planned = { $who } estará de vacaciones desde el { $from } hasta el { $to }. En ese tiempo, sus plazos se detienen.
time-notice-back = { $who } ha vuelto de vacaciones antes de lo previsto; sus plazos corren de nuevo.
time-notice-off = { $who } ha cancelado sus vacaciones desde el { $from } hasta el { $to }.
time-notice-besides = { $told } También de vacaciones: { $spans }.
time-notice-span = desde el { $from } hasta el { $to }

time-vacation-past = Eso ya ha pasado. Elige un día a partir de hoy y al menos un día de duración.
time-vacation-far = Las vacaciones se pueden planear con un año de antelación como mucho. Elige un día más cercano.
time-vacation-twice = Ya tienes vacaciones en esos días. Cancélalas primero con /vacaciones cancelar o elige otros días.
time-vacation-long = Puedes estar de vacaciones 30 días por año natural; para { $year } { $left ->
    [one] te queda 1 día entero
   *[other] te quedan { $left } días enteros
}. Elige menos días.
time-vacation-date = No entiendo «{ $typed }» como fecha. Escríbela así: 2026-12-24, o déjala en blanco para empezar ahora.
time-no-vacation = Esas vacaciones ya no existen. /vacaciones lista muestra las tuyas.
time-vacation-taken = Estás de vacaciones desde el { $from } hasta el { $to }. Ya lo he dicho en tus partidas, y tus plazos se detienen.
time-vacation-ended = Tus vacaciones quedan canceladas y ya lo he dicho en tus partidas. Los días que no has usado te quedan para otro momento.
time-vacation-list = Tus vacaciones
time-vacation-none = No tienes vacaciones planeadas. Con /vacaciones tomar puedes planearlas.
time-vacation-line = { $from } – { $to }
time-vacation-cancel = Cancelar vacaciones
time-vacation-left = En { $year } te { $left ->
    [one] queda 1 día entero
   *[other] quedan { $left } días enteros
} de vacaciones por planear.
time-vacation-bounds = 30 días por año natural; cada partida se detiene como mucho 14 de ellos.

# A quién se espera y hasta cuándo
time-awaited = ⏳ { $who }: { $topic } · { $left }
time-until = vence { $when }
time-bank = corre la reserva de tiempo, vence { $when }
time-over = venció { $when }
time-paused = ⏸ La partida se pausó { $when }: no corre el tiempo.

# Qué fue de quienes se esperaba, en el mismo sitio; $n: cuántos son
time-became-answered = ✓ { $n ->
    [one] { $who } respondió
   *[other] { $who } respondieron
}
time-became-default = ⌛ A { $who } se { $n ->
    [one] le
   *[other] les
} acabó el tiempo: se dio la respuesta segura
time-became-skip = ⌛ A { $who } se { $n ->
    [one] le
   *[other] les
} acabó el tiempo: turno perdido, con respuestas seguras
time-became-safe = ↷ Se dio la respuesta segura por { $who }
time-became-ai = ↷ Un jugador IA juega en lugar de { $who }
time-became-handed = ↷ { $n ->
    [one] { $who } ocupó el asiento
   *[other] { $who } ocuparon los asientos
}
time-became-ended = ■ La partida terminó sin respuesta de { $who }
time-became-back = ↩ Se deshizo antes de que { $n ->
    [one] { $who } respondiera
   *[other] { $who } respondieran
}
time-became-below = ↓ Sigue más abajo

# Recordatorios
time-reminder-ping = ⏳ { $who }, te espera una partida: { $topic }
time-reminder-half = ⏳ { $who }, ya ha pasado la mitad de tu tiempo: { $topic }
time-reminder-nearly = ⏳ { $who }, se te está acabando el tiempo: { $topic }
time-reminder-bank = ⏳ { $who }, tu plazo ha vencido y corre tu reserva de tiempo: { $topic }
time-reminder-then = Cuando se acabe el tiempo: { $what }
time-then-bank = empieza a correr tu reserva de { $bank }.
time-then-default = se da la respuesta segura por ti.
time-then-skip = pierdes el resto del turno, con respuestas seguras.
time-then-ai = un jugador IA juega en tu lugar hasta que vuelvas.
time-then-moderator = se avisa a un moderador.
time-withdrawn = Esta pregunta se ha retirado: la partida ha seguido y aquí ya no tienes nada que responder.
time-yours-answered = ✓ Ya has respondido. Aquí no tienes nada más que responder.
time-yours-default = ⌛ Se te acabó el tiempo y se dio la respuesta segura por ti.
time-yours-skip = ⌛ Se te acabó el tiempo: perdiste el resto de ese turno, con respuestas seguras.
time-yours-safe = ↷ Se dio la respuesta segura por ti. Aquí no tienes nada más que responder.
time-called-settled = ✓ A { $who } se le preguntó algo en privado
time-heads-up = Seguramente te tocará enseguida en esta partida.
time-heads-up-came = Ya ha llegado tu turno en esta partida.
time-heads-up-over = En esta partida le toca antes a otra persona. Te avisaré aquí cuando te vaya a tocar.
time-heads-up-ended = Esta partida ha terminado.

# Suplentes
time-take-back = Recuperar mi asiento
time-sits-in = Un jugador IA juega en tu lugar. Seguirá hasta que recuperes tu asiento.
time-notice-default = ⌛ Se te acabó el tiempo, así que se dio la respuesta segura por ti. { $asked }: **{ $answer }**
time-notice-skip = ⌛ Se te acabó el tiempo, así que perdiste el resto de este turno. { $asked }: **{ $answer }**. Si había más preguntas para ti en este turno, en el *Registro* verás qué se respondió.
time-notice-sits-in = Se te acabó el tiempo, así que un jugador IA juega en tu lugar. Seguirá hasta que recuperes tu asiento.
time-sitting-in = Un jugador IA juega en lugar de { $who }.

# En /partida info
time-info-bank-left = Reserva de tiempo que le queda a { $who }: { $bank }
time-info-away = { $who } está de vacaciones hasta el { $day }
time-days = { $n ->
    [one] 1 día
   *[other] { $n } días
}
time-hours = { $n ->
    [one] 1 hora
   *[other] { $n } horas
}
time-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
time-length = { $first } y { $second }
time-moment = menos de un minuto
time-nothing-left = nada

# Ajustes
time-zone-now = Zona horaria: { $zone } (allí son las { $now })
time-zone-none = Zona horaria: sin elegir; tus horas de silencio irían según UTC. Elígela con /ajustes zona-horaria.
time-zone-unknown = No conozco la zona horaria «{ $typed }». Elige una de la lista, por ejemplo Europe/Madrid.
time-quiet-now = Horas de silencio: de { $from } a { $to }. En esas horas no te aviso de nada ni vence ningún plazo tuyo.
time-quiet-none = Horas de silencio: ninguna. Puedo avisarte a cualquier hora.
time-quiet-wrong = No entiendo «{ $typed }» como horas de silencio. Escríbelas así: 22:00-08:00, o «off» para ninguna. Pueden durar 16 horas como mucho.
time-quiet-choose = Elegir horas de silencio
time-quiet-off = Ninguna
time-quiet-other = Otras horas…
time-quiet-title = Horas de silencio
time-quiet-field = Desde y hasta
time-quiet-hint = Por ejemplo 22:00-08:00; «off» para ninguna.
time-reminders-on-now = Te aviso cuando ha pasado la mitad de tu tiempo, cuando está a punto de acabarse y cuando empieza tu reserva.
time-reminders-off-now = No te envío recordatorios: solo te aviso cuando te toca.
time-reminders-turn-on = Activar recordatorios
time-reminders-turn-off = Desactivar recordatorios
time-heads-up-on-now = Te aviso por mensaje directo cuando seguramente te vaya a tocar.
time-heads-up-off-now = No te aviso con antelación de que te va a tocar.
time-heads-up-turn-on = Activar preavisos
time-heads-up-turn-off = Desactivar preavisos
