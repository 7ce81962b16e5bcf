"""Taking one's own answers back, also past what AI players have answered since.

An AI player wants nothing back, so nobody has to be asked as long as nothing has come to light through its
answers. They go back with the person's own; the AI player then answers anew.
"""

from itertools import takewhile
from typing import Any

from bot.domain.match import MatchInfo, UndoState
from bot.matches.core.copies import fork
from engines.core import Answered, Match, UndoRefused

OTHERS = "core-undo-others"
"""Why an answer stands from which somebody else has gone on."""


def undo_state(match: Match[Any], info: MatchInfo, seat: int) -> UndoState:
    """How many answers a seat can take back in a row, and whose answers go along; else what is in the way."""
    try:
        match.undoable(seat)
    except UndoRefused as refused:
        found = _past_others(match, info, seat) if refused.message.key == OTHERS else None
        if found is None:
            return UndoState(0, refused.message)
        through, copy = found
        seats = tuple(sorted({one.seat for one in through}))
        return UndoState(copy.undoable_count(seat), through=seats)
    return UndoState(match.undoable_count(seat))


def take_back(match: Match[Any], info: MatchInfo, seat: int, *, turn: bool) -> list[Answered]:
    """Take back the last answer of a seat, with `turn` as many of them as can be; gives all that is gone.

    Raises UndoRefused saying what is in the way; nothing has changed then.
    """
    gone: list[Answered] = []
    try:
        match.undoable(seat)
    except UndoRefused as refused:
        found = _past_others(match, info, seat) if refused.message.key == OTHERS else None
        if found is None:
            raise
        gone = [match.undo(one.seat) for one in found[0]]
    return gone + (match.undo_turn(seat) if turn else [match.undo(seat)])


def _past_others(
    match: Match[Any], info: MatchInfo, seat: int
) -> tuple[list[Answered], Match[Any]] | None:
    """What AI players have answered since a seat's last answer and would go back with it, the newest first.

    Beside it a copy of the match without these answers; None if there is no way back through them.
    """
    later = takewhile(lambda one: one.seat != seat, reversed(match.live()))
    # What people have answered may lie beside what is to be taken back.
    answers = [one for one in later if _of_ai(info, one)]
    if not answers or not _may_pass(match, info, seat):
        return None
    copy = fork(match, match.entries, match.kept)
    gone: list[Answered] = []
    for one in answers:
        try:
            gone.append(copy.undo(one.seat))
        except UndoRefused:
            return None
        if _can_undo(copy, seat):
            return gone, copy
    return None


def _may_pass(match: Match[Any], info: MatchInfo, seat: int) -> bool:
    """Whether a seat may take back what AI players have built on at all.

    Not while something is asked in secret: whether it can would tell who has answered. And not from under
    other people where seats have secrets: by trying one answer after the other one could sound an AI
    player's hand.
    """
    if any(one.secret for one in match.table.pending.values()):
        return False
    return not (match.spec.keeps_secrets and info.others_play(seat))


def _of_ai(info: MatchInfo, answer: Answered) -> bool:
    """Whether an AI player gave an answer in a seat that was nobody's at the time."""
    seat = info.seats[answer.seat]
    return seat.user_id is None and answer.number > seat.since


def _can_undo(match: Match[Any], seat: int) -> bool:
    try:
        match.undoable(seat)
    except UndoRefused:
        return False
    return True
