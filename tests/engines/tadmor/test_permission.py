"""Who may act before whom in Resolution, and when (TAD-6.8 to TAD-6.18)."""

from typing import Any

import pytest

from engines.core import NotYet
from tests.engines.tadmor.build import BLUE, GREEN, RED, YELLOW, Scene
from tests.engines.tadmor.permitting import RICH, pair
from tests.rulebook import rule


def early(scene: Scene, answer: str) -> None:
    """Assert that blue is refused an answer for now, and that nothing changes."""
    before = scene.playing.state_hash()
    (asked,) = scene.questions(BLUE)
    with pytest.raises(NotYet):
        scene.playing.answer(asked.id, BLUE, answer)
    assert scene.playing.state_hash() == before


# --- slots ------------------------------------------------------------------------------------


@rule("TAD-6.8", "TAD-6.9")
def test_who_has_nothing_to_do_is_not_asked() -> None:
    assert Scene(3).has(RED, wood=5).start("resolution").playing.over


@rule("TAD-6.9")
@pytest.mark.parametrize(
    ("fields", "places", "answer"),
    [
        ({"upgrades": ["i2"], "wood": 1}, {}, "trade.wood-gold"),
        ({"hand": ["k5"]}, {}, "discard.k5"),
        ({"completed": ["k16"]}, {}, "return.k16"),
        ({"wood": 1, "stone": 1}, {"em1": RED}, "use.em1"),
    ],
)
def test_without_an_upgrade_slot_there_is_a_construction_slot_for_whatever_can_be_used(
    fields: dict[str, object], places: dict[str, int], answer: str
) -> None:
    scene = Scene(3).has(RED, **fields).stands(**places).start("resolution")
    assert answer in scene.can(RED)


@rule("TAD-6.4", "TAD-6.10", "TAD-3.3")
def test_construction_comes_after_an_own_upgrade_slot() -> None:
    scene = Scene(3).display("i5").has(RED, wood=2, stone=1).stands(pa1=RED, em1=RED)
    scene.start("resolution")
    assert "use.em1" not in scene.can(RED)
    scene.does(RED, "buy.i5", {"wood": 1})
    assert "use.em1" in scene.can(RED)


@rule("TAD-6.4", "TAD-6.10", "TAD-3.3", "TAD-6.16")
def test_the_kingdom_comes_after_construction() -> None:
    scene = Scene(2, turn=5).has(RED, gold=1, wood=1, stone=1, hand=["k5"]).stands(em1=RED)
    scene.start("resolution")
    assert "pay" not in scene.can(RED)
    scene.does(RED, "close")
    assert "pay" in scene.can(RED)


@rule("TAD-8.1", "TAD-A31", "TAD-6.10")
def test_construction_goes_in_turn_order() -> None:
    scene = Scene(3).has(RED, stone=5).has(BLUE, stone=5).stands(eu4=BLUE, da4=RED)
    scene.has(RED, completed=["k1"]).pile("yellow", "jade", "ivory").start("resolution")
    early(scene, "use.eu4")
    scene = Scene(3).has(RED, completed=["k1"]).has(BLUE, stone=5).stands(eu4=BLUE).first(BLUE)
    scene.start("resolution").does(BLUE, "use.eu4")
    assert scene.player(BLUE).goods["jade"] == 1


@rule("TAD-6.1")
@pytest.mark.parametrize(
    ("place", "answers"),
    [
        ("em1", ["use.em1", "2"]),
        ("da1", ["use.da1", "2"]),
        ("em2", ["use.em2"]),
        ("eb1", ["use.eb1"]),
        ("pa3", ["use.pa3"]),
        ("ss5", ["use.ss5"]),
        ("eu4", ["use.eu4"]),
        ("eu5", ["use.eu5"]),
        ("da2", ["draw.da2"]),
        ("pa5", ["complete.pa5.k18"]),
        ("pa1", ["buy.i38", {"wood": 3}]),
    ],
)
def test_a_piece_returns_as_soon_as_its_action_is_resolved(place: str, answers: list[Any]) -> None:
    scene = Scene(2, turn=8).display("i38").has(RED, height=1, hand=["k5", "k18"], **RICH)
    scene.has(BLUE, height=5).stands(**{place: RED}).start("resolution").does(RED, *answers)
    assert RED in scene.seats
    assert (scene.at(place), scene.reserve(RED)) == ([None], (3, 2))


