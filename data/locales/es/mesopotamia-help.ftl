# De qué va una partida de Mesopotamia y cada una de sus fases.

mesopotamia-help-aim = Tener más puntos de victoria cuando se completen los Jardines Colgantes. Dan puntos los puestos en los marcadores de Eventos y de Población, las partes de los Jardines, las fichas de Comercio con tu Ánfora, las fichas de evento, los Asentamientos, las zonas ocupadas y las Misiones secretas.
mesopotamia-help-phase-setup = Cada cual tiene un imperio y elige zona inicial, empezando por quien llegó en último lugar. Algunos imperios eligen después con qué empiezan. Por último, cada cual se queda con tres de cuatro Misiones secretas.
mesopotamia-help-phase-action = Todos juegan un turno entero, por el orden del marcador de Población. En el tuyo realizas la acción que quieras con la pieza de Selección, y otras con dados de Dingir que muestren los glifos de una acción. Ninguna se repite en un turno. Con Tablillas puedes volver a tirar dados.
mesopotamia-help-phase-combat = Donde coinciden Unidades de varios imperios, o Unidades y una tribu, se combate. Ambos bandos pujan Nudillos en secreto; quien va por delante en el marcador de Eventos gana los empates y fija el orden de los combates.
mesopotamia-help-phase-end = Se cuentan los puntos y gana quien tenga más. El marcador de Población rompe el empate.
