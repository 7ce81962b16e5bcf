"""Where combats take place, in which order, and who against whom (MES-6.5 to MES-6.11, MES-19)."""

import pytest

from engines.mesopotamia.ids import ACTION, COMBAT, KNUCKLE, STRENGTH, TRIBE
from engines.mesopotamia.rules.who_plays import contested, pairings
from engines.mesopotamia.state import Running
from engines.mesopotamia.steps.fighting import CombatPhase, Fight
from engines.mesopotamia.steps.rounds import EndOfRound, Round
from engines.mesopotamia.steps.warfare import Recruit
from tests.engines.mesopotamia.build import AKKAD, BABYLON, ELAM, SUMER, Scene
from tests.engines.mesopotamia.duelling import army
from tests.engines.scene import said, unsaid
from tests.rulebook import rule


def scene_of(
    *meetings: tuple[str, list[int]],
    knuckles: int = 0,
    combat: str = "simple",
    last_round: str = "off",
) -> Scene:
    """One spearman of each party in each place, in the order in which they have come."""
    scene = Scene(combat=combat, last_round=last_round)
    for seat in range(4):
        scene.goods(seat, knuckle=knuckles).seal("population", seat, 3)
    for place, seats in meetings:
        for seat in seats:
            army(scene, seat, ["spearman"], place)
    return scene


def led_by(scene: Scene, *seats: int) -> Scene:
    """The order of the event track, the leader first."""
    for space, seat in enumerate(reversed(seats), 2):
        scene.seal("events", seat, space)
    return scene


def through(scene: Scene) -> Scene:
    """All questions by their safe answers."""
    while scene.playing.table.pending:
        asked = next(iter(scene.playing.table.pending.values()))
        scene.say(asked.seat, scene.playing.default_for(asked.id))
    return scene


def fought(scene: Scene) -> list[tuple[str, int, int]]:
    """Places, attackers and defenders of all fights."""
    return [(one.place, one.attack.party, one.defence.party) for one in scene.state.reports]


# --- where and in which order ---------------------------------------------------------------


@rule("MES-6.5", "MES-19.1", "MES-22.2")
def test_there_is_a_combat_wherever_units_meet_others_or_a_tribe() -> None:
    scene = scene_of(
        ("c4", [SUMER, AKKAD]), ("b3", [TRIBE, SUMER]), ("b4", [SUMER]), ("b1", [TRIBE])
    )
    scene.force("b4", AKKAD, settlement=True, rams=1)
    assert contested(scene.start_state) == ["b3", "c4"]
    scene.place(CombatPhase())
    assert scene.state.phase == COMBAT


@rule("MES-6.6", "MES-19.2")
def test_whoever_leads_the_event_track_orders_all_combats_even_those_of_others() -> None:
    scene = led_by(scene_of(("c4", [SUMER, AKKAD]), ("b4", [SUMER, AKKAD])), ELAM, AKKAD, SUMER)
    scene.place(CombatPhase())
    assert (scene.topic, scene.asked.seat, scene.safe) == ("order-combats", ELAM, ["b4", "c4"])
    scene.answer(["c4", "b4"])
    assert [place for place, *_ in fought(scene)] == ["c4", "b4"]


@rule("MES-6.6")
def test_a_single_combat_needs_no_order() -> None:
    scene = scene_of(("c4", [SUMER, AKKAD])).place(CombatPhase())
    assert [place for place, *_ in fought(scene)] == ["c4"]
    assert scene.state.combats == []


@rule("MES-19.2", "MES-19.3")
def test_a_track_that_changes_leaves_the_order_and_breaks_ties_anew() -> None:
    """Sumer passes Akkad by the event of its tribe, so it wins the tie in the combat that comes next."""
    scene = led_by(
        scene_of(("b2", [TRIBE, SUMER]), ("c4", [SUMER, AKKAD]), ("c5", [AKKAD, SUMER])),
        AKKAD,
        SUMER,
    )
    scene.start_state.grounds["b2"].tribe = {"spearman": 1}
    scene.token("b2", "plain.2").goods(SUMER, knuckle=20)
    scene.seal("events", AKKAD, 3).seal("events", SUMER, 2)
    scene.place(CombatPhase()).answer(["b2", "c4", "c5"])
    scene.say(SUMER, {STRENGTH: 12}).answer("2")
    assert scene.state.events.ahead(SUMER, AKKAD)
    for _ in range(2):
        scene.say(SUMER, {STRENGTH: 0})
    assert [place for place, *_ in fought(scene)] == ["b2", "c4", "c5"]
    assert scene.state.grounds["c4"].armed() == scene.state.grounds["c5"].armed() == [SUMER]


