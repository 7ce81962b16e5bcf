"""What a change means for those who are awaited: whose wait ends or begins, and what has called for them.

Nothing here looks anything up or writes it down (see bot.matches.play.waits).
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.domain.outbox import Fate
from bot.matches.core.live import PublicQuestion


@dataclass(frozen=True, slots=True)
class AwaitedSeats:
    """Who is awaited at a moment.

    asked: what the seats are asked that the match waits for. people: who is asked at each seat, None where
    nobody is. hidden: the seats that are asked in secret together, whether they have answered or not.
    """

    asked: Mapping[int, PublicQuestion]
    people: Sequence[int | None]
    hidden: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    """How a change bears on the waits.

    actor: the seat that acted. at_panel: its person did it, and their panel goes on by itself. entries: the
    numbers of its log entries; back: those of the answers that were taken back. restart_all: the waits of
    all begin once more. handed_over: the seats that are now somebody else's. given: the other seats for which
    something was answered that their people had answered ahead. fate: what became of the one who acted.
    """

    actor: int | None
    at_panel: bool
    entries: Sequence[int]
    back: Sequence[int]
    restart_all: bool
    handed_over: Collection[int]
    given: Collection[int] = ()
    fate: Fate = Fate.ANSWERED

    def ended(self, old: Collection[int], new: Collection[int]) -> list[int]:
        """The seats whose wait has ended, though another may have begun at once."""
        fresh = {self.actor, *self.handed_over, *self.given}
        return [seat for seat in old if self.restart_all or seat not in new or seat in fresh]


@dataclass(frozen=True, slots=True)
class Resumed:
    """The wait of a seat that has taken answers back, the first of them in `entry`."""

    seat: int
    entry: int
    secret: bool


@dataclass(frozen=True, slots=True)
class WaitChanges:
    """What is to be written of the waits after a change.

    over: the seats whose waits are forgotten, if there are any. added: those that were not awaited.
    restarted: those awaited whose wait begins once more; retold: whose wait goes on, for something else.
    at_panel: the seat whose person need not be called. answered: a seat with the log entry in which it has
    answered. resumed: the seat that gets back the time it had left. called_off: the seats whose calls are
    taken back. settled: those whose reminders are to say what became of them. all_restarted: everybody may be
    pinged again.
    """

    over: tuple[int, ...] = ()
    added: tuple[int, ...] = ()
    restarted: tuple[int, ...] = ()
    retold: tuple[int, ...] = ()
    at_panel: int | None = None
    answered: tuple[int, int] | None = None
    resumed: Resumed | None = None
    called_off: tuple[int, ...] = ()
    settled: tuple[tuple[int, Fate], ...] = ()
    all_restarted: bool = False


def plan_waits(old: AwaitedSeats, new: AwaitedSeats, moved: Moved) -> WaitChanges:
    """What a change that has led from `old` to `new` means for the waits."""
    before = {} if moved.restart_all else old.asked
    added = tuple(seat for seat in new.asked if seat not in before)
    stayed = [seat for seat in new.asked if seat in before]
    joined = any(new.asked[seat].secret for seat in added)
    restarted = [seat for seat in stayed if _restarts(old, new, moved, seat, joined=joined)]
    called_off = _called_off(old, new, moved)
    return WaitChanges(
        over=_over(old, new, moved),
        added=added,
        restarted=tuple(restarted),
        retold=tuple(
            one for one in stayed if one not in restarted and before[one] != new.asked[one]
        ),
        at_panel=moved.actor if moved.at_panel else None,
        answered=_answered(moved),
        resumed=_resumed(new, moved),
        called_off=called_off,
        settled=_settled(old, new, moved, called_off),
        all_restarted=moved.restart_all,
    )


def _over(old: AwaitedSeats, new: AwaitedSeats, moved: Moved) -> tuple[int, ...]:
    """The seats whose waits are not to stay; if all begin anew, that is everybody's, whatever is known."""
    if moved.restart_all:
        return tuple(range(len(old.people)))
    return tuple(seat for seat in old.asked if seat not in new.asked)


def _restarts(
    old: AwaitedSeats, new: AwaitedSeats, moved: Moved, seat: int, *, joined: bool
) -> bool:
    """Whether a wait that goes on begins anew. joined: somebody else is now asked in secret, too.

    Of what is asked in secret the time goes on: that it begins anew would tell of the answer.
    """
    if seat in moved.handed_over:
        return True
    if seat != moved.actor and seat not in moved.given:
        return False
    return joined or not (old.asked[seat].secret and new.asked[seat].secret)


def _answered(moved: Moved) -> tuple[int, int] | None:
    """Who has answered, and in which entry."""
    if moved.actor is None or not moved.entries or moved.back:
        return None
    return moved.actor, moved.entries[0]


def _resumed(new: AwaitedSeats, moved: Moved) -> Resumed | None:
    """Who has taken an answer back and has as much time as was left when it was given.

    Otherwise answering and taking back would win time. With a secret question they are back among those who
    are asked that.
    """
    if moved.actor is None or not moved.back or moved.actor not in new.asked:
        return None
    return Resumed(moved.actor, min(moved.back), new.asked[moved.actor].secret)


def _called_off(old: AwaitedSeats, new: AwaitedSeats, moved: Moved) -> tuple[int, ...]:
    """The seats of people who are awaited no longer without having answered.

    A prompt of somebody who has answered stays as it is: it may be the panel at which that was done. Only if
    their seat goes to somebody else while others are asked in secret, too, it goes as if they had not.
    """
    kept = () if moved.restart_all else new.asked
    called = {*old.asked, *(set(moved.handed_over) & set(old.hidden))}
    return tuple(
        seat
        for seat in sorted(called)
        if (seat not in kept or seat in moved.handed_over)
        and (seat != moved.actor or moved.back)
        and seat not in moved.given
        and old.people[seat] is not None
    )


def _settled(
    old: AwaitedSeats, new: AwaitedSeats, moved: Moved, called_off: Collection[int]
) -> tuple[tuple[int, Fate], ...]:
    """What becomes of the others whose wait has ended."""
    return tuple(
        (seat, moved.fate if seat == moved.actor else Fate.ANSWERED)
        for seat in moved.ended(old.asked, new.asked)
        if seat not in called_off and old.people[seat] is not None
    )
