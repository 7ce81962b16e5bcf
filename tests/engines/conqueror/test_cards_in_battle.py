"""Every hero, battle tactic and automa card has its own effect, with its own numbers."""

import pytest

from engines.conqueror.ids import FACTIONS
from tests.engines.conqueror.build import (
    CARTHAGE,
    CONTENT,
    EGYPT,
    GAUL,
    GREECE,
    MARKS,
    PERSIA,
    ROME,
    Scene,
)
from tests.engines.conqueror.fighting import (
    FORT,
    LAND,
    SEA,
    amounts,
    attack,
    dice,
    field,
    report,
    run_out,
)
from tests.rulebook import rule

ARMY = {"cavalry": 2, "infantry": 1, "archer": 1}
ENEMY = {"infantry": 3}

STRENGTHS = {
    "fabius_maximus": (1, 1, 1, 1),
    "marcus_agrippa": (2, 2, 4, 2),
    "furius_camillus": (4, 4, 4, 4),
    "claudius_marcellus": (3, 3, 3, 5),
    "scipio_africanus": (4, 4, 4, 4),
    "hasdrubal_barca": (2, 2, 2, 2),
    "hanno_the_navigator": (2, 2, 4, 2),
    "hamilcar_barca": (4, 4, 4, 4),
    "maharbal": (4, 4, 4, 4),
    "hannibal_barca": (4, 4, 4, 4),
    "leonidas": (1, 4, 1, 1),
    "themistocles": (2, 2, 4, 2),
    "philip_ii": (4, 4, 4, 4),
    "pyrrhus": (6, 6, 6, 6),
    "alexander": (5, 4, 5, 5),
    "cleopatra": (2, 2, 2, 2),
    "thutmose_iii": (4, 4, 4, 4),
    "ptolemy_i": (4, 4, 4, 4),
    "hatshepsut": (3, 3, 3, 3),
    "ramesses_ii": (4, 4, 4, 4),
    "artemisia": (2, 2, 4, 2),
    "surena": (1, 1, 1, 1),
    "darius_i": (4, 4, 4, 4),
    "xerxes_i": (4, 4, 4, 4),
    "cyrus_the_great": (4, 4, 4, 4),
    "diviciacus": (2, 2, 2, 2),
    "viridomarus": (4, 2, 4, 4),
    "brennus": (4, 4, 4, 4),
    "ambiorix": (3, 5, 3, 3),
    "vercingetorix": (4, 4, 4, 4),
}
"""With 2 cavalry, an infantry and an archer: attacking a land, defending it, at sea, attacking a fort."""

HERO_CASUALTIES = {
    "fabius_maximus": {"shields": 3},
    "scipio_africanus": {"hero": 1},
    "hasdrubal_barca": {"shields": 2},
    "hannibal_barca": {"hero-unavoidable": 1},
    "pyrrhus": {"own": 1},
    "alexander": {"hero": 1},
    "hatshepsut": {"shields": 1},
    "ramesses_ii": {"hero": 1},
    "surena": {"hero": 2},
    "cyrus_the_great": {"shields": 2},
    "diviciacus": {"shields": 1},
}
"""What heroes inflict, cancel and cost; all others nothing."""

AFTERWARDS = {"cleopatra": (1, 0), "hatshepsut": (0, 1), "diviciacus": (0, 1)}
"""The coins heroes bring, and the tactics they draw besides."""

TACTICS = {
    "flank": (3, 3, 3, 3),
    "reserves": (1, 1, 1, 1),
    "charge": (4, 4, 4, 4),
    "shield_wall": (2, 2, 2, 2),
    "testudo": (0, 0, 0, 0),
    "ambush": (2, 4, 2, 2),
    "forced_march": (4, 2, 4, 4),
    "javelins": (1, 1, 1, 1),
    "omens": (2, 2, 2, 2),
    "encirclement": (2, 2, 2, 2),
    "desperate_stand": (5, 5, 5, 5),
    "naval_ram": (1, 1, 4, 1),
    "siege_ladders": (1, 1, 1, 1),
}
"""Attacking a land, defending it, at sea, attacking a fort."""

TACTIC_CASUALTIES = {
    "flank": {"tactic": 1},
    "reserves": {"shields": 2},
    "shield_wall": {"shields": 1},
    "testudo": {"shields": 3},
    "javelins": {"tactic": 2},
    "encirclement": {"tactic": 2},
    "desperate_stand": {"own": 1},
}
"""What tactics inflict if they win, cancel and cost; all others nothing."""

