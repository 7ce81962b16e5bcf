# Lo que dice el servicio de partidas: negativas y las pocas líneas que escribe él mismo.

service-match-name = { $game } { $number }
service-ai-name = IA { $number }

service-no-match = Aquí no hay ninguna partida así. Mira en /partida lista.
service-no-game = No conozco el juego «{ $game }». Elige uno de estos: { $games }.
service-name = El nombre de una partida tiene de 1 a { $most } caracteres. Elige otro.
service-lobby-over = { $status ->
    [expired] Esta sala se ha cerrado porque nadie la empezó a tiempo. Abre otra con /partida crear.
    [abandoned] Todo el mundo ha dejado esta sala, así que está cerrada. Abre otra con /partida crear.
    [lobby] Esta sala está abierta.
   *[other] Esta partida ya ha empezado: eso ya no se puede cambiar.
}
service-lobbies = Ya llevas { $most } salas abiertas aquí. Inicia una de ellas o déjala y abre otra después.
service-creator-only = Eso solo puede hacerlo { $creator }, que abrió esta sala.
service-already-in = Ya tienes un asiento en esta partida.
service-not-in = No tienes asiento en esta sala. Pulsa Unirse para ocupar uno.
service-full = Los { $players } asientos están ocupados. Espera a que quede uno libre o abre tu propia sala.
service-players = Ahora no es posible ese número de asientos. Elige un número de { $low } a { $high }.
service-mark-taken = Eso ya lo ha elegido otra persona. Elige otra cosa o déjalo a la suerte.
service-policy = No existe ese jugador IA. Elige uno de estos: { $policies }.
service-no-ai = En el asiento { $seat } no hay ningún jugador IA.
service-not-enough = Este juego es para { $low } a { $high } jugadores; ahora hay { $players }. Espera a que llegue más gente o completa los asientos con jugadores IA.

service-not-started = Esta partida aún no ha empezado.
service-not-playing = No juegas en esta partida; puedes mirar su tablero y su registro.
service-not-finished = { $status ->
    [locked] El resultado de esta partida ya es definitivo.
   *[other] Aún no hay resultado que confirmar: la partida sigue.
}
service-locked = El resultado de esta partida es definitivo: ya no se puede responder ni deshacer nada.

service-stopped = Esta partida se ha dado por terminada: ya no se puede responder ni deshacer nada.

service-paused = Esta partida está en pausa: no se puede responder ni deshacer nada hasta que continúe. La mesa puede votar que continúe, o puede decirlo un moderador.

service-conflict = Algo ha cambiado en el mismo momento y tu petición no se ha cumplido. Vuelve a mirar y repítela.
service-busy = La base de datos está ocupada ahora mismo; no ha cambiado nada. Inténtalo de nuevo en un momento. (Error { $id })
service-full-disk = No queda sitio para guardar nada; no ha cambiado nada. Avisa a quien lleva este bot. (Error { $id })
service-error = Lo siento, algo se ha roto por mi parte; no ha cambiado nada. Inténtalo de nuevo y, si se repite, dale el número { $id } a quien lleva este bot.
service-broken-game = Lo siento, no se puede leer la partida guardada; no ha cambiado nada. Dale el número { $id } a quien lleva este bot.

service-story-undone = { $count ->
    [one] deshace su última respuesta
   *[other] deshace sus últimas { $count } respuestas
}
service-story-undone-along = { $count ->
    [one] deshace su última respuesta
   *[other] deshace sus últimas { $count } respuestas
}, y con { $count ->
    [one] ella
   *[other] ellas
} lo que { $whose } respondió después
service-sealed = El resultado es definitivo. La semilla secreta era { $seed }. Su huella está en la sala desde el principio: { $hash }. El registro tiene la huella { $log }. Con ellas cualquiera puede comprobar todo el azar y cualquier archivo de esta partida.
service-seed = El resultado es definitivo. La semilla secreta era { $seed }; su huella { $hash } está en la sala desde el principio, así que cualquiera puede comprobar cada tirada.
