# Nombres de todo lo que hay en Mesopotamia. Argumentos: $n un número; $id «B4», $name su nombre; $river un río; $goods una lista; $colour el de un dado.

mesopotamia-name = Mesopotamia

## Imperios

mesopotamia-empire-sumerian = Sumer
mesopotamia-empire-akkadian = Acad
mesopotamia-empire-babylonian = Babilonia
mesopotamia-empire-elamite = Elam
mesopotamia-empire-assyrian = Asiria
mesopotamia-empire-hittite = Hatti
mesopotamia-empire-mari = Mari
mesopotamia-empire-eblaite = Ebla
mesopotamia-mark-sumerian = { mesopotamia-empire-sumerian }
mesopotamia-mark-akkadian = { mesopotamia-empire-akkadian }
mesopotamia-mark-babylonian = { mesopotamia-empire-babylonian }
mesopotamia-mark-elamite = { mesopotamia-empire-elamite }
mesopotamia-mark-assyrian = { mesopotamia-empire-assyrian }
mesopotamia-mark-hittite = { mesopotamia-empire-hittite }
mesopotamia-mark-mari = { mesopotamia-empire-mari }
mesopotamia-mark-eblaite = { mesopotamia-empire-eblaite }
mesopotamia-tribe = la tribu

## El mapa

mesopotamia-area = { $id } { $name }
mesopotamia-area-a1 = Faldas del Tauro
mesopotamia-area-a3 = Altos del Jabur
mesopotamia-area-a4 = Sierra de Sinyar
mesopotamia-area-a6 = Alto Zab
mesopotamia-area-a7 = Montes de los lulubi
mesopotamia-area-a9 = Puerta de los Zagros
mesopotamia-area-b1 = Estepa del Balij
mesopotamia-area-b2 = Llanura de Harrán
mesopotamia-area-b3 = Cuenca del Jabur
mesopotamia-area-b4 = Bosques de la Yazira
mesopotamia-area-b5 = Campos del Diyala
mesopotamia-area-b6 = Barreros de Kish
mesopotamia-area-b7 = Tierras bajas de Der
mesopotamia-area-b8 = Susiana
mesopotamia-area-b9 = Canteras de Anshan
mesopotamia-area-c1 = Matorral de Palmira
mesopotamia-area-c2 = Terrazas de Terqa
mesopotamia-area-c3 = Arboledas de Mari
mesopotamia-area-c4 = Llanos de Sippar
mesopotamia-area-c5 = Campos de Babilonia
mesopotamia-area-c6 = Dunas de Nippur
mesopotamia-area-c7 = Espesuras de Umma
mesopotamia-area-c8 = Delta de Lagash
mesopotamia-area-c9 = Pastos de Elam
mesopotamia-area-d1 = Basalto de Siria
mesopotamia-area-d3 = Betunes de Hit
mesopotamia-area-d4 = Peñas de Anah
mesopotamia-area-d6 = Arcillas de Habbaniya
mesopotamia-area-d7 = Cresta de Eridu
mesopotamia-area-d9 = Riberas del País del Mar
mesopotamia-area-a2 = Zona inicial 1
mesopotamia-area-a5 = Zona inicial 5
mesopotamia-area-a8 = Zona inicial 4
mesopotamia-area-d2 = Zona inicial 3
mesopotamia-area-d5 = Zona inicial 6
mesopotamia-area-d8 = Zona inicial 2
mesopotamia-section = { $id } { $river }
mesopotamia-river-t = Tigris
mesopotamia-river-e = Éufrates
mesopotamia-river-k = Gran Canal
mesopotamia-river-g = Canal Oriental
mesopotamia-terrain-mountain = montaña
mesopotamia-terrain-desert = desierto
mesopotamia-terrain-plain = llanura

## Acciones y tecnologías

