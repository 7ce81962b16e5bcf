from dataclasses import field
from typing import Annotated, Any

import pytest

from engines.core import HIDDEN, Record, Seen, State, record
from engines.core.fields import canonical_json
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


@pytest.mark.parametrize(("seat", "count"), [(None, 9), (0, 5), (1, 6)])
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
    assert (state.hands[0].bid, state.hands[1].bid) == (3, None)


def test_dealing_anew_leaves_what_a_seat_sees() -> None:
    state = cards()
    redeal([state], 0, lambda _, items: items.reverse())
    assert masked(state, 0, over=False) == view(0)


@record
class Sheet(Record):
    """What somebody has written down."""

    words: Annotated[list[str], Seen("nobody", pool="words")]


@record
class Tent(Record):
    """All that one field can hide."""

    seat: int
    guards: Annotated[list[str], Seen("owner", pool="guards", apart=True)]
    away: Annotated[str | None, Seen("owner", shows="presence", pool="guards", apart=True)] = None
    plan: Annotated[Sheet | None, Seen("owner", shows="nothing")] = None
    orders: Annotated[list[str], Seen("owner", shows="nothing")] = field(default_factory=list)
    bids: Annotated[dict[str, int], Seen("owner", shows="nothing")] = field(default_factory=dict)
    path: Annotated[list[str] | None, Seen("owner", shows="nothing", domain=(["n", "e"],))] = None
    sheets: Annotated[list[Sheet], Seen("owner")] = field(default_factory=list)


@record
class Camp(State):
    tents: list[Tent]


def camp(*tents: Tent) -> Camp:
    state = Camp(list(tents))
    state.attach(None)
    return state


def redealt(state: Camp, seat: int | None) -> Camp:
    redeal([state], seat, lambda _, items: items.reverse())
    return state


def test_a_pool_kept_apart_is_mixed_for_each_owner_alone() -> None:
    state = redealt(camp(Tent(0, ["a", "b"], "c"), Tent(1, ["x", "y"]), Tent(2, ["m", "n"])), 2)
    assert [one.guards for one in state.tents] == [["c", "b"], ["y", "x"], ["m", "n"]]
    assert state.tents[0].away == "a"


def test_what_has_neither_pool_nor_domain_is_taken_away() -> None:
    secret = Tent(
        0, [], plan=Sheet(["attack"]), orders=["now"], bids={"n": 1}, sheets=[Sheet(["a"])]
    )
    left: Any = redealt(camp(secret), 1).tents[0]
    assert (left.plan, left.orders, left.bids, left.sheets) == (None, [], {}, [None])


def test_whether_something_lies_where_that_shows_to_nobody_does_not_show_in_a_deal() -> None:
    bare = Tent(0, ["a"])
    full = Tent(0, ["a"], plan=Sheet(["attack"]), orders=["now", "later"], path=["s"])
    assert canonical_json(redealt(camp(bare), 1)) == canonical_json(redealt(camp(full), 1))


def test_a_domain_of_what_shows_nothing_is_of_all_of_it_and_not_shared() -> None:
    first, second = redealt(camp(Tent(0, []), Tent(1, [])), 2).tents
    assert first.path == second.path == ["n", "e"]
    assert first.path is not second.path


def test_what_is_hidden_in_what_a_seat_sees_stays_hidden() -> None:
    state = camp(Tent(0, [], plan=Sheet(["attack"])))
    assert masked(state, 0, over=False).tents[0].plan.words == [HIDDEN]
    assert [place.name for place in hidden_places(state, 0)] == ["words"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"pool": "cards", "shows": "nothing"},
        {"pool": "cards", "domain": (1, 2)},
        {"apart": True},
    ],
)
def test_what_could_not_be_dealt_cannot_be_declared(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="pool"):
        Seen("owner", **wrong)


@record
class Half(State):
    cards: list[Annotated[str, Seen("nobody")]]


@record
class Perhaps(State):
    card: Annotated[str, Seen("nobody")] | None


@pytest.mark.parametrize("state", [Half(["a"]), Perhaps("a")])
def test_a_part_of_a_field_cannot_be_hidden(state: State) -> None:
    with pytest.raises(TypeError, match="all of a field"):
        masked(state, None, over=False)


def test_what_shows_nothing_looks_the_same_whether_it_is_there_or_not() -> None:
    bare, full = camp(Tent(0, [])), camp(Tent(0, [], orders=["now"], bids={"n": 1}, path=["s"]))
    assert masked(bare, 1, over=False) == masked(full, 1, over=False)
