"""What was counted in many matches: exact, in whole numbers and fractions."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from bot.training.balance.keys import Key, merged
from bot.training.balance.noting import Facts
from engines.core import Text


@dataclass(slots=True)
class Count:
    """How those did who took something.

    offered, taken: how many seats could take it, and did, at least once in a match.
    wins: what they have won. fair: what they would have won on average, had the victories of each match been
    dealt out among its players by lot; variance: by how much that varies.
    lots: in how many matches who wins was a matter of lot to them, by how likely one of them would win it.
    """

    offered: int = 0
    taken: int = 0
    wins: Fraction = Fraction(0)
    fair: Fraction = Fraction(0)
    variance: Fraction = Fraction(0)
    lots: dict[Fraction, int] = field(default_factory=dict)

    def add(self, wins: Sequence[Fraction], takers: Sequence[int]) -> None:
        """Count a match in which these seats took it; wins: what each player has won."""
        players, some = len(wins), len(takers)
        mean = sum(wins, Fraction(0)) / players
        self.taken += some
        self.wins += sum((wins[seat] for seat in takers), Fraction(0))
        self.fair += some * mean
        square = sum(((one - mean) ** 2 for one in wins), Fraction(0)) / players
        if some < players and square:  # then others could have won in their place
            self.variance += square * some * (players - some) / (players - 1)
            self.lots[some * mean] = self.lots.get(some * mean, 0) + 1


@dataclass(slots=True)
class Tally:
    """All that was counted, by what it is."""

    matches: int = 0
    counts: dict[Key, Count] = field(default_factory=dict)
    shown: dict[Key, Text] = field(default_factory=dict)

    def add(self, match: Facts) -> None:
        """Count a match."""
        self.matches += 1
        takers: dict[Key, list[int]] = {}
        for seat, noted in enumerate(match.seats):
            for key in noted.offered:
                self.counts.setdefault(key, Count()).offered += 1
            for key in noted.taken:
                takers.setdefault(key, []).append(seat)
        for key, seats in takers.items():
            self.counts[key].add(match.wins, seats)
        for key, text in match.shown.items():
            self.shown[key] = merged(self.shown.get(key, text), text)