mesopotamia-action-explore = Explorar
mesopotamia-action-build = Construir
mesopotamia-action-research = Investigar
mesopotamia-action-gather = Recolectar y Comerciar
mesopotamia-action-warfare = Guerra
mesopotamia-action-grow = Crecer
mesopotamia-technology-explore-1 = Cartografía
mesopotamia-technology-explore-2 = Astronomía
mesopotamia-technology-explore-3 = Calendario
mesopotamia-technology-explore-4 = Navegación
mesopotamia-technology-build-1 = Albañilería
mesopotamia-technology-build-2 = Carpintería
mesopotamia-technology-build-3 = Urbanización
mesopotamia-technology-build-4 = Arquitectura
mesopotamia-technology-research-1 = Escritura cuneiforme
mesopotamia-technology-research-2 = Matemáticas
mesopotamia-technology-research-3 = Literatura
mesopotamia-technology-research-4 = Códigos legales
mesopotamia-technology-gather-1 = Recolección de recursos
mesopotamia-technology-gather-2 = Pesos y medidas
mesopotamia-technology-gather-3 = Rutas comerciales
mesopotamia-technology-gather-4 = Moneda
mesopotamia-technology-warfare-1 = Fundición de bronce
mesopotamia-technology-warfare-2 = Tiro con arco
mesopotamia-technology-warfare-3 = Crianza de animales
mesopotamia-technology-warfare-4 = Rueda de cuadriga
mesopotamia-technology-grow-1 = Agricultura
mesopotamia-technology-grow-2 = Irrigación
mesopotamia-technology-grow-3 = Cerámica
mesopotamia-technology-grow-4 = Medicina

## Recursos, piezas y dados

mesopotamia-goods = { $goods }
mesopotamia-no-goods = nada
mesopotamia-goods-stone = { $n ->
    [one] { $n } Piedra
   *[other] { $n } Piedras
}
mesopotamia-goods-wood = { $n ->
    [one] { $n } Madera
   *[other] { $n } Maderas
}
mesopotamia-goods-clay = { $n ->
    [one] { $n } Arcilla
   *[other] { $n } Arcillas
}
mesopotamia-goods-food = { $n } de Comida
mesopotamia-goods-tablet = { $n ->
    [one] { $n } Tablilla
   *[other] { $n } Tablillas
}
mesopotamia-goods-knuckle = { $n ->
    [one] { $n } Nudillo
   *[other] { $n } Nudillos
}
mesopotamia-a-spearman = un Lancero
mesopotamia-pieces-spearman = { $n ->
    [one] { $n } Lancero
   *[other] { $n } Lanceros
}
mesopotamia-a-archer = un Arquero
mesopotamia-pieces-archer = { $n ->
    [one] { $n } Arquero
   *[other] { $n } Arqueros
}
mesopotamia-a-horseman = un Jinete
mesopotamia-pieces-horseman = { $n ->
    [one] { $n } Jinete
   *[other] { $n } Jinetes
}
mesopotamia-a-chariot = una Cuadriga
mesopotamia-pieces-chariot = { $n ->
    [one] { $n } Cuadriga
   *[other] { $n } Cuadrigas
}
mesopotamia-a-ram = un Ariete
mesopotamia-pieces-ram = { $n ->
    [one] { $n } Ariete
   *[other] { $n } Arietes
}
mesopotamia-a-ship = un Barco
mesopotamia-pieces-ship = { $n ->
    [one] { $n } Barco
   *[other] { $n } Barcos
}
mesopotamia-a-wall = una Muralla
mesopotamia-pieces-wall = { $n ->
    [one] { $n } Muralla
   *[other] { $n } Murallas
}
mesopotamia-a-ziggurat = un nivel del Zigurat
mesopotamia-pieces-ziggurat = { $n ->
    [one] { $n } nivel del Zigurat
   *[other] { $n } niveles del Zigurat
}
mesopotamia-a-settlement = un Asentamiento
mesopotamia-pieces-settlement = { $n ->
    [one] { $n } Asentamiento
   *[other] { $n } Asentamientos
}
mesopotamia-a-garden = una parte de los Jardines Colgantes
mesopotamia-pieces-garden = { $n ->
    [one] { $n } parte de los Jardines Colgantes
   *[other] { $n } partes de los Jardines Colgantes
}
mesopotamia-colour-white = blanco
mesopotamia-colour-silver = plateado
mesopotamia-colour-black = negro
mesopotamia-face-gir = Gir (camino)
mesopotamia-face-gish = Gish (madera)
mesopotamia-face-dub = Dub (tablilla)
mesopotamia-face-she = She (cebada)
mesopotamia-face-tukul = Tukul (arma)
mesopotamia-face-un = Un (gente)
mesopotamia-face-an = An (cielo)
mesopotamia-face-lugal = Lugal (rey)
mesopotamia-face-me = Me (ley divina)
mesopotamia-face-star = estrella
mesopotamia-face-none = sin tirar
mesopotamia-star-of = estrella de un dado { $colour }
mesopotamia-die = dado { $colour }: { $face }

