"""What is kept of combats to be shown: of this round and the last one."""

from dataclasses import field

from engines.core import Record, record


@record
class Party(Record):
    """One side as it fought. party: a seat or TRIBE; units, cards: in the same order; bid: by rows."""

    party: int
    units: list[str]
    cards: list[str] = field(default_factory=list)
    bid: dict[str, int] = field(default_factory=dict)


@record
class Bout(Record):
    """A fight of two units, by their numbers within their sides (MES-20.8).

    totals: of attack and defence. won: whether the attack has. to: where the loser retreated; None if it was
    destroyed.
    """

    attack: int
    defence: int
    totals: list[int]
    won: bool
    to: str | None = None


@record
class Report(Record):
    """A fight of two parties; number: which of the match it was."""

    number: int
    round: int
    place: str
    attack: Party
    defence: Party
    bouts: list[Bout] = field(default_factory=list)
