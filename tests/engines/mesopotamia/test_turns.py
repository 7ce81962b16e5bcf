"""Rounds and turns: order, actions with the piece and with dice, the end (MES-1, MES-6, MES-7)."""

from engines.mesopotamia.ids import (
    ACTION,
    ACTIONS,
    BUILD,
    EMPIRES,
    END,
    END_PHASE,
    EXPLORE,
    GATHER,
    GROW,
    RESEARCH,
    WARFARE,
)
from engines.mesopotamia.rules.glyphs import ways
from engines.mesopotamia.state import Party, Report
from engines.mesopotamia.steps.performing import PERFORM
from engines.mesopotamia.steps.rounds import EndOfRound, Round
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene, begin, state_of
from tests.rulebook import rule


def round_of(scene: Scene) -> list[int]:
    """Who is asked in a round in which everybody ends their turn at once."""
    asked, now = [], scene.state.round
    while scene.playing.table.pending and scene.state.round == now:
        asked.append(scene.asked.seat)
        scene.answer(END)
    return asked


@rule("MES-1.1", "MES-6.1", "MES-6.4")
def test_everybody_takes_one_turn_in_the_order_of_the_population_track() -> None:
    scene = Scene().seal("population", AKKAD, 4).seal("population", SUMER, 3).place(Round())
    assert scene.state.phase == ACTION
    assert scene.state.order == [AKKAD, SUMER, BABYLON, 3]
    assert round_of(scene) == [AKKAD, SUMER, BABYLON, 3]


def test_fights_are_kept_until_the_round_after_theirs_is_over() -> None:
    scene = Scene()
    party = Party(SUMER, SUMER, [])
    scene.start_state.reports = [Report(n, n, "c4", party, party) for n in (1, 2)]
    scene.place(Round())
    assert scene.state.round == 3
    assert [one.round for one in scene.state.reports] == [2]


@rule("MES-6.1", "MES-27.4", "MES-T22")
def test_who_grows_during_a_round_is_first_in_the_next_one() -> None:
    scene = Scene("babylonian", "sumerian").goods(1, food=5).dice(1, "black.tukul").place(Round())
    assert scene.state.order == [0, 1]
    scene.answer(END, GROW)
    assert scene.state.population.ahead(1, 0)
    assert scene.state.order == [0, 1]
    scene.answer(END)
    assert scene.state.order == [1, 0]
    assert scene.asked.seat == 1


@rule("MES-7.1")
def test_one_action_is_taken_with_the_piece_and_each_turn_it_is_free_again() -> None:
    scene = Scene("babylonian", "sumerian").goods(0, food=9).place(Turn(0), Turn(0))
    actions = [one for one in ACTIONS if one in PERFORM]
    assert scene.options == [*actions, END]
    scene.answer(WARFARE)
    assert scene.told.count("piece") == 1
    assert scene.realm(0).used == []
    assert scene.options == [*actions, END]


@rule("MES-7.3")
def test_no_action_is_taken_twice_even_with_a_better_technology() -> None:
    scene = Scene().dice(SUMER, "black.tukul", "white.star").goods(SUMER).place(Turn(SUMER))
    scene.answer(WARFARE)
    scene.realm(SUMER).levels["warfare"] = 2
    assert not [one for one in scene.options if WARFARE in one]
    assert [one for one in scene.options if GROW in one]


@rule("MES-T2", "MES-7.3")
def test_a_technology_discovered_in_the_turn_does_not_bring_its_action_again() -> None:
    scene = Scene("akkadian", "sumerian").force("a2", 0, archer=1).goods(0, tablet=1)
    scene.dice(0, "silver.dub", "white.gir", "black.tukul", "black.un").place(Turn(0))
    scene.answer(EXPLORE, "done", "dice.research.dub", "discover.explore")
    assert scene.realm(0).levels[EXPLORE] == 2
    assert [way.id for way in ways(scene.state, 0, EXPLORE)] == ["gir.tukul"]
    assert scene.topic == "act"
    assert not [one for one in scene.options if EXPLORE in one]


@rule("MES-6.2", "MES-7.2", "MES-7.9")
def test_piece_and_dice_are_used_in_any_order() -> None:
    scene = Scene().dice(SUMER, "black.tukul").goods(SUMER, food=3).place(Turn(SUMER))
    scene.answer("dice.warfare.tukul", GROW)
    other = Scene().dice(SUMER, "black.tukul").goods(SUMER, food=3).place(Turn(SUMER))
    other.answer(GROW, "dice.warfare.tukul")
    assert other.realm(SUMER).goods == scene.realm(SUMER).goods


@rule("MES-7.8")
def test_a_turn_may_end_at_any_time() -> None:
    scene = Scene().place(Turn(SUMER))
    scene.answer(END)
    assert not scene.playing.table.pending


