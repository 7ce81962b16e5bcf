"""How a match begins (CON-3), and what a mode changes (CON-1)."""

import pytest

import data
from data.rules import rules
from engines.conqueror.game import GAME
from engines.conqueror.ids import CIVIL, FACTIONS, INDEPENDENT, UPGRADES
from engines.conqueror.preview.food import limit, supply
from engines.conqueror.state import Conqueror, add
from engines.core import OptionError, text
from tests.engines.conqueror.build import (
    CARTHAGE,
    CONTENT,
    EGYPT,
    GREECE,
    MARKS,
    ROME,
    begin,
    state_of,
)
from tests.engines.scene import said
from tests.rulebook import rule

PLAYERS = (3, 4, 5, 6)
EACH_COUNT = pytest.mark.parametrize("players", PLAYERS)
EACH_MODE = pytest.mark.parametrize("mode", ["emperor", "conquest"])
GUARDS = {
    3: {
        "alps": {"cavalry": 2},
        "gaul": {"cavalry": 1, "infantry": 1},
        "alexandria": {"cavalry": 1, "infantry": 1},
        "asia_minor": {"cavalry": 1, "infantry": 1},
        "syria": {"cavalry": 1, "infantry": 1},
    },
    4: {
        "alps": {"cavalry": 2, "infantry": 1},
        "gaul": {"cavalry": 1, "infantry": 1},
        "asia_minor": {"cavalry": 2},
    },
    5: {
        "alps": {"cavalry": 2, "infantry": 1},
        "gaul": {"cavalry": 1, "infantry": 1},
        "asia_minor": {"cavalry": 2},
        "iberia": {"cavalry": 1, "infantry": 1},
        "palestina": {"cavalry": 1, "infantry": 1},
    },
    6: {
        "alps": {"cavalry": 2, "infantry": 1},
        "asia_minor": {"cavalry": 2},
        "iberia": {"cavalry": 1, "infantry": 1},
        "palestina": {"cavalry": 1, "infantry": 1},
    },
}


def begun(players: int, mode: str = "emperor") -> Conqueror:
    """The pieces of a match that has just begun."""
    return state_of(begin(players, mode=mode))


@rule("CON-1.2")
def test_the_host_chooses_between_two_modes() -> None:
    (mode,) = [option for option in GAME.options if option.key == "mode"]
    assert mode.choices == ("emperor", "conquest")
    assert begun(3, "emperor").mode == "emperor"


def test_what_can_be_chosen_is_what_the_box_says() -> None:
    box = {row["id"]: (row["values"], row["default"]) for row in data.load("conqueror")["options"]}
    assert {one.key: ([*one.choices], one.default) for one in GAME.options} == box


@rule("CON-1.3")
def test_the_modes_differ_in_length_goal_and_beginning() -> None:
    emperor, conquest = CONTENT.modes["emperor"], CONTENT.modes["conquest"]
    assert (emperor.rounds, emperor.forts, emperor.dynasty, emperor.purchases) == (10, 6, 6, 0)
    assert (conquest.rounds, conquest.forts, conquest.dynasty, conquest.purchases) == (5, 5, 3, 2)
    assert len(CONTENT.track("emperor")) > len(CONTENT.track("conquest"))
    assert begun(3, "emperor").units(ROME) != begun(3, "conquest").units(ROME)


@rule("CON-3.1")
@EACH_COUNT
def test_few_play_on_the_small_side_of_the_board(players: int) -> None:
    assert begun(players).board == ("small" if players <= 4 else "large")


@rule("CON-3.2", "CON-12.8")
@EACH_COUNT
def test_blank_tokens_cover_forts_of_nations_left_out(players: int) -> None:
    game = begun(players)
    covered = {place for place, here in game.lands.items() if here.blank}
    assert covered == {3: {"alexandria", "thebes"}, 5: {"gaul", "palma"}}.get(players, set())
    assert all(game.fort_at(place) is None for place in covered)


