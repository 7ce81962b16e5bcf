# Nombres de todo lo que hay en Caylus y lo que hace cada cosa en una línea.
# Los argumentos están explicados en el archivo inglés del mismo nombre.

caylus-name = Caylus

## Colores de los jugadores

caylus-mark-blue = Azul
caylus-mark-red = Rojo
caylus-mark-green = Verde
caylus-mark-orange = Naranja
caylus-mark-black = Negro

## Cantidades

caylus-cube-food = { $n ->
    [one] 1 comida
   *[other] { $n } de comida
}
caylus-cube-wood = { $n ->
    [one] 1 madera
   *[other] { $n } de madera
}
caylus-cube-stone = { $n ->
    [one] 1 piedra
   *[other] { $n } de piedra
}
caylus-cube-cloth = { $n ->
    [one] 1 ropa
   *[other] { $n } de ropa
}
caylus-cube-gold = { $n ->
    [one] 1 oro
   *[other] { $n } de oro
}
caylus-cube-any = { $n ->
    [one] 1 cubo de cualquier tipo
   *[other] { $n } cubos de cualquier tipo
}
caylus-cube-no-gold = { $n ->
    [one] 1 cubo que no sea oro
   *[other] { $n } cubos que no sean oro
}
caylus-deniers = { $n ->
    [one] 1 denario
   *[other] { $n } denarios
}
caylus-workers = { $n ->
    [one] 1 trabajador
   *[other] { $n } trabajadores
}
caylus-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
caylus-favours = { $n ->
    [one] 1 favor real
   *[other] { $n } favores reales
}
caylus-rate = { $pay } por { $gain }
caylus-or = { $head } o { $last }

## Secciones del castillo

caylus-section-dungeon = Calabozo
caylus-section-walls = Murallas
caylus-section-towers = Torres

## Renglones de favores reales

caylus-line-prestige = Prestigio
caylus-line-deniers = Denarios
caylus-line-cubes = Cubos
caylus-line-buildings = Edificios

## Los hombres del Rey

caylus-provost = Preboste
caylus-bailiff = Comisionado

## Castillo, edificios especiales y puente

caylus-building-castle = Castillo
caylus-building-castle-effect = Un lote son 3 cubos distintos, uno de comida. Si no aportas ninguno, pierdes { $loss }.
caylus-building-gate = Portal
caylus-building-gate-effect = Cuando todos hayan pasado, mueve gratis este trabajador a cualquier lugar libre.
caylus-building-trading-post = Casa de comercio
caylus-building-trading-post-effect = Toma { $gain }.
caylus-building-guild = Cabaña del mercader
caylus-building-guild-effect = Mueve gratis al preboste { $most ->
    [one] 1 espacio
   *[other] hasta { $most } espacios
} hacia delante o hacia atrás.
caylus-building-joust = Campo de justas
caylus-building-joust-effect = Paga { $pay } por { $favours }.
caylus-building-stables = Establos
caylus-building-stables-effect = Pasan al frente del orden de turno: { $most ->
    [one] 1 trabajador
   *[other] hasta { $most } trabajadores
}, por orden de colocación.
caylus-building-inn = Posada
caylus-building-inn-effect = Desde la próxima ronda, mientras tu trabajador siga aquí, colocar otro te cuesta { $price }.
caylus-building-bridge = Puente

## Edificios neutrales

caylus-building-neutral-farm = Granja (neutral)
caylus-building-neutral-farm-effect = Produce { $cubes }.
caylus-building-neutral-forest = Bosque (neutral)
caylus-building-neutral-forest-effect = Produce { $cubes }.
caylus-building-neutral-sawmill = Serrería (neutral)
caylus-building-neutral-sawmill-effect = Produce { $cubes }.
caylus-building-neutral-quarry = Cantera (neutral)
caylus-building-neutral-quarry-effect = Produce { $cubes }.
caylus-building-neutral-carpenter = Carpintería (neutral)
caylus-building-neutral-carpenter-effect = Construye un edificio de madera en el primer espacio libre del camino.
caylus-building-neutral-market = Mercado (neutral)
caylus-building-neutral-market-effect = Vende 1 cubo de cualquier tipo por { $price }.

## Edificios fijos

caylus-building-fixed-peddler = Mercado ambulante (fijo)
caylus-building-fixed-peddler-effect = Compra { $most ->
    [one] 1 cubo por { $price }
   *[other] hasta { $most } cubos por { $price } cada uno
}, salvo oro.
caylus-building-fixed-carpenter = Carpintería (fija)
caylus-building-fixed-carpenter-effect = Construye un edificio de madera en el primer espacio libre del camino.
caylus-building-gold-mine = Mina de oro
caylus-building-gold-mine-effect = Produce { $cubes }.

## Edificios de madera

