"""Nobody sees, by whatever detour, what is hidden from them."""

from collections.abc import Iterable
from typing import Any

from pydantic_core import to_json

from engines.core import Event, Position, Refusal, Stream, Table, UndoRefused, key_from
from engines.core.hidden import redeal
from engines.core.players import GreedyPlayer, RandomPlayer
from engines.core.playout import waiting
from engines.core.position import Outcome
from engines.core.strict import StrictMatch, StrictTable
from tests.engines.contract.recording import Moment, Recording, copied


def seen(table: Table[Any], seat: int | None) -> bytes:
    """All that a seat sees."""
    view = table.view(seat)
    return to_json([view.state, view.decisions, view.waiting, view.over])


def told(events: Iterable[Event], seat: int | None) -> bytes:
    """The story as a seat hears it."""
    return to_json([event.seen_by(seat) for event in events])


def other_world(match: StrictMatch[Any], seat: int | None, stream: Stream) -> Table[Any]:
    """The position with everything hidden from a seat dealt anew."""
    twin = copied(match).table.position
    steps = [step for lane in twin.lanes.values() for step in lane.steps]
    redeal([twin.state, *steps], seat, lambda _, items: stream.shuffle(items))
    counters = copied(match).table.counters
    table: Table[Any] = StrictTable(twin, match.content, bytes.fromhex(match.header.key), counters)
    table.settle()
    return table


def _readers(recording: Recording) -> list[int | None]:
    return [None, *range(recording.case.players)]


def hidden_things_do_not_show(recording: Recording, moment: Moment, stream: Stream) -> None:
    """What a seat sees does not depend on what is hidden from it."""
    match = recording.at(moment)
    for seat in _readers(recording):
        assert seen(other_world(match, seat, stream), seat) == seen(match.table, seat), (
            f"{seat} sees something hidden"
        )


def _learned(outcome: Outcome, seat: int | None) -> bool:
    return outcome.revealed or any(seat in event.private for event in outcome.events)


def answers_of_others_do_not_betray(recording: Recording, moment: Moment, stream: Stream) -> None:
    """The same answer of another seat looks alike in both worlds, unless something was revealed."""
    match = recording.at(moment)
    decision = moment.decision
    for seat in _readers(recording):
        if seat == decision.seat:
            continue
        here, there = copied(match).table, other_world(match, seat, stream)
        try:
            given = there.check(decision.id, decision.seat, moment.answer)
        except Refusal:
            continue
        first = here.answer(decision.id, decision.seat, moment.answer)
        second = there.play(given)
        if _learned(first, seat) or _learned(second, seat):
            continue
        assert told(first.events, seat) == told(second.events, seat), f"{seat} hears of it"
        assert seen(here, seat) == seen(there, seat), f"{seat} sees it"


def what_is_dealt_anew_tells_nothing(recording: Recording, moment: Moment, stream: Stream) -> None:
    """What a seat could guess comes out the same wherever the hidden things really lie."""
    match = recording.at(moment)
    for seat in range(recording.case.players):
        there = other_world(match, seat, stream).position
        assert _dealt(match, match.table.position, seat) == _dealt(match, there, seat), seat


def _dealt(match: StrictMatch[Any], position: Position[Any, Any], seat: int) -> bytes:
    """A position with everything hidden from a seat dealt anew, always by the same chance."""
    found = match.spec.codec.load(match.spec.codec.dump(position))
    steps = [step for lane in found.lanes.values() for step in lane.steps]
    key = key_from("anew")
    redeal([found.state, *steps], seat, lambda what, items: Stream(key, what, 0).shuffle(items))
    return match.spec.codec.dump(found)


def an_ai_player_knows_no_more_than_its_seat(
    recording: Recording, moment: Moment, stream: Stream
) -> None:
    """What an AI player answers does not depend on what is hidden from its seat."""
    match, asked = recording.at(moment), moment.decision
    twin = copied(match)
    twin.table = other_world(match, asked.seat, stream)
    for player in (RandomPlayer(), GreedyPlayer(samples=2, depth=0, most=5)):
        assert player.answer(twin, asked) == player.answer(copied(match), asked), (
            f"seat {asked.seat} answers by what is hidden from it"
        )


def secret_answers_look_alike(recording: Recording, moment: Moment, stream: Stream) -> None:
    """Two different secret answers look alike to all others until revealed."""
    match = recording.at(moment)
    for decision in waiting(match):
        if not decision.secret:
            continue
        some, other = decision.sample(stream), decision.sample(stream)
        here, there = copied(match).table, copied(match).table
        first = here.answer(decision.id, decision.seat, some)
        second = there.answer(decision.id, decision.seat, other)
        if first.revealed or second.revealed:
            continue
        for seat in _readers(recording):
            if seat != decision.seat:
                assert told(first.events, seat) == told(second.events, seat), (seat, some, other)
                assert seen(here, seat) == seen(there, seat), (seat, some, other)


def taking_back_does_not_show(recording: Recording, moment: Moment, _: Stream) -> None:
    """Whoever takes an answer back leaves no trace for others to see."""
    match, decision = recording.at(moment), moment.decision
    before = {seat: seen(match.table, seat) for seat in _readers(recording)}
    match.answer(decision.id, decision.seat, moment.answer)
    try:
        match.undo(decision.seat)
    except UndoRefused:
        return
    for seat, view in before.items():
        if seat != decision.seat:
            assert seen(match.table, seat) == view, seat
