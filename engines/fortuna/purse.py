"""What a seat of Fortuna has to play with, for the head of its panel."""

from engines.core import Text, View
from engines.fortuna.state import Fortuna
from engines.fortuna.words import goods

_ALWAYS = "coin"
_ORDER = (_ALWAYS, "grain", "water", "wine", "die", "centurion", "priestess")


def purse(view: View[Fortuna], seat: int) -> list[Text]:
    """Coins, and of the other goods those there are (FOR-1.3); water in the Aqueduct included."""
    province = view.state.provinces[seat]
    held = {good: province.amount(good) for good in _ORDER}
    return [goods(good, number) for good, number in held.items() if number or good == _ALWAYS]
