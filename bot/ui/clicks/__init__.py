"""All kinds of clicks there are: whoever reads custom_ids by this package knows every one of them."""

from bot.ui.click import Click, MatchClick, kinds, match_of, read
from bot.ui.clicks import (
    ended,
    lobbies,
    looking,
    moderation,
    orders,
    panels,
    people,
    queue,
    rules,
    votes,
    whatif,
)

__all__ = [
    "Click",
    "MatchClick",
    "ended",
    "kinds",
    "lobbies",
    "looking",
    "match_of",
    "moderation",
    "orders",
    "panels",
    "people",
    "queue",
    "read",
    "rules",
    "votes",
    "whatif",
]
