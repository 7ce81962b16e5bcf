# Salas y listas: cómo se prepara una partida, invitaciones, listas de partidas, resultados, espectadores.
#
# $who, $name jugadores o partidas tal como se muestran; $n un número; $until, $when momentos tal como
# los muestra Discord; $place dónde está una partida; $known lo que se puede elegir.

## Con qué se prepara una partida: el nombre de cada cosa, qué significa y qué se puede elegir

lobby-term-seats = Asientos
lobby-term-seats-about = Cuántas personas y jugadores IA pueden jugar.
lobby-term-deadline = Plazo
lobby-term-deadline-about = Cuánto tiempo hay para responder a cada pregunta.
lobby-term-bank = Reserva de tiempo
lobby-term-bank-about = Tiempo extra de cada asiento para toda la partida; se usa cuando vence un plazo.
lobby-term-on_timeout = Si se acaba el tiempo
lobby-term-on_timeout-about = Qué pasa cuando un asiento ha agotado el plazo y la reserva de tiempo.
lobby-term-on_leave = Si alguien deja el servidor
lobby-term-on_leave-about = Qué pasa con su asiento. En todo caso se avisa a los moderadores.
lobby-term-stand_ins = Nivel de los suplentes
lobby-term-stand_ins-about = Cómo de bien juegan los jugadores IA que sustituyen a alguien u ocupan los asientos libres al empezar.
lobby-term-boards = Tableros
lobby-term-boards-about = Cuándo se publica la imagen del tablero.
lobby-term-language = Idioma
lobby-term-language-about = El idioma de los mensajes. Los paneles y comandos usan el de cada persona.
lobby-term-private = Quién puede unirse
lobby-term-private-about = Solo las personas invitadas pueden unirse a una partida privada o verla en las listas.
lobby-term-hints = Pistas
lobby-term-hints-about = Si *¿Y si…?* puede decirte qué respondería un jugador IA. No sabe más que tú.

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
lobby-value-on_timeout-ai = Un jugador IA juega en su lugar hasta que vuelva
lobby-value-on_timeout-moderator = Se avisa a un moderador y la partida espera
lobby-value-on_leave-wait = Su asiento espera
lobby-value-on_leave-default = Su asiento da respuestas seguras
lobby-value-on_leave-ai = Un jugador IA juega en su lugar
lobby-value-stand_ins-easy = 🐣 Fácil
lobby-value-stand_ins-normal = 🐪 Normal
lobby-value-stand_ins-hard = 🦉 Difícil
lobby-value-boards-move = Tras cada jugada
lobby-value-boards-turn = Con cada turno
lobby-value-boards-round = Una vez por ronda, con mensajes cortos en medio
lobby-value-private-yes = Solo con invitación
lobby-value-private-no = Todo el mundo
lobby-value-hints-yes = *¿Y si…?* da pistas
lobby-value-hints-no = Ninguna

lobby-says = **{ $term }:** { $value }
lobby-deadline-each = ⏱ { $deadline } por pregunta
lobby-deadline-bank = ⏱ { $deadline } por pregunta, más { $bank } de reserva para toda la partida
lobby-deadline-none = ⏱ Sin plazo
lobby-changed = ✎ Cambios desde que se unió gente: { $changes }
lobby-change = { $term }: { $was } → { $now }
lobby-options-page = { $title } ({ $n } de { $of })
lobby-no-choice = «{ $term }» puede ser: { $known }. Elige una de estas opciones.

## Unirse por invitación

lobby-invitation = 🪑 { $who } te invita a esta partida. Pulsa *Unirse* para ocupar un asiento.
lobby-invited = Personas invitadas: { $who }
lobby-invite-done = He invitado a { $who } en el canal de la sala.
lobby-invite-from-a-seat = Solo puede invitar quien tiene asiento en esta sala. Pulsa antes Unirse.
lobby-invite-no-bots = Un bot no puede ocupar un asiento. Si quieres un jugador IA, pulsa «Añadir jugadores IA» en el mensaje de la sala.
lobby-sits-already = Esa persona ya tiene un asiento en esta partida.
lobby-already-invited = Esa persona ya tiene una invitación. Con un aviso basta.
lobby-invited-enough = Ya hay { $most } personas invitadas a esta partida. Espera a que respondan o abre la partida a todo el mundo.
lobby-invited-only = Esta partida es privada: solo puedes unirte con invitación. Pídesela a alguien de la mesa o abre tu propia sala con /partida crear.
lobby-closes-soon = Esta partida no ha empezado y su sala se cierra { $until }. Empiézala ya; si alguien se une o cambia algo, también seguirá abierta.
lobby-not-closed = La sala de esta partida no se cerró: alguien se unió, cambió algo o empezó la partida.
lobby-start-ai = Empezar con jugadores IA en los asientos libres

## Listas

lobby-list-head = Partidas de este servidor
lobby-none-open = En este canal no hay ninguna sala abierta. Abre una con /partida crear o busca otras con /partida lista.
lobby-list-nothing = Aquí no hay ninguna partida así. Amplía la búsqueda o abre una con /partida crear.
lobby-list-show-open = Buscan jugadores
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
lobby-games-out = estás fuera
lobby-games-count = { $n ->
    [one] Te espera 1 partida.
   *[other] Te esperan { $n } partidas.
}

## Resultados

lobby-result = Ver los puntos
lobby-outcome = Ver el resultado
lobby-result-lines = Para ver el motivo de cada punto, pulsa Ver los puntos.
lobby-result-none = Esta partida no tiene resultado: se terminó sin él.
lobby-result-not-yet = Todavía no hay resultado: la partida sigue en juego.

## Mirar

lobby-not-playing = No juegas en esta partida, pero puedes mirar: Tablero, Registro y Ayuda son para todo el mundo aquí.
lobby-not-playing-join = No juegas en esta partida, pero hay un asiento libre. Pulsa Unirse para ocuparlo, o quédate a mirar.
lobby-seat-elsewhere = Hay un asiento libre en [**{ $name }**](<{ $link }>) ({ $game }). Pulsa Unirse para ocuparlo.

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
lobby-cannot-start = ⚠️ Así no puede empezar: { $why }

## Qué combina: opciones, número de jugadores, colores o bandos. $why es una frase completa del juego.

lobby-one-too-many = Con un jugador más no se podría jugar. { $why }
# $numbers p. ej. «4», «3–5» o «2, 4»; $n el mayor de ellos.
lobby-mark-only-with = { $n ->
    [one] solo con 1 jugador
   *[other] solo con { $numbers } jugadores
}
lobby-mark-never = no con estas opciones
lobby-mark-not-offered = { $mark } no está en juego con estas opciones y asientos. Elige entre: { $known }.
# $who quienes han elegido $marks, en el mismo orden; $n cuántos son.
lobby-marks-unfit = Con { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $n ->
    [one] { $marks } no está en juego, pero { $who } lo ha elegido. Puede volver a elegir en la sala, o empiezas ya y se le asigna otro al azar.
   *[other] no están en juego { $marks }, pero { $who } los han elegido. Pueden volver a elegir en la sala, o empiezas ya y se les asignan otros al azar.
}
lobby-start-by-lot = Empezar y asignar al azar
lobby-marks-drawn = 🎲 Con { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $n ->
    [one] { $marks } no está en juego: lo que juega { $who } se ha asignado al azar.
   *[other] no están en juego { $marks }: lo que juegan { $who } se ha asignado al azar.
}
# Un asiento que tendrá la casa si la partida empieza con ese número de jugadores.
lobby-seat-house-with = { $n }. { $name } · lo lleva el juego con { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
