"""Phase 4: the provost (CAY-7)."""

import pytest

from engines.core import IllegalMove
from tests.engines.caylus.build import BLUE, FARM, FOREST, GREEN, ORANGE, RED, SAWMILL, Scene
from tests.engines.scene import said
from tests.rulebook import rule


def spaces(scene: Scene) -> set[int]:
    """Where the provost may be moved."""
    return {int(one.removeprefix("to-")) for one in scene.options if one != "stay"}


@rule("CAY-7.1", "CAY-7.8", "CAY-A8", "CAY-16.3")
def test_each_acts_once_in_passing_order() -> None:
    scene = Scene().passed(ORANGE, RED, GREEN, BLUE).start("provost")
    seats = []
    for answer in ("to-9", "stay", "to-10", "to-8"):
        seats.append(scene.asked.seat)
        scene.answer(answer)
    assert seats == [ORANGE, RED, GREEN, BLUE]
    assert scene.playing.over
    assert scene.state.provost == 8


@rule("CAY-7.2")
@pytest.mark.parametrize(("to", "price"), [(3, 3), (4, 2), (5, 1), (7, 1), (8, 2), (9, 3)], ids=str)
def test_a_denier_a_space_is_paid(to: int, price: int) -> None:
    scene = Scene(2).start("provost")
    assert spaces(scene) == {3, 4, 5, 7, 8, 9}
    scene.answer(f"to-{to}")
    assert (scene.state.provost, scene.deniers()) == (to, [10 - price, 10])
    assert scene.state.bailiff == 6


@rule("CAY-10.2", "CAY-7.2")
@pytest.mark.parametrize(
    ("option", "told"),
    [
        (
            "stay",
            "When the round ends, the bailiff moves 1 space to 7",
        ),
        (
            "to-5",
            "Bailiff to 7. No worker is affected",
        ),
        (
            "to-8",
            "Bailiff to 8. No worker is affected",
        ),
    ],
)
def test_each_way_says_how_far_the_bailiff_goes_then(option: str, told: str) -> None:
    scene = Scene(2).start("provost")
    assert said(scene.option(option).hint, "en").startswith(told)


@rule("CAY-7.5", "CAY-8.2")
@pytest.mark.parametrize(
    ("to", "told"),
    [
        (7, "Also active: Ben on 7"),
        (8, "Also active: Ben on 7 and Ana on 8"),
        (9, "Also active: Ben on 7 and Ana on 8"),
        (5, "No longer active: Ana on 6"),
        (4, "No longer active: Ben on 5 and Ana on 6"),
        (3, "No longer active: Ben on 5 and Ana on 6"),
    ],
)
def test_each_way_names_the_workers_between_here_and_there(to: int, told: str) -> None:
    scene = Scene(3).road(7, worker=BLUE).road(8, worker=RED)
    scene.road(5, worker=BLUE).road(6, worker=RED).road(10, "mason", GREEN, worker=RED)
    assert said(scene.start("provost").option(f"to-{to}").hint, "en").endswith(f". {told}")


@rule("CAY-7.2")
def test_leaving_the_provost_alone_is_free() -> None:
    scene = Scene(2).start("provost").answer("stay")
    assert (scene.state.provost, scene.deniers()) == (6, [10, 10])
    with pytest.raises(IllegalMove):
        scene.answer("to-6")
    with pytest.raises(IllegalMove):
        scene.answer("to-10")


@rule("CAY-7.3")
@pytest.mark.parametrize(
    ("deniers", "reach"), [(1, {5, 7}), (2, {4, 5, 7, 8}), (3, {3, 4, 5, 7, 8, 9})]
)
def test_nobody_moves_further_than_the_money_goes(deniers: int, reach: set[int]) -> None:
    assert spaces(Scene(2).has(RED, deniers=deniers).start("provost")) == reach


@rule("CAY-7.3")
def test_who_has_no_money_is_not_asked() -> None:
    scene = Scene(3).has(RED, deniers=0).has(BLUE, deniers=0).start("provost")
    assert scene.asked.seat == GREEN
    broke = Scene(2).has(RED, deniers=0).has(BLUE, deniers=0).start("provost")
    assert (broke.playing.over, broke.state.provost) == (True, 6)


@rule("CAY-7.4")
def test_the_provost_stands_on_empty_spaces() -> None:
    scene = Scene(2).at(provost=11).start("provost").answer("to-14")
    assert (scene.state.provost, scene.tile(14)) == (14, (None, None))


@rule("CAY-7.6")
@pytest.mark.parametrize(
    ("provost", "reach"),
    [
        (1, {2, 3, 4}),
        (2, {1, 3, 4, 5}),
        (3, {1, 2, 4, 5, 6}),
        (26, {23, 24, 25, 27, 28}),
        (28, {25, 26, 27}),
    ],
)
def test_the_provost_never_leaves_the_road(provost: int, reach: set[int]) -> None:
    assert spaces(Scene(2).at(provost=provost).start("provost")) == reach


@rule("CAY-7.5", "CAY-8.1")
def test_the_last_position_decides_what_is_activated() -> None:
    scene = Scene(2).stands().road(SAWMILL, worker=RED).road(4, worker=RED).start("round")
    scene.answer("pass", "pass", "to-3", "to-4")
    while scene.state.round == 3:
        scene.answer(scene.safe)
    assert scene.cubes() == (0, 1, 1, 0, 0)
    short = Scene(2).road(SAWMILL, worker=RED).road(4, worker=RED).start("round")
    short.answer("pass", "pass", "to-5", "to-3")
    assert short.cubes() == (0, 1, 0, 0, 0)


@rule("CAY-7.7")
def test_the_first_space_always_works() -> None:
    scene = Scene(2).road(FARM, "sawmill", RED, worker=RED).road(FOREST, worker=BLUE)
    scene.at(provost=1).start("road")
    assert (scene.playing.over, scene.cubes(RED), scene.cubes(BLUE)) == (
        True,
        (0, 2, 0, 0, 0),
        (0,) * 5,
    )


@rule("CAY-7.5", "CAY-16.3")
def test_who_passes_late_decides_where_the_provost_ends() -> None:
    scene = Scene(3).passed(GREEN, BLUE, RED).start("provost").answer("to-9", "stay", "to-6")
    assert (scene.playing.over, scene.state.provost) == (True, 6)
