# De qué trata Tadmor y qué pasa en cada fase, para quien pide ayuda.

tadmor-help-aim = Ten más puntos de prestigio (PP) que nadie al cabo de 9 turnos. Los dan los niveles de tu torre, los Templos, las Misiones del Rey, los conjuntos de Mercancías Raras distintas y algunas mejoras.
tadmor-help-phase-setup = En el orden de turno, cada jugador recibe los bienes adicionales de su puesto; en el orden inverso, toma una primera mejora. Después se reparten Misiones del Rey; las de la mano son secretas.
tadmor-help-phase-placement = Por orden de turno, cada jugador coloca un camello o un barco cada vez, hasta que todas las piezas están en el tablero. Aún no ocurre nada: las acciones se resuelven en la Resolución, y puedes colocar donde aún no puedas pagar.
tadmor-help-phase-raiders = Si alguien eligió una carta de Merodeadores en el turno anterior, se revela ahora: las piezas de esa región vuelven a casa sin actuar. Después, quien tenga un camello en Merodeadores puede elegir en secreto qué región se ataca en el turno siguiente.
tadmor-help-phase-resolution = Cada jugador resuelve las acciones de sus piezas: primero las Mejoras, luego la Construcción (torre, Templos, Mercancías Raras, misiones) y por último el Reino (impuesto, Suministros de Guerra, Jugador Inicial). Entretanto se puede recoger y comerciar en cualquier momento. La pieza que ha actuado vuelve a casa.
tadmor-help-phase-end = Los Bienes Comerciados pasan al Almacén y se descarta lo que supere el límite. Tras los turnos 3 y 6, cada nivel de torre da 2 PP y empieza una nueva Era con mejoras nuevas.
