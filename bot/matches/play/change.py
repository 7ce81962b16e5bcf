"""What was done to a match in memory, before it is stored."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace

from bot.domain.match import MatchInfo
from bot.domain.orders import NO_PREMOVES, Premoves, Why
from bot.domain.outbox import Kind
from bot.matches.core.live import Live
from bot.matches.play.autoplay import AutoplayResult
from bot.storage.transaction import Transaction
from engines.core import AnyEntry, Event
from engines.core.log import is_act
from engines.core.sealed import is_sealed


@dataclass(frozen=True, slots=True)
class Change:
    """What was done to a match in memory and has to be stored.

    actor: the seat that did it. user_id: the person, None for AI players and the house.
    back: log entries whose answers were taken back. along: the AI players' seats of those among them that had
    to go along, one for each. lines: what belongs to no entry, such as what moderators do; posted by itself,
    and no later step back takes it along. info: the match with what else is to be changed in it.
    restart_all: the waits of all begin once more. board: the post that is owed in any case. also: what else
    is to be written. why: how the answer had been given ahead, None if by hand. premoves, autoplay: all
    that was answered ahead before the change, and what became of it.
    """

    entries: Sequence[AnyEntry] = ()
    events: Sequence[Event] = ()
    actor: int | None = None
    user_id: int | None = None
    back: Sequence[int] = ()
    lines: Sequence[Event] = ()
    info: MatchInfo | None = None
    restart_all: bool = False
    board: Kind | None = None
    also: Callable[[Transaction], Awaitable[None]] | None = None
    why: Why | None = None
    premoves: Premoves = NO_PREMOVES
    autoplay: AutoplayResult = field(default_factory=AutoplayResult)
    along: Sequence[int] = ()

    @property
    def idle(self) -> bool:
        """Whether nothing was done, neither by hand nor for those who have answered ahead."""
        return (
            self.autoplay.leaves(self.premoves)
            and replace(self, premoves=NO_PREMOVES, autoplay=AutoplayResult()) == Change()
        )


def only_acts(live: Live, change: Change) -> bool:
    """Whether a seat has only acted without being asked, or taken back only that."""
    gone = [live.match.entries[number - 1] for number in change.back]
    done = gone or change.entries
    return bool(done) and all(map(is_act, done))


def at_panel(live: Live, change: Change) -> bool:
    """Whether a person has acted whose panel goes on by itself, so that they need not be called.

    Who is the last to answer in secret is called like all others: it would tell who that was.
    """
    lanes = live.match.table.position.lanes
    revealed = any(is_sealed(one) and one.lane not in lanes for one in change.entries)
    return change.user_id is not None and not revealed


def handed_over(live: Live, info: MatchInfo) -> list[int]:
    """The seats that are now somebody else's to play, or again somebody's who had left the server."""
    pairs = zip(live.info.seats, info.seats, strict=True)
    return [
        after.seat
        for before, after in pairs
        if before.person != after.person or (before.gone and not after.gone)
    ]
