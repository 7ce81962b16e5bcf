# Votaciones de una mesa.

votes-title = Decide la mesa
votes-asks-undo = { $count ->
    [one] { $who } pide deshacer la última respuesta
   *[other] { $who } pide deshacer las últimas { $count } respuestas
}{ $move ->
    [0] .
   *[other] , desde la jugada { $move } del registro.
}
votes-asks-pause = { $who } pide pausar la partida: nadie podría actuar y el tiempo no correría.
votes-asks-resume = { $who } pide continuar la partida.
votes-asks-end-result = { $who } pide terminar ya la partida y que valgan los puntos tal como están.
votes-asks-end-none = { $who } pide terminar ya la partida, sin resultado.
votes-asks-replace = { $who } pide que un jugador IA ocupe el asiento de { $whom } hasta que { $whom } vuelva.
votes-nothing-revealed = Desde entonces no se ha robado ni revelado nada.
votes-revealed = Desde entonces se ha robado o revelado esto, y no se puede olvidar:
votes-more-revealed = … y { $n } más: mira el registro
votes-needed = { $needed ->
    [one] Basta con un sí.
   *[other] Hacen falta { $needed } síes de { $of }.
}
votes-needed-all = { $of ->
    [one] Hace falta el sí del único jugador afectado.
    [2] Los dos tienen que decir que sí.
   *[other] Los { $of } tienen que decir que sí.
}
votes-agreed = ✓ Sí: { $who }
votes-refused = ✗ No: { $who }
votes-open = … Aún sin responder: { $who }
votes-excused = Un jugador IA ocupa el asiento de { $who }: su voto cuenta, pero no se espera.
votes-somebody = Alguien que ya no juega
votes-call = Se espera la respuesta de { $who }.
votes-yes = Sí
votes-no = No
votes-withdraw = Retirar
votes-closes = Si faltan votos a favor, se rechaza { $when }.
votes-passed = Acordado y hecho.
votes-alone = Nadie más tiene que estar de acuerdo.
votes-alone-go = Deshacerla
votes-passed-alone = Hecho. Nadie más tenía que estar de acuerdo.
votes-failed = La votación no sale adelante: todo sigue igual.
votes-withdrawn = La ha retirado quien la pidió.
votes-time-over = Se acabó el tiempo y faltaban votos a favor.
votes-match-over = La partida ya no está en juego.
votes-asker-gone = Quien lo pidió ya no juega aquí. Cualquier jugador puede volver a pedirlo.
votes-moved-on = La partida ha avanzado mientras tanto. Quien aún quiera retroceder puede volver a pedirlo.
votes-seat-changed = En ese asiento juega ahora otra persona.
votes-back = { $name } ha vuelto a dar señales.
votes-nobody-left = No queda nadie que pueda votar.
votes-said-yes = Has dicho que sí. Hasta que se decida puedes cambiar de opinión.
votes-said-no = Has dicho que no. Hasta que se decida puedes cambiar de opinión.
votes-said-withdraw = Retirada.
votes-asked = Se lo he preguntado a tu mesa, en el hilo de la partida.
votes-ask = Preguntar a la mesa
votes-ask-back = Pedir que se deshaga
votes-which = ¿Qué respuesta tuya quieres recuperar? También se desharía lo que vino después.
votes-choose-answer = Elige una de tus respuestas
votes-move = Jugada { $n }
votes-no-takebacks = Aquí no has respondido nada que se pueda deshacer.
votes-would = { $count ->
    [one] Se desharía una respuesta, de { $names }:
   *[other] Se desharían { $count } respuestas, de { $names }; la tuya fue:
}
votes-gone = Ya no se puede pedir de vuelta esta respuesta. Vuelve a mirar con /votar deshacer.
votes-unknown = No existe esa votación.
votes-over = Esta votación ha terminado.
votes-no-say = No tienes voto en esta votación.
votes-not-yours = Solo quien propuso esta votación puede retirarla.{ $say ->
    [yes] {" "}Tú puedes votar que no.
   *[no] {""}
}
votes-not-running = La mesa solo puede decidir eso mientras la partida está en juego.
votes-paused = La partida ya está en pausa.
votes-not-paused = La partida no está en pausa.
votes-open-already = Ya hay una votación abierta: responde primero a esa, o que se retire.
votes-nothing-later = Desde esa jugada no se ha respondido nada.
votes-no-seat = Ahí te sientas tú o un jugador IA. Elige a otro jugador.
votes-not-silent = { $name } aún tiene tiempo para responder. Podéis votar sobre ese asiento cuando se le acabe o, si no hay plazo, tras tres días de espera.
