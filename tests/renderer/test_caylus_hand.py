"""A player's own table in Caylus: legible in every phase, and what it says about affording."""

from collections.abc import Callable

import pytest

from engines.caylus.state import Caylus, Space
from renderer import painter
from tests.renderer.captions import LONG_NAMES, NAMES, caption
from tests.renderer.caylus_states import (
    CONTENT,
    built,
    caylus,
    crowded,
    finished,
    full_walls,
    last_scoring,
    paid_for,
    set_up,
    view,
)
from tests.renderer.labels import Labels, in_both_languages, legible, recorded
from tests.renderer.playouts import match, play
from tests.rulebook import rule

OPTIONS: dict[int, dict[str, str]] = {2: {"favours": "simplified"}, 3: {"jeweller": "on"}, 5: {}}
"""Of matches drawn from first to last, by the number of players."""


def everywhere_free() -> Caylus:
    """A full road on which nobody stands, in the placement: the longest list of places."""
    state = built(2)
    state.ended, state.phase, state.active = False, 2, 0
    state.bridge, state.stock = [], dict.fromkeys(state.stock, 0)
    return state


def rich_in_buildings() -> Caylus:
    """One of two players owns nearly everything."""
    state = built(2)
    for space in state.road:
        space.owner = None if space.owner is None else 0
    return state


POSITIONS: dict[str, Callable[[], Caylus]] = {
    **{f"phase {n}": lambda n=n: caylus(phase=n) for n in range(1, 8)},  # type: ignore[misc] # a default keeps the number
    "placing, two have passed": lambda: caylus(phase=2, bridge=[1, 3]),
    "placing, at the inn": lambda: caylus(phase=2, bridge=[3], inn_right=0),
    "first round": set_up,
    "two players": lambda: caylus(2, phase=2, bridge=[]),
    "everywhere free": everywhere_free,
    "rich in buildings": rich_in_buildings,
    "simplified favours": lambda: caylus(simplified=True),
    "everything full": crowded,
    "replacements paid for": paid_for,
    "a full section": full_walls,
    "the last scoring": last_scoring,
    "the last scoring for five": lambda: last_scoring(5),
    "over": finished,
    "over for five": lambda: finished(5),
    "over, everything built": lambda: built(2),
}


def drawn(monkeypatch: pytest.MonkeyPatch, state: Caylus, seat: int, lang: str = "en") -> Labels:
    names = LONG_NAMES[: len(state.players)]
    with recorded(monkeypatch) as labels:
        painter("caylus").hand(view(state, seat), caption(lang, names), seat)
    return labels


def words_of(monkeypatch: pytest.MonkeyPatch, state: Caylus, seat: int) -> list[str]:
    return [label.text for label in drawn(monkeypatch, state, seat).drawn]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", POSITIONS)
def test_every_label_is_whole_and_in_its_place(
    monkeypatch: pytest.MonkeyPatch, name: str, lang: str
) -> None:
    labels = drawn(monkeypatch, POSITIONS[name](), 0, lang)
    # Several winners share one plate; each stands whole in the final count.
    legible(labels, tuple(text for text in labels.cut if " · " in text))


def test_who_can_pay_and_who_cannot_reads_it_on_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    rich, poor = caylus(), caylus()
    for one in ("food", "wood", "stone", "cloth", "gold"):
        setattr(rich.players[0], one, 5)
        setattr(poor.players[0], one, 0)
    rich.road[18] = Space("residence", 0)
    left = sum(1 for number in rich.stock.values() if number)
    assert words_of(monkeypatch, rich, 0).count("you can pay") == left
    assert words_of(monkeypatch, poor, 0).count("lacks") == left


def test_a_prestige_building_needs_a_residence(monkeypatch: pytest.MonkeyPatch) -> None:
    state = caylus()
    for one in ("food", "wood", "stone", "cloth", "gold"):
        setattr(state.players[0], one, 5)
    told = words_of(monkeypatch, state, 0)
    prestige = [
        name for name, n in state.stock.items() if n and CONTENT.tiles[name].kind == "prestige"
    ]
    assert told.count("no residence") == len(prestige) == 8


def test_on_a_full_road_no_craft_building_can_be_built(monkeypatch: pytest.MonkeyPatch) -> None:
    told = words_of(monkeypatch, crowded(), 3)
    assert "The road is full: no more wood or stone buildings · you have no residence" in told
    assert told.count("road is full") == 17


def test_at_the_end_nothing_is_offered_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    told = words_of(monkeypatch, finished(), 1)
    assert {"Final count", "Buildings", "Gold (1)"} <= set(told)
    assert not {"you can pay", "lacks", "Next round"} & set(told)


def test_the_jeweller_stands_in_the_stock_where_it_is_played_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "Jeweller" in words_of(monkeypatch, crowded(), 0)
    assert "Jeweller" not in words_of(monkeypatch, caylus(), 0)


def test_every_worker_is_told_whether_it_works(monkeypatch: pytest.MonkeyPatch) -> None:
    told = words_of(monkeypatch, caylus(), 0)
    assert [told.count(fate) for fate in ("works", "gets nothing", "phase 6")] == [3, 1, 1]


def test_in_phase_4_the_price_of_every_move_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told = words_of(monkeypatch, caylus(), 3)
    numbers = told[told.index("Your workers if the provost ends on …") + 1 :][:21]
    assert (
        numbers
        == [
            *("13", "2", "3", "14", "2", "2", "15", "2", "1"),
            *("16", "2", "17", "3", "1", "18", "3", "2", "19", "3", "3", "Dungeon"),
        ][:21]
    )


def test_the_guild_moves_the_provost_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [
        words_of(monkeypatch, caylus(phase=3, guild=seat), 3).count("free") for seat in (3, 0, None)
    ]
    assert told == [6, 0, 0]


@rule("CAY-10.4", "CAY-10.7")
def test_a_full_section_is_not_said_to_wait_for_the_bailiff(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "10 of 10 · this round" in words_of(monkeypatch, full_walls(), 0)
    assert "4 of 14 · now" in words_of(monkeypatch, last_scoring(), 0)


@in_both_languages
def test_when_a_full_section_is_scored_stands_whole(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    assert drawn(monkeypatch, full_walls(), 0, lang).cut == []


def test_residences_that_are_paid_for_count_for_the_next_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = " ".join(words_of(monkeypatch, paid_for(), 1))
    assert "+5 a round" in told
    assert "You start the next round with 12 deniers" in told


@rule("CAY-10.10", "CAY-13.1")
@pytest.mark.parametrize("phase", [5, 7])
def test_in_the_last_round_the_final_count_so_far_is_shown_instead_of_the_next_round(
    monkeypatch: pytest.MonkeyPatch, phase: int
) -> None:
    state = last_scoring()
    state.phase, state.bailiff = phase, 25 if phase == 7 else 23
    told = words_of(monkeypatch, state, 0)
    assert {"Final count so far", "33"} <= set(told)
    assert not {"Next round", "+2 a round", "the first worker costs"} & set(told)
    assert ("Cubes for 1 batch" in told) == (phase == 5)


@pytest.mark.parametrize("players", OPTIONS)
def test_the_own_tables_of_a_real_match_are_legible(
    monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    game = match("caylus", players, "own tables", **OPTIONS[players])
    for count in play(game, "own tables"):
        if count % 37 == 1 or game.over:
            seat = count % players
            with recorded(monkeypatch) as labels:
                painter("caylus").hand(game.view(seat), caption("es", NAMES[:players]), seat)
            legible(labels)
    assert game.over
