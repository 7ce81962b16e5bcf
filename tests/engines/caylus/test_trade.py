"""Phase 5: markets, peddlers, church, tailor, bank, alchemist (CAY-8.50 to CAY-8.58)."""

import pytest

from engines.core import Allocate, IllegalMove
from tests.engines.caylus.build import BLUE, GOLD_MINE, MARKET, RED, Scene
from tests.rulebook import rule

CUBES = ("food", "wood", "stone", "cloth", "gold")


def at(tile: str, owner: int = RED, **fields: int) -> Scene:
    """Red's worker is at a building on 9, on which the provost stands."""
    scene = Scene().road(9, tile, owner, worker=RED).at(provost=9)
    return scene.has(RED, **fields)


# --- markets ----------------------------------------------------------------------------------


@rule("CAY-8.50", "CAY-8.51", "CAY-A7")
@pytest.mark.parametrize("cube", CUBES)
@pytest.mark.parametrize(("wooden", "price"), [(False, 4), (True, 6)])
def test_a_market_buys_one_cube_of_any_kind(cube: str, wooden: bool, price: int) -> None:
    all_kinds = dict.fromkeys(CUBES, 2)
    scene = at("market", **all_kinds) if wooden else Scene().road(MARKET, worker=RED)
    scene.has(RED, **all_kinds).start("road")
    assert set(scene.options) == {"decline", *CUBES}
    scene.answer(cube)
    assert (scene.playing.over, scene.deniers(RED)) == (True, [10 + price])
    assert scene.cubes() == tuple(2 - (kind == cube) for kind in CUBES)


@rule("CAY-8.50", "CAY-8.51")
def test_only_what_one_has_can_be_sold() -> None:
    assert set(at("market", wood=1, gold=1).start("road").options) == {"decline", "wood", "gold"}
    assert at("market").start("road").playing.over
    assert Scene().road(MARKET, worker=RED).start("road").playing.over


# --- peddlers ---------------------------------------------------------------------------------


@rule("CAY-8.52", "CAY-A29", "CAY-A7")
@pytest.mark.parametrize("cube", CUBES[:4])
def test_the_fixed_peddler_sells_one_cube_for_two(cube: str) -> None:
    scene = Scene().road(7, worker=RED).at(provost=7).start("road")
    assert set(scene.options) == {"decline", *CUBES[:4]}
    scene.answer(cube)
    assert (scene.playing.over, scene.deniers(RED)) == (True, [8])
    assert scene.cubes() == tuple(int(kind == cube) for kind in CUBES)


@rule("CAY-8.52")
def test_one_denier_buys_nothing_at_the_fixed_peddler() -> None:
    assert Scene().road(7, worker=RED).at(provost=7).has(RED, deniers=1).start("road").playing.over


@rule("CAY-8.53", "CAY-1.8")
def test_the_wooden_peddler_sells_one_or_two() -> None:
    singles = CUBES[:4]
    pairs = {f"{a}.{b}" for at, a in enumerate(singles) for b in singles[at:]}
    assert len(pairs) == 10
    assert set(at("peddler").start("road").options) == {"decline", *singles, *pairs}
    assert set(at("peddler", deniers=1).start("road").options) == {"decline", *singles}
    assert at("peddler", deniers=0).start("road").playing.over


@rule("CAY-8.53")
@pytest.mark.parametrize(
    ("answer", "deniers", "cubes"),
    [
        ("stone", 9, (0, 0, 1, 0, 0)),
        ("cloth.cloth", 8, (0, 0, 0, 2, 0)),
        ("food.stone", 8, (1, 0, 1, 0, 0)),
    ],
)
def test_a_cube_costs_one_at_the_wooden_peddler(
    answer: str, deniers: int, cubes: tuple[int, ...]
) -> None:
    scene = at("peddler").start("road").answer(answer)
    assert (scene.playing.over, scene.deniers(RED), scene.cubes()) == (True, [deniers], cubes)


# --- two rates --------------------------------------------------------------------------------

RATES = [
    ("church", {"deniers": 2}, {"points": 3}, {"deniers": 4}, {"points": 5}),
    ("tailor", {"cloth": 2}, {"points": 4}, {"cloth": 3}, {"points": 6}),
    ("bank", {"deniers": 2}, {"gold": 1}, {"deniers": 5}, {"gold": 2}),
]


