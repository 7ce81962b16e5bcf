# Lo que dice el bot: comandos, salas, mensajes, paneles, ajustes. Los botones son cortos.

## Comandos: los nombres van en minúsculas y sin espacios

bot-command-match = partida
bot-command-match-description = Partidas: crea, únete, empieza, consulta
bot-command-match-create = crear
bot-command-match-create-description = Abre una sala en este canal
bot-command-match-join = unirse
bot-command-match-join-description = Ocupa un asiento en una sala
bot-command-match-leave = salir
bot-command-match-leave-description = Deja tu asiento en una sala
bot-command-match-start = empezar
bot-command-match-start-description = Empieza tu partida
bot-command-match-info = info
bot-command-match-info-description = Muestra los detalles de una partida
bot-command-match-list = lista
bot-command-match-list-description = Muestra las partidas de este servidor
bot-command-match-export = exportar
bot-command-match-export-description = Descarga una partida como archivo
bot-command-match-verify = comprobar
bot-command-match-verify-description = Demuestra que los dados no están trucados o comprueba una partida exportada
bot-command-play = jugar
bot-command-play-description = Abre tu panel o responde directamente
bot-command-hand = mano
bot-command-hand-description = Muestra lo que solo tú puedes ver
bot-command-board = tablero
bot-command-board-description = Muestra el tablero, una parte ampliada o el tablero en palabras
bot-command-log = registro
bot-command-log-description = Lee lo que ha pasado hasta ahora
bot-command-undo = deshacer
bot-command-undo-description = Deshace tu última respuesta
bot-command-games = partidas
bot-command-games-description = Mira qué te espera y tus demás partidas
bot-command-rules = reglas
bot-command-rules-description = Busca una regla por número o por palabras
bot-command-settings = ajustes
bot-command-settings-description = Tu idioma, mensajes directos, horas de silencio, recordatorios y preavisos
bot-command-block = bloquear
bot-command-block-description = Bloquea o desbloquea a quien no quieras en tus mesas

bot-parameter-game = juego
bot-parameter-game-description = Qué juego
bot-parameter-name = nombre
bot-parameter-name-description = Un nombre para la partida
bot-parameter-seats = asientos
bot-parameter-seats-description = Cuántos asientos hay
bot-parameter-language = idioma
bot-parameter-language-description = Qué idioma
bot-parameter-private = privada
bot-parameter-private-description = Solo podrán unirse y verla en las listas las personas invitadas
bot-parameter-match = partida
bot-parameter-match-description = Qué partida; en su hilo no hace falta indicarla
bot-parameter-file = archivo
bot-parameter-file-description = Una partida exportada; sin archivo, se comprueba la propia partida
bot-parameter-answer = respuesta
bot-parameter-answer-description = Escribe unas letras de tu respuesta
bot-parameter-zoom = detalle
bot-parameter-zoom-description = Qué parte del tablero quieres ampliar
bot-parameter-text = texto
bot-parameter-text-description = El tablero en palabras en vez de en imagen
bot-parameter-turn = turno
bot-parameter-turn-description = Deshace todo tu turno, hasta donde se pueda
bot-parameter-search = buscar
bot-parameter-search-description = El número de una regla o unas palabras
bot-parameter-dms = directos
bot-parameter-dms-description = Si te envío mensajes directos; al activarlos recibes uno de prueba

## Botones

bot-join = Unirse
bot-leave = Salir
bot-start = Empezar
bot-own-mark = Elegir color
bot-options = Opciones
bot-ai = Añadir jugadores IA
bot-play = Jugar
bot-hand = Mi mano
bot-board = Tablero…
bot-log = Registro
bot-help = Ayuda
bot-undo = Deshacer
bot-restart-turn = Repetir mi turno
bot-hurry-ai = Que responda ya { $who }
bot-refresh = Actualizar
bot-confirm = Confirmar resultado
bot-export = Exportar
bot-verify = Comprobar
bot-replay = Repetición
bot-rematch = Revancha
bot-earlier = ◀ Anteriores
bot-further = Siguientes ▶
bot-newest = Lo último
bot-open-panel = Abrir mi panel
bot-panel-elsewhere = La partida ha avanzado desde entonces. Tu panel muestra lo que se te pide ahora.
bot-show-rule = Regla { $rule }

