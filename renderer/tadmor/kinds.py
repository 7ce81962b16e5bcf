"""What an upgrade does as a pictogram: told from its effect, so that any content has one for every tile."""

from dataclasses import dataclass

from engines.tadmor.content import effects as of
from renderer.core.canvas import Canvas
from renderer.core.palette import INK
from renderer.core.symbols import Sign
from renderer.tadmor.palette import PILES, SHIP
from renderer.tadmor.symbols import draw_sign

MAIN, CORNER = 0.68, 0.46
"""Sizes of the two signs as shares of the tile's."""
FIGURES = 36
"""Size from which a tile has room for its number."""
JAR = PILES["yellow"]
BARRED = Sign("barred")
POINTS, AMPHORA = Sign("points"), Sign("amphora", arguments=(JAR,))
LEVELS, CARD = Sign("levels", arguments=(3,)), Sign("mission_face")
RAID, SAFE = Sign("swords"), Sign("safe")


@dataclass(frozen=True, slots=True)
class Pictogram:
    """What a kind of upgrade is about, and in the corner what it brings: another sign, or a number."""

    main: Sign
    corner: Sign | None = None
    figure: str = ""


FIXED = {
    "herald": Pictogram(CARD, POINTS),
    "broker": Pictogram(POINTS, Sign("any_good")),
    "own_raiders": Pictogram(RAID, SAFE),
    "escort": Pictogram(SAFE, RAID),
    "spoils": Pictogram(RAID, POINTS),
    "tribute": Pictogram(RAID, Sign("gold")),
    "collector": Pictogram(AMPHORA, POINTS),
    "credit": Pictogram(POINTS, AMPHORA),
    "keeper": Pictogram(AMPHORA, Sign("amphora", arguments=(PILES["red"],))),
    "fifth_storey": Pictogram(LEVELS, figure="5"),
    "fame": Pictogram(LEVELS, POINTS),
    "scaffold": Pictogram(Sign("wood"), BARRED),
    "private_market": Pictogram(Sign("exchange")),
    "sanctuary": Pictogram(Sign("temple"), POINTS),
    "workshop": Pictogram(Sign("hammer")),
    "envoy": Pictogram(Sign("crown")),
    "tax_charter": Pictogram(Sign("coin", arguments=(False,)), BARRED),
}
"""Kinds whose pictogram does not depend on numbers or goods."""
BEST = {
    "tower": LEVELS,
    "goods": AMPHORA,
    "missions": CARD,
    "temple": Sign("temple"),
    "pieces": Sign("ship", arguments=(SHIP,)),
}
"""What a legacy is about."""


def pictogram(effect: of.UpgradeEffect) -> Pictogram:
    """The pictogram of an upgrade with this effect."""
    match effect:
        case of.Trade():
            return Pictogram(Sign(effect.give), Sign(effect.take or "any_good"))
        case of.Hold():
            return Pictogram(Sign("ship", arguments=(SHIP,)), Sign(effect.resource))
        case of.Legacy():
            return Pictogram(BEST[effect.of], Sign("crown"))
        case of.Clerk():
            return Pictogram(CARD, figure=f"\u2212{effect.saves}")
        case of.Buyer():
            return Pictogram(AMPHORA, figure=f"\u2212{effect.saves}")
        case of.Architects():
            return Pictogram(Sign("temple"), figure=f"\u2212{effect.saves}")
        case of.Storehouse():
            return Pictogram(Sign("store"), figure=str(effect.limit))
        case of.Peacemaker():
            return Pictogram(POINTS, figure=f"\u00d7{effect.times}")
    return FIXED[effect.kind]


def draw_pictogram(
    canvas: Canvas, x: float, y: float, size: float, effect: of.UpgradeEffect
) -> None:
    """The pictogram on its tile, centred on `x`, `y`; its number where the tile is large enough."""
    shown, off = pictogram(effect), size * 0.12
    canvas.icon("kind_tile", x, y, size)
    figure = shown.figure if size >= FIGURES else ""
    aside = shown.corner is not None or figure
    at = (x - off, y - off) if aside else (x, y)
    barred = shown.corner == BARRED
    if barred:
        at = x, y
    draw_sign(canvas, *at, shown.main, size * (MAIN if aside and not barred else 0.74))
    if barred:
        draw_sign(canvas, x, y, BARRED, size * 0.84)
    elif shown.corner is not None:
        draw_sign(canvas, x + size * 0.21, y + size * 0.21, shown.corner, size * CORNER)
    if figure:
        canvas.place("figure_ground", x + size * 0.5 - 25, y + size * 0.5 - 22, 24, 21)
        canvas.text(x + size * 0.5 - 13, y + size * 0.5 - 12, figure, "hero", 20, INK, "middle", 26)