## Jardines Colgantes

mesopotamia-garden-terrace-foundations = Cimientos de las terrazas
mesopotamia-garden-river-pump-house = Casa de bombeo
mesopotamia-garden-royal-causeway = Calzada real
mesopotamia-garden-lower-arcade = Arcada inferior
mesopotamia-garden-cedar-court = Patio de los cedros
mesopotamia-garden-brick-vaults = Bóvedas de ladrillo
mesopotamia-garden-water-stairs = Escalera de agua
mesopotamia-garden-scholars-grove = Arboleda de los eruditos
mesopotamia-garden-fruit-terrace = Terraza de los frutales
mesopotamia-garden-upper-arcade = Arcada superior
mesopotamia-garden-hall-of-tablets = Sala de las tablillas
mesopotamia-garden-palm-promenade = Paseo de las palmeras
mesopotamia-garden-crown-of-palms = Corona de palmeras
mesopotamia-garden-sky-basin = Estanque del cielo
mesopotamia-garden-queens-summit = Cima de la reina
mesopotamia-garden-assyrian-aqueduct = Acueducto asirio
mesopotamia-garden-guardian-bulls = Toros guardianes
mesopotamia-garden-iron-trellis = Emparrado de hierro
mesopotamia-garden-lion-gate = Puerta de los leones
mesopotamia-garden-garden-of-sennacherib = Jardín de Senaquerib
mesopotamia-garden-palace-orchard = Huerto de palacio
mesopotamia-garden-archive-court = Patio del archivo
mesopotamia-garden-date-walk = Paseo de los datileros
mesopotamia-garden-ambassadors-bridge = Puente de los embajadores
mesopotamia-garden-zimri-lims-pavilion = Pabellón de Zimri-Lim

## Fichas de Comercio

