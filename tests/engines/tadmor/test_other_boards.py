"""A content pack may say what is done where on the board of Tadmor; the pictures follow."""

from pathlib import Path

import pytest

from renderer import painter
from tests.engines.packs import Row
from tests.engines.scene import said
from tests.engines.tadmor.corrections import (
    HOUSE,
    OTHERWISE,
    SHIPPED,
    begun,
    corrected,
    packed,
    play,
)
from tests.renderer.captions import NAMES, caption
from tests.renderer.tadmor_states import view

ALONE: dict[str, Row] = {
    "collect": {"resource": "gold", "amounts": [1, 2, 3]},
    "gifts": {"amounts": [1, 2, 3]},
    "traitor": {"amounts": [1, 1, 2]},
    "rare": {"pile": "red"},
}
FREE = {"id": "ns1", "region": "ebla", "piece": "camel", "two": True}


@pytest.mark.parametrize(
    ("action", "name"),
    [
        ("collect", "NS1 Gold"),
        ("shipyard", "NS1 Shipyard"),
        ("caravan", "NS1 Caravan"),
        ("gifts", "NS1 Gifts of Peace"),
        ("market", "NS1 Market"),
        ("singles", "NS1 Tower level by level"),
        ("pairs", "NS1 Tower in pairs"),
        ("traitor", "NS1 Traitor"),
        ("temple", "NS1 Temple"),
        ("rare", "NS1 Red rare good"),
        ("missions", "NS1 King\u2019s Missions"),
    ],
)
def test_a_space_can_get_another_action(action: str, name: str, tmp_path: Path) -> None:
    content = packed(tmp_path, [("spaces", {**FREE, "action": action, **ALONE.get(action, {})})])
    assert said(content.names.places["ns1"], "en") == name
    assert content.spaces["ns1"].order == 0
    play(content, 2)


@pytest.mark.parametrize(
    ("action", "from_"), [("raiders", "em4"), ("start", "pa6"), ("tax", "em5"), ("war", "da4")]
)
def test_what_there_is_once_can_change_places(action: str, from_: str, tmp_path: Path) -> None:
    piece = "either" if action == "war" else "camel"
    rows = [
        {**FREE, "action": action, "piece": piece},
        {**FREE, "id": from_, "action": "missions"},
    ]
    play(packed(tmp_path, [("spaces", row) for row in rows]), 3)


def test_a_space_in_another_order_of_upgrades_is_named_and_played_so(tmp_path: Path) -> None:
    orders = {"pa1": 4, "pa2": 1, "eb3": 2, "da5": 3}
    rows: list[tuple[str, Row]] = [
        ("spaces", {"id": name, "order": order}) for name, order in orders.items()
    ]
    content = packed(tmp_path, rows)
    assert said(content.names.places["da5"], "en") == "DA5 Upgrade U3"
    play(content, 4)


def test_a_board_may_lack_an_action_altogether(tmp_path: Path) -> None:
    gone = ("traitor", "raiders", "start", "tax", "missions", "upgrade", "caravan", "shipyard")
    rows: list[tuple[str, Row]] = [
        ("spaces", {**FREE, "id": row["id"], "region": row["region"], "action": "market"})
        for row in SHIPPED["spaces"]
        if row["action"] in gone
    ]
    play(packed(tmp_path, rows), 3)


SPARE = {**FREE, "id": "sp1", "action": "temple", "card": True}


@pytest.mark.parametrize(("sides", "players"), [((True, False), 2), ((False, True), 3)])
def test_a_side_of_the_board_can_have_one_space_more(
    sides: tuple[bool, bool], players: int, tmp_path: Path
) -> None:
    content = packed(tmp_path, [("spaces", {**SPARE, "two": sides[0], "four": sides[1]})])
    assert tuple("sp1" in content.board[two] for two in (True, False)) == sides
    assert said(content.names.places["sp1"], "en") == "SP1 Temple and mission"
    play(content, players)


def test_a_space_can_be_taken_off_the_board(tmp_path: Path) -> None:
    content = packed(tmp_path, [("spaces", {"id": "em2", "two": False, "four": False})])
    assert not any("em2" in side for side in content.board.values())
    play(content, 3)


def test_both_sides_of_the_board_can_have_a_tax_of_their_own(tmp_path: Path) -> None:
    rows: list[tuple[str, Row]] = [
        ("spaces", {"id": "em5", "two": False}),
        ("spaces", {**FREE, "id": "sp6", "action": "tax", "four": False}),
    ]
    play(packed(tmp_path, rows), 2)


def test_no_side_can_have_two_of_what_there_is_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="one space at most for tax"):
        packed(tmp_path, [("spaces", {**FREE, "id": "sp6", "action": "tax"})])


# --- pictures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("table", OTHERWISE)
@pytest.mark.parametrize("players", [2, 4])
def test_the_picture_draws_what_a_pack_corrects(table: str, players: int, tmp_path: Path) -> None:
    rows = [(one, corrected(one, name)) for one, name in HOUSE if one == table]
    state = begun(packed(tmp_path, rows[: None if table != "regions" else 1]), players)
    state.display = list(state.content.upgrades)[:6]
    state.players[0].hand = list(state.content.missions)[:4]
    said_by = caption(names=NAMES[:players])
    shown = (
        painter("tadmor").board(view(state), said_by),
        painter("tadmor").hand(view(state, 0), said_by, 0),
    )
    assert all("tadmor-" not in picture.alt for picture in shown)
