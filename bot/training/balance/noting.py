"""What was chosen in one match, and who won it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from typing_extensions import override

from bot.training.balance.keys import (
    MARK,
    SEAT,
    TURN,
    Key,
    Rows,
    Shown,
    merged,
    offered,
    taken,
)
from engines.core import Answer, Decision, Match, Result, Text
from engines.core.log import MAIN, Answered
from engines.core.players import Player


@dataclass(slots=True)
class Noted:
    """What a seat was offered and what it took, at least once."""

    offered: set[Key] = field(default_factory=set)
    taken: set[Key] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Facts:
    """What there is to count in a finished match, by the seats of its players.

    wins: what each has won, a shared victory in part.
    """

    wins: Sequence[Fraction]
    seats: Sequence[Noted]
    shown: Shown


@dataclass(slots=True)
class Watched(Player):
    """A player, and what it chooses where there is a choice."""

    player: Player
    rows: Rows
    noted: Noted
    shown: dict[Key, Text]

    @override
    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        answer = self.player.answer(match, decision)
        if decision.sole_answer() is None:
            self._note(_described(match, decision), answer)
        return answer

    def _note(self, decision: Decision, answer: Answer) -> None:
        found = offered(decision, self.rows)
        for keys in found.values():
            self.noted.offered.update(keys)
            for key, text in keys.items():
                self.shown[key] = merged(self.shown.get(key, text), text)
        for name in taken(decision, answer):
            self.noted.taken.update(found.get(name, ()))


def _described(match: Match[Any], decision: Decision) -> Decision:
    """The question with the labels that only people read."""
    lane = decision.id.rsplit(".", 3)[0]
    return match.table.pending.get(lane, decision)


def credits_of(result: Result, players: int) -> list[Fraction]:
    """What each player has won of a match: all who win share it, seats of the house as well."""
    whole = Fraction(1, len(result.winners)) if result.winners else Fraction(0)
    return [whole if seat in result.winners else Fraction(0) for seat in range(players)]


def turns(match: Match[Any], players: int) -> Mapping[int, int]:
    """Whose turn came first, second and so on, from 1: as the seats came to answer one after the other.

    None if not all of them came to that.
    """
    order = dict.fromkeys(
        entry.seat
        for entry in match.entries
        if isinstance(entry, Answered) and entry.lane == MAIN and entry.seat < players
    )
    if len(order) < players:
        return {}
    return {seat: number for number, seat in enumerate(order, start=1)}


def facts(match: Match[Any], watched: Sequence[Watched]) -> Facts:
    """What is to be counted in a finished match, its players having been watched."""
    result, players = match.result(), len(watched)
    assert result is not None  # noqa: S101 - it is finished
    shown: dict[Key, Text] = {}
    order = turns(match, players)
    for seat, one in enumerate(watched):
        own = [Key(SEAT, str(seat + 1)), Key(MARK, match.header.marks[seat])]
        if seat in order:
            own.append(Key(TURN, str(order[seat])))
        one.noted.offered.update(own)
        one.noted.taken.update(own)
        for key, text in one.shown.items():
            shown[key] = merged(shown.get(key, text), text)
    return Facts(credits_of(result, players), [one.noted for one in watched], shown)