## Sala

bot-created = «{ $name }» está abierta. Su mensaje está justo debajo: ahí se unen los demás y tú la configuras y la empiezas.
bot-joined = Ya estás en «{ $name }». Puedes elegir color; si no, te tocará uno al azar.
bot-left = Has salido de «{ $name }».
bot-started = «{ $name }» ya ha empezado. Sigue en su hilo, debajo del mensaje de la sala.
bot-marks = Tu color en «{ $name }». Si no eliges ninguno, te tocará uno al azar.
bot-mark-chosen = Guardado en «{ $name }». Puedes cambiar de color hasta que empiece la partida.
bot-choose-mark = Elige tu color
bot-by-lot = color al azar
bot-lobby-open-seat = { $n }. libre
bot-lobby-seat = { $n }. { $name } · { $colour }
bot-lobby-seat-ai = { $n }. { $name } · { $colour } · { $kind }
bot-lobby-seat-house = { $n }. { $name } · lo lleva el juego
bot-lobby-seat-out = { " " }· fuera de la partida
bot-lobby-creator = { " " }· anfitrión
bot-lobby-until = Se cierra { $when }
bot-lobby-thread = Se juega en { $thread }
bot-lobby-over = Esta sala está cerrada. Abre otra con /partida crear.
bot-creator-only = Eso solo puede hacerlo el anfitrión de la partida. Pídeselo o abre tu propia sala con /partida crear.
bot-contributions = Añadido a los dados cuando se unieron los jugadores: { $given }
bot-details = Detalles
bot-match-id = Partida `{ $id }`
bot-seed-short = Huella de la semilla `{ $hash }`
bot-seed = Semilla: `{ $seed }`
bot-seed-hash = Huella de la semilla: `{ $hash }`
bot-options-number = Escribir un número
bot-seats = { $n } asientos
bot-seats-choose = Cuántos asientos
bot-seat-former = antiguo jugador
bot-seat-open = asiento libre
bot-seat-number = el asiento { $n }
bot-ai-about = Un jugador IA ocupa el siguiente asiento libre y juega por su cuenta. Nuri hace lo habitual, Leyla prueba qué pasaría y Hakim lo piensa mucho.
bot-ai-nameless = Jugador IA
bot-ai-plays-easy = 🐣 Jugador IA, fácil: hace lo habitual
bot-ai-plays-normal = 🐪 Jugador IA, normal: prueba qué pasaría
bot-ai-plays-hard = 🦉 Jugador IA, difícil: lo piensa mucho
bot-ai-plays-default = Jugador IA: da las respuestas seguras
bot-ai-add-easy = 🐣 Añadir a Nuri (fácil)
bot-ai-add-normal = 🐪 Añadir a Leyla (normal)
bot-ai-add-hard = 🦉 Añadir a Hakim (difícil)
bot-ai-drop = Quitar a { $name }

bot-status-lobby = busca jugadores
bot-status-running = en juego
bot-status-paused = en pausa
bot-status-finished = terminada, resultado sin confirmar
bot-status-locked = terminada
bot-status-expired = cerrada: nadie la empezó a tiempo
bot-status-abandoned = cerrada: se fue todo el mundo
bot-status-closed = cerrada por la moderación
bot-status-stopped = terminada antes de tiempo

bot-content-shipped = Contenido { $hash }, el original
bot-content-packs = Contenido { $hash }, cambiado por { $packs }: { $rows }
bot-content-gone = Contenido { $hash }, distinto del que hay instalado aquí ahora: { $rows }

## Qué partida y dónde

