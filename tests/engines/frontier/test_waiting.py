"""Whom a battle waits for while all who can reinforce are asked at once, in secret."""

from tests.engines.frontier.build import ASH, ELK, HERON, Scene
from tests.engines.frontier.ids import NONE

ASHBY, EMBERLEY, CAPE = "ashby", "emberley", "ivory-cape"
"""Neighbours of Marrow."""


def mustered() -> Scene:
    scene = Scene(4).army(CAPE, ASH, infantry=1).army(ASHBY, ELK, infantry=1)
    return scene.army(EMBERLEY, HERON, infantry=1).battle(3, 3)


def waited(scene: Scene) -> list[int]:
    return [one.seat for one in scene.playing.table.waiting()]


def test_only_whose_turn_it_is_is_waited_for() -> None:
    scene = mustered()
    first = waited(scene)
    assert len(first) == 1
    assert {one.seat for one in scene.playing.table.pending.values()} == {ASH, ELK, HERON}


def test_who_has_answered_before_their_turn_does_not_show() -> None:
    scene, other = mustered(), mustered()
    (first,) = waited(scene)
    early = next(seat for seat in (ASH, ELK, HERON) if seat != first)
    scene.say(early, NONE)
    assert waited(scene) == waited(other)
    assert scene.playing.table.held() == other.playing.table.held()


def test_the_next_one_is_waited_for_once_an_answer_has_taken_effect() -> None:
    scene = mustered()
    (first,) = waited(scene)
    scene.say(first, NONE)
    assert len(waited(scene)) == 1
    assert waited(scene) != [first]


def test_who_waits_for_others_with_a_secret_is_told_so_alone() -> None:
    table = mustered().playing.table
    (first,) = [one.seat for one in table.waiting()]
    later = next(seat for seat in (ASH, ELK, HERON) if seat != first)
    assert later in [one.seat for one in table.view(later).held]
    assert later not in [one.seat for one in table.view(first).held]
