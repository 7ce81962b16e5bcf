"""Who can play against whom: alone, with the automaton, as a team (MES-30, MES-34)."""

import pytest

from data.catalogues import catalogue
from engines.core.options import Options
from engines.mesopotamia._lobby import house, marks_for, refuses
from engines.mesopotamia.game import chapter
from engines.mesopotamia.ids import (
    ACTION,
    ASSUR,
    AUTOMATON,
    COMBAT,
    EMPIRES,
    END_PHASE,
    GUARDIANS,
    HOUSES,
    RIVALS,
    SCENARIOS,
    SETUP,
    SIEGE,
    TEAM,
    TRIBE,
    UR,
)
from engines.mesopotamia.rules.who_plays import by_rules, is_solo
from tests.engines.mesopotamia.build import OPTIONS, Scene
from tests.rulebook import rule

HOUSE = 2
"""The seat of the automaton among two people."""


def chosen(mode: str, boxes: str = "both", **more: str) -> Options:
    """Options with a mode."""
    return {**OPTIONS, "mode": mode, "boxes": boxes, **more}


def can_play(options: Options) -> list[int]:
    """How many people can play."""
    return [players for players in range(1, 7) if refuses(options, players) is None]


@rule("MES-1.5", "MES-30.1", "MES-30.2", "MES-34.1")
def test_so_many_people_can_play_in_each_mode() -> None:
    assert can_play(chosen(RIVALS)) == [2, 3, 4, 5, 6]
    assert can_play(chosen(AUTOMATON)) == [1, 2, 3, 4, 5]
    assert can_play(chosen(TEAM)) == [2, 3, 4, 5]
    assert can_play(chosen(SIEGE)) == can_play(chosen(GUARDIANS)) == [1]


@rule("MES-34.1")
def test_the_automaton_counts_as_a_player_for_the_boxes() -> None:
    assert can_play(chosen(RIVALS, "base")) == [2, 3, 4]
    assert can_play(chosen(AUTOMATON, "base")) == [1, 2, 3]
    assert can_play(chosen(TEAM, "base")) == [2, 3]


@rule("MES-34.1", "MES-34.2")
def test_one_seat_at_most_is_played_by_the_rules() -> None:
    assert [house(chosen(mode), 1) for mode in (RIVALS, AUTOMATON, *SCENARIOS)] == [
        *((), (AUTOMATON,), (UR,), (ASSUR,)),
    ]
    assert house(chosen(TEAM), 5) == (AUTOMATON,)


@rule("MES-30.21")
def test_the_empire_of_the_automaton_can_be_chosen_and_is_then_no_choice_for_people() -> None:
    assert marks_for(chosen(AUTOMATON, opponent="elamite"), 2) == [
        one for one in EMPIRES if one != "elamite"
    ]
    assert [*marks_for(chosen(AUTOMATON), 2)] == [*EMPIRES]
    assert [*marks_for(chosen(AUTOMATON, "base", opponent="akkadian"), 3)] == [
        *("sumerian", "babylonian", "elamite")
    ]


def test_what_an_opponent_is_like_can_only_be_said_where_there_is_one() -> None:
    assert not can_play(chosen(RIVALS, difficulty="igigi"))
    assert not can_play(chosen(SIEGE, difficulty="igigi"))
    assert can_play(chosen(TEAM, difficulty="anunnaki"))
    assert not can_play(chosen(RIVALS, opponent="elamite"))
    assert can_play(chosen(SIEGE, opponent="elamite"))
    assert not can_play(chosen(AUTOMATON, "base", opponent="mari"))


def three(mode: str) -> Scene:
    """Two people and the automaton."""
    return Scene("sumerian", "babylonian", "automaton", mode=mode, opponent="akkadian")


@rule("MES-34.1", "MES-34.2")
def test_the_automaton_has_the_last_seat_and_an_empire() -> None:
    state = three(AUTOMATON).start_state
    assert state.house() == HOUSE
    assert state.realms[HOUSE].empire == "akkadian"
    assert [by_rules(state, party) for party in (0, 1, HOUSE, TRIBE)] == [False, False, True, False]
    assert Scene(players=3).start_state.house() is None


@rule("MES-30.22", "MES-34.3", "MES-34.5")
@pytest.mark.parametrize("mode", [AUTOMATON, TEAM])
def test_all_who_meet_the_automaton_fight_by_solo_combat(mode: str) -> None:
    state = three(mode).start_state
    assert is_solo(state, 0, HOUSE)
    assert is_solo(state, HOUSE, 1)
    assert is_solo(state, HOUSE, TRIBE)


@rule("MES-34.3", "MES-34.4")
def test_people_fight_each_other_and_tribes_that_people_play_by_the_normal_rules() -> None:
    scene = three(AUTOMATON).seal("events", HOUSE, 3).seal("events", 0, 2).seal("events", 1, 1)
    state = scene.start_state
    assert not is_solo(state, 0, 1)
    assert not is_solo(state, 0, TRIBE)  # seat 1 is right behind
    scene.seal("events", HOUSE, 1).seal("events", 1, 3)
    assert is_solo(state, 0, TRIBE)  # now the automaton is
    assert not is_solo(Scene(players=3).start_state, 0, TRIBE)


@rule("MES-34.9")
def test_alone_and_in_a_team_tribes_are_fought_by_solo_combat() -> None:
    assert is_solo(three(TEAM).start_state, 0, TRIBE)
    alone = Scene("sumerian", "automaton", mode=AUTOMATON, opponent="elamite")
    assert is_solo(alone.start_state, 0, TRIBE)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("mode", [AUTOMATON, SIEGE, GUARDIANS])
def test_help_speaks_to_one_person_who_plays_alone_and_names_its_goal(mode: str, lang: str) -> None:
    game = Scene("akkadian", HOUSES[mode], mode=mode, opponent="elamite").start_state
    told = {}
    for phase in (SETUP, ACTION, COMBAT, END_PHASE):
        game.phase = phase
        told[phase] = catalogue(lang).format(f"mesopotamia-help-phase-{chapter(game)}")
    many = {"en": ("Everybody", "everybody"), "es": ("Todos", "cada cual", "Cada cual")}[lang]
    assert not [one for one in told.values() if any(word in one for word in many)]
    ways = {SIEGE: ("ram", "Ariete"), GUARDIANS: ("six waves", "seis oleadas")}
    for phase in (SETUP, ACTION):
        assert mode == AUTOMATON or ways[mode][lang == "es"] in told[phase]


@rule("MES-25.1", "MES-25.2")
@pytest.mark.parametrize("marks", [("sumerian",), ("sumerian", "babylonian")])
def test_help_tells_of_combat_without_cards_where_it_is_played_so(marks: tuple[str, ...]) -> None:
    told = {}
    for combat in ("cards", "simple"):
        scene = Scene(*marks, HOUSES[AUTOMATON], mode=AUTOMATON, opponent="elamite", combat=combat)
        scene.start_state.phase = COMBAT
        told[combat] = catalogue("en").format(
            f"mesopotamia-help-phase-{chapter(scene.start_state)}"
        )
    assert "a chariot most" in told["simple"]
    assert "mobility" not in told["simple"]
    assert "card" not in told["simple"]
    assert "a chariot most" not in told["cards"]
    assert ("You draw a card" in told["cards"]) == (len(marks) == 1)


def test_help_speaks_to_all_where_several_play() -> None:
    game = Scene("akkadian", "sumerian", HOUSES[TEAM], mode=TEAM, opponent="elamite").start_state
    assert [game.phase, chapter(game)] == [ACTION, ACTION]
