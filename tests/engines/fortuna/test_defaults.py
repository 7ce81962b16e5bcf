"""What is done for somebody whose time has run out: the safe answer of every question."""

import pytest

from tests.engines.fortuna.build import E, N, S, Scene, begin
from tests.engines.scene import questions
from tests.rulebook import rule


def default(scene: Scene) -> object:
    """The safe answer of the pending question."""
    return scene.safe


def test_the_draft_takes_water_then_grain_then_build() -> None:
    match = begin(4, "experienced")
    taken = []
    for _ in range(10):
        (decision,) = questions(match)
        taken.append(str(decision.default).removeprefix("draft."))
        match.answer(decision.id, decision.seat, decision.default)
    assert taken == [
        *("water", "grain", "build", "corruption", "wine", "sell_grain", "family"),
        *("centurions", "priestesses", "sell_wine"),
    ]


def test_the_first_reserve_is_the_first_slot() -> None:
    match = begin(3)
    for decision in questions(match):
        assert decision.default == decision.options[0].id


@pytest.mark.parametrize(
    ("cards", "fields", "answer"),
    [
        (("fortuna", "grain", "water!"), {}, "use.water"),
        (("wine", "grain", "build!"), {}, "use.grain"),
        (("wine", "corruption", "build!"), {}, "use.wine"),
        (("family", "corruption", "build!"), {"married": True}, "use.corruption"),
        (("family", "clergy", "build!"), {"married": True}, "use.family"),
        (("family", "clergy", "build!"), {}, "swap.family"),
        (("sell_grain", "clergy", "build!"), {"grain": 2}, "use.sell_grain"),
        (("sell_grain", "clergy", "build!"), {"grain": 1}, "swap.sell_grain"),
        (("sell_wine", "clergy", "build!"), {"wine": 2, "coins": 17}, "use.sell_wine"),
        (("sell_wine", "clergy", "build!"), {"wine": 2, "coins": 18}, "swap.sell_wine"),
        (
            ("sell_wine", "clergy", "build!"),
            {"wine": 2, "coins": 17, "buildings": ["market"]},
            "swap.sell_wine",
        ),
        (("fortuna", "clergy", "build!"), {}, "swap.clergy"),
    ],
)
def test_a_card_is_used_only_if_it_costs_nothing(
    cards: tuple[str, ...], fields: dict[str, object], answer: str
) -> None:
    assert default(Scene().cards(0, *cards).has(N, **fields).start()) == answer


def test_no_water_is_handed_in() -> None:
    assert default(Scene().start().answer("use.grain")) == "water.0"


@pytest.mark.parametrize(("coins", "sold"), [(0, 4), (15, 2), (19, 1), (20, 1)])
def test_as_many_are_sold_as_fit_but_at_least_one(coins: int, sold: int) -> None:
    scene = Scene().cards(0, "sell_grain", "water", "wine!").has(N, grain=4, coins=coins)
    assert default(scene.start().answer("use.sell_grain")) == f"sell.{sold}"


def test_one_is_bought() -> None:
    scene = Scene().cards(0, "centurions", "water", "wine!").start().answer("use.centurions")
    assert default(scene) == "buy.1"


def test_the_family_gives_coins_and_nothing_is_rolled() -> None:
    scene = Scene().cards(0, "family", "water", "wine!").has(N, married=True).start()
    assert default(scene.answer("use.family")) == "take.coin"


def test_the_cheapest_building_is_built() -> None:
    scene = Scene().cards(0, "build", "water", "wine!").has(N, buildings=["market"]).start()
    assert default(scene.answer("use.build")) == "build.aqueduct"


def test_corruption_takes_coins() -> None:
    scene = Scene().cards(0, "corruption", "water", "wine!").start().answer("use.corruption")
    assert default(scene) == "coins"


@pytest.mark.parametrize(("seat", "taken"), [(N, "sell_grain"), (S, "corruption"), (E, "clergy")])
def test_the_next_side_clockwise_gives_its_lowest_open_card(seat: int, taken: str) -> None:
    scene = Scene().cards(3, "build!", "corruption", "fortuna").cards(2, "family!", "clergy")
    scene.cards(2, "family!", "clergy", "priestesses").start(seat)
    assert default(scene.answer(scene.options[-1])) == f"take.{taken}"


def test_the_centurion_is_kept_and_no_card_is_turned() -> None:
    scene = Scene(2).dice(N, 1).start().answer("swap.water", "take.sell_grain")
    assert default(scene) == "none"
    scene.answer("none", "favour.1.1")
    assert default(scene) == "none"


@pytest.mark.parametrize(
    ("die", "fields", "down", "answer"),
    [
        (6, {"married": True, "priestesses": 2}, [], "favour.6.0"),
        (6, {"married": True, "priestesses": 1}, [], "favour.6.0"),
        (6, {"married": True, "priestesses": 1, "buildings": ["palace"]}, [], "favour.5.0"),
        (4, {}, [], "favour.1.1"),
        (4, {"grain": 3}, [1], "favour.3.2"),
        (4, {"grain": 1, "wine": 2}, [1], "favour.3.1"),
        (4, {"wine": 3}, [1, 3], "favour.2.2"),
        (4, {"centurions": 3}, [1, 2, 3], "favour.4.1"),
    ],
)
def test_the_favour_that_costs_least_is_used(
    die: int, fields: dict[str, object], down: list[int], answer: str
) -> None:
    scene = Scene().has(N, **fields).favours(down).dice(N, die).start(at="emperor")
    assert default(scene) == answer


def test_the_tax_is_dodged_if_a_die_allows_it_and_paid_otherwise() -> None:
    scene = Scene().has(N, dice=2, grain=0).favours([1, 2]).dice(N, 2, 3).start(at="emperor")
    assert default(scene) == "die.2"
    other = Scene().has(N, water=0, privileges=["c1-1"]).dice(N, 1).start(at="emperor")
    assert default(other) == "decline"


@pytest.mark.parametrize(
    ("cards", "kept"),
    [
        (["a1-1", "c2-1", "b1-1"], "c2-1"),
        (["b1-2", "a1-1", "b1-1"], "b1-1"),
        (["c3-1", "c2-2", "c2-1"], "c2-1"),
    ],
)
def test_kind_c_is_kept_before_b_before_a_and_the_lowest_id_first(
    cards: list[str], kept: str
) -> None:
    scene = Scene().favours(f1=3).deck(*cards).dice(N, 1).start(at="emperor")
    assert default(scene.answer("favour.1.1")) == kept


def test_with_a_basilica_the_best_two_are_kept() -> None:
    scene = Scene().has(N, buildings=["basilica"]).favours(f1=3).dice(N, 1)
    scene.deck("a1-1", "b1-1", "c1-1").start(at="emperor").answer("favour.1.1")
    assert default(scene) == ["c1-1", "b1-1"]


def test_the_second_cube_is_grain_and_the_turn_ends() -> None:
    scene = Scene().has(N, privileges=["a3-1", "c1-1"]).dice(N, 1).start(at="emperor")
    scene.answer("play.a3")
    assert default(scene) == "take.grain"
    scene.answer("take.grain", "later", "decline")
    assert default(scene) == "end"


@rule("FOR-A66")
def test_a_player_who_left_is_played_to_the_end() -> None:
    match = begin(3)
    entries = 0
    while match.table.position.state.round < 30 and not match.over:
        decision = questions(match)[0]
        match.answer(decision.id, decision.seat, match.default_for(decision.id))
        entries += 1
    assert entries > 30