@rule("CAY-8.54", "CAY-8.55", "CAY-8.56", "CAY-8.58")
@pytest.mark.parametrize(("tile", "small", "gain", "large", "more"), RATES)
def test_church_tailor_and_bank_have_two_rates_of_which_one_is_used(
    tile: str,
    small: dict[str, int],
    gain: dict[str, int],
    large: dict[str, int],
    more: dict[str, int],
) -> None:
    for rate, pay, won in (("rate-1", small, gain), ("rate-2", large, more)):
        scene = at(tile, deniers=20, cloth=20).start("road")
        assert set(scene.options) == {"decline", "rate-1", "rate-2"}
        scene.answer(rate)
        assert scene.playing.over
        assert scene.deniers(RED) == [20 - pay.get("deniers", 0)]
        assert scene.points(RED) == [10 + won.get("points", 0)]
        assert scene.cubes() == (0, 0, 0, 20 - pay.get("cloth", 0), won.get("gold", 0))


@rule("CAY-8.54", "CAY-8.55", "CAY-8.56")
@pytest.mark.parametrize(("tile", "small", "gain", "large", "more"), RATES)
def test_a_rate_one_cannot_pay_is_not_offered(
    tile: str,
    small: dict[str, int],
    gain: dict[str, int],
    large: dict[str, int],
    more: dict[str, int],
) -> None:
    ((coin, least),), ((_, most),) = small.items(), large.items()
    assert least < most
    assert sum(gain.values()) < sum(more.values())
    none = {"deniers": 0, "cloth": 0, "gold": 9}
    assert at(tile, **{**none, coin: least - 1}).start("road").playing.over
    assert set(at(tile, **{**none, coin: most - 1}).start("road").options) == {"decline", "rate-1"}
    assert "rate-2" in at(tile, **{**none, coin: most}).start("road").options


@rule("CAY-8.54", "CAY-5.11")
def test_the_owner_earns_nothing_by_what_is_traded() -> None:
    scene = at("church", owner=BLUE).start("road").answer("rate-2")
    assert (scene.points(RED, BLUE), scene.deniers(RED, BLUE)) == ([15, 10], [6, 10])


# --- alchemist --------------------------------------------------------------------------------


@rule("CAY-8.57", "CAY-8.58", "CAY-A14")
@pytest.mark.parametrize(("rate", "number", "gold"), [("rate-1", 2, 1), ("rate-2", 4, 2)])
def test_the_alchemist_turns_cubes_into_gold(rate: str, number: int, gold: int) -> None:
    scene = at("alchemist", food=3, wood=2, gold=1).start("road")
    assert set(scene.options) == {"decline", "rate-1", "rate-2"}
    scene.answer(rate)
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert (asked.least, asked.most) == (number, number)
    highs = {slot.id: slot.high for slot in asked.slots}
    assert set(highs) <= {"food", "wood", "stone", "cloth"}
    assert (min(highs["food"], number), highs["wood"]) == (min(3, number), 2)
    scene.answer({"food": number - 1, "wood": 1})
    assert scene.playing.over
    assert scene.cubes() == (3 - number + 1, 1, 0, 0, 1 + gold)


@rule("CAY-8.57", "CAY-A14")
def test_alike_cubes_will_do_and_gold_will_not() -> None:
    scene = at("alchemist", cloth=2, gold=4).start("road")
    assert set(scene.options) == {"decline", "rate-1"}
    assert scene.answer("rate-1").playing.over
    assert scene.cubes() == (0, 0, 0, 0, 5)
    assert at("alchemist", cloth=1, gold=4).start("road").playing.over


@rule("CAY-8.57")
def test_the_alchemist_takes_no_cubes_one_does_not_have() -> None:
    scene = at("alchemist", food=3, wood=1).start("road").answer("rate-1")
    for wrong in ({"wood": 2}, {"stone": 2}, {"gold": 2}, {"food": 1}, {"food": 2, "wood": 1}):
        with pytest.raises(IllegalMove):
            scene.answer(wrong)
    assert scene.answer({"food": 2}).cubes() == (1, 1, 0, 0, 1)


@rule("CAY-8.59", "CAY-A2")
@pytest.mark.parametrize(("provost", "gold"), [(15, 0), (16, 1)])
def test_the_gold_mine_works_if_the_provost_comes_so_far(provost: int, gold: int) -> None:
    scene = Scene().road(GOLD_MINE, worker=RED).at(provost=provost).start("road")
    assert (scene.playing.over, scene.cubes()) == (True, (0, 0, 0, 0, gold))
