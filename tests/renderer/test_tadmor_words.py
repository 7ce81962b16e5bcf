"""Changes and the words of Tadmor's pictures, one by one."""

from collections.abc import Callable
from typing import Any

import pytest

from data.catalogues import catalogue
from engines.core.text import say
from engines.tadmor.content.describe import upgrade_effect
from engines.tadmor.state import Piece, Tadmor
from renderer import painter
from renderer.core.picture import Trail
from tests.renderer.captions import NAMES, caption
from tests.renderer.galleries import GALLERIES
from tests.renderer.tadmor_states import (
    CONTENT,
    crowded,
    earlier,
    finished,
    raided,
    resolving,
    set_up,
    tadmor,
    view,
)
from tests.renderer.trails import since

WAREHOUSE = (
    "Warehouse: 1 wood, 4 stone, 0 marble and 2 gold"
    " | Traded goods: 2 wood, 1 marble and 1 gold | keeps 12"
)


def changed(before: Tadmor, after: Tadmor) -> dict[str, str]:
    """What is told by place, but for what the seats gained and lost."""
    changes = painter("tadmor").changes(since(view(before)), view(after))
    found = [change for change in changes if not change.amounts]
    told = (say(one.text, catalogue("en"), lambda seat: NAMES[seat]) for one in found)
    return dict(zip((one.place for one in found), told, strict=True))


def text_board(state: Tadmor, lang: str = "en") -> list[str]:
    said = caption(lang, NAMES[: len(state.players)])
    return painter("tadmor").text_board(view(state), said).splitlines()


def described(state: Tadmor, lang: str = "en", trail: Trail = ()) -> str:
    said = caption(lang, NAMES[: len(state.players)])
    return painter("tadmor").describe(view(state), said, trail)


def with_values(**values: Any) -> Callable[[Tadmor], None]:
    def change(state: Tadmor) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


def of(seat: int, **values: Any) -> Callable[[Tadmor], None]:
    def change(state: Tadmor) -> None:
        for name, value in values.items():
            setattr(state.players[seat], name, value)

    return change


def good(seat: int, **goods: int) -> Callable[[Tadmor], None]:
    return lambda state: state.players[seat].goods.update(goods)


def placed(place: str, seat: int, kind: str) -> Callable[[Tadmor], None]:
    return lambda state: state.placed.update({place: Piece(seat, kind)})


@pytest.mark.parametrize(
    ("change", "place", "told"),
    [
        (placed("ns2", 3, "ship"), "placed/ns2/north_sea", "Dmitri has 1 ship here: NS2 Wood."),
        (
            placed("i21", 2, "ship"),
            "placed/i21/2",
            "Carmen has 1 ship here: I21 Private market A.",
        ),
        (placed("pa1", 1, "camel"), "placed/pa1/palmyra", "Bram has 1 camel here: PA1 Upgrade U1."),
        (
            with_values(raided="damascus", attacked="damascus"),
            "raid/damascus",
            "Raiders in this region: Damascus.",
        ),
        (of(0, raider="ebla"), "raider/0", "Ana took a raider card."),
        (
            of(1, upgrades=["i4", "i16", "i33", "i19"]),
            "upgrades/1",
            "Bram gained an upgrade: I19 Herald II.",
        ),
        (of(2, height=14), "tower/2", "Carmen: the tower went from 12 to 14."),
        (of(2, height=10), "tower/2", "Carmen: the tower went from 12 to 10."),
        (of(0, temples=[3]), "temple/0", "Ana built in the temple: roof."),
        (of(0, temples=[2, 1]), "temple/0", "Ana built in the temple: basement."),
        (good(1, silk=1, glass=1), "goods/1", "Bram gained rare goods: glass and silk."),
        (
            of(3, completed=["k8"]),
            "missions/3/completed",
            "Dmitri completed: K8 Stonecutters\N{RIGHT SINGLE QUOTATION MARK} Guild.",
        ),
        (
            of(0, completed=[], returned=["k12", "k7"]),
            "missions/0/returned",
            "Ana returned: K7 Master Builder.",
        ),
        (of(1, ships=3), "pieces/1/ship", "Bram now has 3 ships."),
        (of(3, camels=4), "pieces/3/camel", "Dmitri now has 4 camels."),
        (with_values(first=2), "pawn/2", "Carmen has the First Player pawn."),
    ],
)
def test_each_change_is_found_and_told(
    change: Callable[[Tadmor], None], place: str, told: str
) -> None:
    after = tadmor()
    change(after)
    assert changed(tadmor(), after) == {place: told}


def test_pieces_gone_home_are_no_change() -> None:
    assert changed(tadmor(), tadmor(placed={})) == {}


def test_in_a_new_turn_every_piece_is_new() -> None:
    after = tadmor(turn=6, placed={"ns1": Piece(0, "ship")})
    assert "placed/ns1/north_sea" in changed(tadmor(), after)


def test_in_a_new_turn_the_same_card_has_been_taken_again() -> None:
    after = tadmor(turn=6, placed={})
    assert changed(tadmor(), after) == {"raider/3": "Dmitri took a raider card."}


def test_a_new_era_is_told() -> None:
    assert "era/3" in changed(tadmor(turn=6, placed={}), tadmor(turn=7, placed={}))


def test_what_a_reader_missed_is_told_in_order() -> None:
    assert list(changed(earlier(), tadmor())) == [
        "placed/ns1/north_sea",
        "placed/pa2/palmyra",
        "placed/i21/2",
        "upgrades/0",
        "tower/1",
        "missions/1/completed",
        "goods/2",
        "temple/3",
        "pawn/0",
    ]


