"""Worlds as one seat knows them: what it may not know is made up, over and over if need be.

What comes out depends on what the seat knows and on a key alone: hidden values are brought into a fixed
order before they are dealt anew, and who is asked in secret has answered, whether they have or not.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

from engines.core.decisions import AtRandom, Decision
from engines.core.flow import Table
from engines.core.hidden import Shuffle, hidden_places
from engines.core.log import Counters
from engines.core.match import Match
from engines.core.position import Position
from engines.core.randomness import Stream
from engines.core.spec import GameSpec

TRIES = 30
"""How many deals are tried until one is found that can be: what is guessed may be impossible."""

_ROUNDS = 100
_GROUP = re.compile(r"-(\d+):")


class Unknowable(Exception):
    """No position could be made that agrees with what the seat knows."""


def by(key: bytes, prefix: str = "") -> Shuffle:
    """Chance by a key, for dealing worlds; each purpose is drawn once."""
    return lambda purpose, items: Stream(key, f"{prefix}{purpose}", 0).shuffle(items)


def derived(key: bytes, what: str) -> bytes:
    """Another key, from which the first one cannot be found."""
    return blake2b(what.encode(), key=key, digest_size=32).digest()


def dealt(
    spec: GameSpec[Any], content: Any, known: bytes, seat: int | None, shuffle: Shuffle
) -> Position[Any, Any]:
    """A position with everything hidden from a seat (None: the public) dealt anew."""
    found = spec.codec.load(known)
    spec.deal(found, content, seat, shuffle)
    return found


def deals(
    spec: GameSpec[Any], content: Any, known: bytes, seat: int | None, key: bytes
) -> Iterator[tuple[Position[Any, Any], bytes]]:
    """Some ways to deal a position anew, each with a key for what is drawn there; some may be impossible."""
    for number in range(TRIES):
        drawn = derived(key, f"{number}")
        try:
            found = dealt(spec, content, known, seat, by(drawn, "guess."))
            # Read once more: what could not be stored is no position.
            again = spec.codec.load(spec.codec.dump(found))
        except Exception:  # noqa: BLE001, S112 - what is guessed may be impossible; then another is tried
            continue
        yield again, drawn


def redealt(match: Match[Any], position: bytes, seat: int | None, key: bytes) -> Match[Any]:
    """A match that begins at a position, all hidden from `seat` (None: the public) dealt anew.

    Raises Unknowable.
    """
    for found, drawn in deals(match.spec, match.content, position, seat, key):
        try:
            made = begun(match, found, drawn)
            match.spec.invariants(made.table.position.state)
        except Exception:  # noqa: BLE001, S112 - what is guessed may be impossible; then another is tried
            continue
        return made
    raise Unknowable


def begun(match: Match[Any], position: Position[Any, Any], key: bytes) -> Match[Any]:
    """A match with an empty log that begins at a position."""
    position.draws, position.fresh = {}, 0
    header = replace(match.header, key=key.hex())
    counters = first_counters(position)
    return Match(match.spec, match.content, header, position, counters)


def first_counters(position: Position[Any, Any]) -> Counters:
    """The counters of a match that begins at a position."""
    numbers = [int(one) for lane in position.lanes for one in _GROUP.findall(lane)]
    return Counters({}, 1 + max(numbers, default=0))


def laid(match: Match[Any], position: Position[Any, Any], key: bytes) -> Table[Any]:
    """A table of a match at a position, with draws of its own, before anything is asked at it."""
    return Table(position, match.content, key, match.table.counters.copy())


def with_answers_sealed(match: Match[Any], position: bytes, own: Decision, key: bytes) -> bytes:
    """A position once those asked with a seat in secret have answered, whether they have or not.

    What they then have answered is still to be dealt anew. It is dealt anew before each answer, too: that may
    lay open what others have answered, and only what is made up may come to light. Whose answer would show at
    once gives none, since everybody sees that it is not given. Raises what an impossible deal may raise.
    """
    tried: set[str] = set()
    for _ in range(_ROUNDS):
        made_up = dealt(match.spec, match.content, position, own.seat, by(key, "sealed."))
        table = laid(match, match.spec.codec.load(match.spec.codec.dump(made_up)), key)
        table.settle()
        asked = [one for one in _others_asked(table, own) if one.id not in tried]
        if not asked:
            break
        one = asked[-1]
        tried.add(one.id)
        chance = Stream(key, f"answered.{one.id}", 0)
        drawn = isinstance(one.default, AtRandom)
        given = one.sample(chance) if drawn else one.default
        if not table.answer(one.id, one.seat, given).events:
            position = match.spec.codec.dump(table.position)
    return position


def _others_asked(table: Table[Any], own: Decision) -> list[Decision]:
    """The questions of others beside a seat's own one that are secret, too."""
    lanes = table.position.lanes
    parent = lanes[_lane_of(own.id)].parent
    return [
        one
        for lane, one in table.pending.items()
        if lanes[lane].parent == parent is not None
        and one.secret
        and not one.blocked
        and one.seat != own.seat
    ]


