# Mirar y probar: el registro, tableros de antes, novedades, notas privadas, ensayos.

## Las novedades, en el panel

looking-since = Desde que miraste por última vez:
looking-since-more = -# … y { $n } más: Registro

## El registro

looking-sort-all = Todo
looking-sort-moves = Jugadas
looking-sort-points = Puntos
looking-sort-acts = Moderación, votaciones y el bot
looking-sort-back = Lo deshecho
looking-log-none = Aún no ha pasado nada así. Elige otra cosa abajo.
looking-log-from = desde la jugada { $n }
looking-log-everybody = Todo el mundo
looking-log-whole = Desde el principio
looking-log-look = Desde que miré por última vez
looking-log-last = Las últimas { $n } jugadas
looking-log-player = Elige a un jugador
looking-log-kind = Elige qué mostrar
looking-log-begin = Elige desde dónde
looking-no-player = Nadie con ese nombre juega en esta partida. Elige una de las sugerencias.
looking-no-part = El tablero no tiene ninguna parte con ese nombre. Elige una de las sugerencias.
looking-no-move = Todavía no hay ninguna jugada { $n }. { $last ->
    [0] Hasta ahora no ha pasado nada.
   *[other] La última línea del registro es la { $last }.
}

## El tablero de antes

looking-moves = Jugadas pasadas
looking-now = Como está ahora
looking-then = El tablero tras la jugada { $n }
looking-then-start = El tablero antes de la primera jugada
looking-then-differs = Desde entonces se han corregido las reglas, y con las de hoy no se puede repetir esta posición. Esta es la más cercana que se guardó: el tablero tras la jugada { $n }.
looking-then-trial = En un ensayo, usa Deshacer para mirar atrás.

## Notas privadas

looking-notes = Mis notas
looking-note-write = Escribir notas
looking-note-title = Notas sobre { $name }
looking-note-private = No las ve nadie más, ni siquiera los moderadores. Se borran con la partida.
looking-note-empty = Todavía no has escrito ninguna nota.
looking-note-long = En las notas de una partida caben { $most } caracteres. Acórtalas.
looking-note-not-playing = No juegas en esta partida, así que no puedes tener notas sobre ella.

## Ensayos

looking-whatif = ¿Y si…?
looking-whatif-title = ¿Y si…? · { $name }
looking-whatif-about = Es una copia privada de tu partida: mueves por todo el mundo y aquí nada cuenta. Lo que no puedes saber es inventado, y los dados son otros. Ves el tablero desde tu asiento.
looking-whatif-banner = Es un ensayo: nada de esto ha pasado en tu partida.
looking-whatif-since = Desde tu última jugada:
looking-whatif-asks = Decide { $who }:
looking-whatif-ended = El ensayo ha terminado:
looking-whatif-back = Volver al comienzo
looking-whatif-others = Que una IA responda por los demás
looking-whatif-nothing-asked = Ahora mismo nadie espera a los demás. La próxima respuesta es tuya.
looking-whatif-again = Repartir de nuevo
looking-whatif-again-done = Estás otra vez al comienzo; todo lo que no puedes saber se ha repartido de nuevo.
looking-whatif-present = Empezar desde la partida actual
looking-whatif-present-done = El ensayo empieza de nuevo desde donde está ahora tu partida.
looking-whatif-left = Este es tu ensayo tal como lo dejaste. Si tu partida ha avanzado, *Empezar desde la partida actual* lo pone al día.
looking-whatif-close = Cerrar el ensayo
looking-whatif-closed = El ensayo de «{ $name }» ha desaparecido. No lo ha visto nadie más.
looking-whatif-not-playing = Solo puedes probar jugadas en partidas en las que juegas.
looking-whatif-over = Esta partida ha terminado, así que no hay nada que probar en ella.
looking-whatif-many = Ya tienes { $most } ensayos: { $names }. Abre uno con /ensayo y ciérralo; después empieza otro.
looking-whatif-unknowable = No he podido inventar nada que encaje con lo que sabes. Prueba otra vez tras la próxima jugada.
looking-whatif-impossible = Este reparto es inventado y no puede seguir así. Deshaz la última respuesta o reparte de nuevo.
looking-whatif-lost = Ya no puedo leer este ensayo. Ciérralo y empieza otro.
looking-hint = 💡 Pista
looking-hint-told = 💡 Un jugador IA respondería: { $answer }
looking-hint-off = Esta partida se juega sin pistas; su anfitrión solo puede permitirlas en la sala, antes de que empiece.
looking-hint-nothing = Ahora mismo no se pregunta nada, así que no hay nada para lo que dar una pista.
looking-story-begun = Empieza el ensayo.
