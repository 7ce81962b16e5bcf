"""What simple players think that seats are worth."""

from typing import Any

from engines.core import Refusal, Stream, Table
from tests.engines.contract.recording import Moment, Recording
from tests.engines.contract.seeing import other_world


def everything_can_be_judged(recording: Recording, moment: Moment, stream: Stream) -> None:
    """A position, what a seat could guess of it, and what comes of an answer there: judging never fails."""
    match, seat = recording.at(moment), moment.decision.seat
    guess = other_world(match, seat, stream)
    _judge(recording, match.table)
    _judge(recording, guess)
    if moment.is_act:
        return  # simple players are never asked for any
    try:
        guess.answer(moment.decision.id, seat, moment.decision.sample(stream))
    except Refusal:
        return
    _judge(recording, guess)


def _judge(recording: Recording, table: Table[Any]) -> None:
    """Every seat has a worth for everybody who looks on."""
    case = recording.case
    for reader in (None, *range(case.players)):
        worths = case.spec.worths(table.pieces(reader))
        assert len(worths) == case.seats
        assert all(type(worth) is int for worth in worths), worths


def whoever_has_won_is_worth_most(recording: Recording) -> None:
    """At the end, for everybody who looks on: ties are broken as they were."""
    match, case = recording.match, recording.case
    result = match.result()
    assert result is not None
    for reader in (None, *range(case.players)):
        worths = case.spec.worths(match.table.pieces(reader))
        assert len(worths) == case.seats
        beaten = [worth for seat, worth in enumerate(worths) if seat not in result.winners]
        if beaten and result.winners:
            assert min(worths[seat] for seat in result.winners) > max(beaten), worths
