"""Neutral tribes: who plays them, what they have, and the events they guard (MES-22)."""

import pytest

from engines.core import Allocate, Stream
from engines.mesopotamia.ids import COMBAT, KNUCKLE, ROWS, STRENGTH, TRIBE
from engines.mesopotamia.rules.control import controller
from engines.mesopotamia.rules.pinning import pinned
from engines.mesopotamia.rules.ways_out import ways_out
from engines.mesopotamia.steps.duel import Engage
from engines.mesopotamia.steps.fighting import CombatPhase
from tests.engines.mesopotamia.build import AKKAD, BABYLON, ELAM, SUMER, Scene
from tests.engines.mesopotamia.duelling import army, bid, deal
from tests.engines.scene import KEY
from tests.rulebook import rule

B3 = ("horseman", "archer", "spearman")


def guarded(*places: str, simple: bool = True, knuckles: int = 20, units: int = 1) -> Scene:
    """Units of Sumer in areas of tribes of one spearman; the event track is led by Elam, then by Sumer."""
    scene = Scene(combat="simple" if simple else "cards").at(phase=COMBAT)
    for space, seat in enumerate((BABYLON, AKKAD, SUMER, ELAM), 2):
        scene.seal("events", seat, space)
    scene.seal("population", SUMER, 4).goods(SUMER, knuckle=knuckles)
    for place in places:
        army(army(scene, TRIBE, ["spearman"], place), SUMER, ["chariot"] * units, place)
    return scene


def shows(scene: Scene, die: int) -> Scene:
    """The next die of a tribe shows this."""
    scene.draws["tribe"] = next(n for n in range(99) if Stream(KEY, "tribe", n).below(6) + 1 == die)
    return scene


@rule("MES-22.1", "MES-22.2", "MES-22.8")
def test_the_event_of_a_tribe_is_revealed_once_the_tribe_is_beaten() -> None:
    scene = guarded("b3")

    scene.place(CombatPhase())
    assert "revealed" not in scene.told
    scene.say(SUMER, {STRENGTH: 20})
    assert scene.state.grounds["b3"].tribe == {}
    assert scene.topic == "event"


@rule("MES-22.3")
@pytest.mark.parametrize("simple", [True, False])
def test_tribes_fight_by_the_rules_of_the_match(simple: bool) -> None:
    scene = guarded("b3", simple=simple).place(CombatPhase())
    cards = [fighter.card for side in scene.state.fighting().sides() for fighter in side.fighters]
    assert all(cards) is not simple


@rule("MES-22.4", "MES-T15")
@pytest.mark.parametrize(
    ("attacker", "plays"), [(ELAM, SUMER), (SUMER, AKKAD), (AKKAD, BABYLON), (BABYLON, AKKAD)]
)
def test_the_seat_behind_the_attacker_plays_the_tribe_or_else_the_one_ahead(
    attacker: int, plays: int
) -> None:
    scene = army(army(guarded(), TRIBE, B3, "b3"), attacker, ["spearman"], "b3")
    scene.place(Engage("b3", attacker, TRIBE))
    assert scene.state.fighting().defence.seat == plays


@rule("MES-22.13")
def test_a_rival_with_units_there_may_play_the_tribe() -> None:
    scene = army(guarded("b3"), AKKAD, ["spearman"], "b3").place(Engage("b3", SUMER, TRIBE))
    assert scene.state.fighting().defence.seat == AKKAD


@rule("MES-22.6", "MES-22.7", "MES-T14")
def test_a_tribe_has_its_die_and_two_for_each_unit_and_bids_them_all() -> None:
    scene = army(army(guarded(), TRIBE, B3, "b3"), SUMER, ["spearman"], "b3")
    for seat in (AKKAD, BABYLON, ELAM):  # whose knuckles are none of the tribe's
        scene.goods(seat, knuckle=3)
    shows(scene, 4).place(Engage("b3", SUMER, TRIBE))
    assert "tribe-rolls" in scene.told
    assert scene.state.fighting().defence.knuckles == 10
    bid = scene.ask(AKKAD)
    assert isinstance(bid, Allocate)
    assert bid.bounds() == (10, 10)
    assert bid.secret


@rule("MES-22.5", "MES-T14")
def test_a_tribe_loses_with_equal_totals() -> None:
    scene = shows(guarded("b3", knuckles=3), 4)
    scene.place(CombatPhase()).say(SUMER, {STRENGTH: 3})
    assert scene.state.reports[-1].powers == [7, 7]
    assert scene.state.grounds["b3"].tribe == {}


@rule("MES-20.3", "MES-22.4")
def test_whoever_plays_a_tribe_bids_at_once_with_the_attacker_and_as_secretly() -> None:
    scene = shows(guarded("b3", simple=False), 4).place(CombatPhase())
    assert [one.seat for one in scene.playing.table.pending.values()] == [SUMER, AKKAD]
    before = {seat: scene.playing.view(seat) for seat in (None, SUMER, BABYLON)}
    bid(scene, AKKAD, 3, 2, 1)
    after = {seat: scene.playing.view(seat) for seat in before}
    for seat, view in before.items():
        assert (after[seat].state, after[seat].waiting) == (view.state, view.waiting)
    assert scene.playing.view(AKKAD).state.fighting().defence.bid == dict(
        zip(ROWS, (3, 2, 1), strict=True)
    )
    bid(scene, SUMER, 0, 0, 0)
    assert scene.state.reports[-1].defence.bid == dict(zip(ROWS, (3, 2, 1), strict=True))


