"""The lanes of the Resolution: full hands and towers, answers early and late, and always the same end."""

import pytest

from engines.core import Answer, Choose, Decision, IllegalMove, Stream, key_from
from engines.tadmor.ids import GOODS, MISSIONS, PARTS, UPGRADES
from engines.tadmor.state import Tadmor
from tests.engines.contract.recording import copied
from tests.engines.contract.undoing import canonical_bytes
from tests.engines.core.strict import StrictMatch
from tests.engines.tadmor.build import BLUE, CONTENT, RED, YELLOW, Scene, space_kind

ENDS = ("close", "pass", "done")
PRIVATE = ("i21", "i37", "i47", "i48")


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


def dealt(stream: Stream) -> Scene:
    """A position in which much can be done: all pieces out, means of all kinds, missions to return."""
    players, turn = 2 + stream.below(3), 1 + stream.below(9)
    scene = Scene(players, turn=turn).first(stream.below(players))
    tiles, cards = [*UPGRADES], [*MISSIONS]
    stream.shuffle(tiles)
    stream.shuffle(cards)
    era = (turn - 1) // 3 + 1
    shown = [
        tile for tile in tiles[24:] if usable(tile, players) and CONTENT.upgrades[tile].era == era
    ]
    scene.display(*shown[: 2 + stream.below(4)])
    for seat in range(players):
        _means(
            scene, seat, stream, [tile for tile in tiles[seat * 6 :][:6] if usable(tile, players)]
        )
        scene.has(seat, hand=[cards.pop() for _ in range(stream.below(4))])
        scene.has(seat, completed=[cards.pop() for _ in range(stream.below(4))])
    if not stream.below(3):
        scene.short_deck(*cards[: stream.below(5)], others=stream.below(players))
    _pieces(scene, stream, players)
    return scene


def usable(tile: str, players: int) -> bool:
    return CONTENT.upgrades[tile].two or players > 2


def _means(scene: Scene, seat: int, stream: Stream, tiles: list[str]) -> None:
    rich = {name: stream.below(9) for name in ("wood", "stone", "marble", "gold")}
    scene.has(seat, camels=3 + stream.below(3), ships=2 + stream.below(3), **rich)
    scene.has(
        seat, height=5 * stream.below(4) + stream.below(4), upgrades=tiles, points=stream.below(20)
    )
    if stream.below(4):
        scene.has(seat, temples=[1 + stream.below(len(PARTS) - 1)])
    scene.has(seat, goods={GOODS[stream.below(len(GOODS))]: 1})


def _pieces(scene: Scene, stream: Stream, players: int) -> None:
    room = {
        seat: {
            "camel": scene.start_state.players[seat].camels,
            "ship": scene.start_state.players[seat].ships,
        }
        for seat in range(players)
    }
    for seat in range(players):
        for tile in scene.start_state.players[seat].upgrades:
            if tile in PRIVATE:
                scene.stands(**{tile: seat})
                room[seat]["camel"] -= 1
    places = [place for place in CONTENT.board[players == 2] if place != "em4"]
    stream.shuffle(places)
    for place in places:
        seat, kind = stream.below(players), space_kind(place)
        if room[seat][kind] > 0:
            room[seat][kind] -= 1
            scene.stands(**{place: seat})


def at_start(seed: int) -> tuple[StrictMatch[Tadmor], Stream]:
    """A dealt position at the beginning of the Resolution, on a table that trusts nobody."""
    stream = Stream(key_from(f"lanes {seed}"), "play", 0)
    playing = dealt(stream).start("resolution").playing
    header, counters = playing.header, playing.table.counters
    position = playing.spec.codec.load(playing.dump())
    return StrictMatch(playing.spec, playing.content, header, position, counters), stream


def sample(decision: Decision, stream: Stream) -> Answer:
    """A permitted answer that seldom ends a slot."""
    if isinstance(decision, Choose) and stream.below(6):
        free = [one.id for one in decision.options if not one.waits and one.id not in ENDS]
        useful = [one for one in free if not one.startswith(("back", "refuse", "discard"))]
        if kinds := useful or free:
            return kinds[stream.below(len(kinds))]
    return decision.sample(stream)


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
