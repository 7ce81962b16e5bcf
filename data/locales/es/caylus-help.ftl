# De qué trata Caylus y qué pasa en cada fase, para quien pide ayuda.

caylus-help-aim = Consigue más puntos de prestigio que nadie: construye edificios, aporta lotes al castillo, gana favores reales y deja que otros usen tus edificios. La partida acaba cuando se puntúan las torres del castillo; el oro, los cubos y los denarios que te queden también cuentan un poco.
caylus-help-phase-0 = Se colocan los edificios neutrales en el camino y se sortea el orden de turno.
caylus-help-phase-1 = Cada jugador recibe sus ingresos: 2 denarios, y más por sus residencias, la Librería y el Hotel. Es automático.
caylus-help-phase-2 = Por turnos, cada jugador coloca un trabajador o pasa, hasta que todos hayan pasado. Los trabajadores se encarecen a medida que los jugadores pasan; en tus propios edificios cuestan siempre 1 denario. El primero en pasar toma 1 denario y será el primero en mover al preboste.
caylus-help-phase-3 = Los edificios especiales se activan en este orden: portal, casa de comercio, cabaña del mercader, campo de justas, establos y posada.
caylus-help-phase-4 = En el orden en que han pasado, los jugadores pueden mover al preboste hasta 3 espacios, a 1 denario el espacio. Los edificios que quedan más allá del preboste no se activan en esta ronda, y sus trabajadores vuelven a casa sin nada.
caylus-help-phase-5 = Los edificios del camino se activan uno a uno hasta donde está el preboste: producen, comercian o construyen. Luego sus trabajadores vuelven a casa.
caylus-help-phase-6 = Quien tenga un trabajador en el castillo puede aportar lotes: 3 cubos de tipos distintos, uno de ellos comida. Cada lote da puntos al momento y pone una casa en el castillo. No aportar ninguno cuesta 2 puntos; aportar más que nadie da un favor real.
caylus-help-phase-7 = El comisionado avanza 1 espacio, o 2 si el preboste está más adelante. Si alcanza la marca de una sección del castillo, o si esta está completa, la sección se puntúa: las casas que hay en ella dan favores reales, y no tener ninguna cuesta puntos.