@rule("MES-22.4", "MES-22.5")
@pytest.mark.parametrize("simple", [True, False])
def test_a_tribe_loses_ties_to_the_last_on_the_event_track_too(simple: bool) -> None:
    """Akkad is ahead of Babylon, and plays the tribe; Babylon wins with as much and as much mobility."""
    scene = shows(guarded(simple=simple), 4).goods(BABYLON, knuckle=9)
    army(army(scene, TRIBE, ["spearman"], "b3"), BABYLON, ["spearman"], "b3")
    deal(scene, ["spearman.03", "spearman.04"]).place(CombatPhase())
    assert scene.state.fighting().defence.seat == AKKAD
    if simple:
        scene.say(BABYLON, {STRENGTH: 6})
        assert scene.state.reports[-1].powers == [7, 7]
    else:
        bid(bid(scene, BABYLON, 6, 0, 0), AKKAD, 6, 0, 0)
        (bout,) = scene.state.reports[-1].bouts
        assert [(one.total, one.mobility) for one in bout.sums] == [(1, 0), (1, 0)]
    assert scene.state.grounds["b3"].armed() == [BABYLON]
    assert scene.state.grounds["b3"].tribe == {}


@rule("MES-22.10")
def test_a_tribe_that_wins_stays_and_keeps_its_event() -> None:
    scene = army(army(guarded(knuckles=0), TRIBE, ["spearman"], "b3"), SUMER, ["spearman"], "b3")
    scene.place(CombatPhase())
    ground = scene.state.grounds["b3"]
    assert (ground.tribe, ground.token, ground.armed()) == ({"spearman": 1}, True, [])
    assert scene.state.pending == {}


@rule("MES-22.11")
def test_tribes_hold_units_and_keep_retreats_out() -> None:
    scene = army(guarded("b3"), SUMER, ["spearman"], "b4")
    assert pinned(scene.start_state, "b3", SUMER) == 1
    assert controller(scene.start_state, "b3") is None
    state = scene.place(CombatPhase()).state
    assert "b3" in state.content.near["b4"]
    assert "b3" not in ways_out(state, "b4", SUMER)


@rule("MES-22.9", "MES-22.12", "MES-T16")
def test_combats_between_two_with_tribes_keep_their_place_and_the_event_waits() -> None:
    scene = guarded("b3", "b7")
    army(army(scene, SUMER, ["spearman"], "c4"), BABYLON, ["spearman"], "c4")
    scene.place(CombatPhase())
    assert scene.asked.seat == ELAM
    scene.answer(["b3", "c4", "b7"]).say(SUMER, {STRENGTH: 8})
    assert scene.state.pending == {"b3": SUMER}
    assert scene.state.fighting().place == "c4"
    scene.say(SUMER, {STRENGTH: 0})
    assert scene.state.fighting().place == "b7"
    scene.say(SUMER, {STRENGTH: 8})
    assert (scene.topic, scene.asked.seat) == ("reveals", SUMER)


@rule("MES-22.12")
def test_whoever_removes_the_tribe_reveals_its_event_beside_a_rival() -> None:
    scene = army(guarded("b3"), BABYLON, ["spearman"], "b3").place(CombatPhase())
    assert (scene.topic, scene.asked.seat) == ("pair", ELAM)
    scene.answer(f"{SUMER}.tribe").say(SUMER, {STRENGTH: 12})
    assert (scene.topic, scene.asked.seat) == ("event", SUMER)
    assert scene.state.grounds["b3"].units(BABYLON) == 1


@rule("MES-22.9")
def test_an_event_waits_no_longer_once_a_rival_has_ended_the_other_fight() -> None:
    scene = army(guarded("b3", "b7", knuckles=8), BABYLON, ["chariot"] * 2, "b7")
    scene.goods(BABYLON, knuckle=9).seal("population", BABYLON, 4)
    scene.place(CombatPhase()).answer(["b3", "b7"]).say(SUMER, {STRENGTH: 8})
    assert scene.state.pending == {"b3": SUMER}
    scene.answer(f"{BABYLON}.{SUMER}").say(BABYLON, {STRENGTH: 9})
    assert scene.state.grounds["b7"].tribe
    assert scene.state.pending == {}
    assert (scene.topic, scene.asked.seat) == ("event", SUMER)


@rule("MES-22.6", "MES-22.7")
@pytest.mark.parametrize("simple", [True, False])
def test_knuckles_of_a_tribe_come_from_nobody_and_go_to_nobody(simple: bool) -> None:
    """The tribe loses with a bid of six, of which a seat would get half back."""
    scene = shows(guarded("b3", simple=simple), 4).place(CombatPhase())
    before = [one.goods[KNUCKLE] for one in scene.state.realms]
    rows = {STRENGTH: 6} if simple else dict(zip(ROWS, (6, 0, 0), strict=True))
    if not simple:
        scene.say(AKKAD, rows)
    scene.say(SUMER, rows | {STRENGTH: 7})
    assert scene.state.reports[-1].defence.bid[STRENGTH] == 6
    after = [one.goods[KNUCKLE] for one in scene.state.realms]
    assert [b - a for b, a in zip(before, after, strict=True)] == [7, 0, 0, 0]