@rule("MES-EX13", "MES-19.2")
def test_the_leader_lets_a_rival_spend_its_knuckles_elsewhere_first() -> None:
    scene = led_by(
        scene_of(("b4", [AKKAD, ELAM]), ("c4", [SUMER, ELAM]), knuckles=4), AKKAD, SUMER, ELAM
    )
    scene.place(CombatPhase()).answer(["c4", "b4"])
    scene.say(ELAM, {STRENGTH: 4}).say(SUMER, {STRENGTH: 0})
    assert scene.realm(ELAM).goods[KNUCKLE] == 0
    assert scene.pending.seat == AKKAD
    assert scene.state.fighting().place == "b4"


# --- more than two parties ------------------------------------------------------------------


@rule("MES-19.4", "MES-A35")
def test_the_leader_chooses_the_pairs_of_an_area_until_one_party_is_left() -> None:
    scene = led_by(scene_of(("c4", [SUMER, AKKAD, BABYLON])), AKKAD, SUMER, BABYLON)
    scene.place(CombatPhase())
    assert (scene.topic, scene.asked.seat) == ("pair", AKKAD)
    assert sorted(scene.options) == ["1.0", "2.0", "2.1"]
    scene.answer("2.0")
    assert fought(scene) == [("c4", BABYLON, SUMER), ("c4", AKKAD, SUMER)]
    assert scene.state.grounds["c4"].armed() == [AKKAD]


@rule("MES-19.4", "MES-19.5")
def test_of_four_parties_the_next_pair_need_not_have_the_winner_of_the_last_one() -> None:
    scene = led_by(scene_of(("c4", [SUMER, AKKAD, BABYLON, ELAM])), ELAM, SUMER, AKKAD, BABYLON)
    scene.place(CombatPhase())
    assert said(scene.asked.prompt, "en") == (
        "Which two fight next in C4 Sippar Flats? Whoever has come later attacks. "
        "You name pairs until one party is left."
    )
    scene.answer("1.0")
    assert scene.state.grounds["c4"].armed() == [SUMER, BABYLON, ELAM]
    assert "3.2" in scene.options
    scene.answer("3.2")
    assert fought(scene)[1:] == [("c4", ELAM, BABYLON), ("c4", ELAM, SUMER)]


@rule("MES-19.4")
def test_a_tribe_is_one_of_the_parties() -> None:
    scene = led_by(scene_of(("b3", [TRIBE, SUMER, AKKAD])), ELAM, SUMER, AKKAD).place(CombatPhase())
    assert scene.asked.seat == ELAM
    assert sorted(scene.options) == ["0.tribe", "1.0", "1.tribe"]


@rule("MES-19.5", "MES-21.4")
def test_each_pair_is_a_combat_of_its_own_with_new_bids_and_ship_knuckles() -> None:
    scene = scene_of(("c4", [SUMER, AKKAD, BABYLON]), knuckles=3).ship("k2", SUMER)
    led_by(scene, SUMER, AKKAD, BABYLON).place(CombatPhase()).answer("1.0")
    scene.say(SUMER, {STRENGTH: 2}).say(AKKAD, {STRENGTH: 0})
    assert scene.state.fighting().defence.knuckles == 1
    scene.say(SUMER, {STRENGTH: 1}).say(BABYLON, {STRENGTH: 0})
    assert scene.realm(SUMER).goods[KNUCKLE] == 2
    assert [one.number for one in scene.state.reports] == [1, 2]


@rule("MES-19.5")
def test_whoever_fixed_the_order_names_the_pairs_though_another_leads_by_then() -> None:
    scene = scene_of(("c4", [SUMER, AKKAD, BABYLON]))
    led_by(scene, SUMER, AKKAD, BABYLON).place(Fight("c4", BABYLON))
    assert scene.asked.seat == BABYLON


@rule("MES-20.24", "MES-T34")
def test_whoever_has_been_there_since_a_settlement_defends() -> None:
    scene = scene_of().force("c4", ELAM, settlement=True).force("c4", AKKAD, archer=1)
    scene.goods(ELAM, clay=5, food=5, knuckle=9, wood=5, stone=5)
    scene.place(Recruit(ELAM, 1)).answer("spearman.c4")
    assert pairings(scene.state, "c4") == [(AKKAD, ELAM)]


@rule("MES-20.24")
def test_a_tribe_never_attacks_and_the_smallest_pair_is_the_safe_one() -> None:
    scene = scene_of(("b3", [TRIBE, SUMER, AKKAD])).force("b3", SUMER, archer=1)
    assert pairings(scene.start_state, "b3") == [(AKKAD, TRIBE), (SUMER, TRIBE), (AKKAD, SUMER)]


# --- what comes before and after ------------------------------------------------------------


