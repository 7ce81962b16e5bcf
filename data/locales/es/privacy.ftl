# Qué se guarda de una persona, cómo lo obtiene y cómo se borra: /privacidad, o Mis datos… en /ajustes.
# $n cuántos, $counts varios de ellos.

bot-command-privacy = privacidad
bot-command-privacy-description = Lo que guardo de ti: míralo, descárgalo o bórralo

privacy-button = Mis datos…
privacy-title = Tus datos
privacy-stored =
    Con el número de tu cuenta de Discord guardo:
    - tus ajustes y vacaciones
    - tus asientos, respuestas y votos en las partidas, el nombre que tenías en ellas y cuántas has ganado
    - tus notas, respuestas automáticas, respuestas preparadas y ensayos
    - invitaciones, a quién has bloqueado y, durante dos días, cuántas veces has hecho lo que tiene un límite en un servidor
    - lo que hiciste como moderador o en votaciones, y los avisos que enviaste, en el registro de los moderadores de ese servidor
    Aquí solo tú ves tus notas, respuestas automáticas, ensayos y bloqueos. Quien gestiona este bot puede leer todo lo guardado.
privacy-kept = **Ahora mismo:** { $counts }.
privacy-kept-nothing = **Ahora mismo:** como mucho, tus ajustes.
privacy-kept-matches = { $n ->
    [one] un asiento en 1 partida
   *[other] asientos en { $n } partidas
}
privacy-kept-answers = { $n ->
    [one] 1 respuesta
   *[other] { $n } respuestas
}
privacy-kept-notes = { $n ->
    [one] 1 nota
   *[other] { $n } notas
}
privacy-kept-orders = { $n ->
    [one] 1 respuesta automática
   *[other] { $n } respuestas automáticas
}
privacy-kept-queued = { $n ->
    [one] 1 respuesta preparada
   *[other] { $n } respuestas preparadas
}
privacy-kept-votes = { $n ->
    [one] 1 voto
   *[other] { $n } votos
}
privacy-kept-blocked = { $n ->
    [one] 1 persona bloqueada
   *[other] { $n } personas bloqueadas
}
privacy-kept-acts = { $n ->
    [one] 1 acto en un registro de moderadores
   *[other] { $n } actos en registros de moderadores
}
privacy-download = Descargar mis datos
privacy-file = Esto es todo lo que guardo de ti. Este mensaje solo lo ves tú. No incluye quién te ha bloqueado.
privacy-erasing = Si pides que se borren, desaparecen tus ajustes, vacaciones, notas, respuestas automáticas, ensayos, votos, invitaciones, bloqueos y estadísticas. En las partidas terminadas, tu asiento pasa a ser de un «antiguo jugador», sin nombre ni número; los demás pueden seguir viéndolas y comprobándolas.
privacy-stays = Lo que queda: en el registro de los moderadores, lo que hiciste, como actos de un «antiguo jugador»; con un número inventado, los bloqueos de otras personas contra ti y, durante dos días, cuántas veces has hecho lo que tiene un límite; los motivos que escribiste y los nombres que pusiste a partidas; y los mensajes de Discord, que pueden borrar los moderadores del servidor.
privacy-erase = Borrar mis datos…
privacy-playing = Aún tienes asiento en partidas cuyo resultado no es definitivo, así que todavía no se puede borrar nada.
privacy-leave = Sal de las salas; en una partida, espera al final (el resultado es definitivo 48 horas después, como muy tarde) o pide a un moderador que te sustituya.
privacy-more = y { $n } más
privacy-sure-title = ¿Borrar tus datos?
privacy-sure = No se puede deshacer. Tus ajustes, notas, respuestas automáticas y estadísticas desaparecen, y ya no sabré en qué partidas jugaste.
privacy-erase-now = Borrar para siempre
privacy-keep = Conservarlos
privacy-done = Tus datos se han borrado. Si vuelves a usarme, empezaremos de cero, como si no nos conociéramos.
