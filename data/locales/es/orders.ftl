# Respuestas dadas de antemano: respuestas automáticas y en cola.

orders-title = Tus respuestas automáticas
orders-private = Solo tú ves esto. Nadie sabrá qué respuestas estaban dadas de antemano.
orders-none = No tienes respuestas automáticas. Responden por ti a las preguntas de rutina para que nadie tenga que esperar.
orders-here = En { $name }
orders-everywhere = En todas tus partidas de { $game }
orders-elsewhere = En { $match } ({ $game })
orders-line = { $asked }: **{ $answer }** ({ $when ->
    [always] siempre
    [offered] si está disponible
    [alone] si no se puede hacer nada más
   *[other] { $when }
})
orders-besides = También si las únicas otras opciones son: { $groups }
orders-default = la respuesta segura
orders-reworded = una respuesta que ahora se dice con otras palabras
orders-revoke = Borrar respuestas automáticas…
orders-gone = { $n ->
    [0] No había nada que borrar.
    [one] 1 respuesta automática borrada.
   *[other] { $n } respuestas automáticas borradas.
}
orders-new = Añadir respuesta automática
orders-explained = ¿Qué debo responder por ti a partir de ahora? También vale para la pregunta que esté abierta. Puedes deshacer esas respuestas como las tuyas.
orders-routine = Una rutina de este juego
orders-routine-gone = Una rutina que ya no existe: no responde a nada
orders-offer = Has respondido lo mismo tres veces seguidas: { $answer }
orders-offer-yes = Responder siempre así
orders-offer-no = Seguir preguntándome
orders-kind = Una pregunta que se te ha hecho
orders-kind-none = En esta partida aún no se te ha preguntado nada.
orders-last-asked = La última vez se te preguntó: { $prompt }
orders-answer = Respuesta
orders-take-default = La respuesta segura
orders-chosen = Por ti: **{ $answer }**. ¿Dónde y cuándo?
orders-for-here = Solo en { $name }
orders-for-everywhere = En todas mis partidas de { $game }
orders-when-always = Siempre; si no, la respuesta segura
orders-when-offered = Si está disponible; si no, pregúntame
orders-when-alone = Solo si no se puede hacer nada más
orders-when-groups = Si las únicas otras opciones son…
orders-no-group = Otras respuestas
orders-sure = { $answer }: una vez dada, esta respuesta no se puede deshacer. ¿Seguro que debo darla por ti sin preguntarte?
orders-made = Guardado: { $order }
orders-lost = Eso ya no está. Elige otra vez.
orders-yours = (tu respuesta automática)
orders-yours-queued = (respondido de antemano)

## Negativas

orders-too-many = Ya tienes { $most } respuestas automáticas para este juego. Borra una con /automáticas y después añade otra.
orders-too-many-answers = Ya tienes { $most } respuestas en cola para esta pregunta. Retira antes alguna.
orders-too-many-queued = Ya tienes respuestas en cola para { $most } tipos de preguntas de esta partida. Descarta antes alguno.
orders-over = Esta partida ha terminado, así que no queda nada que responder. Añade respuestas automáticas en una partida en juego; las que valen para todas tus partidas se conservan.
orders-not-here = Aquí no se puede responder nada de antemano.

## Responder de antemano

orders-queue = Responder de antemano
orders-all = Respuestas automáticas
orders-unforeseen = Aún no puedo saber qué se te preguntará después.
orders-probably = Probablemente se te preguntará: { $prompt }
orders-place = { $n ->
    [one] Tu elección se responde por ti en cuanto se te pregunte.
   *[other] Esta es tu alternativa, opción { $n }: solo se usa si no se permite ninguna de las anteriores.
}
orders-queued = En cola: { $answer }
orders-queue-less = Retirar la última: { $answer }
orders-queue-drop = Descartar: { $asked }
orders-queue-change = Retirar las respuestas en cola
orders-queue-sure = { $answer }: una vez dada, esta respuesta no se puede deshacer. ¿La pongo en cola igualmente?
orders-dropped = Lo que tenías en cola ya no estaba permitido, así que se ha descartado: { $asked }.
orders-coming-queued = Respondiste de antemano: se dará por ti **{ $answer }** { $when } ({ $asked }), si no respondes tú antes. Solo tú ves esto.
orders-coming-order = Tu respuesta automática: se dará por ti **{ $answer }** { $when } ({ $asked }), si no respondes tú antes. Solo tú ves esto.
orders-stop = Respondo yo
orders-stopped = Esto lo respondes tú ({ $asked }). **{ $answer }** solo se dará por ti si se te acaba el tiempo.
orders-several = { $what }

## Líneas para una persona

orders-notice-dropped = Lo que tenías en cola no está permitido ahora, así que se ha descartado. Se te pregunta: { $asked }
orders-notice-asked = Al final tu respuesta automática no vale aquí, así que ahora te toca: { $topic }
orders-notice-on = He respondido por ti como querías, y ahora te toca: { $topic }
