"""What a seat has, could do and would get as things stand: the same answers for steps and pictures.

Nothing here is decided or changed, and only what lies on the table counts: a view is as good as a position.
"""

from itertools import accumulate

from engines.core import Text, View
from engines.fortuna.content import Content
from engines.fortuna.ids import FORTUNA_CARD
from engines.fortuna.state import Fortuna, Province
from engines.fortuna.words import goods

FAVOUR_PHASE = 4
_ALWAYS = "coin"
_ORDER = (_ALWAYS, "grain", "water", "wine", "die", "centurion", "priestess")


def purse(view: View[Fortuna], seat: int) -> list[Text]:
    """What a seat has to play with, for the head of its panel.

    Coins, and of the other goods those there are (FOR-1.3); water in the Aqueduct included.
    """
    province = view.state.provinces[seat]
    held = {good: province.amount(good) for good in _ORDER}
    return [goods(good, number) for good, number in held.items() if number or good == _ALWAYS]


def bulk_prices(content: Content, good: str, owned: int) -> list[int]:
    """What buying one, two … of a good costs in all, as far as there are places (FOR-6.7, FOR-6.9)."""
    return list(accumulate(content.prices[good][owned:]))


def next_price(content: Content, province: Province, good: str) -> int | None:
    """What one more Centurion or Priestess costs; None where all places are taken (FOR-6.7, FOR-6.9)."""
    return next(iter(bulk_prices(content, good, province.amount(good))), None)


def reach(game: Fortuna) -> int:
    """The highest favour that the dice on the table open, that of the die used once there is one (FOR-8.2).

    Every favour outside phase 4, and before the dice are rolled.
    """
    if game.phase != FAVOUR_PHASE or not game.rolled:
        return len(game.favours)
    return game.selected or max(game.rolled)


def starts_next(game: Fortuna, card: str) -> bool:
    """Whether an action card makes the owner of its side begin the next round (FOR-10.1, FOR-A11).

    The card Fortuna does; on a side nobody owns it starts nobody.
    """
    return card == FORTUNA_CARD and game.holder(card) is not None


def next_order(game: Fortuna) -> list[int]:
    """The seats in the turn order of the next round (FOR-10.1, FOR-10.4, FOR-10.5, FOR-A12).

    The holder of Fortuna first, the others by wealth. If nobody holds the card, the starting player stays.
    """
    holder = game.holder(FORTUNA_CARD)
    starting = game.order[0] if holder is None else holder
    first = game.provinces[starting].side

    def rank(seat: int) -> tuple[bool, int, int]:
        province = game.provinces[seat]
        return seat != starting, -province.coins, (province.side - first) % 4

    return sorted(range(len(game.provinces)), key=rank)


def palace_drawn(game: Fortuna) -> int:
    """Cards the first in the Palace has drawn and still chooses from (FOR-11.2)."""
    return game.drawn if len(game.arrivals) == 1 and not game.palace else 0
