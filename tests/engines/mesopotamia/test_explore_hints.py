"""What people read of a march before they make it: what awaits it, and what it gives up (MES-9)."""

from typing import Any

import pytest

from engines.mesopotamia.ids import ACTIONS
from engines.mesopotamia.preview.actions import brings
from engines.mesopotamia.preview.marches import gives_up, hint
from engines.mesopotamia.rules.reach import March, marches
from engines.mesopotamia.state import Running
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, ELAM, SUMER, Scene
from tests.engines.mesopotamia.exploring import unseen
from tests.engines.mesopotamia.marching import exploring, told
from tests.engines.scene import said
from tests.rulebook import rule


def test_marches_are_grouped_by_where_they_begin() -> None:
    scene = exploring(Scene().force("b4", SUMER, spearman=1).ship("t2", SUMER))
    groups = {one.split(".")[1]: said(scene.option(one).group, "en") for one in scene.options[:-1]}
    assert groups == {"b4": "From B4 Jazira Woods", "t2": "From T2 Tigris"}


def test_a_hint_says_what_there_is_and_what_is_given_up() -> None:
    scene = Scene().force("b4", SUMER, spearman=1).force("b5", AKKAD, archer=2)
    scene.start_state.grounds["c4"].token = True
    exploring(scene)
    assert told(scene, "spearman.b4.b5") == (
        "a spearman to B5 Diyala Fields · Gives up B4. There: 1 food and Ben (2 archers)"
    )
    assert said(scene.option("spearman.b4.c4").then, "en") == "and reveal the event"


def test_a_hint_names_tribes_settlements_walls_and_rams() -> None:
    scene = Scene().force("b4", SUMER, spearman=2, rams=1).force("b5", AKKAD, rams=2)
    scene.force("b5", ELAM, settlement=True).force("b3", SUMER, archer=1)
    grounds = scene.start_state.grounds
    grounds["b5"].wall = ELAM
    grounds["a4"].token, grounds["a4"].tribe = True, {"spearman": 2}
    exploring(scene.seal("population", SUMER, 3))
    assert told(scene, "spearman.b4.b5.ram") == (
        "a spearman with a ram to B5 Diyala Fields · "
        "There: 1 food, Ben (2 rams) and Dan (1 settlement and 1 wall)"
    )
    assert "an event guarded by a tribe (2 spearmen)" in told(scene, "spearman.b4.a4")
    assert told(scene, "spearman.b4.b3").endswith("There: 1 clay and a unit of yours")


def test_a_hint_counts_the_own_units_that_are_there() -> None:
    scene = Scene().seal("population", SUMER, 3).force("b4", SUMER, spearman=1)
    scene.force("b5", SUMER, archer=1, horseman=1)
    assert told(exploring(scene), "spearman.b4.b5").endswith("There: 1 food and 2 units of yours")
    hinted = said(scene.option("spearman.b4.b5").hint, "es")
    assert hinted.endswith("Allí: 1 de Comida y 2 Unidades tuyas")


@rule("MES-26.8")
@pytest.mark.parametrize(("owner", "whose"), [(AKKAD, "Ben"), (SUMER, "yours")])
def test_a_hint_names_an_event_that_runs_there_and_its_round(owner: int, whose: str) -> None:
    scene = Scene().force("b4", SUMER, spearman=1).at(seen=["plain.1"])
    scene.start_state.grounds["b5"].running = Running("plain.1", 1, owner, 3)
    exploring(scene)
    assert told(scene, "spearman.b4.b5").endswith(
        f"There: 1 food and an event of {whose} (round 3 of 6)"
    )
    es = f"Allí: 1 de Comida y un evento {'de Ben' if owner else 'tuyo'} (ronda 3 de 6)"
    assert said(scene.option("spearman.b4.b5").hint, "es").endswith(es)


@rule("MES-26.5")
def test_a_hint_tells_what_a_token_there_is_worth() -> None:
    events = CONTENT.events.items()
    token = next(one for one, row in events if row.terrain == "plain" and row.points == 3)
    scene = Scene().force("b4", SUMER, spearman=1).at(seen=[token])
    scene.start_state.grounds["b5"].shown = token
    exploring(scene)
    assert told(scene, "spearman.b4.b5").endswith("There: 1 food and an event worth 3 points")
    hinted = said(scene.option("spearman.b4.b5").hint, "es")
    assert hinted.endswith("Allí: 1 de Comida y un evento de 3 puntos")


def test_a_hint_warns_of_a_ram_that_stays_alone() -> None:
    scene = exploring(Scene().force("b4", SUMER, spearman=1, rams=1, settlement=True))
    assert "Leaves a ram alone in B4." in told(scene, "spearman.b4.b5")
    assert "Leaves" not in told(scene, "spearman.b4.b5.ram")


@pytest.mark.parametrize(
    "fields", [{"shown": "plain.2"}, {"running": Running("plain.1", 1, SUMER)}]
)
def test_a_hint_warns_of_an_event_that_is_given_up(fields: dict[str, Any]) -> None:
    scene = Scene().force("b4", SUMER, spearman=1).at(seen=["plain.1", "plain.2"])
    for name, value in fields.items():
        setattr(scene.start_state.grounds["b4"], name, value)
    hinted = told(exploring(scene), "spearman.b4.b5")
    assert "Gives up B4 and its event." in hinted


def test_who_comes_back_does_not_meet_itself() -> None:
    scene = exploring(unseen("b4", horseman=1))
    assert told(scene, "horseman.b4.b4") == (
        "a horseman out and back to B4 Jazira Woods · There: 1 wood"
    )


def test_control_is_given_up_only_by_the_last_unit_without_a_settlement() -> None:
    scene = Scene().force("b4", SUMER, spearman=1).force("c4", SUMER, archer=1, settlement=True)
    scene.force("a2", SUMER, horseman=1).seal("population", SUMER, 2).place(Turn(SUMER))
    state = scene.state
    assert gives_up(state, SUMER, March("spearman", "b4", "b5"))
    assert not gives_up(state, SUMER, March("archer", "c4", "c5"))
    assert not gives_up(state, SUMER, March("horseman", "a2", "a3"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_march_says_what_awaits_it(players: int) -> None:
    scene = Scene(players=players).force("b4", SUMER, spearman=1, archer=1)
    scene.place(Turn(SUMER))
    for one in marches(scene.state, SUMER):
        assert (
            said(hint(scene.state, SUMER, March.read(one)), "es")
            .split(". ")[-1]
            .startswith("Allí: ")
        )
    assert all(said(brings(scene.state, SUMER, action), "es") for action in ACTIONS)
