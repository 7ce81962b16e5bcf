"""What a seat has to play with, for the head of its panel."""

from engines.core import Text, View, text
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import goods


def purse(view: View[Mesopotamia], seat: int) -> list[Text]:
    """Goods, and how many units there are, if any, and may be."""
    game = view.state
    held, limit = game.units(seat), game.growth(seat).units
    units = [text("mesopotamia-units", n=held, limit=limit)] if held else []
    return [goods(game.realms[seat].goods), *units]
