# Words on Mesopotamia’s pictures, short enough for their place, and the text forms of the board.
# Names are in mesopotamia-names.ftl.

mesopotamia-picture-game = Mesopotamia
mesopotamia-picture-before = Before round 1
mesopotamia-picture-round-of = Round { $n } of { $of }
mesopotamia-picture-order = Turn order
mesopotamia-picture-phase-setup = Setup
mesopotamia-picture-phase-action = Action phase
mesopotamia-picture-phase-combat = Combat phase
mesopotamia-picture-phase-end = End of the round
mesopotamia-picture-colour-red = red
mesopotamia-picture-colour-blue = blue
mesopotamia-picture-colour-yellow = yellow
mesopotamia-picture-colour-green = green
mesopotamia-picture-colour-violet = violet
mesopotamia-picture-colour-ink = black
mesopotamia-picture-colour-brown = brown
mesopotamia-picture-colour-silver = silver

## Below the map

mesopotamia-picture-gardens = Hanging Gardens
mesopotamia-picture-gardens-none = not begun yet
mesopotamia-picture-gardens-done = all parts built
mesopotamia-picture-needs-population = population { $n } or more
mesopotamia-picture-needs-events = event space { $n } or more
mesopotamia-picture-needs-settlements = { $n ->
    [one] a settlement
   *[other] { $n } settlements
}
mesopotamia-picture-needs-nothing = no other need
