# Nombres de todo lo que hay en Fortuna y lo que hace cada cosa en una línea.
# Los argumentos están explicados en el archivo inglés del mismo nombre.

fortuna-name = Fortuna

## Lados del tablero

fortuna-side-orange = Naranja
fortuna-side-violet = Violeta
fortuna-side-blue = Azul
fortuna-side-grey = Gris

## Recursos

fortuna-good-grain = { $n ->
    [one] grano
   *[other] de grano
}
fortuna-good-water = { $n ->
    [one] agua
   *[other] de agua
}
fortuna-good-wine = { $n ->
    [one] vino
   *[other] de vino
}
fortuna-good-coin = { $n ->
    [one] moneda
   *[other] monedas
}
fortuna-good-centurion = { $n ->
    [one] Centurión
   *[other] Centuriones
}
fortuna-good-priestess = { $n ->
    [one] Sacerdotisa
   *[other] Sacerdotisas
}
fortuna-good-die = { $n ->
    [one] dado
   *[other] dados
}

## Cartas de acción

fortuna-action-water = Recogida de agua
fortuna-action-water-effect = Toma { $n ->
    [one] 1 agua
   *[other] { $n } de agua
}.
fortuna-action-grain = Cosecha de grano
fortuna-action-grain-effect = Toma { $n ->
    [one] 1 grano
   *[other] { $n } de grano
} y { $per } más por cada agua que entregues.
fortuna-action-wine = Cosecha de vino
fortuna-action-wine-effect = Toma { $n ->
    [one] 1 vino
   *[other] { $n } de vino
} y { $per } más por cada agua que entregues.
fortuna-action-sell-grain = Vender grano
fortuna-action-sell-grain-effect = Vende el grano que quieras a { $n } monedas la unidad ({ $per } con Mercado).
fortuna-action-sell-wine = Vender vino
fortuna-action-sell-wine-effect = Vende el vino que quieras a { $n } monedas la unidad ({ $per } con Mercado).
fortuna-action-centurions = Reclutar Centuriones
fortuna-action-centurions-effect = Compra Centuriones por { $first }, { $second } y { $third } monedas, { $cap } como máximo.
fortuna-action-priestesses = Obtener Sacerdotisas
fortuna-action-priestesses-effect = Compra Sacerdotisas por { $first }, { $second } y { $third } monedas, { $cap } como máximo.
fortuna-action-clergy = Representación del Clero
fortuna-action-clergy-effect = Entrega una Sacerdotisa y toma un dado; como máximo, { $cap } dados.
fortuna-action-family = Familia
fortuna-action-family-effect = Cásate por { $cost } monedas; si ya te has casado, toma { $grain ->
    [one] 1 grano
   *[other] { $grain } de grano
}, { $wine ->
    [one] 1 vino
   *[other] { $wine } de vino
} o { $coins } monedas.
fortuna-action-build = Construir
fortuna-action-build-effect = Paga un edificio y colócalo en tu provincia.
fortuna-action-corruption = Corrupción
fortuna-action-corruption-effect = Paga { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
} y copia una carta de otro lado, o toma { $coins } monedas.
fortuna-action-fortuna = Fortuna
fortuna-action-fortuna-effect = Avanza { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}. Quien la tenga al final de la ronda empieza la siguiente.

## Cartas de favor

fortuna-favour-1 = Reserva de agua
fortuna-favour-1-effect = Entrega agua: { $n ->
    [one] 1 paso
   *[other] { $n } pasos
} por unidad, { $cap } como máximo.
fortuna-favour-2 = Bacanal
fortuna-favour-2-effect = Entrega vino: { $n ->
    [one] 1 paso
   *[other] { $n } pasos
} por unidad, { $cap } como máximo.
fortuna-favour-3 = Alimentación
fortuna-favour-3-effect = Entrega grano: { $n ->
    [one] 1 paso
   *[other] { $n } pasos
} por unidad, { $cap } como máximo.
fortuna-favour-4 = Batalla
fortuna-favour-4-effect = Entrega Centuriones: { $n ->
    [one] 1 paso
   *[other] { $n } pasos
} por cada uno, { $cap } como máximo.
fortuna-favour-5 = Fortuna
fortuna-favour-5-effect = Si te has casado: { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}, con Palacio { $extra } más, { $cap } como máximo.
fortuna-favour-6 = Religión
fortuna-favour-6-effect = { $n ->
    [one] 1 paso
   *[other] { $n } pasos
} por cada Sacerdotisa que tengas; las conservas. Como máximo, { $cap }.

