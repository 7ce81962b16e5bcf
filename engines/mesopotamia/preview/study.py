"""What Research could do for a seat."""

from engines.mesopotamia.ids import CLAY, TABLET
from engines.mesopotamia.rules.discover import discoverable
from engines.mesopotamia.rules.goods import can_pay
from engines.mesopotamia.state import Mesopotamia


def can_convert(game: Mesopotamia, seat: int) -> bool:
    """Whether a seat has the clay for tablets (MES-14.2)."""
    return can_pay(game.realms[seat], {CLAY: game.content.limits.conversion_clay})


def discoveries(game: Mesopotamia, seat: int) -> list[str]:
    """The actions of which a seat could discover a technology now (MES-14.4)."""
    cost = {TABLET: game.content.limits.discovery_tablets}
    return discoverable(game, seat) if can_pay(game.realms[seat], cost) else []
