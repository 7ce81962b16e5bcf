from typing import Annotated, Any

import pytest

from engines.core import HIDDEN, Record, Seen, State, record
from engines.core.hidden import hidden_places, masked, redeal


@record
class FaceDown(Record):
    card: Annotated[str, Seen("known", until="over", pool="cards")]
    known: list[int]


@record
class Hand(Record):
    seat: int
    cards: Annotated[list[str], Seen("owner", until="over", pool="cards")]
    bid: Annotated[int | None, Seen("owner", shows="nothing", domain=(1, 2, 3))] = None
    mark: Annotated[str | None, Seen("owner", shows="presence")] = None


@record
class Cards(State):
    hands: list[Hand]
    deck: Annotated[list[str], Seen("nobody", pool="cards")]
    table: dict[str, FaceDown]
    open_card: str


def cards() -> Cards:
    hands = [Hand(0, ["a", "b"], 1, "x"), Hand(1, ["c"], None, None)]
    state = Cards(hands, ["d", "e"], {"spot": FaceDown("f", [1])}, "g")
    state.attach(None)
    return state


def view(seat: int | None, *, over: bool = False) -> Any:
    return masked(cards(), seat, over=over)


def test_the_public_sees_how_many_cards_there_are() -> None:
    seen = view(None)
    assert [hand.cards for hand in seen.hands] == [[HIDDEN, HIDDEN], [HIDDEN]]
    assert seen.deck == [HIDDEN, HIDDEN]
    assert seen.open_card == "g"


def test_the_owner_sees_its_own() -> None:
    seen = view(0)
    assert (seen.hands[0].cards, seen.hands[0].bid, seen.hands[0].mark) == (["a", "b"], 1, "x")
    assert seen.hands[1].cards == [HIDDEN]


def test_the_existence_of_a_bid_is_hidden_too() -> None:
    assert view(1).hands[0].bid is None


def test_the_presence_of_a_mark_shows() -> None:
    assert [hand.mark for hand in view(None).hands] == [HIDDEN, None]


def test_a_card_face_down_is_seen_by_those_who_know_it() -> None:
    assert view(0).table["spot"].card == HIDDEN
    assert view(1).table["spot"].card == "f"


def test_the_end_shows_what_is_hidden_until_then_alone() -> None:
    seen = view(None, over=True)
    assert seen.hands[0].cards == ["a", "b"]
    assert seen.table["spot"].card == "f"
    assert seen.deck == [HIDDEN, HIDDEN]
    assert seen.hands[0].bid is None


def test_a_view_leaves_the_state_as_it_is() -> None:
    state = cards()
    masked(state, None, over=False)
    assert state == cards()


@pytest.mark.parametrize(("seat", "count"), [(None, 8), (0, 4), (1, 6)])
def test_hidden_places_are_all_found(seat: int | None, count: int) -> None:
    assert len(list(hidden_places(cards(), seat))) == count


def test_dealing_anew_mixes_a_pool_over_all_its_hidden_places() -> None:
    state = cards()
    redeal([state], 1, lambda _, items: items.reverse())
    assert state.hands[0].cards + state.deck == ["e", "d", "b", "a"]
    assert (state.hands[1].cards, state.table["spot"].card) == (["c"], "f")


def test_dealing_anew_draws_choices_from_their_domain() -> None:
    state = cards()
    redeal([state], 1, lambda _, items: items.reverse())
    assert state.hands[0].bid == 3
    assert state.hands[1].bid is None


def test_dealing_anew_leaves_what_a_seat_sees() -> None:
    state = cards()
    redeal([state], 0, lambda _, items: items.reverse())
    assert masked(state, 0, over=False) == view(0)
