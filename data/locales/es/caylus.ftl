# Lo que Caylus pregunta, lo que ha pasado y de dónde salen los puntos.
# Los argumentos están explicados en el archivo inglés del mismo nombre.

## Opciones de una partida

caylus-option-favours = Favores reales
caylus-option-favours-about = Qué da un favor real: una recompensa a elegir de la tabla o puntos al momento.
caylus-option-favours-table = Con la tabla de favores
caylus-option-favours-simplified = Simplificados (cada favor da puntos)
caylus-option-jeweller = Joyero
caylus-option-jeweller-about = Si el Joyero, de ediciones posteriores, es uno de los edificios de piedra.
caylus-option-jeweller-off = No, como en las primeras ediciones
caylus-option-jeweller-on = Sí, un edificio de piedra más

## En qué punto está la partida

caylus-moment = Ronda { $round }: { $phase }
caylus-moment-round = Ronda { $round }: { $phase }
caylus-phase-0 = preparación
caylus-phase-1 = ingresos
caylus-phase-2 = colocación de trabajadores
caylus-phase-3 = edificios especiales
caylus-phase-4 = el preboste
caylus-phase-5 = edificios del camino
caylus-phase-6 = construcción del castillo
caylus-phase-7 = fin de la ronda

## Piezas comunes

caylus-on-road = { $building } en el { $space }
caylus-worker-on = { $building } en el { $space } ({ $who })
caylus-worker-at = { $who } ({ $space })
caylus-numbered = { $building }, puesto { $place }
caylus-share = { $who } { $gained }
caylus-package = { $cubes }
caylus-priced = { $what }: { $price }
caylus-gain = Recibes { $gain }
caylus-then = Tendrás { $have }
caylus-cost = Cuesta { $pay }
caylus-pay = Pagar { $pay }
caylus-take-back = Retirar al trabajador
caylus-slot-food = Comida
caylus-slot-wood = Madera
caylus-slot-stone = Piedra
caylus-slot-cloth = Ropa
caylus-group-special = Castillo y edificios especiales
caylus-group-printed = Edificios neutrales y fijos
caylus-group-owned = Edificios de los jugadores

## Colocar trabajadores

caylus-prompt-place = Coloca un trabajador o pasa. Un trabajador cuesta { $price }.
caylus-topic-place = colocar un trabajador
caylus-pass = Pasar
caylus-pass-hint = Número { $place } del puente{ $first ->
    [0] { "" }
   *[other] ; recibes { $gained }
}
caylus-own = Tu { $what }
caylus-beyond = { $what } (tras el preboste)
caylus-honour = { $what }; { $gained } a { $who }

## Edificios especiales

caylus-prompt-gate = Portal: ¿adónde va tu trabajador? No cuesta nada.
caylus-topic-gate = mover al trabajador del portal
caylus-prompt-guild = Cabaña del mercader: ¿mueves gratis al preboste { $most ->
    [one] 1 espacio
   *[other] hasta { $most } espacios
}? Está en el { $space } y el comisionado, en el { $bailiff }.
caylus-topic-guild = mover al preboste
caylus-prompt-joust = Campo de justas: ¿pagas { $pay } por un favor real?
caylus-joust-none = Renunciar al favor
caylus-topic-joust = decidir sobre la justa
caylus-prompt-inn = Posada: ¿se queda tu trabajador? Los demás te salen más baratos, pero dispones de uno menos.
caylus-topic-inn = decidir si quedarse en la posada
caylus-inn-stay = Quedarse en la posada

## El preboste

caylus-prompt-provost = ¿Sobornas al preboste? Está en el { $space } y el comisionado, en el { $bailiff }. Cada espacio cuesta { $price }.
caylus-topic-provost = sobornar al preboste
caylus-provost-stay = Dejarlo en el { $space }
caylus-provost-forward = Adelante { $n }, al { $space }
caylus-provost-back = Atrás { $n }, al { $space }
caylus-provost-reaches = También activos: { $workers }
caylus-provost-loses = Ya no activos: { $workers }
caylus-provost-no-worker = No afecta a ningún trabajador
caylus-provost-hint = Comisionado al { $to }. { $workers }
caylus-walk = Al acabar la ronda, el comisionado avanza { $steps ->
    [one] 1 espacio
   *[other] { $steps } espacios
} hasta el { $to }

## El camino

