"""What was asked when an answer was given: the story tells nothing of some answers."""

import asyncio
from collections.abc import Iterable
from typing import Any

from cachetools import LRUCache

from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore
from bot.matches.history.past import PastBoards
from engines.core import Answered, Decision, Match
from engines.core.sealed import known_groups

REMEMBERED = 2000
"""How many questions stay in memory: lists for going back are made again and again."""


class PastQuestions:
    """Finds the questions of earlier answers."""

    def __init__(self, store: MatchStore, past: PastBoards) -> None:
        self._store = store
        self._past = past
        self._recalled: LRUCache[tuple[str, int, str], Decision | None] = LRUCache(REMEMBERED)

    async def asked(
        self, match_id: str, answers: Iterable[Answered], *, at_hand: bool = False
    ) -> dict[int, Decision]:
        """What some answers of a match answered, by their entries; what cannot be found is left out.

        at_hand: so is what cannot be found without playing the match again.
        """
        found = {one.number: await self._question(match_id, one, at_hand) for one in answers}
        return {number: asked for number, asked in found.items() if asked is not None}

    async def _question(self, match_id: str, answer: Answered, at_hand: bool) -> Decision | None:
        place = (match_id, answer.number, answer.lane)
        if place in self._recalled:
            return self._recalled[place]
        live = await self._store.live(match_id)
        position = await self._before(match_id, _asked_at(live.match, answer), at_hand)
        if position is None and at_hand:
            return None
        asked = (
            None if position is None else await asyncio.to_thread(_asked, live, position, answer)
        )
        self._recalled[place] = asked
        return asked

    async def _before(self, match_id: str, number: int, at_hand: bool) -> bytes | None:
        """The position before an entry."""
        live = await self._store.live(match_id)
        kept = await self._past.kept(live, number - 1)
        if kept is not None or at_hand:
            return kept
        past = await self._past.after(match_id, number - 1)
        return past.position if past.entry == past.wanted else None


def _asked_at(match: Match[Any], answer: Answered) -> int:
    """The entry before which an answer was asked for: several who answer in secret are asked together."""
    for group in known_groups(match).values():
        if any(one.decision == answer.decision for one in group):
            return min(one.number for one in group)
    return answer.number


def _asked(live: Live, position: bytes, answer: Answered) -> Decision | None:
    """The question of a lane at a position, if it is the one that was answered there."""
    asked = live.match.table_at(position).posed(answer.lane, answer.seat)
    return asked if asked is not None and asked.seat == answer.seat else None
