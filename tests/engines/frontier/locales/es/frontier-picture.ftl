# Palabras de las imágenes de la frontera, y las que dicen en texto lo que muestran.

frontier-picture-round = Ronda { $n } de { $of }
frontier-picture-phase-planning = Planificación
frontier-picture-phase-campaign = Campaña
frontier-picture-phase-end = Final
frontier-picture-order = Orden de juego
frontier-picture-nobody = Juramento roto
frontier-picture-battle = Batalla de { $land }
frontier-picture-sign-militia = Milicia
frontier-picture-sign-tired = Cansadas
frontier-picture-sign-fort = Fuerte
frontier-picture-sign-capital = Capital

frontier-picture-zone-north-west = El noroeste
frontier-picture-zone-north-east = El noreste
frontier-picture-zone-middle = El centro
frontier-picture-zone-south-west = El suroeste
frontier-picture-zone-south-east = El sureste

frontier-picture-colour-red = rojo
frontier-picture-colour-blue = azul
frontier-picture-colour-yellow = amarillo
frontier-picture-colour-green = verde
frontier-picture-colour-violet = violeta
frontier-picture-colour-ink = negro
frontier-picture-colour-bone = hueso
frontier-picture-cards = Cartas de táctica
frontier-picture-secrets = Lo que solo sabes tú
frontier-picture-lands = Tierras

## Qué ha cambiado

frontier-picture-change-battle = { $who } ataca { $land }.
frontier-picture-change-out = { $who } queda fuera.
frontier-picture-change-order = Orden de juego: { $order }.
frontier-picture-change-left = { $land } no es de nadie.
frontier-picture-change-taken = { $who } tiene { $land }: { $units }.
frontier-picture-change-army = { $land }: { $units }.
frontier-picture-change-tired = { $land }, tropas cansadas: { $units }.

## Informes de batallas

frontier-picture-report = Batalla { $n }: { $land }
frontier-report-won = { $name } toma { $land }
frontier-report-held = { $name } conserva { $land }
frontier-report-takes = toma { $land }
frontier-report-holds = conserva { $land }
frontier-report-from = ataca desde { $land }
frontier-report-for = defiende { $land }
frontier-report-step-units = Unidades
frontier-report-step-helpers = Refuerzos
frontier-report-step-walls = Murallas
frontier-report-step-cards = Cartas
frontier-report-step-die = Dado
frontier-report-step-total = Total
frontier-report-losses = Bajas
frontier-report-after = Tras la batalla
frontier-report-no-losses = Ninguna
frontier-report-lost = { $name }: { $units } ({ $land })
frontier-report-home = { $name } vuelve a { $land } con sus tropas cansadas.
frontier-report-retreat = { $name } se retira a { $land }.
frontier-report-trapped = { $name } no tiene adónde retirarse y pierde { $units }.
frontier-report-fallen = { $name } ha perdido la capital y queda fuera.
frontier-report-helper = { $name } desde { $land } con { $units }
frontier-report-walls = { $n } por las murallas
frontier-report-die = un { $n } en el dado
frontier-report-attack = { $name } ataca desde { $land } con { $parts }: { $total } en total.
frontier-report-defence = { $name } defiende { $land } con { $parts }: { $total } en total.

## Formas de texto

frontier-alt-standing = { $name }: { $lands ->
    [one] 1 tierra
   *[other] { $lands } tierras
}, { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
frontier-alt-purse = { $name } tiene { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} y { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
frontier-alt-battle = { $attacker } ataca { $land } desde { $origin } con { $units }; allí: { $defender }, { $defending }.
frontier-alt-helps-attack = { $name } refuerza el ataque desde { $land } con { $units }.
frontier-alt-helps-defence = { $name } refuerza la defensa desde { $land } con { $units }.
frontier-alt-land = { $land }: { $name }, { $units }.

frontier-text-seat = { $symbol } { $name }: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $lands ->
    [one] 1 tierra
   *[other] { $lands } tierras
}, { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
frontier-text-order = Orden de juego: { $names }
frontier-text-nobody = Tierras de nadie
frontier-text-fort = { $land } (fuerte)
frontier-text-capital = { $land } (capital)
frontier-text-land = { $land }: { $units }
frontier-text-tired = cansadas: { $units }
frontier-text-empty = Vacías: { $lands }
frontier-text-deck = Mazo: { $deck }; descartadas: { $discards }
frontier-text-hand = Tus cartas: { $cards }
frontier-text-plan = Tu plan: { $what }
frontier-text-recruit = { $units } en { $land }
frontier-text-bid = Tu puja: { $n }
frontier-text-laid = Juegas: { $cards }
frontier-text-known = Has visto de { $name }: { $cards }
