"""Maps: areas from data, drawn with coasts, borders and rivers, tinted by owner, labelled and manned.

A game writes its map down as a `Chart` (or as rows of letters, see `raster`) and gives it a `Look`. It bakes
`ground.base` into its static layer, and asks `layout.settle` once where every name, badge and row of signs
goes with every area full. Onto a copy of the layer it paints whose areas they are (`tints`), moves and leader
lines (`routes`), names, signs and badges in their places (`lettering`, `badges`), and changes (`marking`).
"""
