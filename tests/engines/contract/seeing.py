"""Nobody sees, by whatever detour, what is hidden from them."""

from collections.abc import Iterable
from typing import Any

from pydantic_core import to_json

from engines.core import Answer, Event, Refusal, Stream, Table, UndoRefused, key_from
from engines.core.easy import UsualPlayer
from engines.core.habits import Habits
from engines.core.players import GreedyPlayer, RandomPlayer
from engines.core.playout import waiting
from engines.core.position import Outcome
from engines.core.search import Level, SearchPlayer, Task
from tests.engines.contract.recording import Moment, Recording, acts_of, copied, copies
from tests.engines.core.strict import StrictMatch, StrictTable

FEW = Level(steps=60)
"""So hard AI players think whose knowledge is tested, not their play."""
UNDECIDED = Habits({"nothing that is asked": {"nothing": 1}})
"""By these habits everything is as usual, so that what is answered depends on the lot alone."""


def seen(table: Table[Any], seat: int | None) -> bytes:
    """All that a seat sees."""
    view = table.view(seat)
    return to_json([view.state, view.decisions, view.waiting, view.over, view.act])


def asked(table: Table[Any], seat: int | None) -> bytes:
    """What a seat sees, but for what it may do without being asked."""
    view = table.view(seat)
    return to_json([view.state, view.decisions, view.waiting, view.over])


def settled(before: Table[Any], after: Table[Any], seat: int) -> bool:
    """Whether something that a seat was asked is asked no longer."""
    was, still = ({one.id for one in table.view(seat).decisions} for table in (before, after))
    return bool(was - still)


def told(events: Iterable[Event], seat: int | None) -> bytes:
    """The story as a seat hears it."""
    return to_json([event.seen_by(seat) for event in events])


def other_world(
    match: StrictMatch[Any], seat: int | None, stream: Stream, dumped: bytes | None = None
) -> Table[Any]:
    """The position with everything hidden from a seat dealt anew; dumped: the same, if it is at hand."""
    twin, counters = match.spec.codec.load(dumped or match.dump()), match.table.counters.copy()
    match.spec.deal(twin, match.content, seat, lambda _, items: stream.shuffle(items))
    key = bytes.fromhex(match.header.key)
    table: Table[Any] = StrictTable(twin, match.content, key, counters, match.acts)
    table.settle()
    return table


def _readers(recording: Recording) -> list[int | None]:
    return [None, *range(recording.case.players)]


def hidden_things_do_not_show(recording: Recording, moment: Moment, stream: Stream) -> None:
    """What a seat sees does not depend on what is hidden from it."""
    match = recording.at(moment)
    dumped = match.dump()
    for seat in _readers(recording):
        assert seen(other_world(match, seat, stream, dumped), seat) == seen(match.table, seat), (
            f"{seat} sees something hidden"
        )


def _learned(outcome: Outcome, seat: int | None) -> bool:
    return outcome.revealed or any(seat in event.private for event in outcome.events)


def answers_of_others_do_not_betray(recording: Recording, moment: Moment, stream: Stream) -> None:
    """The same answer of another seat looks alike in both worlds, unless something was revealed."""
    match = recording.at(moment)
    decision, twins, dumped = moment.decision, copies(match), match.dump()
    for seat in _readers(recording):
        if seat == decision.seat:
            continue
        here, there = next(twins).table, other_world(match, seat, stream, dumped)
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
    dumped, codec = match.dump(), match.spec.codec
    for seat in range(recording.case.players):
        there = codec.dump(other_world(match, seat, stream, dumped).position)
        assert _dealt(match, dumped, seat) == _dealt(match, there, seat), seat


def _dealt(match: StrictMatch[Any], position: bytes, seat: int | None) -> bytes:
    """A position with everything hidden from a seat dealt anew, always by the same chance."""
    found, key = match.spec.codec.load(position), key_from("anew")
    match.spec.deal(
        found, match.content, seat, lambda what, items: Stream(key, what, 0).shuffle(items)
    )
    return match.spec.codec.dump(found)


