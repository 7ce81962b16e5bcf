"""Taking back a seat's last answer, beside the match: whether it can be done, and what is left then."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engines.core.awaited import sealed_since
from engines.core.codec import Codec
from engines.core.errors import Refusal, UndoRefused
from engines.core.flow import Table
from engines.core.log import MAIN, Answered, apart, is_act
from engines.core.steps import State, conflicts
from engines.core.text import Text

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Moment(Generic[S]):
    """Where a seat steps back from: the answers that count, and the positions kept before some of them."""

    table: Table[S]
    live: Sequence[Answered]
    kept: Mapping[int, bytes]


class StepBack(Generic[S]):
    """A seat's last answer taken back, beside the match. Raises UndoRefused saying what is in the way.

    entry: the answer. table: the position without it. live: the answers that stay; kept: the positions
    before those of them that were played again. with_acts: acts are among what is taken back or played again.
    """

    def __init__(
        self,
        moment: Moment[S],
        seat: int,
        codec: Codec[S],
        table_at: Callable[[bytes], Table[S]],
    ) -> None:
        """table_at: a table of the match at a dumped position."""
        table, live = moment.table, moment.live
        own = [at for at, one in enumerate(live) if one.seat == seat]
        if not own:
            raise UndoRefused(Text("core-undo-nothing"))
        self.entry, later = live[own[-1]], live[own[-1] + 1 :]
        self.live = [*live[: own[-1]], *later]
        # Dice thrown anew by a moderator must not fall as of old again.
        if self.entry.barrier or self.entry.number < table.position.fresh:
            raise UndoRefused(Text("core-undo-barrier"))
        if sealed_since(table.position, table.pending, self.entry.lane, seat):
            raise UndoRefused(Text("core-undo-secret"))
        if later and not self._beside(later, table):
            raise UndoRefused(Text("core-undo-others"))
        if self.entry.number not in moment.kept:
            raise UndoRefused(Text("core-undo-too-old"))
        self.with_acts = is_act(self.entry) or any(map(is_act, later))
        self.table = table_at(moment.kept[self.entry.number])
        self.kept: dict[int, bytes] = {}
        for one in later:
            self.kept[one.number] = codec.dump(self.table.position)
            self._play(one)

    def _beside(self, later: Sequence[Answered], table: Table[S]) -> bool:
        """Whether the later answers lie in other lanes beside the entry's open one, out of its reach."""
        if self.entry.lane not in table.position.lanes:
            return False
        if any(map(is_act, later)) and not self._is_sealed():
            # Others have acted upon what they saw; of a sealed answer they saw nothing.
            return False
        might = frozenset(self.entry.might)
        return all(
            apart(one.lane, self.entry.lane) and not conflicts(frozenset(one.touched), might)
            for one in later
        )

    def _is_sealed(self) -> bool:
        return self.entry.secret and self.entry.lane != MAIN

    def _play(self, one: Answered) -> None:
        """Give an answer again to the same question."""
        asked = self.table.same(one)
        try:
            self.table.answer(asked.id if asked else one.decision, one.seat, one.answer)
        except Refusal as error:
            raise UndoRefused(Text("core-undo-others")) from error
