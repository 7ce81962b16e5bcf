"""Matches played for their exports, and what stands in these."""

import json
from collections.abc import Callable
from typing import Any

from data.content import digest
from engines.core import Match, match_key, seed_hash
from engines.core.export import MatchFile, Sealing, export
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from engines.core.wire import Hidden
from tests.engines.core.bazaar import BAZAAR, CONTENT, Bazaar, content

SEALING = Sealing("secret seed", ["17", "4"], seed_hash("secret seed"))
CLOSED = Sealing(None, ["17", "4"], seed_hash("secret seed"))


def played(until: int | None = None) -> Match[Bazaar]:
    key = match_key("secret seed", ["17", "4"])
    match = Match.begin(BAZAAR, content(CONTENT), digest(CONTENT), key, {}, ["red", None, None])
    playout(match, [RandomPlayer()] * 3, until)
    return match


def written(until: int | None = None, **how: Any) -> dict[str, Any]:
    how.setdefault("sealing", SEALING)
    return dict(json.loads(export(played(until), CONTENT, **how)))


def hidden_in(file: MatchFile) -> list[int]:
    return [entry.number for entry in file.log if isinstance(entry, Hidden)]


def at_the_auction() -> Match[Bazaar]:
    """A match in which all are asked for a bid and nobody has given one."""
    match = played(0)
    while any(one.prompt.key != "bazaar-bid" for one in match.table.pending.values()):
        asked = next(one for one in match.table.pending.values() if not one.blocked)
        match.answer(asked.id, asked.seat, match.default_for(asked.id))
    return match


def bids(*given: tuple[int, str | None]) -> Match[Bazaar]:
    """An auction in which seats bid in this order; None takes the bid back."""
    match = at_the_auction()
    for seat, answer in given:
        if answer is None:
            match.undo(seat)
        else:
            asked = next(one for one in match.table.pending.values() if one.seat == seat)
            match.answer(asked.id, seat, answer)
    return match


def change(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    def changed(file: dict[str, Any]) -> None:
        *above, last = path.split(".")
        inner: Any = file
        for part in above:
            inner = inner[int(part)] if isinstance(inner, list) else inner[part]
        inner[int(last) if isinstance(inner, list) else last] = value

    return changed