def test_of_many_changes_the_weightiest_stay() -> None:
    found = changed(set_up(), crowded())
    assert len(found) == 9
    assert {"era/3", "raid/euphrates"} <= set(found)
    assert not any(place.startswith("placed/") for place in found)


def test_nothing_of_a_hand_is_a_change() -> None:
    after = tadmor()
    after.players[1].hand = ["k1"]
    assert changed(tadmor(), after) == {}


def test_the_text_board_has_a_line_for_every_space() -> None:
    lines = text_board(tadmor())
    for line in (
        "NS1 Wood | ship | 4 now (3, 4, 5) | ship of Ana",
        "NS2 Wood | ship | 4 now (3, 4, 5) | free",
        "EU4 Yellow rare good | ship | 5 stone | ship of Bram",
        "DA4 War Supplies | camel or ship | camel of Bram",
        "PA6 Start Player | camel | free",
        "EM2 Traitor | camel | 1 now (0, 1, 2) | free",
        "Palmyra | safe from the next raid",
    ):
        assert line in lines
    ids = {f"{name.upper()} " for name in CONTENT.board[False]}
    assert ids <= {line[:4] for line in lines}


def test_two_players_read_of_their_side_of_the_board() -> None:
    ids = {line.partition(" ")[0].lower() for line in text_board(tadmor(2))}
    assert set(CONTENT.spaces) & ids == set(CONTENT.board[True])


def test_the_raided_region_is_told() -> None:
    assert "Damascus | raided" in text_board(raided())
    assert "Raided this turn: Damascus" in text_board(raided())


def test_the_text_board_tells_what_a_player_has() -> None:
    lines = text_board(resolving())
    start = next(i for i, line in enumerate(lines) if line.startswith("● Bram (blue disc) | 59 PP"))
    assert lines[start + 1 : start + 3] == [
        WAREHOUSE,
        "Camels in reserve: 2 of 3 | Ships in reserve: 1 of 2",
    ]
    assert "Tower: 7 | Temples: basement (5 PP)" in lines
    assert (
        "Rare goods: glass \N{MULTIPLICATION SIGN}2, jade, silk and oil | sets of 4, 1: 30 PP"
        in lines
    )
    assert (
        "Missions in hand: 2 | completed: K7 Master Builder (8 PP)"
        " | returned: K12 Bedouin Breeders (4 PP)" in lines
    )


def test_no_hand_is_told_to_the_public() -> None:
    state = tadmor()
    hand = [f"{card.upper()} " for player in state.players for card in player.hand]
    text = "\n".join(text_board(state))
    assert hand
    assert not [card for card in hand if card in text]
    assert not [card for card in hand if card in described(state)]


def test_the_text_board_tells_prices_and_values() -> None:
    lines = text_board(tadmor())
    for line in (
        "Upgrades | each for 2 resources",
        "Tower levels 1\N{EN DASH}5: 1 wood and 1 stone for one, 1 wood and 2 marble for a pair",
        "Tower levels 16+: 4 stone for one, 3 wood and 3 marble for a pair",
        "roof | 3 wood and 3 marble | 25 PP | 3 left",
        "Tax in this Era: 1 gold, or lose 3 PP",
    ):
        assert line in lines
    assert "No tax in this Era" in text_board(set_up())


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("make", [tadmor, set_up, crowded])
def test_every_upgrade_in_play_is_named_and_explained(
    make: Callable[[], Tadmor], lang: str
) -> None:
    state, words = make(), catalogue(lang)
    text = "\n".join(text_board(state, lang))
    for name in [*state.display, *(tile for one in state.players for tile in one.upgrades)]:
        effect = say(upgrade_effect(CONTENT, name), words, str)
        assert f"{say(CONTENT.names.upgrades[name], words, str)}: {effect}" in text


def test_the_text_board_has_the_players_in_what_a_message_holds() -> None:
    assert "\n".join(text_board(crowded())).index("\n\nNorth Sea") < 3500


def test_the_description_follows_the_order_of_the_house() -> None:
    alt = described(tadmor(), trail=GALLERIES["tadmor"].trail())
    parts = (
        "Tadmor, Sub rosa. Turn 5",
        "The match is waiting for Bram (blue disc): ",
        "Safe from the next raid: Palmyra.",
        " 1: ",
        "Ana (red triangle) has 64 PP and a tower of 9 levels.",
        "Dmitri (green diamond) has 52 PP and a tower of 4 levels.",
        "Still to place: ",
        "In 2 turns every tower level scores 2 PP and new upgrades come.",
    )
    places = [alt.find(part) for part in parts]
    assert -1 not in places
    assert places == sorted(places)


def test_before_a_new_era_and_in_the_last_turn_the_description_says_so() -> None:
    assert "After this turn every tower level scores 2 PP" in described(tadmor(turn=6))
    assert "This is the last turn." in described(tadmor(turn=9))


def test_the_description_of_the_end_gives_places() -> None:
    alt = described(finished())
    assert "finishes in place 1 with " in alt
    assert "Still to place" not in alt


@pytest.mark.parametrize(
    ("zone", "told"),
    [
        ("west", "DA4 War Supplies, camel or ship, camel of Bram."),
        ("centre", "PA3 Temple and mission, camel, camel of Bram."),
        ("east", "EU1 Gold, ship, 3 now (2, 3, 4), ship of Carmen."),
        ("upgrades", "I19 Herald II: 3 PP for each King\N{RIGHT SINGLE QUOTATION MARK}s Mission"),
        ("seat-0", "Warehouse: 3 wood, 2 stone, 1 marble and 0 gold"),
    ],
)
def test_a_part_of_the_board_is_told(zone: str, told: str) -> None:
    alt = painter("tadmor").zoom(view(tadmor()), caption(), zone).alt
    assert told in alt
