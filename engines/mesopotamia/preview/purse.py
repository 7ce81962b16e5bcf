"""What a seat has to play with, for the head of its panel."""

from engines.core import Text, View, text
from engines.mesopotamia.rules.stock import unit_limit
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import goods

__all__ = ["purse", "unit_limit"]


def purse(view: View[Mesopotamia], seat: int) -> list[Text]:
    """Goods, and how many units there are, if any, and may be."""
    game = view.state
    held, limit = game.units(seat), unit_limit(game, seat)
    units = [text("mesopotamia-units", n=held, limit=limit)] if held else []
    return [goods(game.realms[seat].goods), *units]
