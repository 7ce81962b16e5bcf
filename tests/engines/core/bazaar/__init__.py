"""A small game that uses everything the core offers; it is played by the tests alone.

Each round traders run their errands side by side, in any order: buying from a common stock, drawing from
a common deck, selling cards, burying one, returning goods, showing them one after the other, boasting before
the others, leaving with a neighbour. Then all bid in secret for a prize, and each pays a toll. At any time
one may give coins to others.
"""

from tests.engines.core.bazaar.errands import (
    Bury,
    Buy,
    Draw,
    Errand,
    Gate,
    Leave,
    React,
    Return,
    Sell,
    Show,
)
from tests.engines.core.bazaar.game import BAZAAR, CONTENT, content
from tests.engines.core.bazaar.gifts import Gift
from tests.engines.core.bazaar.rounds import Bid, Close
from tests.engines.core.bazaar.scoring import worth
from tests.engines.core.bazaar.state import Bazaar, choose

__all__ = [
    "BAZAAR",
    "CONTENT",
    "Bazaar",
    "Bid",
    "Bury",
    "Buy",
    "Close",
    "Draw",
    "Errand",
    "Gate",
    "Gift",
    "Leave",
    "React",
    "Return",
    "Sell",
    "Show",
    "choose",
    "content",
    "worth",
]
