"""Matches of AI players of one strength among themselves, by one content, and what was counted in them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from multiprocessing import active_children
from typing import Any

from bot.child_process import processes, settle_in
from bot.training.balance.keys import Rows
from bot.training.balance.noting import Facts, Noted, Watched, facts
from bot.training.balance.tally import Tally
from engines import registry
from engines.core import GameSpec, Match, key_from
from engines.core.options import Options
from engines.core.players import Player
from engines.core.playout import playout

PARTS = 8
"""Into so many parts the matches of each worker are cut, so that all end at about the same time."""


@dataclass(frozen=True)
class Series:
    """What is played: a game with one content, at a table, by players of one kind.

    player: makes one; if there are several workers it is sent to them.
    """

    spec: GameSpec[Any]
    raw: Mapping[str, Any]
    options: Options
    players: int
    player: Callable[[], Player]

    @cached_property
    def _content(self) -> Any:
        return self.spec.content(self.raw)

    @cached_property
    def _rows(self) -> Rows:
        return Rows(self.spec.key, self.raw)

    def played(self, number: int) -> Facts:
        """What there is to count in the match of a number: the same number has the same deal and dice."""
        key, marks = key_from(f"balance {number}"), [None] * self.players
        match = Match.begin(self.spec, self._content, "", key, self.options, marks, keeping="none")
        seated = [Watched(self.player(), self._rows, Noted(), {}) for _ in marks]
        playout(match, seated)
        return facts(match, seated)


def tally(series: Series, numbers: range, workers: int = 1) -> Tally:
    """What was counted in the matches of some numbers; of a registered game if there are several workers."""
    found = Tally()
    each = map(series.played, numbers) if workers == 1 else _by_others(series, numbers, workers)
    for one in each:
        found.add(one)
    return found


def _by_others(series: Series, numbers: range, workers: int) -> Iterator[Facts]:
    """The same, played by several processes: in the order of the numbers all the same."""
    size = max(1, len(numbers) // (workers * PARTS))
    parts = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    table = series.spec.key, series.raw, series.options, series.players, series.player
    with ProcessPoolExecutor(workers, mp_context=processes, initializer=settle_in) as pool:
        waiting = [pool.submit(_part, table, part) for part in parts]
        try:
            while waiting:
                yield from waiting.pop(0).result()
        except BaseException:  # nobody wants what is still being played, and it may take long
            for worker in active_children():
                worker.kill()
            raise


# --- what happens in the other process -------------------------------------------------------------


def _part(
    table: tuple[str, Any, Options, int, Callable[[], Player]], numbers: range
) -> Sequence[Facts]:
    game, *rest = table
    series = Series(registry.game(game), *rest)
    return [series.played(number) for number in numbers]
