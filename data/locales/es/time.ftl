## Tiempo: plazos, reservas de tiempo, horas de descanso, vacaciones, suplentes

time-seat-yours = Ya juegas tú en tu asiento.
time-not-running = Esta partida no está en juego.
time-moot = Eso ya está resuelto.
time-stand-in = Un jugador IA ocupa tu asiento. Recupéralo primero y podrás seguir.

# En la crónica; cada línea empieza con el nombre del jugador
time-story-default = se queda sin tiempo; se da la respuesta segura
time-story-skip = se queda sin tiempo y pierde este turno, con respuestas seguras
time-story-ai = se queda sin tiempo; un jugador IA ocupa su asiento hasta que vuelva
time-story-back = ha vuelto y recupera su asiento del jugador IA

# A los moderadores y a la mesa
time-alert-over = A { $who } se le ha acabado el tiempo y la partida espera. Da más tiempo, haz que se dé la respuesta segura o busca a alguien para el asiento.
time-alert-refused = A { $who } se le ha acabado el tiempo, pero no se pudo dar la respuesta segura: es un fallo mío. La partida espera. Échale un vistazo y avisa a quien gestiona este bot.
time-notice-over = A { $who } se le ha acabado el tiempo. Se ha avisado a un moderador y, mientras tanto, la partida espera.

# Vacaciones, contadas en cada partida
time-notice-away = { $who } está de vacaciones hasta el { $to }. Mientras tanto, sus plazos se detienen.
time-notice-planned = { $who } estará de vacaciones desde el { $from } hasta el { $to }. Durante ese tiempo, sus plazos se detienen.
time-notice-back = { $who } ha vuelto antes de sus vacaciones; los plazos corren de nuevo.
time-notice-off = { $who } ha cancelado sus vacaciones desde el { $from } hasta el { $to }.
time-notice-besides = { $told } También de vacaciones: { $spans }.
time-notice-span = desde el { $from } hasta el { $to }

time-vacation-past = Ese tiempo ya ha pasado. Indica un día a partir de hoy y al menos un día de duración.
time-vacation-far = Las vacaciones se pueden planear con un año de antelación como mucho. Elige un día más cercano.
time-vacation-twice = Ya tienes vacaciones en esos días. Cancélalas primero con /vacaciones cancelar o elige otros días.
time-vacation-long = Puedes estar de vacaciones 30 días por año natural; para { $year } { $left ->
    [one] te queda 1 día entero
   *[other] te quedan { $left } días enteros
}. Elige menos días.
time-vacation-date = No entiendo «{ $typed }» como fecha. Escríbela así: 2026-12-24, o déjala en blanco para empezar ahora.
time-no-vacation = Esas vacaciones ya no existen. /vacaciones lista muestra las tuyas.
time-vacation-taken = Anotado: estás de vacaciones desde el { $from } hasta el { $to }. Tus partidas ya lo saben y tus plazos se detienen.
time-vacation-ended = Anotado: quedan canceladas y tus partidas ya lo saben. Lo que no has usado de esas vacaciones puedes tomarlo en otro momento.
time-vacation-list = Tus vacaciones
time-vacation-none = No tienes vacaciones planeadas. Con /vacaciones tomar puedes planearlas.
time-vacation-line = { $from } – { $to }
time-vacation-cancel = Cancelar
time-vacation-left = En { $year } te { $left ->
    [one] queda 1 día entero
   *[other] quedan { $left } días enteros
} de vacaciones por planear.
time-vacation-bounds = 30 días por año natural; una partida se detiene como mucho 14 de ellos.