mesopotamia-trade-timber-for-grain = Madera por grano
mesopotamia-trade-grain-for-timber = Grano por madera
mesopotamia-trade-clay-for-masonry = Arcilla por sillares
mesopotamia-trade-stone-for-bricks = Piedra por ladrillos
mesopotamia-trade-market-gifts = Regalos del mercado
mesopotamia-trade-bronze-traders = Mercaderes de bronce
mesopotamia-trade-scribal-school = Escuela de escribas
mesopotamia-trade-brick-convoy = Convoy de ladrillos
mesopotamia-trade-cedar-convoy = Convoy de cedros
mesopotamia-trade-grain-tax = Tributo de grano
mesopotamia-trade-copper-road = Ruta del cobre
mesopotamia-trade-royal-scribes = Escribas reales
mesopotamia-trade-delta-harvest = Cosecha del delta
mesopotamia-trade-lapis-road = Ruta del lapislázuli
mesopotamia-trade-temple-estates = Tierras del templo
mesopotamia-trade-dilmun-fleet = Flota de Dilmun
mesopotamia-trade-magan-copper = Cobre de Magán
mesopotamia-trade-meluhha-treasure = Tesoro de Meluhha
mesopotamia-trade-silver-weights = Pesas de plata
mesopotamia-trade-great-tribute = Gran tributo
mesopotamia-trade-anatolian-wood = Madera de Anatolia
mesopotamia-trade-hill-flocks = Rebaños de las colinas
mesopotamia-trade-iron-trial = Prueba del hierro
mesopotamia-trade-tin-caravan = Caravana del estaño
mesopotamia-trade-karum-kanesh = Karum de Kanesh
mesopotamia-trade-war-horses = Caballos de guerra
mesopotamia-trade-iron-of-hatti = Hierro de Hatti
mesopotamia-trade-royal-annals = Anales reales
mesopotamia-trade-olive-oil = Aceite de oliva
mesopotamia-trade-river-tolls = Peajes del río
mesopotamia-trade-textile-house = Casa de los tejidos
mesopotamia-trade-envoys = Emisarios
mesopotamia-trade-palace-archive = Archivo de palacio
mesopotamia-trade-boat-builders = Constructores de barcos
mesopotamia-trade-alliance-gifts = Regalos de alianza
mesopotamia-trade-grand-bazaar = Gran bazar

## Eventos y sus opciones

