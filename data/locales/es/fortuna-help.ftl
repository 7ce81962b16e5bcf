# De qué trata Fortuna y qué pasa en cada fase, para quien pide ayuda.

fortuna-help-aim = Lleva tu peón por tu camino hasta Roma y de allí al Palacio del César. Cada paso vale 1 PV y las cartas de privilegio pueden dar más. Solo pueden ganar quienes han cruzado la puerta de Roma (paso 10), y la partida acaba al final de la ronda en la que un peón llega al Palacio (paso 15).
fortuna-help-phase-0 = Se reparten las cartas de acción. Después cada jugador reserva una de sus tres cartas: nadie puede tomarla antes de su primer turno.
fortuna-help-phase-1 = Un Acueducto vacío recibe 1 agua. Es automático.
fortuna-help-phase-2 = El jugador activo elige una de sus tres cartas de acción y la ejecuta o renuncia a su acción. En cualquier caso la intercambia por una carta boca arriba de otro lado, que queda reservada para su próximo turno.
fortuna-help-phase-3 = El jugador activo puede entregar 1 Centurión para ejecutar también una de sus dos cartas boca arriba. Esa carta se queda donde está.
fortuna-help-phase-4 = El jugador activo tira todos sus dados y usa uno. Le abre las cartas de favor boca arriba que no superen su número; lo que entrega por una de ellas hace avanzar su peón hacia Roma. Si hay alguna abierta y no avanza, paga 1 moneda de impuestos.
fortuna-help-phase-5 = Las fichas tomadas de una carta de favor se convierten en cartas de privilegio: por 1 ficha robas una carta; por 2 o 3, otras tantas, y te quedas con una. Antes de acabar el turno puedes jugar cartas de privilegio que dan bienes o un paso.
fortuna-help-phase-6 = Quien tiene la carta Fortuna empieza la ronda siguiente; los demás lo siguen según su dinero, de más a menos. Las cartas de favor que nadie usó reciben una ficha de privilegio, y todas vuelven a ponerse boca arriba.
