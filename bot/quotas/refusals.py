"""What somebody reads who has reached a limit: which one it is, and when they can go on."""

from datetime import datetime

from bot.domain.errors import MatchError
from bot.domain.quotas import Limit
from engines.core import text


def met(limit: Limit, most: int, again: datetime | None = None) -> MatchError:
    """The refusal of what a limit does not allow. again: when it will be allowed, where that is known."""
    key = f"quotas-{limit.name}-met"
    if again is None:
        return MatchError(text(key, most=most))
    # Refusals make harmless what stands in their arguments, so the stamp around it is the catalogues'.
    return MatchError(text(key, most=most, when=str(int(again.timestamp()))))