mesopotamia-card-desert-1 = Pueblo de antigua sabiduría
mesopotamia-choice-desert-1-1 = Proteger el pueblo
mesopotamia-choice-desert-1-2 = Saquear el pueblo
mesopotamia-card-desert-2 = Caravana perdida
mesopotamia-choice-desert-2-1 = Escoltar la caravana
mesopotamia-choice-desert-2-2 = Reclamar sus pozos
mesopotamia-card-desert-3 = Campamento nómada
mesopotamia-choice-desert-3-1 = Contratar a los nómadas
mesopotamia-choice-desert-3-2 = Concederles pastos
mesopotamia-card-desert-4 = Templo enterrado
mesopotamia-choice-desert-4-1 = Excavarlo
mesopotamia-choice-desert-4-2 = Consagrarlo
mesopotamia-card-desert-5 = Refugio contra las tormentas de arena
mesopotamia-choice-desert-5-1 = Cartografiar los refugios
mesopotamia-choice-desert-5-2 = Guardar el paso
mesopotamia-card-desert-6 = Salinas
mesopotamia-choice-desert-6-1 = Explotar las salinas
mesopotamia-choice-desert-6-2 = Vaciar las salinas
mesopotamia-card-desert-7 = Oasis de las palmeras
mesopotamia-choice-desert-7-1 = Poblar el oasis
mesopotamia-choice-desert-7-2 = Cosechar los dátiles
mesopotamia-card-desert-8 = Guarida de bandidos
mesopotamia-choice-desert-8-1 = Reclutar a los bandidos
mesopotamia-choice-desert-8-2 = Limpiar la guarida
mesopotamia-card-desert-9 = Roca de los astrónomos
mesopotamia-choice-desert-9-1 = Estudiar el cielo
mesopotamia-choice-desert-9-2 = Llevarse los instrumentos
mesopotamia-card-desert-10 = Cantera de piedra negra
mesopotamia-choice-desert-10-1 = Abrir la cantera
mesopotamia-choice-desert-10-2 = Erigir una estela
mesopotamia-card-plain-1 = Vega fértil
mesopotamia-choice-plain-1-1 = Cavar canales
mesopotamia-choice-plain-1-2 = Cosechar enseguida
mesopotamia-card-plain-2 = Granero abandonado
mesopotamia-choice-plain-2-1 = Vaciarlo
mesopotamia-choice-plain-2-2 = Restaurarlo
mesopotamia-card-plain-3 = Caserío de alfareros
mesopotamia-choice-plain-3-1 = Acoger a los alfareros
mesopotamia-choice-plain-3-2 = Llevarse sus existencias
mesopotamia-card-plain-4 = Tumba real
mesopotamia-choice-plain-4-1 = Saquear la tumba
mesopotamia-choice-plain-4-2 = Custodiar la tumba
mesopotamia-card-plain-5 = Escriba errante
mesopotamia-choice-plain-5-1 = Escucharlo
mesopotamia-choice-plain-5-2 = Darle una casa
mesopotamia-card-plain-6 = Criadores de caballos
mesopotamia-choice-plain-6-1 = Aprender su oficio
mesopotamia-choice-plain-6-2 = Proteger las manadas
mesopotamia-card-plain-7 = Campos inundados
mesopotamia-choice-plain-7-1 = Salvar la cosecha
mesopotamia-choice-plain-7-2 = Reconstruir los diques
mesopotamia-card-plain-8 = Cruce de mercaderes
mesopotamia-choice-plain-8-1 = Vigilar el mercado
mesopotamia-choice-plain-8-2 = Copiar sus medidas
mesopotamia-card-plain-9 = Reyes pastores
mesopotamia-choice-plain-9-1 = Tomar a sus hijos como guardias
mesopotamia-choice-plain-9-2 = Gravar los rebaños
mesopotamia-card-plain-10 = Marisma de juncos
mesopotamia-choice-plain-10-1 = Cortar los juncos
mesopotamia-choice-plain-10-2 = Instruir a los carpinteros de ribera
mesopotamia-card-plain-11 = Oráculo de Enki
mesopotamia-choice-plain-11-1 = Levantar un santuario
mesopotamia-choice-plain-11-2 = Pedir una señal
mesopotamia-card-plain-12 = Ladrilleros
mesopotamia-choice-plain-12-1 = Adoptar su horno
mesopotamia-choice-plain-12-2 = Concederles tierras
mesopotamia-card-mountain-1 = Bosque de cedros
mesopotamia-choice-mountain-1-1 = Talar con mesura
mesopotamia-choice-mountain-1-2 = Despejar la ladera
mesopotamia-card-mountain-2 = Mina de cobre
mesopotamia-choice-mountain-2-1 = Saquear las fundiciones
mesopotamia-choice-mountain-2-2 = Explotar la mina
mesopotamia-card-mountain-3 = Paso de montaña
mesopotamia-choice-mountain-3-1 = Guarnecer el paso
mesopotamia-choice-mountain-3-2 = Cartografiar el paso
mesopotamia-card-mountain-4 = Cueva del ermitaño
mesopotamia-choice-mountain-4-1 = Llevarse sus rollos
mesopotamia-choice-mountain-4-2 = Vivir según su consejo
mesopotamia-card-mountain-5 = León de piedra
mesopotamia-choice-mountain-5-1 = Honrar al ídolo
mesopotamia-choice-mountain-5-2 = Hacerlo pedazos
mesopotamia-card-mountain-6 = Desertores gutis
mesopotamia-choice-mountain-6-1 = Alistarlos
mesopotamia-choice-mountain-6-2 = Asentarlos aquí
mesopotamia-card-mountain-7 = Veta de lapislázuli
mesopotamia-choice-mountain-7-1 = Explotar la veta
mesopotamia-choice-mountain-7-2 = Tomar lo que aflora
mesopotamia-card-mountain-8 = Terrenos de caza
mesopotamia-choice-mountain-8-1 = Gran cacería
mesopotamia-choice-mountain-8-2 = Coto real
mesopotamia-card-plain-13 = Vado de las cuadrigas
mesopotamia-choice-plain-13-1 = Adiestrarse en el vado
mesopotamia-choice-plain-13-2 = Defender el vado
mesopotamia-card-plain-14 = Artesanos deportados
mesopotamia-choice-plain-14-1 = Alojarlos
mesopotamia-choice-plain-14-2 = Ponerlos a trabajar
mesopotamia-card-mountain-9 = Herreros del hierro
mesopotamia-choice-mountain-9-1 = Guardar el secreto
mesopotamia-choice-mountain-9-2 = Comprar sus hojas
mesopotamia-card-mountain-10 = Cumbre del dios de la tormenta
mesopotamia-choice-mountain-10-1 = Subir al santuario
mesopotamia-choice-mountain-10-2 = Dejar una ofrenda
mesopotamia-card-desert-11 = Piedra del tratado roto
mesopotamia-choice-desert-11-1 = Restaurar el tratado
mesopotamia-choice-desert-11-2 = Volver a tallarla
mesopotamia-card-desert-12 = Caza de leones
mesopotamia-choice-desert-12-1 = Cazar los leones
mesopotamia-choice-desert-12-2 = Alimentar el campamento
mesopotamia-card-plain-15 = Archivo de palacio
mesopotamia-choice-plain-15-1 = Copiar el archivo
mesopotamia-choice-plain-15-2 = Llevárselo a casa
mesopotamia-card-plain-16 = Puesto de peaje del río
mesopotamia-choice-plain-16-1 = Mantener el peaje
mesopotamia-choice-plain-16-2 = Apresar las barcazas
mesopotamia-card-mountain-11 = Caravasar del estaño
mesopotamia-choice-mountain-11-1 = Abrir el camino
mesopotamia-choice-mountain-11-2 = Defender el camino
mesopotamia-card-mountain-12 = Profeta del tiempo
mesopotamia-choice-mountain-12-1 = Escuchar al profeta
mesopotamia-choice-mountain-12-2 = Hacerlo callar
mesopotamia-card-desert-13 = Tienda del adivino
mesopotamia-choice-desert-13-1 = Costear los ritos
mesopotamia-choice-desert-13-2 = Pedir un augurio
mesopotamia-card-desert-14 = Jefes amorreos
mesopotamia-choice-desert-14-1 = Tomar rehenes
mesopotamia-choice-desert-14-2 = Jurar hermandad