@rule("CON-3.3")
def test_round_and_trade_track_are_those_of_the_mode() -> None:
    match = begin(3, mode="conquest")
    assert len(CONTENT.track(state_of(match).mode)) == 4
    assert GAME.moment(state_of(match)).key == "conqueror-phase-purchases"
    assert begun(3).round == 1


@rule("CON-3.4")
@EACH_COUNT
def test_there_is_a_copy_of_every_card_for_each_player(players: int) -> None:
    game = begun(players)
    assert {game.stock(card) for card in (*CIVIL, *UPGRADES, "fort")} == {players}


@rule("CON-3.5", "CON-3.6")
@EACH_MODE
def test_the_chronicle_is_shuffled_by_level(mode: str) -> None:
    game = state_of(begin(4, "seed", mode=mode))
    other = state_of(begin(4, "another", mode=mode))
    for level, pile in enumerate((game.level_1, game.level_2, game.level_3), 1):
        assert {CONTENT.chronicles[card].level for card in pile} == {level}
    assert (game.level_1, game.level_3) != (other.level_1, other.level_3)


@rule("CON-3.7")
def test_everybody_draws_a_tactics_card_that_nobody_else_sees() -> None:
    match = begin(4)
    game = state_of(match)
    assert [len(nation.hand) for nation in game.nations] == [1] * 4
    assert len(game.tactics) == len(CONTENT.deck) - 4
    assert sorted(game.tactics) != game.tactics
    assert sorted(game.automa) == sorted(CONTENT.automa_deck)
    seen = match.view(ROME).state
    assert seen.nations[ROME].hand == game.nations[ROME].hand
    assert seen.nations[GREECE].hand[0].face == "?"


@rule("CON-3.8", "CON-7.1")
def test_coins_to_begin_with_there_are_in_conquest_alone() -> None:
    match = begin(3, mode="conquest")
    assert [nation.coins for nation in state_of(match).nations] == [10] * 3
    assert begin(3).opening_events[-1].key == "conqueror-event-taxes"
    assert [nation.coins for nation in begun(3).nations] == [5] * 3, "taxes of round 1 alone"


@rule("CON-3.9")
@EACH_COUNT
def test_the_nations_follow_from_the_number_of_players(players: int) -> None:
    wanted = {
        3: {"rome", "carthage", "greece"},
        4: {"rome", "carthage", "greece", "egypt"},
        5: set(FACTIONS) - {"gaul"},
        6: set(FACTIONS),
    }[players]
    assert {*GAME.marks_with({}, players)} == wanted
    assert {mark for mark, row in CONTENT.factions.items() if players in row.seats} == wanted
    with pytest.raises(OptionError):
        GAME.fill_marks({}, ["gaul", *[None] * 4], lambda _: None)


@rule("CON-3.10")
def test_all_begin_on_the_first_space_of_the_trade_track() -> None:
    assert [nation.space for nation in begun(6).nations] == [1] * 6


@rule("CON-3.11", "CON-3.19")
@EACH_COUNT
@EACH_MODE
def test_starting_units_come_out_of_the_barracks(players: int, mode: str) -> None:
    game = begun(players, mode)
    for nation in game.nations:
        everything = dict(nation.barracks)
        add(everything, game.units(nation.seat))
        assert everything == CONTENT.factions[nation.mark].barracks


@rule("CON-3.12")
def test_starting_units_stand_on_the_three_starts_of_a_nation() -> None:
    emperor, conquest = begun(4), begun(4, "conquest")
    starts = ("carthage", "leptis", "numidia")
    assert [emperor.lands[place].army.units for place in starts] == [
        {"cavalry": 1},
        {"infantry": 1},
        {"cavalry": 1},
    ]
    assert conquest.lands["alexandria"].army.fresh == {"cavalry": 2, "archer": 2}
    assert conquest.held(EGYPT) == ["alexandria", "thebes", "nubia"]


