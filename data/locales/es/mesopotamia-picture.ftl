# Textos de las imágenes de Mesopotamia, tan cortos como su sitio pide, y las formas escritas del tablero.
# Los nombres están en mesopotamia-names.ftl.

mesopotamia-picture-game = Mesopotamia
mesopotamia-picture-before = Antes de la ronda 1
mesopotamia-picture-round-of = Ronda { $n } de { $of }
mesopotamia-picture-order = Orden de turno
mesopotamia-picture-phase-setup = Preparación
mesopotamia-picture-phase-action = Fase de acciones
mesopotamia-picture-phase-combat = Fase de combate
mesopotamia-picture-phase-end = Fin de la ronda
mesopotamia-picture-colour-red = rojo
mesopotamia-picture-colour-blue = azul
mesopotamia-picture-colour-yellow = amarillo
mesopotamia-picture-colour-green = verde
mesopotamia-picture-colour-violet = violeta
mesopotamia-picture-colour-ink = negro
mesopotamia-picture-colour-brown = marrón
mesopotamia-picture-colour-silver = plateado

## Debajo del mapa

mesopotamia-picture-gardens = Jardines Colgantes
mesopotamia-picture-gardens-none = sin empezar
mesopotamia-picture-gardens-done = todo construido
mesopotamia-picture-needs-population = población { $n } o más
mesopotamia-picture-needs-events = casilla de eventos { $n } o más
mesopotamia-picture-needs-settlements = { $n ->
    [one] un asentamiento
   *[other] { $n } asentamientos
}
mesopotamia-picture-needs-nothing = sin otro requisito