bot-which-match = No sé a qué partida te refieres. Úsalo en el hilo de la partida o elige una en «partida».
bot-only-in-server = Eso solo funciona en un servidor. Prueba otra vez en uno de sus canales.
bot-no-member = { $status ->
    [running] Ya no eres miembro del servidor de esta partida. Mientras tu asiento siga siendo tuyo puedes seguir jugando con /jugar, /mano, /deshacer, /tablero y /registro. Las votaciones y todo lo demás son para sus miembros.
   *[other] Ya no eres miembro del servidor de esta partida, así que aquí no puedes hacer nada.
}
bot-member-unknown = Ahora mismo Discord no me dice si sigues siendo miembro del servidor de esta partida. Inténtalo de nuevo dentro de un momento.
bot-only-in-text-channel = Una partida necesita un canal de texto normal, porque abre su propio hilo. Prueba otra vez en uno.
bot-permissions = Me faltan permisos en este canal. Pide a un moderador que me dé: { $permissions }.
bot-permissions-there = Me faltan permisos en <#{ $channel }>. Pide a alguien que gestione el servidor que me dé: { $permissions }.
bot-permission-view-channel = Ver canal
bot-permission-send-messages = Enviar mensajes
bot-permission-send-messages-in-threads = Enviar mensajes en hilos
bot-permission-create-public-threads = Crear hilos públicos
bot-permission-attach-files = Adjuntar archivos
bot-permission-read-message-history = Leer el historial de mensajes
bot-no-such-game = No conozco el juego «{ $game }». Elige uno de la lista.
bot-no-seat = No juegas en esta partida, así que aquí no tienes mano. Usa /tablero para mirar.

## El primer mensaje del hilo

bot-opening = «{ $name }» ya ha empezado
bot-opening-called = { $who }, así se juega aquí:
bot-opening-turn = Cuando te toque, te aviso en este hilo. Pulsa **Jugar** y responde: ese panel solo lo ves tú.
bot-opening-private = Las preguntas secretas te llegan por mensaje directo, o aquí en privado si no los recibes.
bot-opening-help = **Ayuda** explica lo que se te pregunta, /ayuda cómo funciona todo y /reglas busca una regla.

## Mensajes de turno

bot-waiting = ⏳ { $who }: { $topic }
bot-optional = ▹ Sin tener que esperar: { $who }
bot-held = ⏸ { $who }: { $objects } solo después de { $by }
bot-story-joined = ;{ " " }
bot-story-more = -# … { $n } más en el registro
bot-private-panel = { $who }, tienes una pregunta privada.
bot-log-empty = Todavía no ha pasado nada.

## Paneles

