"""A player's own table in Tadmor: legible however much there is, and what it says about affording."""

from collections.abc import Callable
from typing import Any

import pytest

from engines.tadmor.ids import MISSIONS, UPGRADES
from engines.tadmor.state import Tadmor
from renderer import painter
from tests.renderer.captions import LONG_NAMES, NAMES, caption
from tests.renderer.labels import Labels, legible, recorded
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
    """A position with this many cards and tiles on the table."""
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


def test_a_trade_for_points_that_was_made_this_turn_is_not_offered_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both, one = red(upgrades=["i6"]), red(upgrades=["i6"], brokered=["basic"])
    assert [words_of(monkeypatch, state).count("I6") for state in (both, one)] == [3, 2]


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