SITUATIONS = ("attack", "defend", "sea", "fort")


def seat_of(hero: str) -> int:
    return MARKS.index(CONTENT.heroes[hero].faction)


def scene_of(seat: int, situation: str) -> tuple[Scene, int, str]:
    """A battle of a seat with ARMY in a situation against ENEMY; who attacks, and where."""
    enemy = ROME if seat != ROME else EGYPT
    target = {"sea": SEA, "fort": FORT}.get(situation, LAND)
    origin = LAND if situation == "sea" else "arabia"
    if situation == "defend":
        scene = field(ENEMY, ARMY, attacker=enemy, defender=seat, origin=origin, target=target)
        return scene, enemy, target
    scene = field(ARMY, ENEMY, attacker=seat, defender=enemy, origin=origin, target=target)
    return scene, seat, target


def played(seat: int, situation: str, *, hero: str | None = None, kind: str | None = None) -> Scene:
    """The battle, with a hero or a tactic of a seat, up to the casualties."""
    scene, attacker, target = scene_of(seat, situation)
    if hero:
        scene.heroes(seat, hero)
    if kind:
        scene.hand(seat, kind)
    attack(scene, attacker, LAND if situation == "sea" else "arabia", target)
    return scene.say(seat, [hero] if hero else [f"{kind}.01"])


def test_every_hero_tactic_and_automa_card_has_its_expectation() -> None:
    assert list(STRENGTHS) == list(CONTENT.heroes)
    assert list(TACTICS) == list(CONTENT.tactics)
    assert list(AUTOMA) == list(CONTENT.automa)
    assert set(HERO_CASUALTIES) <= set(STRENGTHS)
    assert set(TACTIC_CASUALTIES) <= set(TACTICS)
    assert {row.faction for row in CONTENT.heroes.values()} == set(FACTIONS)


@rule("CON-17.7", "CON-19.14", "CON-A78")
@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("hero", CONTENT.heroes)
def test_a_hero_is_as_strong_as_the_card_says(hero: str, situation: str) -> None:
    seat = seat_of(hero)
    told = report(played(seat, situation, hero=hero))
    side = told.defence if situation == "defend" else told.attack
    found = amounts(side.counts)
    assert side.heroes == [hero]
    expected = STRENGTHS[hero][SITUATIONS.index(situation)]
    assert found["hero"] + found.get("hero-bonus", 0) == expected


@rule("CON-20.2", "CON-20.3", "CON-20.4", "CON-A42")
@pytest.mark.parametrize("hero", CONTENT.heroes)
def test_a_hero_inflicts_cancels_and_costs_what_the_card_says(hero: str) -> None:
    told = report(played(seat_of(hero), "attack", hero=hero)).attack
    found = {key: n for key, n in amounts(told.harm).items() if key != "defeat"}
    found |= {"shields": told.shields} if told.shields else {}
    found |= {"own": amounts(told.costs)["hero"]} if told.costs else {}
    assert found == HERO_CASUALTIES.get(hero, {})


@rule("CON-20.16", "CON-20.24")
@pytest.mark.parametrize("hero", CONTENT.heroes)
def test_a_hero_brings_coins_and_tactics_as_the_card_says(hero: str) -> None:
    seat = seat_of(hero)
    scene = run_out(played(seat, "attack", hero=hero))
    coins, draws = AFTERWARDS.get(hero, (0, 0))
    nation = scene.nation(seat)
    assert (nation.coins, len(nation.hand)) == (coins, 1 + draws)


@pytest.mark.parametrize(
    ("hero", "army", "bonus"),
    [
        ("maharbal", {"cavalry": 5}, 3),
        ("maharbal", {"cavalry": 1, "elite": 1}, 2),
        ("xerxes_i", {"cavalry": 7}, 5),
        ("xerxes_i", {"cavalry": 1, "elite": 1}, 2),
        ("vercingetorix", {"infantry": 4}, 3),
        ("vercingetorix", {"infantry": 1}, 1),
        ("thutmose_iii", {"cavalry": 1}, 0),
    ],
)
@rule("CON-A78")
def test_a_hero_counts_units_up_to_a_limit(hero: str, army: dict[str, int], bonus: int) -> None:
    seat = seat_of(hero)
    scene = field(army, ENEMY, attacker=seat, defender=GREECE).heroes(seat, hero)
    attack(scene, seat).say(seat, [hero])
    if scene.state.battle is not None and not report(scene).melee:
        scene.say(seat, "none")
    assert amounts(report(scene).attack.counts).get("hero-bonus", 0) == bonus