def an_ai_player_knows_no_more_than_its_seat(
    recording: Recording, moment: Moment, stream: Stream
) -> None:
    """What an AI player answers does not depend on what is hidden from its seat."""
    match, asked = recording.at(moment), moment.decision
    if moment.is_act:
        return  # AI players are never asked for any
    twin, same = copied(match), copied(match)
    twin.table = other_world(match, asked.seat, stream)
    far = GreedyPlayer(samples=1, depth=2, width=2, most=2)
    search = SearchPlayer(Habits(), FEW)
    for player in (RandomPlayer(), GreedyPlayer(samples=2, depth=0, most=5), far, search):
        assert player.answer(twin, asked) == player.answer(same, asked), (
            f"seat {asked.seat} answers by what is hidden from it"
        )
    tasks = [Task.of(one, asked, FEW) for one in (twin, same)]
    assert tasks[0] == tasks[1], f"what seat {asked.seat} thinks about tells what is hidden from it"


def an_ai_player_does_not_know_who_has_answered(
    recording: Recording, moment: Moment, stream: Stream
) -> None:
    """What an AI player answers in secret does not depend on whether others have done so already."""
    match, asked = recording.at(moment), moment.decision
    players = (
        GreedyPlayer(samples=2, depth=0, most=5),
        UsualPlayer(UNDECIDED),
        SearchPlayer(Habits(), FEW),
        SearchPlayer(UNDECIDED, FEW),
    )
    twins, before = copies(match), seen(match.table, asked.seat)
    usual: list[Answer] = []
    for other in waiting(match):
        if not other.secret or other.seat == asked.seat:
            continue
        twin = next(twins)
        twin.answer(other.id, other.seat, other.sample(stream))
        if seen(twin.table, asked.seat) == before:
            same = next(twins)
            usual = usual or [player.answer(same, asked) for player in players]
            assert [player.answer(twin, asked) for player in players] == usual, (
                f"seat {asked.seat} answers by whether seat {other.seat} has answered"
            )


def secret_answers_look_alike(recording: Recording, moment: Moment, stream: Stream) -> None:
    """Two different secret answers look alike to all others until revealed, who guess alike after them."""
    match = recording.at(moment)
    twins, dump = copies(match), match.spec.codec.dump
    for decision in waiting(match):
        if not decision.secret:
            continue
        some, other = decision.sample(stream), decision.sample(stream)
        here, there = next(twins).table, next(twins).table
        first = here.answer(decision.id, decision.seat, some)
        second = there.answer(decision.id, decision.seat, other)
        if first.revealed or second.revealed:
            continue
        alike = _going_on(here) == _going_on(there)
        positions = [dump(one.position) for one in (here, there) if alike]
        for seat in _readers(recording):
            if seat != decision.seat:
                assert told(first.events, seat) == told(second.events, seat), (seat, some, other)
                assert seen(here, seat) == seen(there, seat), (seat, some, other)
                if alike:
                    now, then = (_dealt(match, one, seat) for one in positions)
                    assert now == then, f"{seat} would guess otherwise: {some}, {other}"


def _going_on(table: Table[Any]) -> list[list[str]]:
    """What kinds of steps are in progress in each lane; what-ifs leave those out that nobody knows of."""
    return [[step.kind for step in lane.steps] for lane in table.position.lanes.values()]


def acts_do_not_tell_who_has_answered(recording: Recording, moment: Moment, stream: Stream) -> None:
    """What others may do, and what comes of it, is the same whether a secret answer has been given or not."""
    if recording.match.acts is None:
        return
    match, decision = recording.at(moment), moment.decision
    before, after = copied(match), copied(match)
    given = after.table.answer(decision.id, decision.seat, moment.answer)
    others = [seat for seat in _readers(recording) if seat != decision.seat]
    if given.revealed or any(
        told(given.events, seat) != told((), seat)
        or asked(before.table, seat) != asked(after.table, seat)
        for seat in others
    ):
        return  # everybody may know of it
    befores, afters = copies(before), copies(after)
    for act in acts_of(before):
        if act.seat == decision.seat:
            continue
        assert after.table.act_of(act.seat) == act
        answer, here, there = act.sample(stream), next(befores).table, next(afters).table
        outcomes = [table.answer(act.id, act.seat, answer) for table in (here, there)]
        if settled(before.table, here, act.seat):
            continue  # whoever was the last to be waited for brings everything to light
        for seat in others:
            first, second = (told(one.events, seat) for one in outcomes)
            assert first == second, f"{seat} hears of it"
            assert seen(here, seat) == seen(there, seat), f"{seat} sees it"


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
