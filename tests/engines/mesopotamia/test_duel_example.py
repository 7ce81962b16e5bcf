"""The example of a fight: three units of Babylon attack two of Sumer (MES-EX12)."""

import pytest

from engines.mesopotamia.ids import DESTROYED, RETREATED
from engines.mesopotamia.rules.control import controller
from tests.engines.mesopotamia.build import BABYLON, SUMER, Scene
from tests.engines.mesopotamia.duelling import (
    bid,
    duel_of,
    engage,
    knuckles,
    lines,
    report_of,
)
from tests.rulebook import rule

SPEARMAN, ARCHER, HORSEMAN = "0", "1", "2"
"""Of Babylon, in the order of its cards."""
HER_SPEARMAN, HER_ARCHER = "0", "1"
"""Of Sumer."""


@pytest.fixture
def scene() -> Scene:
    """Sumer is ahead on the event track, and Babylon has come last."""
    scene = Scene().goods(BABYLON, knuckle=8).goods(SUMER, knuckle=6)
    scene.seal("events", SUMER, 3)
    cards = ["spearman.01", "archer.01", "horseman.01"]
    return engage(scene, BABYLON, cards, SUMER, ["spearman.03", "archer.05"])


def bids(scene: Scene) -> Scene:
    """Both have bid."""
    return bid(bid(scene, BABYLON, 5, 2, 1), SUMER, 3, 3, 0)


def arranged(scene: Scene) -> Scene:
    """Strength is assigned, and Sumer has arranged all units."""
    bids(scene).answer({SPEARMAN: 1, ARCHER: 1}, "2")
    scene.answer({"1": 2, "2": 1}, [SPEARMAN, ARCHER, HORSEMAN], [HER_ARCHER, HER_SPEARMAN])
    return scene


def assigned(scene: Scene) -> Scene:
    """All is assigned, and the fights have taken place."""
    return arranged(scene).answer({HER_SPEARMAN: 1}, {HORSEMAN: 1})


@rule("MES-EX12")
def test_babylon_wins_strength_by_2_and_sumer_gets_1_of_3_back(scene: Scene) -> None:
    bids(scene)
    assert duel_of(scene).report.margins["strength"] == 2
    assert knuckles(scene, SUMER) == 6 - 6 + 1
    assert scene.pending.seat == BABYLON
    assert scene.topic == "assign"
    scene.answer({SPEARMAN: 1, ARCHER: 1})
    assert [one.assigned for one in duel_of(scene).attack.fighters] == [
        [1, 0, 0],
        [1, 0, 0],
        [0, 0, 0],
    ]


@rule("MES-EX12")
def test_sumer_wins_tactics_by_1_arranges_all_and_babylon_gets_1_of_2_back(scene: Scene) -> None:
    arranged(scene)
    assert [(row.attack, row.defence) for row in duel_of(scene).rows] == [([0, 1], [1]), ([2], [0])]
    assert duel_of(scene).report.margins["tactics"] == -1
    assert knuckles(scene, BABYLON) == 8 - 8 + 1
    assert scene.pending.seat == SUMER
    scene.answer({HER_SPEARMAN: 1})
    assert duel_of(scene).defence.fighters[0].assigned == [0, 1, 0]


@rule("MES-EX12")
def test_babylon_wins_mobility_by_1_to_0_and_assigns_it_to_its_horseman(scene: Scene) -> None:
    arranged(scene).answer({HER_SPEARMAN: 1})
    assert duel_of(scene).report.margins["mobility"] == 1
    scene.answer({HORSEMAN: 1})
    assert duel_of(scene).attack.fighters[2].assigned == [0, 0, 1]