@rule("CON-31.31")
def test_a_hero_counts_own_reinforcements_and_nobody_else_s_units() -> None:
    scene = field({"cavalry": 1}, ENEMY, attacker=CARTHAGE, defender=EGYPT)
    scene.army(FORT, CARTHAGE, cavalry=1).army("armenia", GREECE, cavalry=2)
    scene.heroes(CARTHAGE, "maharbal")
    attack(scene, CARTHAGE).say(CARTHAGE, f"{FORT}.all").say(GREECE, "armenia.carthage.all")
    scene.say(CARTHAGE, ["maharbal"])
    assert amounts(report(scene).attack.counts)["hero-bonus"] == 2


@rule("CON-19.14", "CON-19.12", "CON-32.15")
@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("kind", CONTENT.tactics)
def test_a_tactic_is_as_strong_as_the_card_says(kind: str, situation: str) -> None:
    scene = played(PERSIA, situation, kind=kind)
    told = report(scene)
    side = told.defence if situation == "defend" else told.attack
    found = amounts(side.counts)
    expected = TACTICS[kind][SITUATIONS.index(situation)]
    assert found["tactic"] + found.get("tactic-bonus", 0) == expected
    assert f"{kind}.01" in run_out(scene).state.tactics_discards


@rule("CON-20.2", "CON-20.3", "CON-20.4")
@pytest.mark.parametrize("kind", CONTENT.tactics)
def test_a_tactic_inflicts_cancels_and_costs_what_the_card_says(kind: str) -> None:
    told = report(played(PERSIA, "attack", kind=kind))
    assert told.won == "attack"
    found = {key: n for key, n in amounts(told.attack.harm).items() if key != "defeat"}
    found |= {"shields": told.attack.shields} if told.attack.shields else {}
    found |= {"own": amounts(told.attack.costs)["tactic"]} if told.attack.costs else {}
    assert found == TACTIC_CASUALTIES.get(kind, {})


@rule("CON-A21")
def test_encirclement_inflicts_nothing_for_those_who_do_not_win() -> None:
    scene = field({"infantry": 1}, {"infantry": 3}, faces=(2, 2)).hand(ROME, "encirclement")
    attack(scene).say(ROME, ["encirclement.01"])
    told = report(scene)
    assert (told.won, told.attack.harm) == ("tie", [])


@pytest.mark.parametrize(("copies", "faces", "best"), [(1, (1, 4), 4), (2, (3, 2), 3)])
@rule("CON-19.16", "CON-32.14")
def test_omens_throw_two_dice_of_which_the_higher_counts(
    copies: int, faces: tuple[int, int], best: int
) -> None:
    scene = field({"cavalry": 3}, {"infantry": 1}, faces=(*faces, 1))
    scene.hand(ROME, *["omens"] * copies)
    attack(scene).say(ROME, [f"omens.0{n + 1}" for n in range(copies)])
    told = report(scene)
    assert told.attack.dice == [*faces]
    assert amounts(told.attack.counts)["die"] == best
    assert amounts(told.attack.counts)["tactic"] == 2 * copies


@pytest.mark.parametrize(
    ("target", "defender", "copies", "taken"),
    [
        ("palestina", CARTHAGE, 1, {"fort-small": 1, "ladders": -1}),
        ("asia_minor", CARTHAGE, 1, {"fort-great": 2, "ladders": -2}),
        ("gaul", GAUL, 1, {"fort-capital": 4, "ladders": -2}),
        ("gaul", GAUL, 2, {"fort-capital": 4, "ladders": -4}),
        (LAND, CARTHAGE, 1, {}),
    ],
)
@rule("CON-19.15")
def test_siege_ladders_take_two_of_the_bonus_and_no_more_than_there_is(
    target: str, defender: int, copies: int, taken: dict[str, int]
) -> None:
    origin = CONTENT.near["large"][target][0]
    scene = field({"cavalry": 3}, {"cavalry": 1}, defender=defender, origin=origin, target=target)
    scene.hand(ROME, *["siege_ladders"] * copies)
    attack(scene, ROME, origin, target)
    scene.say(ROME, [f"siege_ladders.0{n + 1}" for n in range(copies)])
    found = amounts(report(scene).defence.counts)
    assert {key: n for key, n in found.items() if key not in ("cavalry", "die", "power")} == taken


