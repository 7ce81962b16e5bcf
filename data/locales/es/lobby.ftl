# Salas y listas: cómo se prepara una partida, invitaciones, listas de partidas, resultados, espectadores.
#
# $who, $name jugadores o partidas tal como se muestran; $n un número; $until, $when momentos tal como
# los muestra Discord; $place dónde está una partida; $known lo que se puede elegir.

## Con qué se prepara una partida: el nombre de cada cosa, qué significa y qué se puede elegir

lobby-term-seats = Asientos
lobby-term-seats-about = Cuántas personas y jugadores IA pueden sentarse.
lobby-term-deadline = Plazo
lobby-term-deadline-about = Cuánto puede esperar cada pregunta su respuesta.
lobby-term-bank = Reserva de tiempo
lobby-term-bank-about = Tiempo extra de cada asiento para toda la partida; corre cuando vence un plazo.
lobby-term-on_timeout = Si se acaba el tiempo
lobby-term-on_timeout-about = Qué pasa con un asiento que ha agotado el plazo y la reserva de tiempo.
lobby-term-on_leave = Si alguien deja el servidor
lobby-term-on_leave-about = Qué pasa con su asiento. En cualquier caso se avisa a los moderadores.
lobby-term-boards = Tableros
lobby-term-boards-about = Cuándo se publica la imagen del tablero.
lobby-term-language = Idioma
lobby-term-language-about = El idioma de los mensajes. Los paneles y comandos hablan el de cada persona.
lobby-term-private = Quién puede unirse
lobby-term-private-about = A una partida privada solo se une, y en las listas solo la ve, quien está invitado.

lobby-hours = { $n ->
    [one] 1 hora
   *[other] { $n } horas
}
lobby-days = { $n ->
    [one] 1 día
   *[other] { $n } días
}
lobby-value-deadline-none = Sin plazo
lobby-value-bank-none = Sin reserva de tiempo
lobby-value-on_timeout-default = Se da la respuesta segura
lobby-value-on_timeout-skip = Respuestas seguras hasta que le toque a otra persona
lobby-value-on_timeout-ai = Un jugador IA ocupa su lugar hasta que vuelva
lobby-value-on_timeout-moderator = Se avisa a un moderador y la partida espera
lobby-value-on_leave-wait = Su asiento espera
lobby-value-on_leave-default = Su asiento juega respuestas seguras
lobby-value-on_leave-ai = Un jugador IA ocupa su lugar
lobby-value-boards-move = Tras cada jugada
lobby-value-boards-turn = Con cada turno
lobby-value-boards-round = Una vez por ronda, con mensajes cortos entre medias
lobby-value-private-yes = Quien esté invitado
lobby-value-private-no = Todo el mundo aquí

lobby-says = **{ $term }:** { $value }
lobby-deadline-each = ⏱ { $deadline } para cada pregunta
lobby-deadline-bank = ⏱ { $deadline } para cada pregunta y después { $bank } de reserva para toda la partida
lobby-deadline-none = ⏱ Sin plazo: cada pregunta puede tomarse su tiempo
lobby-changed = ✎ Cambios desde que hay gente sentada: { $changes }
lobby-change = { $term }: { $was } → { $now }
lobby-options-page = { $title } ({ $n } de { $of })
lobby-no-choice = «{ $term }» puede ser: { $known }. Elige una de estas opciones.

## Unirse por invitación

lobby-invitation = 🪑 { $who } te invita a esta partida. Pulsa *Unirse* para sentarte.
lobby-invited = Con invitación: { $who }
lobby-invite-done = { $who } tiene tu invitación y se enterará en el canal de la sala.
lobby-invite-from-a-seat = Solo quien está sentado en esta sala puede invitar. Pulsa antes Unirse.
lobby-invite-no-bots = Un bot no ocupa asientos. Pulsa «Jugadores IA» en el mensaje de la sala para añadir un jugador IA.
lobby-sits-already = Esa persona ya tiene un asiento en esta partida.
lobby-already-invited = Esa persona ya tiene invitación. Con un aviso basta.
lobby-invited-enough = Ya hay { $most } personas invitadas a esta partida. Espera sus respuestas o abre la partida a todo el mundo.
lobby-invited-only = Esta partida es privada: solo puede unirse quien está invitado. Pide una invitación a alguien de la mesa o abre tu propia sala con /partida crear.
lobby-closes-soon = Esta partida no ha empezado y su sala se cierra { $until }. Hay que empezarla; si alguien se une o cambia algo, seguirá abierta.
lobby-start-ai = Empezar con jugadores IA en los asientos libres

## Listas

lobby-list-head = Partidas de este servidor
lobby-list-nothing = Ninguna partida de aquí cumple eso. Pide menos o abre una con /partida crear.
lobby-list-show-open = Abiertas a jugadores
lobby-list-show-running = En juego
lobby-list-show-finished = Terminadas
lobby-list-line = [**{ $name }**](<{ $link }>) · { $game } · { $status }
lobby-list-more = { $taken } de { $seats } asientos ocupados · { $deadline }
lobby-list-private = privada
lobby-list-page-of = Página { $n } de { $of }
lobby-list-page = Página { $n }
lobby-games-elsewhere = Otro servidor
lobby-games-wait = [**{ $name }**](<{ $link }>) ({ $game }): { $topic } · pregunta hecha { $when }
lobby-games-wait-until = [**{ $name }**](<{ $link }>) ({ $game }): { $topic } · pregunta hecha { $when } · { $left }
lobby-games-can = [**{ $name }**](<{ $link }>) ({ $game }): { $topic }
lobby-games-other = [**{ $name }**](<{ $link }>) ({ $game }): { $status }
lobby-games-count = { $n ->
    [one] Una partida espera por ti.
   *[other] { $n } partidas esperan por ti.
}

## Resultados

lobby-result = Puntos
lobby-result-lines = Cada punto con su motivo: pulsa Puntos.
lobby-result-none = Esta partida no tiene resultado: se terminó sin él.
lobby-result-not-yet = Esta partida sigue en juego: todavía no hay resultado.

## Mirar

lobby-not-playing = No juegas en esta partida, pero puedes mirar: Tablero, Registro y Ayuda son para todo el mundo aquí.
lobby-not-playing-join = Todavía no juegas en esta partida; hay un asiento libre. Pulsa Unirse para sentarte, o mira.
lobby-seat-elsewhere = Hay un asiento libre en [**{ $name }**](<{ $link }>) ({ $game }): pulsa Unirse para sentarte.

## Las partidas propias

lobby-stats-head = Tus partidas
lobby-stats-line = **{ $game }**: { $played ->
    [one] 1 jugada
   *[other] { $played } jugadas
}, { $won ->
    [0] ninguna ganada
    [one] 1 ganada
   *[other] { $won } ganadas
}
lobby-stats-none = Todavía no has terminado ninguna partida. Busca una con /partida lista.

## Cuánto dura una partida y qué le falta: una línea de la sala

lobby-players = { $least }–{ $most } jugadores
lobby-players-exactly = { $most ->
    [one] 1 jugador
   *[other] { $most } jugadores
}
lobby-answers = unas { $n } respuestas
lobby-lasts = unos { $n } días
lobby-needs = { $n ->
    [one] falta 1 para empezar
   *[other] faltan { $n } para empezar
}
lobby-can-start = ya puede empezar