caylus-building-food-farm = Granja de comida
caylus-building-food-farm-effect = Produce { $cubes }.
caylus-building-cloth-farm = Granja de ropa
caylus-building-cloth-farm-effect = Produce { $cubes }.
caylus-building-sawmill = Serrería
caylus-building-sawmill-effect = Produce { $cubes }.
caylus-building-quarry = Cantera
caylus-building-quarry-effect = Produce { $cubes }.
caylus-building-market = Gran mercado
caylus-building-market-effect = Vende 1 cubo de cualquier tipo por { $price }.
caylus-building-peddler = Mercado ambulante
caylus-building-peddler-effect = Compra { $most ->
    [one] 1 cubo por { $price }
   *[other] hasta { $most } cubos por { $price } cada uno
}, salvo oro.
caylus-building-mason = Albañilería
caylus-building-mason-effect = Construye un edificio de piedra en el primer espacio libre del camino.
caylus-building-lawyer = Abogado
caylus-building-lawyer-effect = Paga { $pay }: un edificio neutral, o tuyo de madera o piedra, pasa a ser tu residencia.

## Edificios de piedra

caylus-building-stone-farm = Latifundio
caylus-building-stone-farm-effect = Produce { $cubes }. Si lo usa otro jugador, el dueño recibe uno de estos cubos.
caylus-building-park = Parque
caylus-building-park-effect = Produce { $cubes }. Si lo usa otro jugador, el dueño recibe uno de estos cubos.
caylus-building-workshop = Fábrica
caylus-building-workshop-effect = Produce { $cubes }. Si la usa otro jugador, el dueño recibe uno de estos cubos.
caylus-building-architect = Arquitecto
caylus-building-architect-effect = Construye un edificio de prestigio en lugar de una de tus residencias.
caylus-building-church = Iglesia
caylus-building-church-effect = Entrega { $rates }. Al construirla: { $favours }.
caylus-building-tailor = Sastre
caylus-building-tailor-effect = Entrega { $rates }.
caylus-building-bank = Banco
caylus-building-bank-effect = Entrega { $rates }.
caylus-building-alchemist = Alquimista
caylus-building-alchemist-effect = Entrega { $rates }.
caylus-building-jeweller = Joyero
caylus-building-jeweller-effect = Entrega { $rates }.

## Edificio residencial

caylus-building-residence = Residencia
caylus-building-residence-effect = { $income } más de ingresos cada ronda. No admite trabajadores.

## Edificios de prestigio

caylus-building-statue = Estatua
caylus-building-statue-effect = Al construirla: { $favours }.
caylus-building-granary = Granero
caylus-building-granary-effect = Da sus puntos al construirse.
caylus-building-library = Librería
caylus-building-library-effect = { $income } más de ingresos cada ronda.
caylus-building-weaver = Tejería
caylus-building-weaver-effect = Da sus puntos al construirse.
caylus-building-theatre = Teatro
caylus-building-theatre-effect = Al construirlo: { $favours }.
caylus-building-college = Universidad
caylus-building-college-effect = Al construirla: { $favours }.
caylus-building-monument = Monumento
caylus-building-monument-effect = Al construirlo: { $favours }.
caylus-building-hotel = Hotel
caylus-building-hotel-effect = { $income } más de ingresos cada ronda.
caylus-building-cathedral = Catedral
caylus-building-cathedral-effect = Da sus puntos al construirse.

## Nombres cortos de la imagen

caylus-tile-castle = Castillo
caylus-tile-gate = Portal
caylus-tile-trading-post = Casa comercio
caylus-tile-guild = Cabaña
caylus-tile-joust = Justas
caylus-tile-stables = Establos
caylus-tile-inn = Posada
caylus-tile-bridge = Puente
caylus-tile-neutral-farm = Granja
caylus-tile-neutral-forest = Bosque
caylus-tile-neutral-sawmill = Serrería
caylus-tile-neutral-quarry = Cantera
caylus-tile-neutral-carpenter = Carpintería
caylus-tile-neutral-market = Mercado
caylus-tile-fixed-peddler = M. ambulante
caylus-tile-fixed-carpenter = Carpintería
caylus-tile-gold-mine = Mina de oro
caylus-tile-food-farm = Granja comida
caylus-tile-cloth-farm = Granja ropa
caylus-tile-sawmill = Serrería
caylus-tile-quarry = Cantera
caylus-tile-market = Gran mercado
caylus-tile-peddler = M. ambulante
caylus-tile-mason = Albañilería
caylus-tile-lawyer = Abogado
caylus-tile-stone-farm = Latifundio
caylus-tile-park = Parque
caylus-tile-workshop = Fábrica
caylus-tile-architect = Arquitecto
caylus-tile-church = Iglesia
caylus-tile-tailor = Sastre
caylus-tile-bank = Banco
caylus-tile-alchemist = Alquimista
caylus-tile-jeweller = Joyero
caylus-tile-residence = Residencia
caylus-tile-statue = Estatua
caylus-tile-granary = Granero
caylus-tile-library = Librería
caylus-tile-weaver = Tejería
caylus-tile-theatre = Teatro
caylus-tile-college = Universidad
caylus-tile-monument = Monumento
caylus-tile-hotel = Hotel
caylus-tile-cathedral = Catedral