## Edificios

fortuna-building-market = Mercado
fortuna-building-market-effect = Cuesta { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
}. { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
} más por cada grano o vino que vendas.
fortuna-building-aqueduct = Acueducto
fortuna-building-aqueduct-effect = Cuesta { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
}. Guarda { $n ->
    [one] 1 agua
   *[other] { $n } de agua
}; si está vacío, se llena al empezar tu turno.
fortuna-building-palace = Palacio
fortuna-building-palace-effect = Cuesta { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
}; debes haberte casado. { $n ->
    [one] 1 paso
   *[other] { $n } pasos
} más con el favor 5.
fortuna-building-basilica = Basílica
fortuna-building-basilica-effect = Cuesta { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
}. Si tomas { $per } fichas o más, conserva { $n ->
    [one] 1 carta de privilegio
   *[other] { $n } cartas de privilegio
} más.

## Cartas de privilegio

fortuna-privilege-a1 = Nueva Sacerdotisa
fortuna-privilege-a1-effect = Toma gratis { $n ->
    [one] 1 Sacerdotisa
   *[other] { $n } Sacerdotisas
}.
fortuna-privilege-a2 = Nuevo Centurión
fortuna-privilege-a2-effect = Toma gratis { $n ->
    [one] 1 Centurión
   *[other] { $n } Centuriones
}.
fortuna-privilege-a3 = Regalo de agua
fortuna-privilege-a3-effect = Toma { $n ->
    [one] 1 agua
   *[other] { $n } de agua
} y { $choice } más a tu elección: agua, grano o vino.
fortuna-privilege-a4 = Regalo de grano
fortuna-privilege-a4-effect = Toma { $n ->
    [one] 1 grano
   *[other] { $n } de grano
} y { $choice } más a tu elección: agua, grano o vino.
fortuna-privilege-a5 = Regalo de vino
fortuna-privilege-a5-effect = Toma { $n ->
    [one] 1 vino
   *[other] { $n } de vino
} y { $choice } más a tu elección: agua, grano o vino.
fortuna-privilege-b1 = Un paso
fortuna-privilege-b1-effect = Avanza { $n ->
    [one] 1 paso
   *[other] { $n } pasos
} hacia Roma.
fortuna-privilege-b2 = Un paso (cuatro peones)
fortuna-privilege-b2-effect = Avanza { $n ->
    [one] 1 paso
   *[other] { $n } pasos
} hacia Roma.
fortuna-privilege-c1 = Constructor
fortuna-privilege-c1-effect = { $vp } PV por cada { $per ->
    [one] edificio
   *[other] { $per } edificios
}{ $cap ->
    [0] .
   *[other] , { $cap } PV como máximo.
}
fortuna-privilege-c2 = Granero
fortuna-privilege-c2-effect = { $vp } PV por cada { $per ->
    [one] grano entregado
   *[other] { $per } de grano entregados
} al final{ $cap ->
    [0] .
   *[other] , { $cap } PV como máximo.
}
fortuna-privilege-c3 = Cisterna
fortuna-privilege-c3-effect = { $vp } PV por cada { $per ->
    [one] agua entregada
   *[other] { $per } de agua entregados
} al final{ $cap ->
    [0] .
   *[other] , { $cap } PV como máximo.
}
fortuna-privilege-c4 = Bodega
fortuna-privilege-c4-effect = { $vp } PV por cada { $per ->
    [one] vino entregado
   *[other] { $per } de vino entregados
} al final{ $cap ->
    [0] .
   *[other] , { $cap } PV como máximo.
}
fortuna-privilege-c5 = Guarnición
fortuna-privilege-c5-effect = { $vp } PV por cada { $per ->
    [one] Centurión entregado
   *[other] { $per } Centuriones entregados
} al final{ $cap ->
    [0] .
   *[other] , { $cap } PV como máximo.
}
fortuna-privilege-c6 = Templo
fortuna-privilege-c6-effect = { $vp } PV por cada { $per ->
    [one] Sacerdotisa entregada
   *[other] { $per } Sacerdotisas entregadas
} al final{ $cap ->
    [0] .
   *[other] , { $cap } PV como máximo.
}
fortuna-privilege-c7 = Tesoro
fortuna-privilege-c7-effect = { $vp } PV por cada { $per ->
    [one] moneda entregada
   *[other] { $per } monedas entregadas
} al final{ $cap ->
    [0] .
   *[other] , { $cap } PV como máximo.
}
