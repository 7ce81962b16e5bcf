# Mirar y probar: el registro, tableros de antes, novedades, notas privadas, ensayos.

## Las novedades, en el panel

looking-since = Desde que miraste por última vez:
looking-since-more = -# … y { $n } más: Registro

## El registro

looking-sort-all = Todo
looking-sort-moves = Jugadas
looking-sort-points = Puntos
looking-sort-acts = Actos de moderadores, de la mesa y de la casa
looking-sort-back = Lo que se deshizo
looking-log-none = No ha ocurrido nada parecido. Elige otra cosa abajo.
looking-log-from = desde el { $n }
looking-log-everybody = Todos
looking-log-whole = Desde el principio
looking-log-look = Desde que miré por última vez
looking-log-last = Las últimas { $n } jugadas
looking-log-player = De quién
looking-log-kind = Qué clase de líneas
looking-log-begin = Desde dónde
looking-no-player = Nadie con ese nombre juega en esta partida. Elige una de las sugerencias.

## El tablero de antes

looking-moves = Jugadas pasadas
looking-now = Como está ahora
looking-then = El tablero tras la jugada { $n }
looking-then-start = El tablero antes de la primera jugada
looking-then-differs = Desde entonces se han corregido las reglas, y con las de hoy esta posición no se puede volver a jugar. Esta es la más cercana que se guardó: el tablero tras la jugada { $n }.
looking-then-trial = En un ensayo, usa Deshacer para mirar atrás.

## Notas privadas

looking-notes = Mis notas
looking-note-write = Escribir notas
looking-note-title = Notas sobre { $name }
looking-note-private = No las ve nadie más, tampoco los moderadores; desaparecen con la partida.
looking-note-empty = Todavía no has anotado nada.
looking-note-long = En las notas de una partida caben { $most } caracteres. Acórtalas.
looking-note-not-playing = No juegas en esta partida, así que no hay nada que anotar.

## Ensayos

looking-whatif = ¿Y si…?
looking-whatif-title = ¿Y si…? · { $name }
looking-whatif-about = Una copia privada de tu partida: mueves por todos y aquí nada cuenta. Lo que no puedes saber es inventado, y los dados son otros. El tablero se muestra como desde tu asiento.
looking-whatif-banner = Es un ensayo: nada de esto ha pasado en tu partida.
looking-whatif-since = Desde tu última jugada:
looking-whatif-asks = Decide { $who }:
looking-whatif-ended = El ensayo ha terminado:
looking-whatif-back = Volver a su comienzo
looking-whatif-others = Que una IA responda por los demás
looking-whatif-nothing-asked = Ahora no se pregunta a los demás nada que alguien espere. La próxima respuesta es tuya.
looking-whatif-again = Otro reparto
looking-whatif-again-done = De vuelta al comienzo; lo que no puedes saber se ha repartido de nuevo.
looking-whatif-present = Desde la posición actual
looking-whatif-present-done = Empieza de nuevo donde está ahora tu partida.
looking-whatif-left = Este es tu ensayo tal como lo dejaste. Si tu partida ha seguido, *Desde la posición actual* lo empieza de nuevo donde está ahora.
looking-whatif-close = Cerrar
looking-whatif-closed = El ensayo de «{ $name }» ha desaparecido. No lo ha visto nadie.
looking-whatif-not-playing = Solo quienes juegan en una partida pueden probar jugadas en ella.
looking-whatif-over = Esta partida ha terminado, así que no hay nada que probar en ella.
looking-whatif-many = Ya tienes { $most } ensayos: { $names }. Abre uno de ellos con /ensayo y ciérralo; después empieza otro.
looking-whatif-unknowable = No se pudo inventar nada que concuerde con lo que sabes. Vuelve a probar tras la próxima jugada.
looking-whatif-impossible = Este reparto es inventado y no puede seguir así. Deshaz la respuesta anterior o prueba otro reparto.
looking-whatif-lost = Este ensayo ya no se puede leer. Ciérralo y empieza otro.
looking-story-begun = Empieza el ensayo.