@rule("MES-7.11", "MES-18.3")
def test_an_action_may_be_chosen_though_nothing_of_it_can_be_done() -> None:
    scene = Scene().goods(SUMER).place(Turn(SUMER)).answer(GROW)
    assert "not-grown" in scene.told
    assert scene.state.population.space(SUMER) == 1


@rule("MES-1.3", "MES-6.9")
def test_the_match_ends_with_the_round_in_which_the_gardens_are_complete() -> None:
    tiles = ["terrace_foundations", "cedar_court", "fruit_terrace", "hall_of_tablets", "sky_basin"]
    scene = Scene("babylonian", "sumerian").at(built=5)
    scene.realm(0).tiles = tiles
    scene.place(Turn(1), EndOfRound())
    scene.answer(END)
    assert scene.state.ended == "gardens"
    assert scene.state.phase == END_PHASE
    assert scene.told[-1] == "ended-gardens"


@rule("MES-6.9")
def test_otherwise_the_next_round_begins() -> None:
    scene = Scene("babylonian", "sumerian").at(built=4)
    scene.realm(0).tiles = [
        "terrace_foundations",
        "cedar_court",
        "fruit_terrace",
        "hall_of_tablets",
    ]
    scene.place(EndOfRound())
    assert scene.state.round == 3
    assert scene.state.ended == ""


def test_an_agreed_last_round_ends_the_match() -> None:
    scene = Scene("babylonian", "sumerian", last_round="5").at(round=4).place(EndOfRound())
    assert round_of(scene) == [0, 1]
    assert scene.state.ended == "rounds"


@rule("MES-7.7")
def test_each_action_has_four_technologies_and_each_empire_its_own() -> None:
    for action in ACTIONS:
        rows = [row for row in CONTENT.technologies.values() if row.action == action]
        assert {row.level for row in rows} == {1, 2, 3, 4}
        for level in (2, 3, 4):
            assert {row.empire for row in rows if row.level == level} == {*EMPIRES}
    explore = [CONTENT.technology(empire, EXPLORE, 4) for empire in EMPIRES]
    assert len({row.activations for row in explore}) > 1
    assert len({tuple(row.glyphs) for row in explore}) > 1


@rule("MES-EX1", "MES-7.3")
def test_the_piece_on_gather_and_two_dice_on_explore_are_two_actions() -> None:
    scene = Scene("babylonian", "sumerian").levels(0, gather=3, explore=2)
    scene.dice(0, "white.gir", "silver.dub").goods(0).place(Turn(0))
    scene.answer(GATHER)
    while scene.topic != "act":
        scene.answer(scene.safe)
    assert GATHER not in scene.options
    scene.answer("dice.explore.gir.dub")
    assert scene.told.count("piece") == scene.told.count("dice") == 1
    assert scene.options == ["end"]


@rule("MES-6.3")
def test_before_dice_are_rolled_for_the_next_turn_the_last_action_can_be_taken_back() -> None:
    scene = Scene("babylonian", "sumerian").goods(0, food=9).dice(0, "black.un").place(Turn(0))
    scene.answer(GROW)
    assert scene.options == [END]
    assert scene.option(END).then is not None
    assert scene.playing.undoable_count(0) == 1
    scene.answer(END)
    assert scene.playing.undoable_count(0) == 0


@rule("MES-6.3")
def test_without_dice_to_roll_a_turn_ends_with_its_last_action() -> None:
    scene = Scene(players=2).goods(AKKAD, food=9).place(Turn(AKKAD)).answer(GROW)
    assert not scene.playing.table.pending


def test_who_gives_no_answer_builds_grows_and_discovers_as_soon_as_it_can() -> None:
    scene = Scene(players=2).place(Turn(AKKAD))
    assert scene.safe == GATHER
    scene = Scene(players=2).goods(AKKAD, stone=1, clay=2, food=3, tablet=1).place(Turn(AKKAD))
    assert scene.safe == BUILD
    scene.answer(BUILD)
    scene.answer(scene.safe)
    assert scene.realm(AKKAD).ziggurat == 1
    scene = Scene(players=2).goods(AKKAD, food=3, tablet=1).place(Turn(AKKAD))
    assert scene.safe == GROW
    for goods in ({"tablet": 1}, {"clay": 2}):
        scene = Scene(players=2).goods(AKKAD, **goods).place(Turn(AKKAD))
        assert scene.safe == RESEARCH
    every = dict.fromkeys(ACTIONS, 4)
    scene = Scene(players=2).levels(AKKAD, **every).goods(AKKAD, tablet=1, clay=2)
    assert scene.place(Turn(AKKAD)).safe == GATHER


def test_a_match_in_which_nobody_answers_gets_on() -> None:
    match = begin("sumerian", "babylonian", last_round="30")
    while not match.over:
        asked = next(iter(match.table.pending.values()))
        match.answer(asked.id, asked.seat, match.default_for(asked.id))
    for realm in state_of(match).realms:
        assert realm.ziggurat >= 2
        assert sum(realm.levels.values()) >= 12