@rule("MES-21.3", "MES-T8")
def test_ships_that_meet_sink_before_they_bring_a_knuckle() -> None:
    scene = scene_of(("a3", [SUMER, AKKAD]), knuckles=1).ship("t3", AKKAD).ship("t3", SUMER)
    assert {"a3"} <= {*scene.content.sections["t3"].banks}
    scene.place(CombatPhase())
    assert scene.told[0] == "sunk"
    assert [side.knuckles for side in scene.state.fighting().sides()] == [0, 0]


@rule("MES-23.5", "MES-A40")
@pytest.mark.parametrize("rams", [0, 1, 2])
def test_a_combat_in_a_walled_area_destroys_the_wall_and_one_ram_of_the_winner(rams: int) -> None:
    scene = scene_of(("c4", [BABYLON, AKKAD])).force("c4", AKKAD, rams=rams)
    scene.start_state.grounds["c4"].wall = BABYLON
    led_by(scene, AKKAD, BABYLON).place(CombatPhase())
    assert scene.state.grounds["c4"].wall is None
    assert scene.state.grounds["c4"].armed() == [AKKAD]
    assert scene.state.on_map(AKKAD, "ram") == max(0, rams - 1)


@rule("MES-23.5", "MES-23.7")
def test_a_wall_falls_though_its_owner_has_won_and_the_rams_are_gone_with_the_attacker() -> None:
    scene = scene_of(("c4", [BABYLON, AKKAD])).force("c4", AKKAD, rams=2)
    scene.start_state.grounds["c4"].wall = BABYLON
    led_by(scene, BABYLON, AKKAD).place(CombatPhase())
    ground = scene.state.grounds["c4"]
    assert (ground.wall, ground.armed(), scene.state.on_map(AKKAD, "ram")) == (None, [BABYLON], 0)


@rule("MES-23.9")
def test_with_several_pairs_the_wall_falls_after_the_last_one() -> None:
    scene = scene_of(("c4", [BABYLON, AKKAD, SUMER])).force("c4", AKKAD, rams=1)
    scene.start_state.grounds["c4"].wall = BABYLON
    led_by(scene, AKKAD, BABYLON, SUMER).place(CombatPhase()).answer("1.2")
    assert scene.told.count("wall-fallen") == 1
    assert scene.told.index("wall-fallen") > max(
        number for number, key in enumerate(scene.told) if key.startswith("contended")
    )


@rule("MES-6.4", "MES-6.8", "MES-6.9", "MES-6.10", "MES-6.11")
def test_a_last_round_leaves_nothing_out() -> None:
    """Ships, a combat, a settlement, an event that changes hands and pays; then the match is over."""
    scene = scene_of(("c4", [ELAM, AKKAD]), last_round="5").ship("t3", AKKAD).ship("t3", SUMER)
    scene.force("c4", ELAM, settlement=True).at(round=4)
    ground = scene.start_state.grounds["c4"]
    ground.running = Running("desert.1", 1, ELAM, 4)
    scene.start_state.seen.append("desert.1")
    led_by(scene, AKKAD, ELAM).place(Round())
    for _ in range(4):
        assert scene.state.phase == ACTION
        scene.answer("end")
    through(scene)
    keys = ["sunk", "contended-tie", "conquer", "taken-over", "income", "ended-rounds"]
    assert [key for key in scene.told if key in keys] == keys
    assert scene.playing.over


@rule("MES-6.7")
def test_the_next_round_begins_when_all_is_resolved() -> None:
    scene = scene_of(("c4", [SUMER, AKKAD])).place(CombatPhase(), EndOfRound())
    assert scene.state.phase == ACTION
    assert scene.state.round == 3


# --- with cards -----------------------------------------------------------------------------


def test_with_cards_the_same_places_and_pairs_are_fought_in() -> None:
    scene = scene_of(
        ("b3", [TRIBE, SUMER, AKKAD]), ("c4", [SUMER, AKKAD]), knuckles=2, combat="cards"
    )
    led_by(scene, ELAM, SUMER, AKKAD, BABYLON).place(CombatPhase())
    through(scene)
    assert {place for place, *_ in fought(scene)} == {"b3", "c4"}
    assert contested(scene.state) == []
    assert scene.state.pending == {}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("combat", ["cards", "simple"])
def test_the_combat_phase_is_said_in_both_languages(lang: str, combat: str) -> None:
    scene = scene_of(
        ("b3", [TRIBE, SUMER, AKKAD]), ("c4", [SUMER, AKKAD, BABYLON]), knuckles=2, combat=combat
    ).force("c4", ELAM, settlement=True)
    led_by(scene, ELAM, SUMER, AKKAD, BABYLON).place(CombatPhase())
    while scene.playing.table.pending:
        assert not unsaid([(scene.playing, scene.events)], lang)
        asked = next(iter(scene.playing.table.pending.values()))
        scene.say(asked.seat, scene.playing.default_for(asked.id))
    assert not unsaid([(scene.playing, scene.events)], lang)
