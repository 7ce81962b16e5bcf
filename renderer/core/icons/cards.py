"""Plates, panels, strips, card backs and card faces."""

from renderer.core.palette import INK, IVORY, LINE, PAPER, SHADOW, TURN, Colour, mix
from renderer.core.pen import TOP_CORNERS, Pen, star
from renderer.core.sprites import icon


@icon("plate")
def plate(pen: Pen, width: float, height: float) -> None:
    """The gold frame of the turn plate."""
    pen.card(0, 0, width, height, 12, INK)
    pen.card(2, 2, width - 2, height - 2, 11, TURN)
    pen.card(7, 7, width - 7, height - 7, 7, IVORY)


@icon("panel")
def panel(pen: Pen, width: float, height: float, fill: Colour = IVORY) -> None:
    """A panel with its paper shadow."""
    pen.card(1, 4, width, height, 10, SHADOW)
    pen.card(0, 0, width - 1, height - 3, 10, LINE)
    pen.card(2, 2, width - 3, height - 5, 8, fill)


@icon("strip")
def strip(pen: Pen, width: float, height: float, edge: Colour, turn: bool = False) -> None:
    """A player's strip; with a gold frame when that player is awaited."""
    pen.card(2, 5, width, height, 14, SHADOW)
    if turn:
        pen.card(0, 0, width - 2, height - 3, 14, INK)
        pen.card(2, 2, width - 4, height - 5, 13, TURN)
        pen.card(8, 8, width - 10, height - 11, 8, INK)
        pen.card(9, 9, width - 11, height - 12, 7, IVORY)
    else:
        pen.card(6, 6, width - 8, height - 9, 9, mix(edge, PAPER, 0.3))
        pen.card(8, 8, width - 10, height - 11, 8, IVORY)


@icon("pill")
def pill(pen: Pen, width: float, height: float, fill: str = IVORY) -> None:
    """The ground of a name, or of words that stand over other things."""
    pen.card(0, 0, width, height, height / 2, fill)


@icon("chip")
def chip(pen: Pen, width: float, height: float, filled: bool = True) -> None:
    """A small place for a word, filled or still empty."""
    edge, fill = ("#a98f5c", "#f3e3bd") if filled else ("#d9ccb0", "#f5eee0")
    pen.card(0, 0, width, height, 6, edge)
    pen.card(1.5, 1.5, width - 1.5, height - 1.5, 5, fill)


@icon("card_back")
def card_back(pen: Pen, width: float, height: float, colour: Colour) -> None:
    """A card seen from behind: ivory rim, the deck's colour, one ornament."""
    w, h = width, height
    pen.card(w * 0.08, h * 0.04, w * 0.92, h * 0.96, w * 0.12, IVORY, INK, w * 0.05)
    pen.card(w * 0.18, h * 0.12, w * 0.82, h * 0.88, w * 0.06, colour)
    pen.poly(star(2, w * 0.5, h * 0.5, w * 0.22, w * 0.22), mix(colour, IVORY, 0.5))


@icon("card_face")
def card_face(pen: Pen, width: float, height: float, head: Colour, fill: Colour = IVORY) -> None:
    """A card to read: a head of 54 in the deck's colour."""
    pen.card(2, 5, width, height, 14, SHADOW)
    pen.card(0, 0, width - 2, height - 4, 14, INK)
    pen.card(2, 2, width - 4, height - 6, 12, fill)
    pen.card(2, 2, width - 4, 54, 12, head, corners=TOP_CORNERS)
    pen.rect(2, 52, width - 4, 55, "#c8962e")


@icon("rule")
def rule(pen: Pen, width: float, height: float, colour: Colour) -> None:
    """A straight line or block of one colour."""
    pen.rect(0, 0, width, height, colour)
