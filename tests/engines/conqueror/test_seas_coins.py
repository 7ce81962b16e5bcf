"""Alternate player boards whose power brings coins (CON-30.3, CON-30.7, CON-30.10)."""

from engines.conqueror.preview.income import taxes
from engines.conqueror.steps.taxes import Taxes
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GAUL, ROME, Scene
from tests.engines.conqueror.fighting import LAND, attack, dice, field, report, run_out
from tests.rulebook import rule

# --- Egypt A


@rule("CON-30.7")
def test_egypt_a_has_a_coin_in_taxes_with_stored_food() -> None:
    scene = Scene().has(EGYPT, side="a", stored=True).place(Taxes())
    assert taxes(scene.state, EGYPT)["stores"] == 1
    assert scene.nation(EGYPT).coins == 3 + 1 + 1
    for other in ({"side": "a"}, {"side": "b", "stored": True}, {"stored": True}):
        assert Scene().has(EGYPT, **other).place(Taxes()).nation(EGYPT).coins == 3 + 1


# --- Rome A


def _after(scene: Scene, seat: int = ROME) -> int:
    """The coins of a seat once a battle is over."""
    run_out(scene)
    assert report(scene).ended
    return scene.nation(seat).coins


@rule("CON-30.3", "CON-30.15")
def test_rome_a_has_a_coin_for_a_battle_won_attacking_or_defending() -> None:
    won = field({"cavalry": 4}, {"infantry": 1}).has(ROME, side="a")
    assert _after(attack(won)) == 1
    held = field({"infantry": 1}, {"cavalry": 4}, attacker=CARTHAGE, defender=ROME)
    assert _after(attack(held.has(ROME, side="a"), CARTHAGE)) == 1


@rule("CON-30.3", "CON-30.15")
def test_rome_a_has_a_coin_for_a_victory_over_independents_too() -> None:
    scene = Scene(6).army("arabia", ROME, cavalry=4).independent(LAND, infantry=1)
    assert _after(attack(dice(scene, "melee", 4).has(ROME, side="a"))) == 1


@rule("CON-30.3", "CON-30.15")
def test_rome_a_has_a_coin_for_a_battle_that_the_volley_ended() -> None:
    scene = dice(field({"archer": 1}, {"infantry": 1}), "volley", 4).has(ROME, side="a")
    attack(scene)
    assert not report(scene).melee
    assert _after(scene) == 1


@rule("CON-30.3")
def test_rome_a_has_nothing_for_a_tie_or_a_battle_lost_or_another_board() -> None:
    tied = field({"cavalry": 2}, {"cavalry": 2}).has(ROME, side="a")
    lost = field({"infantry": 1}, {"cavalry": 4}).has(ROME, side="a")
    base = field({"cavalry": 4}, {"infantry": 1})
    assert [_after(attack(scene)) for scene in (tied, lost, base)] == [0, 0, 0]


@rule("CON-30.15")
def test_rome_a_has_nothing_for_a_battle_it_only_supports() -> None:
    scene = field({"cavalry": 4}, {"infantry": 1}, attacker=CARTHAGE, defender=GAUL)
    scene.army("palestina", ROME, infantry=1).has(ROME, side="a")
    attack(scene, CARTHAGE).say(ROME, "palestina.carthage.all")
    assert _after(scene) == 0


# --- Gaul B


@rule("CON-30.10", "CON-30.15")
def test_gaul_b_has_a_coin_for_each_casualty_of_its_enemy() -> None:
    scene = field({"cavalry": 4}, {"infantry": 3}, attacker=GAUL).has(GAUL, side="b")
    scene.has(GAUL, upgrades=["aggression"])  # defeat, Aggression, and one more for 4
    assert _after(attack(scene, GAUL), GAUL) == 3


@rule("CON-30.10", "CON-30.15")
def test_gaul_b_has_a_coin_for_hits_of_the_volley_too_and_as_defender() -> None:
    scene = field({"infantry": 2}, {"cavalry": 3, "archer": 1}, attacker=ROME, defender=GAUL)
    dice(scene.has(GAUL, side="b"), "volley", 4)
    assert _after(attack(scene), GAUL) == 1 + 1


@rule("CON-30.15", "CON-20.3")
def test_gaul_b_has_nothing_for_casualties_that_shields_cancel() -> None:
    scene = field({"cavalry": 4}, {"infantry": 3}, attacker=GAUL).has(GAUL, side="b")
    scene.has(CARTHAGE, upgrades=["discipline"])
    assert _after(attack(scene, GAUL), GAUL) == 0


@rule("CON-30.15", "CON-20.12")
def test_gaul_b_has_nothing_for_units_lost_for_want_of_a_retreat() -> None:
    scene = field(
        {"cavalry": 3}, {"infantry": 3}, attacker=GAUL, origin="levantine_sea", target="cyprus"
    )
    attack(scene.has(GAUL, side="b"), GAUL, "levantine_sea", "cyprus")
    assert _after(scene, GAUL) == 1
    assert report(scene).trapped == {"infantry": 2}


@rule("CON-30.15", "CON-20.20")
def test_gaul_b_has_nothing_for_what_an_enemy_loses_by_its_own_cards() -> None:
    scene = field({"cavalry": 5}, {"infantry": 3}, attacker=GAUL).has(GAUL, side="b")
    scene.hand(CARTHAGE, "desperate_stand")
    attack(scene, GAUL).say(CARTHAGE, ["desperate_stand.01"])
    assert report(scene).defence.costs
    assert _after(scene, GAUL) == 1


@rule("CON-30.10", "CON-A80")
def test_gaul_b_has_nothing_for_independents() -> None:
    scene = Scene(6).army("arabia", GAUL, cavalry=4).independent(LAND, infantry=2)
    assert _after(attack(dice(scene, "melee", 4).has(GAUL, side="b"), GAUL), GAUL) == 0


@rule("CON-30.15")
def test_gaul_b_has_nothing_for_a_battle_it_only_supports() -> None:
    scene = field({"cavalry": 4}, {"infantry": 3}, attacker=ROME, defender=CARTHAGE)
    scene.army("palestina", GAUL, infantry=1).has(GAUL, side="b")
    attack(scene).say(GAUL, "palestina.rome.all")
    assert _after(scene, GAUL) == 0
