"""A player's own table in Tadmor: legible however much there is, and what it says about affording."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engines.tadmor.ids import MISSIONS, UPGRADES
from engines.tadmor.state import Piece, Tadmor
from renderer import painter
from renderer.tadmor.outlook import (
    Gap,
    Post,
    Swap,
    credit,
    gaps,
    held,
    lacking,
    limit,
    next_part,
    posts,
    swaps,
    tax_due,
)
from tests.renderer.captions import LONG_NAMES, NAMES, caption
from tests.renderer.labels import Labels, recorded
from tests.renderer.playouts import match, play
from tests.renderer.tadmor_states import (
    crowded,
    finished,
    raided,
    resolving,
    set_up,
    tadmor,
    view,
)
from tests.renderer.test_labels import legible


def red(**has: Any) -> Tadmor:
    """The middle of a match in which red, who has nothing, gets what is given."""
    state = tadmor()
    one = state.players[0]
    one.warehouse, one.traded = dict.fromkeys(one.warehouse, 0), dict.fromkeys(one.traded, 0)
    one.goods = dict.fromkeys(one.goods, 0)
    one.hand, one.completed, one.returned, one.upgrades, one.temples = [], [], [], [], []
    for name, value in has.items():
        if isinstance(value, dict):
            getattr(one, name).update(value)
        else:
            setattr(one, name, value)
    return state


def cards(hand: int, completed: int = 0, returned: int = 0, upgrades: int = 0) -> Tadmor:
    """So many cards and tiles on the table."""
    ends = hand, hand + completed, hand + completed + returned
    return red(
        hand=list(MISSIONS[: ends[0]]),
        completed=list(MISSIONS[ends[0] : ends[1]]),
        returned=list(MISSIONS[ends[1] : ends[2]]),
        upgrades=list(UPGRADES[:upgrades]),
    )


POSITIONS: dict[str, Callable[[], Tadmor]] = {
    "placing": tadmor,
    "first turn": set_up,
    "raided": raided,
    "resolving": resolving,
    "everything full": crowded,
    "everything full, two": lambda: crowded(2),
    "over": finished,
    "over, three": lambda: finished(3),
    "nothing at all": red,
    "4 missions": lambda: cards(4, 1, 1, 1),
    "5 missions": lambda: cards(5, 2, 2, 6),
    "7 missions": lambda: cards(7, 4, 4, 7),
    "14 missions": lambda: cards(14, 6, 6, 8),
    "all missions": lambda: cards(26, upgrades=14),
    "all completed": lambda: cards(1, 14, 11, 20),
    "all upgrades": lambda: cards(3, 9, 9, 48),
}


def drawn(monkeypatch: pytest.MonkeyPatch, state: Tadmor, seat: int, lang: str = "en") -> Labels:
    names = LONG_NAMES[: len(state.players)]
    with recorded(monkeypatch) as labels:
        painter("tadmor").hand(view(state, seat), caption(lang, names), seat)
    return labels


def words_of(monkeypatch: pytest.MonkeyPatch, state: Tadmor, seat: int = 0) -> list[str]:
    return [label.text for label in drawn(monkeypatch, state, seat).drawn]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", POSITIONS)
def test_every_label_is_whole_and_in_its_place(
    monkeypatch: pytest.MonkeyPatch, name: str, lang: str
) -> None:
    legible(drawn(monkeypatch, POSITIONS[name](), 0, lang))


@pytest.mark.parametrize("seat", [None, 1])
def test_the_table_is_drawn_from_the_seats_own_view_alone(seat: int | None) -> None:
    with pytest.raises(ValueError, match="own view"):
        painter("tadmor").hand(view(tadmor(), seat), caption(), 0)


def test_nothing_of_anothers_hand_or_raider_card_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = tadmor(), tadmor()
    other.players[3].raider = "ebla"
    other.players[1].hand = ["k4", "k6", "k18"]
    assert words_of(monkeypatch, one) == words_of(monkeypatch, other)


def test_the_own_raider_card_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert any("Damascus" in text for text in words_of(monkeypatch, tadmor(), 3))


def test_a_mission_that_can_be_paid_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    rich = red(hand=["k16"], warehouse={"stone": 1, "gold": 2}, traded={"stone": 1})
    poor = red(hand=["k16"], warehouse={"stone": 2, "gold": 1})
    # The mission, and besides it the tax.
    assert words_of(monkeypatch, rich).count("you can pay") == 2
    assert words_of(monkeypatch, poor).count("you can pay") == 1


def test_the_clerk_makes_missions_cheaper(monkeypatch: pytest.MonkeyPatch) -> None:
    state = red(hand=["k16"], warehouse={"stone": 2}, upgrades=["i20"])
    assert "you can pay" in words_of(monkeypatch, state)


def test_how_high_the_resources_carry_the_tower_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    state = red(height=4, warehouse={"wood": 3, "stone": 3, "marble": 4})
    told = words_of(monkeypatch, state)
    assert {"you can pay up to 6", "you can pay up to 8"} <= set(told)


def test_the_next_part_of_the_temple_is_told_with_what_is_missing() -> None:
    assert next_part(red(), red().players[0]) == "basement"
    state = red(temples=[2])
    assert next_part(state, state.players[0]) == "roof"
    state = red(temples=[4, 1])
    assert next_part(state, state.players[0]) == "colonnade"
    state = red(temples=[4])
    assert next_part(state, state.players[0]) == "basement"


def test_without_cards_of_the_next_part_nothing_can_be_built() -> None:
    state = red(temples=[])
    state.players[1].temples = state.players[2].temples = [1, 1]
    assert next_part(state, state.players[0]) is None


def test_a_rare_good_can_be_had_for_points_once_a_turn() -> None:
    state = red(upgrades=["i9"], points=4)
    assert credit(state, state.players[0]) == 4
    state.players[0].points = 3
    assert credit(state, state.players[0]) is None
    state.players[0].points, state.players[0].credited = 4, True
    assert credit(state, state.players[0]) is None


def test_what_is_missing_counts_traded_goods_and_what_is_saved() -> None:
    one = red(warehouse={"wood": 1}, traded={"gold": 1}).players[0]
    assert lacking(one, {"wood": 2, "gold": 1}) == {"wood": 1}
    assert lacking(one, {"wood": 2, "gold": 4}) == {"wood": 1, "gold": 3}
    assert lacking(one, {"wood": 2, "gold": 4}, saves=2) == {"wood": 1, "gold": 1}
    assert lacking(one, {"wood": 2, "gold": 4}, saves=9) == {}


def test_the_storage_limit_counts_everything_held() -> None:
    state = red(warehouse={"wood": 6}, traded={"gold": 5})
    assert (held(state.players[0]), limit(state, state.players[0])) == (11, 8)
    state.players[0].upgrades = ["i33"]
    assert limit(state, state.players[0]) == 12


@pytest.mark.parametrize(
    ("turn", "has", "places", "due"),
    [
        (1, {}, (), 0),
        (4, {}, (), 1),
        (9, {}, (), 2),
        (9, {"upgrades": ["i46"]}, (), 0),
        (9, {"exempt": True}, (), 0),
        (9, {}, ("em5",), 0),
    ],
)
def test_the_tax_is_due_unless_one_is_exempt(
    turn: int, has: dict[str, Any], places: Sequence[str], due: int
) -> None:
    state = red(**has)
    state.turn, state.placed = turn, {place: Piece(0, "camel") for place in places}
    assert tax_due(state, state.players[0]) == due


def test_the_way_to_the_next_camel_and_ship_is_measured() -> None:
    state = red(height=9, completed=["k1"], goods={"glass": 2, "jade": 1, "silk": 3})
    one = state.players[0]
    one.camels, one.ships = 4, 3
    assert gaps(state, one, "camel") == [
        [Gap("height", 9, 10)],
        [Gap("missions", 1, 4)],
        [Gap("height", 9, 5), Gap("missions", 1, 2)],
    ]
    assert gaps(state, one, "ship") == [[Gap("sets", 1, 2)]]
    one.camels = 5
    assert gaps(state, one, "camel") is None


def test_pieces_are_told_with_when_they_are_resolved() -> None:
    state = red(upgrades=["i21", "i47", "i48"])
    kinds = {"ns1": "ship", "da4": "ship"}
    places = ("ns1", "pa1", "em1", "em4", "da4", "em3", "i21", "i47", "i48")
    state.placed = {place: Piece(0, kinds.get(place, "camel")) for place in places}
    assert posts(state, 0) == [
        Post("ns1", "ship", "any"),
        Post("pa1", "camel", "upgrades"),
        Post("em1", "camel", "construction"),
        Post("em4", "camel", "raiders"),
        Post("da4", "ship", "kingdom"),
        Post("em3", "camel", "any"),
        Post("i21", "camel", "any"),
        Post("i47", "camel", "construction"),
        Post("i48", "camel", "kingdom"),
    ]


def test_trades_are_those_of_upgrades_markets_and_the_charter() -> None:
    state = red(upgrades=["i1", "i6", "i21", "i23"], returned=["k13"])
    one = state.players[0]
    state.placed = {"eb2": Piece(0, "camel"), "pa4": Piece(1, "camel")}
    assert list(swaps(state, one)) == [
        Swap("i1", "wood", 1, "marble", 1),
        Swap("i6", "points", 1, "basic", 1),
        Swap("i6", "points", 2, "advanced", 1),
        Swap("i23", "gold", 1, "basic", 2),
        Swap("eb2", "basic", 1, "advanced", 1),
    ]
    one.charter, one.upgrades = True, ["i21"]
    state.placed = {"i21": Piece(0, "ship")}
    assert {swap.source for swap in swaps(state, one)} == {"i21", "k13"}


def test_only_what_lies_in_the_warehouse_can_be_traded() -> None:
    swap = Swap("eb2", "basic", 1, "advanced", 1)
    assert not swap.possible(red(traded={"wood": 3}).players[0])
    assert swap.possible(red(warehouse={"stone": 1}).players[0])


def test_at_the_end_every_reason_for_points_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told = words_of(monkeypatch, finished(), 2)
    assert {"Final count", "Final places", "Starting points"} <= set(told)
    assert not {"you can pay", "lacks", "Trades at hand"} & set(told)


def test_the_own_table_in_words_tells_the_hand_and_what_can_be_paid() -> None:
    alt = painter("tadmor").hand(view(tadmor(), 1), caption(), 1).alt
    assert alt.startswith("For Bram alone. Bram (blue disc) has 59 PP and a tower of 7 levels.")
    hand = "In your hand: K14 Forged Orders, K22 Audience with Zenobia and K23 Forced March."
    assert hand in alt
    assert "Enough resources to complete: K14 Forged Orders and K22 Audience with Zenobia." in alt
    assert "Tax due: 1 gold, or lose 3 PP." in alt


def test_the_own_table_in_words_tells_the_raider_card_to_its_holder_alone() -> None:
    tables = {
        seat: painter("tadmor").hand(view(tadmor(), seat), caption(), seat).alt for seat in (2, 3)
    }
    assert "Your raider card: Damascus." in tables[3]
    assert "raider card: " not in tables[2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_own_tables_of_a_real_match_are_legible(
    monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    game = match("tadmor", players, "own tables")
    for count in play(game, "own tables"):
        if count % 37 == 1 or game.over:
            seat = count % players
            with recorded(monkeypatch) as labels:
                painter("tadmor").hand(game.view(seat), caption("es", NAMES[:players]), seat)
            legible(labels)
    assert game.over
