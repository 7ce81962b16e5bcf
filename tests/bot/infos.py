"""What the bot knows of a match, made up."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.domain.match import MatchInfo, SeatInfo, Status

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def info(
    names: Sequence[str],
    marks: Sequence[str | None] = (),
    *,
    game: str = "fortuna",
    **changes: Any,
) -> MatchInfo:
    """A running match of people with these names, numbered from 100, the first of them its creator."""
    seated = zip(names, marks or [None] * len(names), strict=True)
    made = MatchInfo(
        id="abcdefgh",
        guild_id=1,
        channel_id=2,
        game=game,
        name="Friday",
        status=Status.RUNNING,
        players=len(names),
        options={},
        language="en",
        private=False,
        creator_id=100,
        seed_hash="0" * 64,
        created_at=NOW,
        due_at=NOW,
        seats=tuple(SeatInfo(n, 100 + n, name, mark) for n, (name, mark) in enumerate(seated)),
    )
    return replace(made, **changes)