@rule("TAD-6.1", "TAD-6.2", "TAD-6.10")
def test_a_resolved_piece_is_at_hand_at_once_and_any_piece_may_be_taken_back() -> None:
    scene = Scene(3).has(RED, wood=9, stone=9, completed=["k7"])
    scene.stands(em1=RED, eb1=RED, da1=RED).start("resolution")
    scene.does(RED, "use.em1", "1")
    assert (scene.at("em1"), scene.reserve(RED)) == ([None], (1, 2))
    scene.does(RED, "back", ["eb1", "da1"])
    assert (scene.reserve(RED), scene.resources(RED)) == ((3, 2), (8, 8, 0, 0))
    assert scene.player(RED).temples == []


@rule("TAD-6.10", "TAD-8.1")
def test_the_owner_orders_his_construction_as_he_likes() -> None:
    scene = Scene(3).has(RED, wood=9, stone=9).stands(em1=RED, eb1=RED).start("resolution")
    assert {"use.em1", "use.eb1"} <= set(scene.can(RED))
    scene.does(RED, "use.eb1")
    assert "use.em1" in scene.can(RED)


# --- permission -------------------------------------------------------------------------------


@rule("TAD-6.16")
def test_a_step_that_is_not_permitted_is_refused_and_permitted_when_the_slot_closes() -> None:
    scene = Scene(3).has(RED, temples=[3], hand=["k5"]).has(BLUE, stone=5)
    scene.stands(eb1=RED, eu4=BLUE).start("resolution")
    early(scene, "use.eu4")
    scene.does(RED, "close").does(BLUE, "use.eu4")
    assert scene.player(BLUE).goods["jade"] == 1


@rule("TAD-6.16", "TAD-T38")
def test_who_waits_is_free_once_the_earlier_player_has_acted() -> None:
    scene = Scene(3).has(RED, temples=[3], **RICH).has(BLUE, stone=5).stands(pa3=RED, eu4=BLUE)
    scene.start("resolution")
    assert "use.eu4" in scene.waiting(BLUE)
    scene.does(RED, "use.pa3", "yellow", "yellow")
    scene.does(BLUE, "use.eu4")
    assert (scene.player(RED).rare_goods, scene.player(BLUE).rare_goods) == (2, 1)


@rule("TAD-T38")
def test_with_both_bonuses_gone_nobody_waits_for_the_statues() -> None:
    scene = Scene(4).has(RED, temples=[3], **RICH).has(BLUE, stone=5).stands(pa3=RED, eu4=BLUE)
    scene.finished(YELLOW, GREEN).start("resolution").does(BLUE, "use.eu4")
    assert scene.player(BLUE).goods["jade"] == 1


@rule("TAD-T39", "TAD-6.5")
def test_two_towers_grow_in_any_order() -> None:
    ends = []
    for order in ([RED, BLUE], [BLUE, RED]):
        scene = Scene(3).has(RED, **RICH).has(BLUE, **RICH).stands(em1=RED, da1=BLUE)
        scene.start("resolution")
        for seat in order:
            scene.does(seat, {RED: "use.em1", BLUE: "use.da1"}[seat], "2")
        ends.append((scene.heights(), scene.resources(BLUE), scene.playing.state_hash()))
    assert ends[0] == ends[1]
    assert ends[0][:2] == ([2, 4, 0], (28, 30, 26, 30))


def traitor_and_caravan(missions: int) -> Scene:
    """Red is the traitor; blue, with four camels and five levels, waits for a fifth camel."""
    cards = [f"k{number}" for number in range(5, 5 + missions)]
    scene = Scene(2, turn=8).has(BLUE, camels=4, height=5, returned=cards, hand=["k18"], **RICH)
    return scene.stands(em2=RED, em3=BLUE, pa5=BLUE).start("resolution")


@rule("TAD-T37", "TAD-6.13")
def test_a_mission_that_could_bring_a_camel_waits_for_the_traitor() -> None:
    scene = traitor_and_caravan(1)
    assert scene.player(BLUE).camels == 4
    early(scene, "complete.pa5.k18")
    scene.does(RED, "use.em2").does(BLUE, "complete.pa5.k18")
    assert (scene.heights(BLUE), scene.player(BLUE).missions) == ([3], 2)
    assert scene.finish().player(BLUE).camels == 4


@rule("TAD-T37", "TAD-6.8")
def test_with_two_missions_the_camel_comes_at_the_opening() -> None:
    scene = traitor_and_caravan(2)
    assert (scene.player(BLUE).camels, scene.at("em3")) == (5, [None])