@rule("MES-EX12")
def test_the_archer_beats_the_spearman_by_2_to_1_and_the_archer_by_a_tie(scene: Scene) -> None:
    assigned(scene)
    first, second, _ = duel_of(scene).report.bouts
    assert [one.total for one in first.sums] == [1, 2]
    assert (first.attack, first.defence, first.won, first.fate) == (0, 1, False, DESTROYED)
    assert [one.total for one in second.sums] == [2, 2]
    assert (second.attack, second.defence, second.won, second.fate) == (1, 1, False, DESTROYED)
    assert [one.mobility for one in (*first.sums, *second.sums)] == [0, 0, 0, 0]
    assert first.tired == second.tired == []


@rule("MES-EX12")
def test_the_spearman_beats_the_horseman_by_3_to_2_but_the_horseman_is_faster(scene: Scene) -> None:
    assigned(scene)
    third = duel_of(scene).report.bouts[-1]
    assert [one.total for one in third.sums] == [2, 3]
    assert third.sums[1].tactics == 2
    assert [one.mobility for one in third.sums] == [1, 0]
    assert scene.topic == "retreat"
    assert scene.pending.seat == BABYLON


@rule("MES-EX12")
def test_the_horseman_retreats_where_the_attacker_says_and_sumer_controls_the_area(
    scene: Scene,
) -> None:
    assigned(scene).answer("b4")
    assert report_of(scene).bouts[-1].fate == RETREATED
    assert report_of(scene).bouts[-1].to == "b4"
    assert scene.state.grounds["b4"].units(BABYLON) == 1
    assert controller(scene.state, "c4") == SUMER
    assert knuckles(scene, BABYLON) == knuckles(scene, SUMER) == 1
    assert scene.state.duel is None


@rule("MES-EX12")
def test_each_fight_is_told_with_both_totals_and_their_parts(scene: Scene) -> None:
    assigned(scene).answer("b4")
    assert lines(scene, "bout") == [
        (
            "Row 1: archer 2 (2/0/0) of Ana with 2 (strength 2) beats "
            "spearman 1 (1/1/0) of Cleo with 1 (strength 0 and assigned 1)."
        ),
        (
            "Row 2: spearman 1 (1/2/0) of Ana with 3 (strength 1 and tactics 2) beats "
            "horseman 3 (2/1/1) of Cleo with 2 (strength 2)."
        ),
    ]
    assert lines(scene, "bout-tie", "es") == [
        (
            "Fila 1: Arquero 2 (2/0/0) de Ana, con 2 (Fuerza 2), vence a Arquero 2 (2/1/0) de Cleo, "
            "con 2 (Fuerza 1 y asignados 1): Ana va por delante en el marcador de Eventos."
        )
    ]
    assert lines(scene, "beaten-retreated") == [
        "Cleo retreats with horseman 3 (2/1/1) to B4 Jazira Woods (mobility 1 to 0)."
    ]


@rule("MES-EX12")
def test_the_report_holds_all_of_the_fight(scene: Scene) -> None:
    assigned(scene).answer("b4")
    report = report_of(scene)
    assert (report.number, report.round, report.place) == (1, 2, "c4")
    attack, defence = report.attack, report.defence
    assert (attack.party, attack.decides, attack.extra) == (BABYLON, BABYLON, 0)
    assert attack.units == ["spearman", "archer", "horseman"]
    assert attack.cards == ["spearman.01", "archer.01", "horseman.01"]
    assert attack.bid == {"strength": 5, "tactics": 2, "mobility": 1}
    assert (attack.back, defence.back) == (
        {"tactics": 1},
        {"strength": 1, "mobility": 0},
    )
    assert attack.assigned == [[1, 0, 0], [1, 0, 0], [0, 0, 1]]
    assert defence.assigned == [[0, 1, 0], [0, 0, 0]]
    assert report.margins == {"strength": 2, "tactics": -1, "mobility": 1}
    (order,) = report.orders
    assert not order.attacks
    assert [(row.attack, row.defence) for row in order.rows] == [([0, 1], [1]), ([2], [0])]
    assert [(one.row, one.fate, one.to) for one in report.bouts] == [
        (0, DESTROYED, None),
        (0, DESTROYED, None),
        (1, RETREATED, "b4"),
    ]
