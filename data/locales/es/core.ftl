# Lo que dicen todos los juegos: rechazos y listas.

core-list = { $head } y { $last }
core-list-i = { $head } e { $last }
core-shared = cosas compartidas

core-stale = Esta pregunta ya no está abierta. Mira qué se te pregunta ahora.
core-not-yours = Esta pregunta es para otra persona.
core-not-offered = Aquí no puedes elegir eso. Elige una de las respuestas que ves.
core-not-yet = Alguien que va antes aún podría cambiar esto. Espera a que termine.
core-only-once = Cada una de estas opciones se puede elegir solo una vez.
core-how-many = Elige { $least } como mínimo y { $most } como máximo.
core-slot-bounds = { $slot }: elige un número del { $low } al { $high }.
core-sum = En total debe ser { $least } como mínimo y { $most } como máximo.
core-cap = De { $slots } puedes elegir { $most } como máximo en total.

core-undo-nothing = No tienes ninguna respuesta que deshacer.
core-undo-barrier = Tu última respuesta no se puede deshacer: después se han tirado dados o se ha visto algo oculto.
core-undo-others = Tu última respuesta no se puede deshacer: otra persona ya ha actuado después.
core-undo-secret = Tu última respuesta no se puede deshacer mientras se pregunta algo en secreto a otras personas.
core-undo-too-old = Tu última respuesta no se puede deshacer: ha pasado demasiado.
core-rollback-unknown = No existe ninguna jugada así a la que volver. Elige una del registro.
core-rollback-lost = Ya no se puede llegar a la posición tras esa jugada. Elige otra.

core-snapshot = La partida guardada no se puede leer ({ $detail }).
core-option-unknown = No existe la opción { $option }. Elige entre: { $known }.
core-option-choices = { $option } debe ser una de estas: { $choices }.
core-option-number = { $option } debe ser un número entero del { $low } al { $high }.
core-players = Este juego es para { $low } a { $high } jugadores, no para { $players }.
core-marks = Cada jugador necesita uno distinto de esta lista: { $marks }.
core-marks-house = Los asientos que lleva el juego no son los de este juego con esas opciones.
core-refused = Esa combinación no es posible. { $why } Cambia las opciones o el número de jugadores.

## Comprobar una partida exportada.

core-verify-content-ok = El contenido tiene la huella que indica el archivo.
core-verify-log-ok = El registro está en orden: { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
}.
core-verify-seed-ok = La semilla tiene la huella que indica el archivo.
core-verify-log-hash-ok = El registro tiene la huella que indica el archivo.
core-verify-played-ok = Al repetir la partida, todas las respuestas estaban permitidas y todo el azar salió como consta: { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
}.
core-verify-no-seed = La semilla aún no es pública, así que el azar no se puede comprobar.
core-verify-hidden = Algunas respuestas están ocultas, así que no se puede repetir la partida.
core-verify-no-seed-hash = El archivo no indica la huella de la semilla que se publicó, así que nada une su semilla a una partida.
core-verify-content = El contenido no tiene la huella que indica el archivo.
core-verify-content-unfit = El contenido no encaja con el juego: { $detail }
core-verify-order = El registro está desordenado en el número { $number }.
core-verify-seed = La semilla no tiene la huella que indica el archivo.
core-verify-log-hash = El registro se ha modificado: no tiene la huella que indica el archivo.
core-verify-failed = Las reglas no permiten esta entrada ({ $detail }).
core-verify-end = El archivo se equivoca sobre si la partida ha terminado.
core-verify-result = Al repetirla, la partida acaba con otro resultado.
core-verify-hash = Al repetirla, la partida acaba en otra posición.
