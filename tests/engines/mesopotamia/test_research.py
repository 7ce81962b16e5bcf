"""Research: tablets for clay, and discoveries (MES-14)."""

import pytest

from engines.core import Text
from engines.mesopotamia.ids import ACTIONS, CONVERT, DONE, STANDARD
from engines.mesopotamia.steps.research import Research
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, ELAM, SUMER, Scene
from tests.rulebook import rule


def study(tablets: int, discoveries: int, **goods: int) -> Scene:
    """Akkad researches with these goods."""
    return Scene().goods(AKKAD, **goods).place(Research(AKKAD, tablets, discoveries))


def discovering(*actions: str) -> list[str]:
    return [f"discover.{action}" for action in actions]


# --- tablets --------------------------------------------------------------------------------


@rule("MES-14.2", "MES-EX9")
@pytest.mark.parametrize(("level", "tablets"), [(1, 1), (4, 4)])
def test_2_clay_become_as_many_tablets_as_the_technology_says(level: int, tablets: int) -> None:
    scene = Scene().levels(AKKAD, research=level).goods(AKKAD, clay=3).place(Turn(AKKAD))
    scene.answer("research", CONVERT)
    assert scene.realm(AKKAD).goods["clay"] == 1
    assert scene.realm(AKKAD).goods["tablet"] == tablets


@rule("MES-14.2", "MES-A49")
def test_clay_is_converted_once_in_the_action() -> None:
    scene = study(1, 2, clay=9).answer(CONVERT)
    assert CONVERT not in scene.options
    assert scene.realm(AKKAD).goods["clay"] == 7


@rule("MES-14.2")
def test_1_clay_is_not_enough() -> None:
    assert CONVERT not in study(1, 2, clay=1, tablet=1).options


@rule("MES-14.1")
def test_tablets_of_the_conversion_pay_for_discoveries() -> None:
    scene = study(2, 2, clay=2)
    assert scene.options == [CONVERT, DONE]
    scene.answer(CONVERT, "discover.build", "discover.build")
    assert scene.realm(AKKAD).levels["build"] == 3
    assert not scene.playing.table.pending


@rule("MES-14.1")
def test_clay_converted_after_a_discovery_ends_the_action() -> None:
    scene = study(2, 3, clay=2, tablet=2)
    assert scene.option(CONVERT).then is None
    scene.answer("discover.build")
    assert scene.option(CONVERT).then == Text("mesopotamia-then-no-more")
    scene.answer(CONVERT)
    assert not scene.playing.table.pending
    assert scene.realm(AKKAD).goods["tablet"] == 3


@rule("MES-14.1")
def test_clay_can_still_be_converted_after_the_last_discovery() -> None:
    scene = study(2, 1, clay=2, tablet=1).answer("discover.grow")
    assert scene.options == [CONVERT, DONE]
    assert scene.topic == "convert"
    assert scene.safe == CONVERT
    scene.answer(CONVERT)
    assert scene.realm(AKKAD).goods["tablet"] == 2


@rule("MES-14.1", "MES-7.8")
@pytest.mark.parametrize("answers", [[DONE], [CONVERT, DONE], ["discover.grow", DONE]])
def test_either_function_may_be_left_out(answers: list[str]) -> None:
    scene = study(1, 3, clay=4, tablet=2).answer(*answers)
    assert not scene.playing.table.pending
    assert scene.told == [
        {CONVERT: "converted", "discover.grow": "discovered"}[one] for one in answers[:-1]
    ]


@rule("MES-14.3")
def test_no_area_yields_tablets() -> None:
    assert {row.yields for row in CONTENT.areas.values()} <= {*STANDARD, None}


# --- discoveries ----------------------------------------------------------------------------


@rule("MES-14.4", "MES-EX7")
def test_a_discovery_puts_the_next_technology_in_the_place_of_one() -> None:
    scene = Scene().goods(SUMER, tablet=1).place(Turn(SUMER)).answer("research")
    assert scene.realm(SUMER).levels["research"] == 2
    scene.answer("discover.research")
    assert scene.realm(SUMER).levels["research"] == 3
    assert scene.realm(SUMER).goods["tablet"] == 0