@rule("TAD-6.13")
def test_without_a_waiting_caravan_a_mission_waits_for_nobody() -> None:
    scene = Scene(2, turn=8).has(BLUE, height=5, hand=["k18"], **RICH).stands(em2=RED, pa5=BLUE)
    scene.start("resolution").does(BLUE, "complete.pa5.k18")
    assert scene.player(BLUE).completed == ["k18"]


@rule("TAD-6.12", "TAD-6.3")
def test_free_steps_wait_for_nobody() -> None:
    scene = pair().has(RED, upgrades=["i47"]).stands(i47=RED, pa1=RED).display("i47")
    scene.display("i5").has(BLUE, upgrades=["i2"], completed=["k5", "k11", "k13", "k16"])
    scene.has(BLUE, camels=3, ships=2)
    scene.stands(ns1=BLUE, da3=BLUE, pa5=BLUE).start("resolution")
    assert scene.at("ns1", "da3") == [None, None]
    free = {"trade.wood", "back.pa5", "discard.k18"}
    assert free | {f"return.{card}" for card in ("k5", "k11", "k13", "k16")} <= set(scene.can(BLUE))
    scene.does(BLUE, "return.k5", "return.k16", {"gold": 5}, "back.pa5")
    assert (scene.resources(BLUE), scene.player(BLUE).ships) == ((35, 30, 30, 35), 3)


@rule("TAD-6.15")
@pytest.mark.parametrize(("cards", "waits"), [(4, True), (5, False)])
def test_a_discard_waits_only_while_the_discards_could_be_drawn(cards: int, waits: bool) -> None:
    deck = ["k2", "k3", "k4", "k6", "k7"][:cards]
    scene = Scene(3).has(RED, hand=["k5"]).has(BLUE, hand=["k9"], completed=["k21", "k22"])
    scene.stands(da2=RED).short_deck(*deck, others=YELLOW).start("resolution")
    assert ("discard.k9" in scene.waiting(BLUE)) is waits
    assert ("discard.k9" in scene.can(BLUE)) is not waits


@rule("TAD-6.16", "TAD-6.8", "TAD-9.7")
def test_kingdom_slots_open_together_and_do_not_block_each_other() -> None:
    scene = Scene(3, turn=5).has(RED, gold=1).has(BLUE, gold=1).has(YELLOW, gold=1)
    scene.start("resolution")
    assert scene.seats == [RED, BLUE, YELLOW]
    scene.does(YELLOW, "pay").does(RED, "refuse").does(BLUE, "pay")
    assert scene.points() == [7, 10, 10]


@rule("TAD-6.16")
def test_the_pawn_goes_to_the_last_in_turn_order_whoever_answers_first() -> None:
    for order in ([RED, YELLOW], [YELLOW, RED]):
        scene = Scene(3, turn=8).has(YELLOW, upgrades=["i48"], points=40).stands(i48=YELLOW)
        scene.stands(pa6=RED).start("resolution").does(YELLOW, "use.i48.start")
        for seat in order:
            scene.does(seat, "wood")
        assert scene.finish().state.first == YELLOW


@rule("TAD-6.17")
def test_done_closes_all_own_slots_collects_and_takes_back() -> None:
    scene = Scene(3).display("i5").has(RED, wood=2, stone=2, gold=1)
    scene.stands(pa1=RED, em1=RED, ns1=RED, da3=RED).start("resolution").does(RED, "done")
    assert scene.playing.over
    assert (scene.resources(RED), scene.points(RED)) == ((5, 2, 0, 1), [11])
    assert (scene.heights(RED), scene.player(RED).upgrades) == ([0], [])
    assert scene.reserve(RED) == (3, 2)


@rule("TAD-6.17")
def test_nobody_is_waited_for_whom_an_earlier_slot_could_still_touch() -> None:
    scene = (
        Scene(2, turn=8)
        .has(BLUE, height=5, **RICH)
        .stands(em2=RED, em1=BLUE)
        .has(BLUE, hand=["k5", "k9"])
    )
    scene.start("resolution")
    assert [one.seat for one in scene.playing.table.waiting()] == [RED]
    scene.does(BLUE, "discard.k5", "wood")
    assert [one.seat for one in scene.playing.table.waiting()] == [RED]
    scene.does(RED, "use.em2")
    assert [one.seat for one in scene.playing.table.waiting()] == [BLUE]