bot-panel-out = Estás fuera de la partida. Puedes ver cómo sigue.
bot-panel-nothing = Ahora mismo no tienes nada que responder.
bot-panel-purse = Tienes: { $goods }
bot-panel-sealed = Tu respuesta, que por ahora nadie más conoce: { $what }
bot-panel-purse-of = { $who } tiene: { $goods }
bot-panel-spectator = No juegas en esta partida, pero puedes mirar.
bot-panel-over = La partida ha terminado.
bot-panel-blocked = Te tocará después de { $who }: { $prompt }
bot-panel-choose = Elige
bot-panel-choose-many = Elige una o varias
bot-panel-group = Elige un grupo
bot-panel-group-size = { $n ->
    [one] 1 opción
   *[other] { $n } opciones
}
bot-panel-group-short = { $group } ({ $n })
bot-panel-later = Más tarde, después de { $who }: { $options }
bot-own-earlier = tus pasos anteriores
bot-panel-why = Otros aún pueden cambiar: { $objects }
bot-panel-optional = Todavía no te espera nadie: responde ya o déjalo para más tarde.
bot-panel-others = También puedes responder a esto:
bot-panel-none = Nada
bot-panel-done = Listo
bot-panel-clear = Empezar de nuevo
bot-panel-chosen = Elegidas ({ $n }): { $chosen }
bot-panel-bounds = { $least ->
    [0] Hasta { $most }
   *[other] De { $least } a { $most }
}
bot-panel-exactly = Exactamente { $most }
bot-panel-in-order = { $bounds }, en orden. Lo que elijas primero va primero.
bot-panel-proposed = Propuesta: { $order }
bot-panel-keep = Usar este orden
bot-panel-rest = El resto, como se propone: { $order }
bot-panel-done-rest = Dejar el resto como se propone
bot-panel-choose-next = Elige la siguiente
bot-panel-less = Quitar { $what }
bot-panel-nth = { $n }. { $what }
bot-panel-numbers = Escribir los números
bot-panel-slots = Elige qué números escribir
bot-panel-slot = { $slot }: **{ $n }** ({ $low }–{ $high })
bot-panel-total = Total: **{ $n }** ({ $least }–{ $most })
bot-panel-total-exact = Total: **{ $n }** de { $most }
bot-panel-amount = { $n } × { $slot }
bot-panel-between = De { $low } a { $high }
bot-panel-bad-number = { $slot }: escribe un número entero del { $low } al { $high }.
bot-panel-then = { $answer } { $then }
bot-panel-final = Esta respuesta no se puede deshacer.
bot-panel-final-some = No se puede deshacer: { $options }
bot-panel-final-signs = Lo marcado con { $sign } no se puede deshacer.
bot-panel-final-but = Tu respuesta no se puede deshacer, salvo: { $options }
bot-panel-yes = Sí, adelante
bot-panel-back = Volver
bot-panel-act = No es obligatorio: puedes hacerlo en cualquier momento. Lo verán todos.
bot-panel-act-sure = Vas a hacer esto: { $answer }. Lo verán todos, y solo podrás deshacerlo mientras la partida no siga.
bot-panel-taken = ✓ { $answer }
bot-panel-undone = Deshecho.
bot-panel-slow-ai = { $who } espera un momento por si quieres deshacer tu respuesta.
bot-panel-undo-along = Deshacer también anula lo que { $who } respondió después de ti.
bot-panel-withdrawn = Esa pregunta ya no está abierta. Así están las cosas ahora.
bot-panel-not-understood = Eso no coincide con ninguna respuesta, o coincide con varias. Elige una aquí.
bot-panel-step = paso { $n } de tu turno

## Tablero y registro

bot-board-whole = El tablero entero
bot-board-text = El tablero en palabras
bot-board-choose = Ampliar

## Lo que espera por alguien

bot-games-waiting = Te esperan
bot-games-optional = Ya puedes actuar
bot-games-others = Tus demás partidas
bot-games-nothing = No te espera nada.

## El final

