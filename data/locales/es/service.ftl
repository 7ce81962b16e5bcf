# Lo que dice el servicio de partidas: negativas y las pocas líneas que escribe él mismo.

service-match-name = { $game } { $number }
service-ai-name = IA { $number }
service-ai-name-easy = { $number ->
    [1] IA Nuri
   *[other] IA Nuri { $number }
}
service-ai-name-normal = { $number ->
    [1] IA Leyla
   *[other] IA Leyla { $number }
}
service-ai-name-hard = { $number ->
    [1] IA Hakim
   *[other] IA Hakim { $number }
}

service-no-match = Aquí no hay ninguna partida así. Mira en /partida lista.
service-no-game = No conozco el juego «{ $game }». Elige uno de estos: { $games }.
service-name = El nombre de una partida tiene de 1 a { $most } caracteres. Elige otro.
service-lobby-over = { $status ->
    [expired] Esta sala se ha cerrado porque nadie empezó la partida a tiempo. Abre otra con /partida crear.
    [abandoned] Se ha ido todo el mundo de esta sala, así que está cerrada. Abre otra con /partida crear.
    [lobby] Esta sala está abierta.
   *[other] Esta partida ya ha empezado, así que eso ya no se puede cambiar.
}
service-creator-only = Eso solo puede hacerlo { $creator }, que es el anfitrión de esta sala.
service-already-in = Ya tienes un asiento en esta partida.
service-not-in = No tienes asiento en esta sala. Pulsa Unirse para ocupar uno.
service-full = Los { $players } asientos están ocupados. Espera a que quede uno libre o abre tu propia sala.
service-players = Ahora mismo no puede haber ese número de asientos. Elige un número del { $low } al { $high }.
service-mark-taken = Eso ya lo ha elegido otra persona. Elige otra cosa o déjalo al azar.
service-policy = No existe ese jugador IA. Elige uno de estos: { $policies }.
service-no-ai = En esta sala ya no hay ningún jugador IA que se llame { $name }.
service-not-enough = Este juego es para { $low } a { $high } jugadores y ahora hay { $players }. Espera a que se una más gente o llena los asientos con jugadores IA.

service-not-started = Esta partida aún no ha empezado.
service-not-playing = No juegas en esta partida, pero puedes mirar su tablero y su registro.
service-not-finished = { $status ->
    [locked] El resultado de esta partida ya es definitivo.
   *[other] Aún no hay resultado que confirmar: la partida sigue en juego.
}
service-locked = El resultado de esta partida es definitivo, así que ya no se puede responder ni deshacer nada.

service-stopped = Esta partida se dio por terminada, así que ya no se puede responder ni deshacer nada.

service-paused = Esta partida está en pausa: no se puede responder ni deshacer nada hasta que se reanude. Puede decidirlo la mesa con una votación, o un moderador.

service-conflict = Algo ha cambiado en el mismo momento y no he podido hacer lo que pedías. Vuelve a mirar y repítelo.
service-busy = La base de datos está ocupada ahora mismo; no ha cambiado nada. Inténtalo de nuevo en un momento. (Error { $id })
service-full-disk = No queda espacio para guardar nada; no ha cambiado nada. Avisa al responsable del bot. (Error { $id })
service-error = Lo siento, algo ha fallado por mi parte; no ha cambiado nada. Inténtalo de nuevo. Si vuelve a pasar, dale este número al responsable del bot: { $id }.
service-broken-game = Lo siento, no puedo leer la partida guardada; no ha cambiado nada. Dale este número al responsable del bot: { $id }.

service-story-undone = { $count ->
    [one] deshizo su última respuesta
   *[other] deshizo sus últimas { $count } respuestas
}
service-story-undone-along = { $count ->
    [one] deshizo su última respuesta
   *[other] deshizo sus últimas { $count } respuestas
} y lo que había respondido { $whose } desde entonces
service-sealed = El resultado es definitivo. La semilla secreta era { $seed }. Su huella está en el mensaje de la sala desde el principio: { $hash }. La huella del registro es { $log }. Con ellas, cualquiera puede comprobar todo el azar y cualquier archivo de esta partida.
service-seed = El resultado es definitivo. La semilla secreta era { $seed }; su huella { $hash } está en el mensaje de la sala desde el principio, así que cualquiera puede comprobar todo el azar.
