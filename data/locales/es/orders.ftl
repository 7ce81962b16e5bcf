# Respuestas dadas de antemano: encargos y respuestas en cola.

orders-title = Tus encargos
orders-private = Solo tú ves esto. Nadie se entera de que una respuesta estaba dada de antemano.
orders-none = No tienes encargos. Responden por ti a las preguntas de rutina para que nadie tenga que esperar.
orders-here = En { $name }
orders-everywhere = En todas tus partidas de { $game }
orders-elsewhere = En { $game }, partida { $match }
orders-line = { $asked }: **{ $answer }** ({ $when ->
    [always] siempre
    [offered] si se ofrece
    [alone] si no se puede hacer nada más
   *[other] { $when }
})
orders-besides = Además puede haber: { $groups }
orders-default = la respuesta segura
orders-revoke = Revocar…
orders-gone = { $n ->
    [0] No había nada que revocar.
    [one] El encargo queda revocado.
   *[other] { $n } encargos quedan revocados.
}
orders-new = Nuevo encargo
orders-explained = ¿Qué hay que responder por ti desde ahora? También se responde a la pregunta que esté abierta. Puedes deshacer esa respuesta como si fuera tuya.
orders-routine = Una rutina de este juego
orders-routine-gone = Una rutina que ya no se ofrece: no responde a nada
orders-offer = La misma respuesta tres veces seguidas: { $answer }
orders-offer-yes = Responder siempre así
orders-offer-no = Seguir preguntándome
orders-kind = Una pregunta que te han hecho
orders-kind-none = En esta partida aún no te han preguntado nada.
orders-last-asked = La última vez se te preguntó: { $prompt }
orders-answer = Respuesta
orders-take-default = La respuesta segura
orders-chosen = Por ti: **{ $answer }**. ¿Dónde y cuándo?
orders-for-here = Solo en { $name }
orders-for-everywhere = En todas mis partidas de { $game }
orders-when-always = Siempre; si no, la respuesta segura
orders-when-offered = Si se ofrece; si no, pregúntame
orders-when-alone = Si no se puede hacer nada más
orders-when-groups = Si además solo queda…
orders-no-group = Otras respuestas
orders-sure = { $answer }: una vez respondido, no se puede deshacer. ¿De verdad hay que responderlo por ti sin preguntarte?
orders-made = Anotado: { $order }
orders-lost = Eso ya no está. Elige otra vez.
orders-yours = (tu encargo)
orders-yours-queued = (respondido de antemano)

## Negativas

orders-too-many = Ya tienes { $most } encargos para este juego. Revoca uno con /encargos y después haz otro.
orders-too-many-answers = Ya tienes { $most } respuestas en cola para esta pregunta. Retira antes alguna.
orders-too-many-queued = Ya tienes respuestas en cola para { $most } tipos de preguntas de esta partida. Olvida antes alguno.
orders-over = Esta partida ha terminado: ya no hay nada que responder en ella. Haz tus encargos en una partida que esté en juego; los que ya tienes se conservan.
orders-not-here = Aquí no se puede responder nada de antemano.

## Responder de antemano

orders-ahead = Responder de antemano
orders-all = Encargos
orders-unforeseen = Ahora no se puede prever qué se te preguntará.
orders-probably = Probablemente se te preguntará: { $prompt }
orders-place = { $n ->
    [one] Lo que elijas se responde por ti en cuanto se te pregunte.
   *[other] Lo que elijas se responde si entonces no se permite nada de lo que elegiste antes (opción { $n }).
}
orders-queued = En cola: { $answer }
orders-queue-less = Retirar la última: { $answer }
orders-queue-drop = Olvidar: { $asked }
orders-queue-change = Retirar lo que está en cola
orders-queue-sure = { $answer }: una vez respondido, no se puede deshacer. ¿Lo pongo en cola de todos modos?
orders-dropped = Lo que tenías en cola ya no se permitía y se ha descartado: { $asked }.
orders-coming-queued = Como respondiste de antemano, se dará por ti **{ $answer }** { $when } ({ $asked }), si antes no respondes tú. Solo tú lo ves.
orders-coming-order = Por tu encargo, se dará por ti **{ $answer }** { $when } ({ $asked }), si antes no respondes tú. Solo tú lo ves.
orders-stop = Respondo yo
orders-stopped = Esto lo respondes tú ({ $asked }). **{ $answer }**, lo que se iba a dar por ti, se dará solo si se te acaba el tiempo.
orders-several = { $what }
orders-slot = { $n } × { $what }

## Líneas para una persona

orders-notice-dropped = Lo que tenías en cola no se permite ahora, así que se ha descartado. Se te pregunta: { $asked }
orders-notice-asked = Al final tu encargo no responde a esto, así que se te pregunta: { $topic }
orders-notice-on = Una respuesta tuya se dio de antemano, y se te vuelve a preguntar: { $topic }
