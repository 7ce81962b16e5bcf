"""What is done within a trial: one person's private copy of a match, in which it moves all seats."""

from collections.abc import Iterator
from typing import Any

from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.match import MatchInfo, UndoState
from bot.matches.core.live import Live
from bot.matches.play.change import Change
from engines.core import Answered, Decision, Match, Refusal, Text
from engines.core.worlds import first_counters


def check_owner(info: MatchInfo, user_id: int) -> None:
    """Raises NoSuchMatch for a match that is no trial of this person: nobody else knows of it."""
    if not info.trial or info.creator_id != user_id:
        raise NoSuchMatch


def open_decisions(match: Match[Any]) -> list[Decision]:
    """All that can be answered for any seat, awaited ones first; blocked ones if there is nothing else."""
    pending = list(match.table.pending.values())
    free = [one for one in pending if not one.blocked]
    return sorted(free, key=lambda one: one.optional) or pending


def asked_of_others(live: Live) -> Decision | None:
    """What is asked of another seat than its owner's; what can be answered early can wait for the owner."""
    own = live.seat_of(live.info.creator_id)
    asked = [one for one in open_decisions(live.match) if not one.blocked]
    awaits_owner = any(one.seat == own and not one.optional for one in asked)
    others = (one for one in asked if one.seat != own)
    return next((one for one in others if not (one.optional and awaits_owner)), None)


def answered(live: Live, user_id: int, decision_id: str, answer: object) -> Change:
    """Answer for the seat that is asked. Raises Refusal, also if the made-up deal cannot go on."""
    check_owner(live.info, user_id)
    _, decision = live.match.table.find(decision_id)
    try:
        events = live.match.answer(decision_id, decision.seat, answer)
    except Refusal:
        raise
    except Exception as error:
        # What was made up need not be possible, and then anything can fail; the match is as it was.
        raise Refusal(Text("looking-whatif-impossible")) from error
    return Change(live.match.entries[-1:], events, decision.seat, user_id)


def undo_state(live: Live, user_id: int) -> UndoState:
    """How many answers can be taken back: all of them, whosever they are."""
    check_owner(live.info, user_id)
    return UndoState(len(live.match.live()))


def stepped_back(live: Live, user_id: int, base: bytes, *, all_of_it: bool) -> Change:
    """Take back the last answer, or all of them. Raises MatchError if there is none.

    base: the position the trial began with.
    """
    check_owner(live.info, user_id)
    known = live.match.live()
    if not known:
        raise MatchError(Text("core-undo-nothing"))
    first = 0 if all_of_it else len(known) - 1
    gone = known[first:]
    _reach(live, gone[0], base)
    live.match.rollback(known[first - 1].number if first else 0, "")
    back = [one.number for one in gone]
    return Change(live.match.entries[-1:], (), None, user_id, back)


def _reach(live: Live, entry: Answered, base: bytes) -> None:
    """Have the position before an answer at hand: a trial cannot be played again from its set-up."""
    kept = live.match.kept
    if entry.number not in kept:
        again = _played_again(live.match, base)
        kept[entry.number] = next(data for number, data in again if number == entry.number)


def _played_again(match: Match[Any], base: bytes) -> Iterator[tuple[int, bytes]]:
    """The positions before the answers in force, from the beginning of the trial."""
    position = match.spec.codec.load(base)
    again = Match(match.spec, match.content, match.header, position, first_counters(position))
    for one in match.live():
        yield one.number, again.dump()
        asked = again.table.posed(one.lane, one.seat)
        assert asked is not None  # noqa: S101 - it was answered, and the same led there
        again.answer(asked.id, one.seat, one.answer)
