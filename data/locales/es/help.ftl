# Ayuda: cómo funciona el bot, de qué trata un juego, el saludo en un servidor nuevo y las reglas por capítulos.

bot-command-help = ayuda
bot-command-help-description = Cómo funciono y qué pasa ahora en tu partida

help-title = Cómo funciono
help-lobby = **Empezar:** `/partida crear` abre una sala en un canal. Los demás pulsan *Unirse* y el anfitrión pulsa *Empezar*.
help-thread = **Hilo:** cada partida se juega en su propio hilo. Allí un mensaje avisa a quien le toca.
help-panel = **Responder:** pulsa *Jugar* bajo ese mensaje o escribe `/jugar`. El panel que se abre solo lo ves tú.
help-secret = **Secretos:** lo que los demás no deben saber te lo pregunto por mensaje directo.
help-back = **Cambiar de idea:** *Deshacer* retira tu respuesta mientras no se haya revelado nada oculto, y con *¿Y si…?* puedes probar jugadas, con pistas si el anfitrión las permite.
help-find = **De un vistazo:** `/partidas` muestra lo que te espera, `/reglas` tiene las reglas; `/ajustes`, tu idioma y tus horas de silencio, y `/privacidad`, lo que guardo de ti.

help-match = { $name } · { $game }
help-aim = **Tu objetivo:** { $aim }
help-phase = **Ahora – { $phase }.** { $about }
help-now = **Ahora:** { $phase }
help-rules = Reglas
help-games = Qué me espera

## El saludo

help-greeting-title = ¡Hola!
help-greeting = Traigo a este servidor juegos de mesa largos que se juegan por turnos, sin prisa: una jugada ahora y la siguiente esta noche o mañana. Podéis jugar a { $games }.
help-greeting-create = `/partida crear` en cualquier canal de texto abre una partida a la que pueden unirse los demás.
help-greeting-help = `/ayuda` explica cómo funciona todo, en tu idioma.
help-greeting-setup = Para moderadores: `/configurar` elige mi idioma en el servidor y quién puede ocuparse de las partidas, y comprueba mis permisos.

## Las reglas por capítulos

help-rules-of = Reglas de { $game }
help-rules-games = ¿Las reglas de qué juego?
help-rules-chapter = Leer un capítulo
help-rules-search = Para buscar algo, añade una palabra o un número: `/reglas buscar:…`
help-rules-page = página { $n } de { $of }
help-rules-all = Todos los capítulos
help-rules-count = { $n ->
    [one] 1 entrada
   *[other] { $n } entradas
}