bot-final-winners = { $n ->
    [one] ¡Gana { $who }!
   *[other] ¡Ganan { $who }!
}
bot-final-nobody = No gana nadie.
bot-final-tie = { $reason }
bot-final-ranked = { $rank }. { $who }: **{ $n }**
bot-final-placed = { $rank }. { $who }
bot-final-out = { $who }: fuera de la partida
bot-final-total = { $who }: **{ $n }**
bot-final-locked = El resultado es definitivo. Semilla: `{ $seed }`
bot-final-locks = El resultado será definitivo cuando lo confirme todo el mundo o, a más tardar, { $when }.
bot-confirmed = Has confirmado el resultado. ¡Gracias por jugar!
bot-not-ended = Esta partida aún no ha terminado. Podrás hacerlo cuando termine.
bot-replay-alt = «{ $name }», posición a posición, de la primera a la última.
bot-rematch-joined = Ya estás en «{ $name }»; su sala está en { $place }.
bot-rematch-call = 🔁 { $who } quiere la revancha. Pulsa *Unirse* para ocupar un asiento.
bot-verify-holds = Comprobado: las respuestas, el azar y el resultado de esta partida se derivan de su semilla y su contenido.
bot-verify-holds-unknown = Las respuestas, el azar y el resultado se derivan de esta semilla y este contenido. Pero no conozco este contenido: no es el original del juego ni el de un paquete instalado.
bot-verify-own-seed = Son mis propios datos: la huella de la semilla es la que está en el mensaje de la sala desde el principio.
bot-verify-no-record = No tengo ninguna partida con esta semilla que pueda mostrarte, así que no sé cuál es. Compara la huella de la semilla con la del mensaje de la sala, y la del registro con la que se publicó cuando el resultado pasó a ser definitivo.
bot-verify-record = Comparado con mis propios datos de «{ $name }» ({ $place }):
bot-verify-seed-same = La semilla tiene la huella que se publicó en la sala.
bot-verify-seed-other = La semilla no tiene la huella que se publicó en la sala.
bot-verify-content-same = El contenido es el de la partida.
bot-verify-content-other = El contenido no es el de la partida.
bot-verify-setup-same = Coinciden el juego, las opciones, los asientos y lo que los jugadores añadieron a la semilla.
bot-verify-setup-other = No coinciden el juego, las opciones, los asientos o lo que los jugadores añadieron a la semilla.
bot-verify-log-same = El registro coincide, hasta donde tú puedes verlo: { $n ->
    [one] 1 entrada
   *[other] { $n } entradas
}.
bot-verify-log-partly = { $n ->
    [0] Los registros no tienen en común ninguna entrada que ya puedas ver.
    [one] La primera entrada del registro coincide; después, solo sigue uno de los dos registros.
   *[other] Las primeras { $n } entradas del registro coinciden; después, solo sigue uno de los dos registros.
}
bot-verify-log-other = El registro es distinto a partir de la entrada { $next }.
bot-verify-result-same = El resultado coincide.
bot-verify-result-other = El resultado es distinto.
bot-verify-same = Este archivo coincide con mis datos de la partida, hasta donde los he podido comparar.
bot-verify-other = Este archivo no coincide con mis datos de la partida.
bot-verify-content-hash = Huella del contenido: `{ $hash }`
bot-log-hash = Huella del registro: `{ $hash }`
bot-verify-too-large = Ese archivo es demasiado grande para una partida: el límite es { $most } MB.
bot-verify-too-long = Me he rendido: repetir la partida de este archivo lleva más tiempo del que debería llevar cualquiera.
bot-verify-no-file = No he podido descargar ese archivo de Discord. Adjúntalo otra vez.
bot-verify-unreadable = No puedo leer este archivo como partida. Adjunta uno de `/partida exportar` o de *Exportar*, sin modificar.
bot-verify-unproven = Eso aún no se puede comprobar.
bot-verify-broken = { $entry ->
    [0] La partida no cuadra.
   *[other] La partida no cuadra a partir de la entrada { $entry } de su registro.
}
bot-exported-over = Aquí tienes la partida como archivo, con lo que tú puedes ver. Cuando el resultado sea definitivo, el archivo lo tendrá todo, incluida la semilla.
bot-exported-final = Aquí tienes la partida completa como archivo, incluida la semilla: todo se puede comprobar.
bot-exported = Aquí tienes la partida como archivo. Hasta que termine, solo contiene lo que tú puedes ver.

## Reglas

bot-rules-none = No encuentro esa regla. Prueba con otras palabras o con un número como 4.2.
bot-rules-more = Hay { $n } más; añade una palabra para acotar la búsqueda.
bot-help-more = Busca cualquier regla con /reglas.

## Ajustes

bot-settings = Tus ajustes
bot-language-en = English
bot-language-es = Español
bot-language-follow = El mismo que en Discord
bot-language-choose = Idioma
bot-dms-on-now = Las preguntas secretas te llegan por mensaje directo.
bot-dms-off-now = No te envío mensajes directos: las preguntas secretas salen en el hilo, con un botón que solo puedes usar tú.
bot-dms-closed-now = No puedo enviarte mensajes directos porque los tienes cerrados: las preguntas secretas salen en el hilo, con un botón que solo puedes usar tú.
bot-dms-turn-on = Activar mensajes directos
bot-dms-turn-off = Desactivar mensajes directos
bot-dms-off = Vale, no te enviaré mensajes directos.
bot-dms-work = Los mensajes directos funcionan.
bot-dm-test = Esto es una prueba: aquí te preguntaré lo que los demás no deben ver.
bot-dm-closed = No puedo enviarte mensajes directos. Abre el menú del servidor, luego Ajustes de privacidad, y permite los mensajes directos; después actívalos con /ajustes.

