"""A guard for players that are programs: their answers must not cancel each other for ever."""

import json
from collections import Counter
from hashlib import blake2b
from typing import Any

from engines.core.codec import canonical
from engines.core.decisions import Decision
from engines.core.fields import canonical_json
from engines.core.match import Match

FREE = 30
"""How often a seat may be asked the same in one round before positions are compared, which takes time."""


class Circling:
    """Notices when answers lead back to where they came from. Looks at one match.

    Only answers that follow each other directly count: whoever else answers, or takes back, begins anew.
    Rounds only go up, so no circle is longer than one of them.
    """

    def __init__(self) -> None:
        self._at: tuple[int, int] | None = None
        self._asked: Counter[tuple[int, str]] = Counter()
        self._seen: set[bytes] = set()

    def again(self, match: Match[Any], decision: Decision) -> bool:
        """Whether this question, about to be answered, was answered before in the same position."""
        now = (match.spec.round(match.table.position.state), match.number)
        if self._at != now:
            self._asked.clear()
            self._seen.clear()
        self._at = (now[0], match.number + 1)
        asked = decision.seat, decision.prompt.key
        self._asked[asked] += 1
        if self._asked[asked] <= FREE:
            return False
        mark = _mark(match, decision)
        known = mark in self._seen
        self._seen.add(mark)
        return known


def _mark(match: Match[Any], decision: Decision) -> bytes:
    """A question in a position, however often questions were asked and chance was used until then."""
    position = canonical(json.loads(match.dump()))
    lanes = [[name, lane["steps"]] for name, lane in sorted(position["lanes"].items())]
    told = [decision.seat, decision.prompt.key, position["state"], lanes]
    return blake2b(canonical_json(told), digest_size=16).digest()
