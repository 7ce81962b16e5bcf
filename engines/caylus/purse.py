"""What a seat of Caylus has to play with, for the head of its panel."""

from engines.caylus.goods import holdings
from engines.caylus.state import Caylus
from engines.caylus.words import amount
from engines.core import Text, View


def purse(view: View[Caylus], seat: int) -> list[Text]:
    """Deniers, the cubes there are, workers in hand and points (CAY-2.3, CAY-2.7)."""
    player = view.state.players[seat]
    counted = [amount("workers", player.workers), amount("points", player.points)]
    return [*holdings(player), *counted]