caylus-prompt-package = { $building }: ¿qué tomas?
caylus-topic-package = elegir lo producido
caylus-prompt-owner-cube = Otro jugador ha usado tu edificio ({ $building }): ¿qué cubo tomas?
caylus-topic-owner-cube = tomar el cubo del dueño
caylus-prompt-build-wood = ¿Construyes un edificio de madera en el { $space }?
caylus-prompt-build-stone = ¿Construyes un edificio de piedra en el { $space }?
caylus-prompt-build-prestige = ¿Construyes un edificio de prestigio en lugar de una residencia?
caylus-topic-build = construir
caylus-build = Construir { $building } { $n ->
    [0] gratis
   *[other] por { $pay }
}: { $gain }
caylus-build-none = No construir nada
caylus-prompt-residence = { $building }: ¿a cuál de tus residencias sustituye?
caylus-prompt-lawyer = ¿Qué edificio se convierte en tu residencia?{ $n ->
    [0] { "" }
   *[other] {" "}Pagas { $pay }.
}
caylus-lawyer-none = Dejar los edificios como están
caylus-topic-lawyer = convertir un edificio en residencia
caylus-lawyer-now = Al momento{ $returns ->
    [0] ; la loseta sale del juego
   *[other] ; la loseta vuelve a la reserva
}
caylus-lawyer-later = Cuando su trabajador se haya ido{ $returns ->
    [0] ; la loseta sale del juego
   *[other] ; la loseta vuelve a la reserva
}
caylus-prompt-trade = { $building }: ¿qué intercambias?
caylus-trade-none = No intercambiar nada
caylus-topic-trade = comerciar
caylus-prompt-sell = { $building }: ¿qué cubo vendes?
caylus-sell = Vender { $cubes }
caylus-sell-none = No vender nada
caylus-prompt-buy = { $building }: ¿qué compras?
caylus-buy = Comprar { $cubes }
caylus-buy-none = No comprar nada
caylus-prompt-pay-cubes = ¿{ $n ->
    [one] Qué cubo pagas
   *[other] Qué { $n } cubos pagas
} por { $gain }?

## El castillo

caylus-prompt-batch = ¿Aportas un lote al castillo (3 cubos distintos, uno de comida)? { $n ->
    [0] Aún no has aportado ninguno
    [one] Has aportado 1
   *[other] Has aportado { $n }
}.
caylus-topic-batch = construir el castillo
caylus-batch = Aportar { $cubes }
caylus-batch-hint = Una casa en el castillo ({ $section }): { $gain }
caylus-batch-stop = No aportar más
caylus-batch-none = No aportar ningún lote
caylus-batch-penalty = Pierdes { $lost }

## Favores reales

caylus-prompt-line = Favor real: ¿qué renglón eliges? Hay { $columns } columnas abiertas.
caylus-topic-line = elegir un renglón de favores
caylus-line-hint = Columna { $column }: { $gives }{ $lower ->
    [0] { "" }
   *[other] ; o una columna anterior
}
caylus-favour-nothing = sin efecto
caylus-favour-none = No usar el favor
caylus-favour-swap = { $n } cubos a cambio de uno tuyo
caylus-favour-residence = una residencia por { $pay }
caylus-favour-build = Construir { $what }
caylus-favour-builds-wood = un edificio de madera{ $n ->
    [0] { "" }
   *[other] {" "}por { $less } menos
}
caylus-favour-builds-stone = un edificio de piedra{ $n ->
    [0] { "" }
   *[other] {" "}por { $less } menos
}
caylus-favour-builds-prestige = un edificio de prestigio{ $n ->
    [0] {" "}a su precio normal
   *[other] {" "}por { $less } menos
}
caylus-prompt-favour-cube = Favor real: ¿qué cubo tomas?
caylus-prompt-favour-building = Favor real: ¿qué construyes?
caylus-topic-favour = usar un favor
caylus-prompt-swap-paid = ¿Qué cubo entregas a cambio de otros dos?
caylus-swap-cancel = Elegir otra cosa
caylus-prompt-swap-gained = ¿Qué dos cubos tomas por { $paid }?

## Sucesos: preparación, rondas, final

caylus-event-neutral = Los edificios neutrales se colocan en el camino en este orden: { $buildings }.
caylus-event-lot = Se sortea el orden de turno y, con él, lo que recibe cada jugador al empezar: { $shares }.
caylus-event-round = Empieza la ronda { $round }; orden de turno: { $order }.
caylus-event-income = Ingresos: { $each ->
    [0] { $shares }
   *[other] { $income } para cada jugador
}.
caylus-event-bailiff = El comisionado avanza { $n ->
    [one] 1 espacio
   *[other] { $n } espacios
} hasta el { $to } y el preboste se le une.
caylus-event-section = Se puntúa una sección del castillo: { $section }.
caylus-event-houses = tiene allí { $n ->
    [one] 1 casa
   *[other] { $n } casas
} y { $favours ->
    [0] no gana nada
    [one] gana 1 favor real
   *[other] gana { $favours } favores reales
}
caylus-event-no-house = no tiene allí ninguna casa{ $n ->
    [0] , pero tampoco puntos que perder
   *[other] {" "}y pierde { $lost }
}
caylus-event-columns = Ya están abiertas las primeras { $columns } columnas de favores reales.
caylus-event-end = Puntuadas las torres, la partida termina en la ronda { $round }.

## Sucesos: colocar trabajadores