def test_siege_ladders_do_nothing_for_the_defender() -> None:
    scene = field({"cavalry": 2}, {"cavalry": 1}, target=FORT).hand(CARTHAGE, "siege_ladders")
    attack(scene, ROME, "arabia", FORT).say(CARTHAGE, ["siege_ladders.01"])
    assert amounts(report(scene).defence.counts)["fort-small"] == 1
    assert "ladders" not in amounts(report(scene).defence.counts)


AUTOMA = {"au1": (1, 0), "au2": (1, 1), "au3": (2, 0), "au4": (3, 1)}
"""The strength and the casualties of the cards of the independents."""


@rule("CON-21.2", "CON-21.3", "CON-19.22", "CON-26.4")
@pytest.mark.parametrize("card", CONTENT.automa)
def test_an_automa_card_counts_as_it_says(card: str) -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=5).independent("alps", 1, 1)
    dice(scene, "melee", 1)
    attack(scene.automa(f"{card}.01"), ROME, "etruria", "alps")
    told = report(scene).defence
    assert told.dice == []
    found = amounts(told.counts)["automa"], amounts(told.harm).get("automa", 0)
    assert found == AUTOMA[card]
    assert scene.state.automa_discards == [f"{card}.01"]


@rule("CON-21.9")
def test_five_automa_cards_are_drawn_before_any_comes_again() -> None:
    state = Scene(4).start_state
    assert len(state.automa) == 5
    scene = Scene(4).army("etruria", ROME, cavalry=5).independent("alps", 1, 1)
    scene.start_state.automa_discards = [*scene.start_state.automa]
    scene.start_state.automa = []
    attack(scene, ROME, "etruria", "alps")
    assert (len(scene.state.automa), len(scene.state.automa_discards)) == (4, 1)


@rule("CON-17.3", "CON-17.5", "CON-17.6")
def test_a_hero_leads_two_battles_and_several_lead_at_once() -> None:
    scene = field({"cavalry": 4}, {"infantry": 1}).heroes(ROME, "furius_camillus")
    scene.has(ROME, open=["scipio_africanus"])
    attack(scene).say(ROME, ["furius_camillus", "scipio_africanus"])
    assert report(scene).attack.heroes == ["furius_camillus", "scipio_africanus"]
    run_out(scene)
    nation = scene.nation(ROME)
    assert (nation.heroes, nation.open, nation.spent) == (
        [],
        ["furius_camillus"],
        ["scipio_africanus"],
    )


@rule("CON-33.7")
def test_age_of_heroes_adds_to_each_hero() -> None:
    scene = field({"cavalry": 4}, {"infantry": 1}).heroes(ROME, "furius_camillus")
    scene.has(ROME, open=["scipio_africanus"]).chronicle("age_of_heroes")
    attack(scene).say(ROME, ["furius_camillus", "scipio_africanus"])
    assert amounts(report(scene).attack.counts)["age_of_heroes"] == 2
    assert "age_of_heroes" not in amounts(report(scene).defence.counts)


@rule("CON-33.10")
def test_total_war_helps_every_main_attacker() -> None:
    scene = attack(field({"cavalry": 4}, {"infantry": 1}).chronicle("total_war"))
    told = report(scene)
    assert amounts(told.attack.counts)["total_war"] == 1
    assert "total_war" not in amounts(told.defence.counts)


@rule("CON-33.11", "CON-20.1")
def test_no_quarter_costs_the_defeated_one_more() -> None:
    scene = attack(field({"cavalry": 4}, {"infantry": 3}).chronicle("no_quarter"))
    told = report(scene)
    assert amounts(told.attack.harm) == {"defeat": 1, "no_quarter": 1}
    assert told.defence.harm == []


@rule("CON-33.11", "CON-A21")
def test_no_quarter_spares_both_sides_of_a_tie() -> None:
    scene = attack(field({"infantry": 3}, {"infantry": 3}).chronicle("no_quarter"))
    assert (report(scene).won, report(scene).attack.harm) == ("tie", [])