## Cuando algo sale mal

bot-trouble = Lo siento, algo ha fallado por mi parte; no se ha perdido nada. Si vuelve a pasar, dale este número al responsable del bot: { $id }.
bot-half-character = En tu texto falta parte de un carácter. No ha cambiado nada: escríbelo de nuevo.
bot-option-kind = «{ $name }» no admite eso. Escribe otra vez el comando. No ha cambiado nada.
bot-option-choices = «{ $name }» admite uno de estos valores: { $choices }. No ha cambiado nada.
bot-option-number = «{ $name }» admite un número entero de { $least } a { $most }. No ha cambiado nada.
bot-option-length = «{ $name }» admite de { $least } a { $most } caracteres. No ha cambiado nada.
bot-old-button = Este botón ha quedado obsoleto y ya no funciona. Usa /jugar.

# Órdenes de las votaciones de la mesa
bot-command-vote = votar
bot-command-vote-description = Deja que tu mesa decida algo
bot-command-vote-undo = deshacer
bot-command-vote-undo-description = Pide deshacer una respuesta tuya anterior
bot-command-vote-pause = pausar
bot-command-vote-pause-description = Pide pausar la partida un tiempo
bot-command-vote-resume = continuar
bot-command-vote-resume-description = Pide reanudar la partida tras una pausa
bot-command-vote-end = terminar
bot-command-vote-end-description = Pide terminar la partida antes de tiempo
bot-command-vote-replace = sustituir
bot-command-vote-replace-description = Pide que un jugador IA supla a alguien que no responde
bot-parameter-counts = vale
bot-parameter-counts-description = Si los puntos valen tal como están
bot-parameter-player = jugador
bot-parameter-player-description = De quién es el asiento
bot-parameter-reason = motivo
bot-parameter-reason-description = Por qué; podrá leerlo toda la mesa

## Salas y listas

bot-command-match-invite = invitar
bot-command-match-invite-description = Invita a alguien a tu partida
bot-command-stats = estadísticas
bot-command-stats-description = Cuántas partidas has jugado y ganado
bot-command-match-rematch = revancha
bot-command-match-rematch-description = Juega otra partida con la misma gente
bot-command-match-result = resultado
bot-command-match-result-description = Muestra los puntos finales de una partida, con el motivo de cada uno

bot-parameter-deadline = plazo
bot-parameter-deadline-description = Cuánto tiempo hay para responder a cada pregunta
bot-parameter-boards = tableros
bot-parameter-boards-description = Cuándo se publica la imagen del tablero
bot-parameter-fill = completar
bot-parameter-fill-description = Llena antes los asientos libres con jugadores IA
bot-parameter-member = miembro
bot-parameter-member-description = Quién
bot-parameter-status = estado
bot-parameter-status-description = Qué partidas, según su estado
bot-parameter-free = libre
bot-parameter-free-description = Solo partidas con algún asiento libre
bot-parameter-mine = mías
bot-parameter-mine-description = Solo partidas en las que juegas

## Tiempo

bot-command-vacation = vacaciones
bot-command-vacation-description = Di cuándo no estás
bot-command-vacation-take = tomar
bot-command-vacation-take-description = Vete de vacaciones: tus plazos se detienen
bot-command-vacation-list = lista
bot-command-vacation-list-description = Muestra tus vacaciones
bot-command-vacation-cancel = cancelar
bot-command-vacation-cancel-description = Termina tus vacaciones o cancela unas previstas
bot-parameter-days = días
bot-parameter-days-description = Cuántos días
bot-parameter-since = desde
bot-parameter-since-description = El primer día, como 2026-12-24; déjalo en blanco para empezar ahora
bot-parameter-time_zone = zona-horaria
bot-parameter-time_zone-description = Tu zona horaria, para tus horas de silencio
bot-parameter-quiet_hours = horas-de-silencio
bot-parameter-quiet_hours-description = Cuándo no debo avisarte, como 22:00-08:00; «off» para ninguna
bot-parameter-reminders = recordatorios
bot-parameter-reminders-description = Si te lo recuerdo antes de que se te acabe el tiempo
bot-parameter-heads_up = preaviso
bot-parameter-heads_up-description = Si te aviso cuando seguramente te vaya a tocar

