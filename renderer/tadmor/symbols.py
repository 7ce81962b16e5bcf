"""What spaces do and things cost, as rows of icons."""

from collections.abc import Mapping

from engines.tadmor.content import Space
from engines.tadmor.ids import RESOURCES
from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, INK, PALE, Colour
from renderer.core.pen import Point
from renderer.core.symbols import Row, Sign
from renderer.tadmor.palette import CAMEL, MISSION, PILES, SHIP

BY_ERA = {"collect", "gifts", "traitor"}
"""Actions whose numbers depend on the Era."""
WORDED = {"market", "singles", "pairs", "missions", "war", "start", "tax", "raiders", "temple"}
"""Actions that have a word below their icon."""
CARDS = {"card_back", "mission_face"}
CARD_SHARE = 0.74
"""Width of a card as a share of its height."""


def cost(goods: Mapping[str, int]) -> Row:
    """A cost: each resource with its number."""
    there = ((kind, goods[kind]) for kind in RESOURCES if goods.get(kind))
    return tuple(sign for kind, n in there for sign in (Sign(text=str(n)), Sign(kind)))


SIGNS = {
    "wood": Sign("wood"),
    "stone": Sign("stone"),
    "marble": Sign("marble"),
    "gold": Sign("gold"),
    **{pile: Sign("amphora", arguments=(colour,)) for pile, colour in PILES.items()},
    "gifts": Sign("points"),
    "upgrade": Sign("upgrade"),
    "traitor": Sign("ruin"),
    "singles": Sign("levels", arguments=(3,)),
    "pairs": Sign("levels", arguments=(2,)),
    "temple": Sign("temple"),
    "missions": Sign("card_back", arguments=(MISSION,)),
    "market": Sign("arrow", arguments=("#6b5a3c",)),
    "market-full": Sign("exchange"),
    "shipyard": Sign("ship", arguments=(SHIP,)),
    "caravan": Sign("camel", arguments=(CAMEL,)),
    "tax": Sign("coin", arguments=(False,)),
    "war": Sign("garrison"),
    "start": Sign("pawn"),
    "raiders": Sign("swords"),
}
"""What the looks of spaces are shown by."""


def look(space: Space) -> str:
    """What a space looks like: the resource or pile it gives from, or else what it does."""
    action = "market-full" if space.full else space.action
    return space.resource or space.pile or action


def icon_of(space: Space) -> Sign:
    """What an action is shown by."""
    return SIGNS[look(space)]


def value(space: Space, era: int) -> str:
    """The number that stands beside the icon in an Era; "" where there is none."""
    amount = space.amounts[era - 1]
    match space.action:
        case "collect" | "gifts":
            return str(amount)
        case "traitor":
            return f"\u2212{amount}"
        case "shipyard" | "caravan":
            return "+1"
        case "upgrade":
            return f"U{space.order}"
        case _:
            return ""


def draw_sign(canvas: Canvas, x: float, y: float, sign: Sign, size: float) -> None:
    """One icon; cards are higher than wide."""
    box: float | Point = size
    if sign.icon in CARDS:
        box = size * CARD_SHARE, size
    canvas.icon(sign.icon, x, y, box, *sign.arguments)


def by_era(canvas: Canvas, x: float, y: float, numbers: list[int], era: int) -> None:
    """The numbers of all Eras, centred on `x`, that of the present one in ink."""
    for i, number in enumerate(numbers):
        fill: Colour = INK if i + 1 == era else EARTH
        canvas.text(x + (i - 1) * 22, y, number, "bold", 20, fill, "middle", 22)
    for side in (-11, 11):
        canvas.text(x + side, y, "\u00b7", "text", 20, PALE, "middle", 12)