@rule("MES-14.4")
def test_each_discovery_costs_a_tablet() -> None:
    scene = study(1, 4, tablet=3).answer(*discovering("grow", "gather", "explore"))
    assert scene.realm(AKKAD).goods["tablet"] == 0
    assert not scene.playing.table.pending


@rule("MES-14.5")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_there_are_as_many_discoveries_as_the_technology_says(most: int) -> None:
    scene = study(1, most, tablet=9)
    scene.answer(*discovering(*ACTIONS[:most]))
    assert not scene.playing.table.pending
    assert scene.realm(AKKAD).goods["tablet"] == 9 - most


@rule("MES-14.6")
def test_any_technology_can_be_discovered_but_none_above_level_4() -> None:
    scene = Scene().levels(AKKAD, explore=4).goods(AKKAD, tablet=1).place(Research(AKKAD, 1, 1))
    every = discovering("build", "research", "gather", "warfare", "grow")
    assert scene.options == [*every, DONE]


@rule("MES-14.7")
def test_two_levels_of_one_action_can_be_discovered_at_once() -> None:
    scene = study(1, 2, tablet=2).answer("discover.build", "discover.build")
    assert scene.realm(AKKAD).levels["build"] == 3


@rule("MES-EX8", "MES-14.5", "MES-14.6")
def test_literature_with_a_single_tablet_brings_one_discovery_even_its_own_successor() -> None:
    scene = Scene().levels(SUMER, research=3).goods(SUMER, tablet=1).place(Turn(SUMER))
    scene.answer("research", "discover.research")
    assert scene.realm(SUMER).levels["research"] == 4
    assert not scene.playing.table.pending


@rule("MES-T3", "MES-14.6")
def test_nothing_comes_after_code_of_laws_but_other_technologies_go_on() -> None:
    scene = Scene().levels(ELAM, research=3).goods(ELAM, tablet=2).place(Turn(ELAM))
    scene.answer("research", "discover.research")
    assert scene.options == [
        *discovering("explore", "build", "gather", "warfare", "grow"),
        DONE,
    ]


@rule("MES-7.10", "MES-14.6")
def test_research_keeps_the_values_it_was_begun_with() -> None:
    scene = Scene().goods(AKKAD, clay=2, tablet=3).place(Turn(AKKAD))
    scene.answer("research", "discover.research")
    assert scene.options == [CONVERT, DONE]
    scene.answer(CONVERT)
    assert scene.realm(AKKAD).goods["tablet"] == 3


@rule("MES-14.8", "MES-7.5")
def test_what_was_discovered_can_be_used_in_the_same_turn() -> None:
    scene = Scene().goods(AKKAD, tablet=1, wood=2).dice(AKKAD, "silver.dub")
    scene.place(Turn(AKKAD)).answer("dice.research.dub", "discover.build", "build")
    assert [one for one in scene.options if one.startswith("ship.")]


@rule("MES-14.8", "MES-7.3")
def test_research_itself_is_not_taken_twice() -> None:
    scene = Scene().goods(AKKAD, tablet=1).dice(AKKAD, "silver.dub").place(Turn(AKKAD))
    scene.answer("dice.research.dub", "discover.research")
    assert not [one for one in scene.options if "research" in one]


# --- what is proposed, and what cannot be done ----------------------------------------------


@rule("MES-7.11")
def test_without_clay_and_tablets_nobody_is_asked() -> None:
    scene = Scene().goods(AKKAD, clay=1).place(Turn(AKKAD))
    hint = scene.option("research").hint
    assert hint is not None
    assert hint.key == "mesopotamia-brings-no-research"
    assert "nothing-studied" in scene.answer("research").told


def test_the_safe_answer_converts_first_and_then_discovers_the_lowest_technology() -> None:
    scene = study(1, 2, clay=2)
    assert scene.safe == CONVERT
    scene.answer(CONVERT)
    assert scene.safe == "discover.explore"
    scene = Scene().levels(AKKAD, explore=2).goods(AKKAD, clay=2, tablet=2)
    scene.place(Research(AKKAD, 1, 2)).answer("discover.explore")
    assert scene.safe == "discover.build"
