"""What a seat has to play with, for the head of its panel."""

from engines.core import Text, View, text
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import goods


def purse(view: View[Mesopotamia], seat: int) -> list[Text]:
    """Goods, and how many units there are and may be."""
    game = view.state
    limit = game.growth(seat).units
    return [
        goods(game.realms[seat].goods),
        text("mesopotamia-units", n=game.units(seat), limit=limit),
    ]
