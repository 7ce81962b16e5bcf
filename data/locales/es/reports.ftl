# Avisar a los moderadores de un mensaje del bot.

reports-menu = Avisar a los moderadores
reports-field = ¿Qué ocurre?
reports-hint = Solo lo leen los moderadores, con tu nombre
reports-reason = Explica qué ocurre en 1 a { $most } caracteres.
reports-done = Gracias. Los moderadores han recibido el aviso con tu nombre y un enlace al mensaje; nadie más lo ve.
reports-not-mine = Solo puedo transmitir avisos sobre mis propios mensajes. Sobre los de otras personas, escribe a un moderador.
reports-no-channel = Este servidor aún no tiene un canal para sus moderadores, así que nadie leería tu aviso. Escribe directamente a un moderador; quien gestione el servidor puede elegir un canal en /configurar.
reports-no-match = Este mensaje no pertenece a ninguna partida de aquí. Escribe directamente a un moderador.
reports-alert = { $who } (<@{ $user }>) avisa de un mensaje: «{ $why }» https://discord.com/channels/{ $guild }/{ $channel }/{ $message }
reports-alert-nobody = No he mencionado a nadie, porque aquí no hay ningún rol de moderación. Se puede elegir uno con /configurar rol:
