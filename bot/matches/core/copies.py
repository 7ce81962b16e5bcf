"""The same match a second time, to think about or to go back in while the one in play moves on."""

from collections.abc import Iterable
from typing import Any

from engines.core import AnyEntry, Match


def fork(
    match: Match[Any], entries: Iterable[AnyEntry], kept: dict[int, bytes] | None = None
) -> Match[Any]:
    """A match at the same position that shares nothing with it that changes.

    entries: of its log, as many as are needed. kept: the positions it can go back to.
    """
    position = match.spec.codec.load(match.dump())
    counters = match.table.counters.copy()
    return Match(match.spec, match.content, match.header, position, counters, list(entries), kept)
