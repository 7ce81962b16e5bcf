"""The lanes of the Resolution: full hands and towers, answers early and late, and always the same end."""

import pytest

from engines.core import Answer, Decision, IllegalMove, Stream
from engines.tadmor.state import Tadmor
from tests.engines.contract.recording import copied
from tests.engines.contract.undoing import canonical_bytes
from tests.engines.core.strict import StrictMatch
from tests.engines.tadmor.build import BLUE, RED, YELLOW, Scene
from tests.engines.tadmor.lanes import (
    at_start,
    sample,
)

# --- who may act when -------------------------------------------------------------------------


def test_t37_a_mission_completed_for_the_caravan_waits_for_the_traitor() -> None:
    scene = Scene(2, turn=7).has(RED, height=1).has(BLUE, height=5, camels=4, completed=["k9"])
    scene.has(BLUE, hand=["k21"], wood=4).stands(em2=RED, em3=BLUE, da2=BLUE).start("resolution")
    assert "complete.da2.k21" in scene.waiting(BLUE)
    scene.does(RED, "use.em2")
    assert scene.heights(BLUE) == [3]
    scene.does(BLUE, "complete.da2.k21")
    assert scene.player(BLUE).missions == 2
    assert scene.player(BLUE).camels == 4


def test_t38_a_rare_good_waits_while_an_earlier_temple_could_take_it() -> None:
    for finished, waits in (((), True), ((BLUE, YELLOW), False)):
        scene = Scene(3).has(RED, temples=[3], marble=4, gold=3).has(BLUE, stone=5)
        scene.finished(*finished).stands(pa3=RED, eu4=BLUE).start("resolution")
        assert ("use.eu4" in scene.waiting(BLUE)) is waits
        scene.does(RED, "done").does(BLUE, "use.eu4")
        assert scene.player(BLUE).rare_goods == 1


def test_t39_towers_without_a_traitor_are_built_in_any_order() -> None:
    ends = []
    for order in ((RED, BLUE), (BLUE, RED)):
        scene = Scene(2).has(RED, wood=1, stone=1).has(BLUE, wood=1, marble=2)
        scene.stands(em1=RED, da1=BLUE).start("resolution")
        for seat in order:
            scene.does(seat, {RED: "use.em1", BLUE: "use.da1"}[seat])
        ends.append(scene.playing.state_hash())
        assert scene.heights() == [1, 2]
    assert ends[0] == ends[1]


def test_free_steps_run_beside_everything_others_do() -> None:
    scene = Scene(2, turn=7).has(RED, height=1).has(BLUE, height=5, upgrades=["i2"], wood=2)
    scene.has(RED, wood=3).has(BLUE, stone=2).display("i47").stands(
        pa1=RED, em2=RED, em1=BLUE, ns1=BLUE
    ).start("resolution")
    assert {"use.em1"} <= set(scene.waiting(BLUE))
    scene.does(BLUE, "trade.wood", {"gold": 3})
    assert scene.warehouse(BLUE) == (4, 2, 0, 0)
    assert scene.traded(BLUE) == (0, 0, 0, 3)


# --- any permitted order ----------------------------------------------------------------------


def played(match: StrictMatch[Tadmor], stream: Stream) -> list[tuple[str, Answer]]:
    """Answers given in a random permitted order to the end of the phase."""
    given = []
    while not match.over:
        free = [one for one in match.table.pending.values() if not one.blocked]
        asked = free[stream.below(len(free))]
        given.append((asked.id, sample(asked, stream)))
        match.answer(asked.id, asked.seat, given[-1][1])
    return given


def in_turn(match: StrictMatch[Tadmor], answers: dict[str, Answer]) -> None:
    """The same answers in the strict serial order: always to the first question."""
    while not match.over:
        asked = next(iter(match.table.pending.values()))
        match.answer(asked.id, asked.seat, answers.pop(asked.id))
    assert answers == {}


def at_will(match: StrictMatch[Tadmor], answers: dict[str, Answer], stream: Stream) -> None:
    """The same answers in another permitted order."""
    while not match.over:
        free = [one for one in match.table.pending.values() if one.id in answers]
        stream.shuffle(free)
        assert any(accepted(match, one, answers) for one in free)


def accepted(match: StrictMatch[Tadmor], asked: Decision, answers: dict[str, Answer]) -> bool:
    try:
        match.answer(asked.id, asked.seat, answers[asked.id])
    except IllegalMove:
        return False
    del answers[asked.id]
    return True


@pytest.mark.parametrize("seed", range(24))
def test_any_permitted_order_ends_as_the_serial_one(seed: int) -> None:
    match, stream = at_start(seed)
    serial, other = copied(match), copied(match)
    given = dict(played(match, stream))
    in_turn(serial, dict(given))
    at_will(other, dict(given), stream)
    assert canonical_bytes(serial) == canonical_bytes(match)
    assert canonical_bytes(other) == canonical_bytes(match)