caylus-event-place = colocó un trabajador: { $place }, por { $paid }
caylus-event-place-other = colocó un trabajador: { $place }, por { $paid }; { $owner } ganó { $honour }
caylus-event-pass = { $forced ->
    [0] pasó
   *[other] no pudo colocar trabajadores y pasó
}: número { $place } del puente
caylus-event-pass-first = { $forced ->
    [0] fue el primer jugador en pasar
   *[other] no pudo colocar trabajadores: fue el primer jugador en pasar
} y recibió { $gained }

## Sucesos: edificios especiales y preboste

caylus-event-gate = movió al trabajador del portal: { $place }
caylus-event-gate-other = movió al trabajador del portal: { $place }; { $owner } ganó { $honour }
caylus-event-gate-back = retiró al trabajador del portal
caylus-event-took = tomó { $gained }: { $building }
caylus-event-joust = pagó { $paid } en el campo de justas por un favor real
caylus-event-unused = { $able ->
    [0] no pudo usar el edificio
   *[other] prefirió no usar el edificio
}: { $building }
caylus-event-stables = Establos: el orden de turno es ahora { $order }.
caylus-event-inn-in = pasó al lado derecho de la posada: desde la próxima ronda, cada trabajador le cuesta { $price }
caylus-event-inn-out = tuvo que retirar a un trabajador de la posada
caylus-event-inn-stay = se quedó en la posada
caylus-event-inn-back = retiró al trabajador de la posada
caylus-event-provost = movió al preboste del { $from } al { $to } por { $paid }
caylus-event-provost-free = movió gratis al preboste del { $from } al { $to }
caylus-event-provost-stay = dejó al preboste en el { $space }

## Sucesos: el camino

caylus-event-owner-cube = tomó { $gained } por ser su edificio ({ $building })
caylus-event-build = construyó en el { $space }: { $building }{ $n ->
    [0] { "" }
   *[other] {" "}por { $paid }
}; { $gained }
caylus-event-build-prestige = construyó en lugar de una residencia en el { $space }: { $building }{ $n ->
    [0] { "" }
   *[other] {" "}por { $paid }
}; { $gained }
caylus-event-lawyer = pagó { $n ->
    [0] nada
   *[other] { $paid }
} por una residencia
caylus-event-lawyer-later = pagó { $n ->
    [0] nada
   *[other] { $paid }
} por una residencia que estará aquí cuando se haya ido el trabajador: { $building }
caylus-event-residence = tiene ahora una residencia en el { $space } en lugar de: { $building }; { $gained }{ $returns ->
    [0] { "" }
   *[other] {" "}(la loseta vuelve a la reserva)
}
caylus-event-trade = dio { $paid } por { $gained }: { $building }
caylus-event-home = { $n ->
    [one] Un trabajador vuelve
   *[other] Estos trabajadores vuelven
} a casa sin actuar: { $workers }.

## Sucesos: el castillo

caylus-event-batch = entregó { $paid } por una casa en el castillo ({ $section }): { $gained }
caylus-event-no-batch = no aportó ningún lote{ $n ->
    [0] , pero no tenía puntos que perder
   *[other] {" "}y perdió { $lost }
}
caylus-event-no-room = mostró un lote, pero no queda sitio en el castillo
caylus-event-best-builder = ganó el favor real del mejor constructor ({ $n ->
    [one] 1 lote
   *[other] { $n } lotes
})

## Sucesos: favores reales

caylus-event-favour = usó un favor real ({ $line }, columna { $column })
caylus-event-favour-took = usó un favor real ({ $line }, columna { $column }): { $gained }
caylus-event-favour-cube = tomó { $gained } con el favor
caylus-event-favour-swap = dio { $paid } por { $gained } con el favor
caylus-event-favour-unused = { $able ->
    [0] no pudo usar el favor
   *[other] prefirió no usar el favor
}
caylus-event-favour-lost = ganó otro favor, pero ya ha usado todos los renglones en esta fase, así que se pierde
caylus-event-favour-simplified = ganó { $gained } con un favor real

## Puntos

caylus-score-craft = Edificios de madera y piedra construidos
caylus-score-residences = Residencias construidas
caylus-score-prestige = Edificios de prestigio construidos
caylus-score-owner = Trabajadores ajenos en edificios propios
caylus-score-castle = Lotes aportados al castillo
caylus-score-favours = Favores reales
caylus-score-trade = Intercambios por puntos
caylus-score-penalties = Perdidos en el castillo
caylus-score-gold = Oro ({ $n })
caylus-score-cubes = Otros cubos ({ $n })
caylus-score-deniers = Denarios ({ $n })

## Rutinas: lo que un jugador puede encargar de antemano.
caylus-routine-provost = No sobornar nunca al preboste
caylus-routine-guild = Dejar al preboste donde está al usar la cabaña del mercader
caylus-routine-beyond = Pasar cuando todos los lugares que puedas pagar estén más allá del preboste
caylus-routine-batch = No aportar más de un lote al castillo