## Comandos de los moderadores

bot-command-mod = mod
bot-command-mod-description = Herramientas de moderación
bot-command-mod-pause = pausa
bot-command-mod-pause-description = Pausa una partida: nadie puede responder y no corre el tiempo
bot-command-mod-resume = reanudar
bot-command-mod-resume-description = Reanuda una partida en pausa
bot-command-mod-extend = ampliar
bot-command-mod-extend-description = Da más tiempo a un asiento
bot-command-mod-force = forzar
bot-command-mod-force-description = Da la respuesta segura en nombre de un asiento
bot-command-mod-replace = sustituir
bot-command-mod-replace-description = Pasa un asiento a un miembro o a un jugador IA
bot-command-mod-kick = expulsar
bot-command-mod-kick-description = Expulsa a alguien de una partida o de una sala
bot-command-mod-rollback = retroceder
bot-command-mod-rollback-description = Vuelve a una jugada; antes se muestran los dos tableros
bot-command-mod-end = terminar
bot-command-mod-end-description = Termina una partida antes de tiempo o cierra una sala
bot-command-mod-move = trasladar
bot-command-mod-move-description = Traslada una partida a otro canal
bot-command-mod-waiting = espera
bot-command-mod-waiting-description = Muestra a quién se espera, desde cuándo y hasta cuándo
bot-command-mod-lock = cerrar
bot-command-mod-lock-description = No dejes que se una nadie más a una sala
bot-command-mod-unlock = abrir
bot-command-mod-unlock-description = Deja que la gente vuelva a unirse a una sala
bot-command-mod-clone = copiar
bot-command-mod-clone-description = Copia una partida en otro hilo, con lo oculto repartido de nuevo
bot-command-mod-look = mirar
bot-command-mod-look-description = Mira una partida para ayudar; si das un motivo, se avisa a sus jugadores
bot-command-mod-audit = registro
bot-command-mod-audit-description = Mira qué ha hecho aquí la moderación y quién lo ha hecho
bot-command-setup = configurar
bot-command-setup-description = Rol de moderación, canal de avisos, idioma y comprobación de mis permisos

bot-parameter-hours = horas
bot-parameter-hours-description = Cuántas horas
bot-parameter-ai = ia
bot-parameter-ai-description = Qué jugador IA ocupa el asiento
bot-parameter-stand_in = suplente
bot-parameter-stand_in-description = El jugador IA solo suple a la persona hasta que vuelva
bot-parameter-move = jugada
bot-parameter-move-description = Después de qué jugada
bot-parameter-channel = canal
bot-parameter-channel-description = Qué canal
bot-parameter-act = acción
bot-parameter-act-description = Qué tipo de acción
bot-parameter-role = rol
bot-parameter-role-description = Los miembros con este rol pueden usar /mod
bot-parameter-alerts = avisos
bot-parameter-alerts-description = El canal en el que se avisa a los moderadores

## Respuestas dadas de antemano
bot-command-orders = automáticas
bot-command-orders-description = Tus respuestas automáticas a preguntas de rutina

## Mirar y probar

bot-command-note = nota
bot-command-note-description = Lee y escribe tus notas privadas sobre una partida
bot-command-whatif = ensayo
bot-command-whatif-description = Prueba jugadas en una copia privada de tu partida
bot-parameter-kind = tipo
bot-parameter-kind-description = Qué tipo de entradas
bot-parameter-last = últimas
bot-parameter-last-description = Cuántas de las últimas jugadas se muestran
bot-parameter-news = novedades
bot-parameter-news-description = Solo lo que ha pasado desde que miraste por última vez