## Misiones

mesopotamia-quest-urban-league = Liga de ciudades
mesopotamia-quest-school-of-the-kiln = Escuela del horno
mesopotamia-quest-teeming-cities = Ciudades populosas
mesopotamia-quest-house-of-heaven = Casa del cielo
mesopotamia-quest-master-builders = Maestros constructores
mesopotamia-quest-lords-of-war = Señores de la guerra
mesopotamia-quest-river-masters = Dueños del río
mesopotamia-quest-chariot-lords = Señores de las cuadrigas
mesopotamia-quest-wall-builders = Constructores de murallas
mesopotamia-quest-merchant-princes = Príncipes mercaderes
mesopotamia-quest-gardeners = Jardineros
mesopotamia-quest-explorers-of-the-edge = Exploradores del confín
mesopotamia-quest-wide-dominion = Amplios dominios
mesopotamia-quest-highlanders = Montañeses
mesopotamia-quest-desert-kings = Reyes del desierto
mesopotamia-quest-guardians-of-the-plain = Guardianes de la llanura
mesopotamia-quest-standing-army = Ejército permanente
mesopotamia-quest-priest-kings = Reyes sacerdotes
mesopotamia-quest-iron-fist = Puño de hierro
mesopotamia-quest-siege-train = Tren de asedio
mesopotamia-quest-royal-road = Camino real
mesopotamia-quest-annals-of-the-king = Anales del rey
mesopotamia-quest-cavalry-wing = Ala de caballería
mesopotamia-quest-conqueror = Conquistador
mesopotamia-quest-palace-economy = Economía palaciega
mesopotamia-quest-archive-of-ebla = Archivo de Ebla
mesopotamia-quest-law-givers = Legisladores
mesopotamia-quest-harvest-lords = Señores de la cosecha
mesopotamia-quest-harbour-towns = Ciudades portuarias
mesopotamia-quest-allied-cities = Ciudades aliadas