# A quién se espera y hasta cuándo
time-awaited = ⏳ { $who }: { $topic } · { $left }
time-until = vence { $when }
time-bank = corre la reserva de tiempo y vence { $when }
time-over = venció { $when }
time-paused = ⏸ La partida se puso en pausa { $when }: no corre el tiempo.

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
time-became-ai = ↷ Un jugador IA ocupa el asiento de { $who }
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
time-reminder-ping = ⏳ { $who }, una partida te espera: { $topic }
time-reminder-half = ⏳ { $who }, ha pasado la mitad de tu tiempo: { $topic }
time-reminder-nearly = ⏳ { $who }, tu tiempo está a punto de acabarse: { $topic }
time-reminder-bank = ⏳ { $who }, tu plazo ha terminado y corre tu reserva de tiempo: { $topic }
time-reminder-then = Qué pasará entonces: { $what }
time-then-bank = empieza a correr tu reserva de { $bank }.
time-then-default = se da la respuesta segura por ti.
time-then-skip = pierdes este turno, con respuestas seguras.
time-then-ai = un jugador IA ocupa tu asiento hasta que vuelvas.
time-then-moderator = se avisa a un moderador.
time-withdrawn = Esta pregunta se ha retirado: la partida ha seguido adelante y aquí ya no se te pregunta nada.
time-yours-answered = ✓ Ya has respondido: aquí no se te pregunta nada más.
time-yours-default = ⌛ Se te acabó el tiempo y se dio la respuesta segura por ti.
time-yours-skip = ⌛ Se te acabó el tiempo: perdiste ese turno, con respuestas seguras.
time-yours-safe = ↷ Se dio la respuesta segura por ti: aquí no se te pregunta nada más.
time-called-settled = ✓ A { $who } se le preguntó algo en privado
time-heads-up = Seguramente te toca a ti enseguida en esta partida.
time-heads-up-came = Ya te toca en esta partida.
time-heads-up-over = En esta partida le toca antes a otra persona. Te avisaré aquí cuando te vaya a tocar.

# Suplentes
time-take-back = Recuperar mi asiento
time-sits-in = Un jugador IA ocupa tu asiento. Seguirá jugando hasta que lo recuperes.
time-notice-default = ⌛ Se te acabó el tiempo, así que se dio la respuesta segura por ti. { $asked }: **{ $answer }**
time-notice-skip = ⌛ Se te acabó el tiempo, así que perdiste este turno. { $asked }: **{ $answer }**. Si en este turno se te preguntó algo más, el *Registro* muestra qué se respondió.
time-notice-sits-in = Se te acabó el tiempo, así que un jugador IA ocupa tu asiento. Seguirá jugando hasta que lo recuperes.
time-sitting-in = Un jugador IA ocupa el asiento de { $who }.

# En /partida info
time-info-bank-left = Reserva de tiempo de { $who }: queda { $bank }
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
time-zone-none = Zona horaria: ninguna elegida; las horas de descanso serían según UTC. Elígela con /ajustes zona-horaria.
time-zone-unknown = No conozco ninguna zona horaria «{ $typed }». Elige una de la lista, por ejemplo Europe/Madrid.
time-quiet-now = Horas de descanso: de { $from } a { $to }. En ellas no te llamo para nada y ningún plazo tuyo termina.
time-quiet-none = Horas de descanso: ninguna. Se te puede llamar a cualquier hora.
time-quiet-wrong = No entiendo «{ $typed }» como horas de descanso. Escríbelas así: 22:00-08:00, o «off» para ninguna. Pueden durar 16 horas como mucho.
time-quiet-choose = Horas de descanso
time-quiet-off = Ninguna
time-quiet-other = Otras horas…
time-quiet-title = Horas de descanso
time-quiet-field = Desde y hasta
time-quiet-hint = Por ejemplo 22:00-08:00; «off» para ninguna.
time-reminders-on-now = Te recuerdo cuando ha pasado la mitad de tu tiempo, cuando está a punto de acabarse y cuando empieza tu reserva.
time-reminders-off-now = No te envío recordatorios: solo hay el aviso cuando te toca.
time-reminders-turn-on = Activar recordatorios
time-reminders-turn-off = Desactivar recordatorios
time-heads-up-on-now = Te aviso por mensaje directo cuando seguramente te va a tocar.
time-heads-up-off-now = No te aviso de antemano de que te va a tocar.
time-heads-up-turn-on = Activar preaviso
time-heads-up-turn-off = Desactivar preaviso
