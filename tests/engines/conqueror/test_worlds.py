"""What-ifs: what others hold and have planned is made up in agreement with what everybody has seen."""

from engines.conqueror.ids import DONE
from engines.conqueror.preview.drafts import draft
from engines.conqueror.state import Conqueror
from engines.conqueror.steps.preparation import Preparation
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.conqueror.preparing import prepare
from tests.engines.conqueror.worlds import WORLDS, world_of, worlds
from tests.rulebook import rule


def _heroes(world: Conqueror, seat: int) -> tuple[str, ...]:
    return tuple(hero.name for hero in world.nations[seat].heroes)


@rule("CON-17.2", "CON-3.13")
def test_unseen_heroes_are_any_that_have_the_price_that_was_paid() -> None:
    scene = Scene().heroes(ROME, "furius_camillus", "scipio_africanus").place(Preparation())
    assert {_heroes(world, ROME) for world in worlds(scene, GREECE)} == {
        ("furius_camillus", "scipio_africanus"),
        ("claudius_marcellus", "scipio_africanus"),
    }


@rule("CON-17.2")
def test_unseen_heroes_are_none_that_everybody_has_seen() -> None:
    scene = Scene().heroes(ROME, "furius_camillus").has(ROME, open=["claudius_marcellus"])
    scene.place(Preparation())
    assert {_heroes(world, ROME) for world in worlds(scene, None)} == {("furius_camillus",)}


@rule("CON-11.13")
def test_a_hero_that_a_spy_has_seen_is_who_it_is_for_the_spy_alone() -> None:
    scene = Scene().heroes(ROME, "furius_camillus", "claudius_marcellus")
    scene.start_state.nations[ROME].heroes[0].known.append(GREECE)
    scene.place(Preparation())
    both = ("furius_camillus", "claudius_marcellus")
    assert {_heroes(world, ROME) for world in worlds(scene, GREECE)} == {both}
    assert {_heroes(world, ROME) for world in worlds(scene, CARTHAGE)} == {both, both[::-1]}


@rule("CON-17.2")
def test_everybody_knows_their_own_heroes() -> None:
    scene = Scene().heroes(ROME, "marcus_agrippa").place(Preparation())
    assert {_heroes(world, ROME) for world in worlds(scene, ROME)} == {("marcus_agrippa",)}


@rule("CON-14.9")
def test_a_sealed_plan_is_any_that_could_have_been_made() -> None:
    scene = prepare(Scene().coins(0, 9).army("etruria", ROME, infantry=7)).say(
        ROME, "surplus.etruria.infantry.1", DONE
    )
    plans = {tuple(world.nations[ROME].plan) for world in worlds(scene, GREECE)}
    assert len(plans) > WORLDS / 2
    for world in worlds(scene, GREECE):
        plan = draft(world, ROME)
        assert (plan.room >= 0, plan.coins >= 0) == (True, True)


@rule("CON-14.9")
def test_whoever_is_still_asked_has_planned_nothing_as_far_as_others_know() -> None:
    scene = prepare(Scene().coins(0, 9)).say(ROME, "recruit.rome.cavalry")
    assert all(world.nations[ROME].plan == [] for world in worlds(scene, GREECE))


@rule("CON-14.1")
def test_whoever_prepares_later_has_planned_nothing_yet() -> None:
    scene = prepare(Scene(preparation="turn_order").at(order=[ROME, CARTHAGE, GREECE, EGYPT]))
    for world in worlds(scene, GREECE):
        assert [world.nations[seat].plan for seat in (ROME, CARTHAGE, EGYPT)] == [[], [], []]


@rule("CON-14.9")
def test_everybody_knows_their_own_plan() -> None:
    scene = prepare(Scene()).say(ROME, "recruit.rome.cavalry", DONE)
    assert world_of(scene, ROME).nations[ROME].plan == ["recruit.rome.cavalry"]


@rule("CON-14.9", "CON-17.2")
def test_what_is_made_up_does_not_depend_on_what_was_planned() -> None:
    one = prepare(Scene().coins(0, 9)).say(ROME, "recruit.rome.cavalry", DONE)
    other = prepare(Scene().coins(0, 9)).say(ROME, "hero.scipio_africanus", "elite.rome", DONE)
    for number in range(WORLDS):
        assert world_of(one, GREECE, number) == world_of(other, GREECE, number)
