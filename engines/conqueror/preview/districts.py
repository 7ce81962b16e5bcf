"""What civil districts and forts bring, in words for questions and pictures (CON-12.10 to CON-12.13)."""

from engines.conqueror.ids import ACADEMY, BAZAAR, FORT
from engines.conqueror.state import Conqueror
from engines.core import Text, text


def district_effect(game: Conqueror, kind: str) -> Text:
    """What one more district of a kind brings to whoever builds it."""
    limits = game.content.limits
    numbers = {
        BAZAAR: limits.bazaar,
        FORT: limits.small_bonus,
        ACADEMY: limits.academy_discount,
    }
    return text(
        f"conqueror-hint-district-{kind}", n=numbers.get(kind, 1), points=limits.small_points
    )
