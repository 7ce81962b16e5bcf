# Votaciones de una mesa.

votes-title = Votación de la mesa
votes-asks-undo = { $count ->
    [one] { $who } quiere deshacer la última respuesta
   *[other] { $who } quiere deshacer las últimas { $count } respuestas
}{ $move ->
    [0] .
   *[other] , desde la jugada { $move } del registro.
}
votes-asks-pause = { $who } quiere pausar la partida: nadie podría actuar y no correría el tiempo.
votes-asks-resume = { $who } quiere reanudar la partida.
votes-asks-end-result = { $who } quiere terminar ya la partida, con los puntos tal como están.
votes-asks-end-none = { $who } quiere terminar ya la partida, sin resultado.
votes-asks-replace = { $who } quiere que un jugador IA juegue en lugar de { $whom } hasta que { $whom } vuelva.
votes-nothing-revealed = Desde entonces no se ha robado ni revelado nada.
votes-revealed = Desde entonces se ha robado o revelado esto, y los jugadores pueden recordarlo:
votes-more-revealed = … y { $n } más en el registro
votes-needed = { $needed ->
    [one] Basta con un sí.
   *[other] Hacen falta { $needed } votos a favor de { $of }.
}
votes-needed-all = { $of ->
    [one] Tiene que votar que sí la única persona afectada.
    [2] Las dos personas tienen que votar que sí.
   *[other] Las { $of } personas tienen que votar que sí.
}
votes-agreed = ✓ Sí: { $who }
votes-refused = ✗ No: { $who }
votes-open = … Sin votar: { $who }
votes-excused = Un jugador IA juega en lugar de { $who }: su voto cuenta, pero no se espera.
votes-somebody = Alguien que ya no juega
votes-call = { $who }: toca votar.
votes-yes = Sí
votes-no = No
votes-withdraw = Retirar votación
votes-closes = Si no hay suficientes votos a favor, se rechaza { $when }.
votes-passed = Aprobada y aplicada.
votes-alone = Nadie más tiene que estar de acuerdo.
votes-alone-go = Deshacer la respuesta
votes-passed-alone = Hecho. Nadie más tenía que estar de acuerdo.
votes-failed = La votación no ha salido adelante, así que todo sigue igual.
votes-withdrawn = La ha retirado quien la pidió.
votes-time-over = Se acabó el tiempo sin suficientes votos a favor.
votes-match-over = La partida ya no está en juego.
votes-asker-gone = La persona que lo pidió ya no juega aquí. Cualquier jugador puede volver a pedirlo.
votes-moved-on = La partida ha avanzado mientras tanto. Si aún quieres retroceder, vuelve a pedirlo.
votes-seat-changed = En ese asiento juega ahora otra persona.
votes-back = { $name } ha vuelto.
votes-nobody-left = No queda nadie que pueda votar.
votes-said-yes = Has votado que sí. Puedes cambiar de opinión hasta que acabe la votación.
votes-said-no = Has votado que no. Puedes cambiar de opinión hasta que acabe la votación.
votes-said-withdraw = Retirada.
votes-asked = He preguntado a tu mesa en el hilo de la partida.
votes-ask = Preguntar a la mesa
votes-ask-back = Pedir que se deshaga
votes-which = ¿Qué respuesta tuya quieres deshacer? También se desharía todo lo posterior.
votes-choose-answer = Elige una de tus respuestas
votes-move = Jugada { $n }
votes-no-takebacks = Aquí no has respondido nada que se pueda deshacer.
votes-would = { $count ->
    [one] Se desharía 1 respuesta, de { $names }:
   *[other] Se desharían { $count } respuestas, de { $names }; la tuya fue:
}
votes-gone = Ya no se puede pedir que se deshaga esta respuesta. Prueba otra vez con /votar deshacer.
votes-unknown = No existe esa votación.
votes-over = Esta votación ha terminado.
votes-no-say = No puedes votar aquí.
votes-out = Estás fuera de esta partida, así que en sus votaciones deciden quienes siguen jugando.
votes-not-yours = Solo quien pidió esta votación puede retirarla.{ $say ->
    [yes] {" "}Tú puedes votar que no.
   *[no] {""}
}
votes-not-running = La mesa solo puede decidir eso mientras la partida está en juego.
votes-paused = La partida ya está en pausa.
votes-not-paused = La partida no está en pausa.
votes-open-already = Ya hay una votación abierta. Responde primero a esa o haz que se retire.
votes-nothing-later = Desde esa jugada no se ha respondido nada.
votes-no-seat = Ese asiento es tuyo o de un jugador IA. Elige a otro jugador.
votes-not-silent = { $name } aún tiene tiempo para responder. Podréis votar sobre ese asiento cuando se le acabe o, si no hay plazo, tras tres días de espera.