def _lane_of(decision_id: str) -> str:
    return decision_id.rsplit(".", 3)[0]


@dataclass(frozen=True, slots=True)
class Known:
    """All that a seat knows when it is asked something: a position with nothing in it that it may not know.

    It can be sent anywhere: it holds neither the match's key nor its log. key: of all that is made up.
    """

    position: bytes
    seat: int
    decision: str
    key: bytes

    @classmethod
    def of(cls, match: Match[Any], decision: Decision) -> "Known":
        """What the seat of a pending decision knows. Raises Unknowable."""
        spec, seat = match.spec, decision.seat
        key = derived(match.key, f"known {decision.id}")
        position = match.dump()
        try:
            if decision.secret:
                position = with_answers_sealed(match, position, decision, key)
        except Exception as error:
            raise Unknowable from error
        for found, _ in deals(spec, match.content, position, seat, key):
            found.draws, found.fresh = {}, 0
            return cls(spec.codec.dump(found), seat, decision.id, key)
        raise Unknowable


class Worlds:
    """Worlds of a seat by their numbers: the same number is the same deal and the same dice."""

    def __init__(self, spec: GameSpec[Any], content: Any, known: Known) -> None:
        self._spec, self._content, self._known = spec, content, known
        position = spec.codec.load(known.position)
        steps = [step for lane in position.lanes.values() for step in lane.steps]
        self._secrets = any(True for _ in hidden_places([position.state, *steps], known.seat))
        lane, generation = known.decision.rsplit(".", 3)[:2]
        self._counters = replace(first_counters(position), generations={lane: int(generation)})
        self._made: tuple[int, bytes] | None = None

    def table(self, number: int) -> Table[Any]:
        """A new table in a world, settled. Raises Unknowable."""
        if self._made is None or self._made[0] != number:
            self._made = number, self._dealt(number)
        return self._laid(self._spec.codec.load(self._made[1]), self.key(number))

    def key(self, number: int) -> bytes:
        """The key of all that is drawn in a world."""
        return derived(self._known.key, f"world {number}")

    def _dealt(self, number: int) -> bytes:
        known, key = self._known, self.key(number)
        if not self._secrets:
            return known.position
        for found, drawn in deals(self._spec, self._content, known.position, known.seat, key):
            data = self._spec.codec.dump(found)
            try:
                table = self._laid(found, drawn)
                table.find(known.decision)
                self._spec.invariants(table.position.state)
            except Exception:  # noqa: BLE001, S112 - what is guessed may be impossible; then another is tried
                continue
            return data
        raise Unknowable

    def _laid(self, position: Position[Any, Any], key: bytes) -> Table[Any]:
        table = Table(position, self._content, key, self._counters.copy())
        table.settle()
        return table