STARTS = {
    "rome": ("sicily", "apulia"),
    "carthage": ("leptis", "numidia"),
    "greece": ("macedonia", "thrace"),
    "egypt": ("thebes", "nubia"),
    "persia": ("babylon", "media"),
    "gaul": ("palma", "belgica"),
}
LEGION = ("1C 1I", "1I", "1I")
COHORTS = ("2C 1I", "2I", "2I")
ARMIES = {
    "emperor": {
        **dict.fromkeys(("rome", "greece", "gaul"), LEGION),
        "carthage": ("1C", "1I", "1C"),
        "egypt": ("1C 1A", "1I", "1I"),
        "persia": ("1C", "1C", "1I"),
    },
    "conquest": {
        **dict.fromkeys(("greece", "gaul"), COHORTS),
        "rome": ("2C", "3I", "2I"),
        "carthage": ("2C", "2I", "1C 1I"),
        "egypt": ("2C 2A", "2I", "1I"),
        "persia": ("2C", "1C 1I", "1C"),
    },
}
KIND_OF = {"C": "cavalry", "I": "infantry", "A": "archer"}


@rule("CON-3.21")
@EACH_COUNT
def test_each_nation_starts_with_a_capital_a_small_fort_and_an_open_land(players: int) -> None:
    game = begun(players)
    for nation in game.nations:
        home, fort, land = CONTENT.factions[nation.mark].starts
        assert (home, {fort, land}) == (nation.capital, {*STARTS[nation.mark]})
        assert [game.fort_at(place) for place in (home, fort, land)] == ["great", "small", None]
        assert (game.map[fort].food, game.map[land].coins) == (1, 1)


@rule("CON-3.22", "CON-3.23")
@EACH_MODE
def test_each_nation_starts_with_its_own_army(mode: str) -> None:
    game = begun(6, mode)
    for nation in game.nations:
        for place, written in zip(
            CONTENT.factions[nation.mark].starts, ARMIES[mode][nation.mark], strict=True
        ):
            wanted = {KIND_OF[one[1]]: int(one[0]) for one in written.split()}
            assert game.lands[place].army.fresh == wanted


@rule("CON-3.22", "CON-3.23")
@EACH_MODE
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_rules_that_players_read_tell_the_same_armies(mode: str, lang: str) -> None:
    number = {"emperor": "CON-3.22", "conquest": "CON-3.23"}[mode]
    told = rules("conqueror")[number].notes[lang].rstrip(".").rpartition(": ")[2].split("; ")
    for mark, army in ARMIES[mode].items():
        name = said(text(f"conqueror-faction-{mark}"), lang)
        [line] = [one for one in told if name in one]
        assert line.endswith(" " + ", ".join(one.replace(" ", "+") for one in army))


@rule("CON-3.13", "CON-3.14", "CON-3.20")
def test_nobody_begins_with_heroes_elite_agents_or_stored_food() -> None:
    for nation in begun(6).nations:
        assert (nation.heroes, nation.open, nation.spent) == ([], [], [])
        assert (nation.elite, nation.agent, nation.temporary) == ("ready", None, None)
        assert (nation.stored, nation.dynasty) == (False, "ready")
    assert begun(6).supply(ROME) == CONTENT.heroes_of("rome")


@rule("CON-3.15")
@EACH_COUNT
@EACH_MODE
def test_everybody_begins_with_two_food_and_two_forts(players: int, mode: str) -> None:
    game = begun(players, mode)
    for seat in range(players):
        assert (supply(game, seat), len(game.forts(seat))) == (2, 2)
        units = game.units(seat)
        assert sum(units.values()) <= limit(game, 2)


@rule("CON-3.16", "CON-4.13", "CON-A3")
@EACH_COUNT
def test_independent_armies_follow_the_number_of_players(players: int) -> None:
    game = begun(players)
    found = {place: game.lands[place].army.units for place in game.held(INDEPENDENT)}
    assert found == GUARDS[players]


@rule("CON-3.17", "CON-3.18", "CON-A4")
@EACH_COUNT
def test_carthage_begins_and_the_others_follow_clockwise(players: int) -> None:
    game = begun(players)
    assert game.first == CARTHAGE
    order = [mark for mark in FACTIONS if mark in MARKS[:players]]
    assert [game.nations[seat].mark for seat in game.order] == order
    assert game.clockwise() == game.order
