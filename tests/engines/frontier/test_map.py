"""The map and the pieces, the set-up, and the game's own texts."""

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from data.catalogues import languages
from engines.core import OptionError
from renderer.core.atlas.chart import disagreements, pair
from tests.engines.frontier.build import ASH, BOX, ELK, Scene, begin
from tests.engines.frontier.content import TABLES, read
from tests.engines.frontier.game import FRONTIER
from tests.engines.frontier.rules.strength import fought
from tests.engines.frontier.state import Battle, Side
from tests.engines.frontier.steps.rounds import SetUp
from tests.renderer.core.atlas.isles import CHART, NAMES
from tests.rulebook import rule
from tests.texts import FRONTIER as TEXTS
from tests.texts import files_of


@rule("FRO-1.2")
def test_the_neighbours_are_those_of_the_drawing_and_of_its_crossings() -> None:
    letters = {land: row.letter for land, row in BOX.lands.items()}
    crossed = {pair(*(letters[end] for end in row.ends)) for row in BOX.crossings.values()}
    stated = {
        letters[land]: [
            letters[one] for one in row.near if pair(letters[land], letters[one]) not in crossed
        ]
        for land, row in BOX.lands.items()
    }
    dry = [border for border in CHART.borders if not any(CHART.areas[one].water for one in border)]
    wet = [border for border in CHART.borders if border not in dry]
    assert disagreements(CHART, stated, wet) == []
    assert all(
        other in BOX.lands[one].near for row in BOX.crossings.values() for one, other in [row.ends]
    )


def test_every_area_of_the_drawing_has_its_name_from_the_box() -> None:
    assert sorted(NAMES) == sorted(CHART.areas)
    assert {row.letter for row in BOX.seas.values()} == {
        area for area, one in CHART.areas.items() if one.water
    }


def test_a_box_with_a_neighbour_of_one_side_only_is_refused() -> None:
    lands = [dict(row) for row in TABLES["lands"]]
    lands[0]["near"] = [*lands[0]["near"], "quince"]
    with pytest.raises(ValueError, match="alder is near quince, but not the other way round"):
        read({**TABLES, "lands": lands})


@rule("FRO-1.1")
def test_few_players_choose_among_the_northern_factions() -> None:
    dealt = {mark for seed in range(8) for mark in begin(3, str(seed)).header.marks}
    assert dealt == {"ash", "elk", "heron"}
    assert set(FRONTIER.marks_with({}, 3)) == {"ash", "elk", "heron", "ibex"}
    assert set(FRONTIER.marks_with({}, 4)) == set(FRONTIER.marks)


@rule("FRO-1.3", "FRO-1.5")
def test_units_and_walls_have_their_strengths() -> None:
    scene = Scene().army("marrow", None, cavalry=1, infantry=1, archer=1)
    state = scene.place(SetUp()).state
    state.lands["marrow"].fresh = {"cavalry": 1, "infantry": 1, "archer": 1}
    state.battle = Battle("thornwood", "marrow", {"cavalry": 1, "archer": 1}, Side(ASH), Side(None))
    assert (fought(state, attacks=True).total, fought(state, attacks=False).total) == (
        2 + 1,
        1 + 1 + 2 + 2,
    )
    state.battle.target = "upper-zeal"
    state.lands["upper-zeal"].fresh = {}
    assert fought(state, attacks=False).total == 3
    assert [BOX.units[kind].price for kind in BOX.units] == [3, 1, 2]


@rule("FRO-EX3")
def test_an_archer_in_its_capital_with_a_charge() -> None:
    scene = Scene().army("upper-zeal", ELK, archer=1).place()
    scene.state.battle = Battle(
        "alder", "upper-zeal", {}, Side(ASH), Side(ELK, played=["charge.01"])
    )
    assert fought(scene.state, attacks=False).total == 8


@rule("FRO-1.6")
def test_the_deck_has_so_many_cards_of_each_kind() -> None:
    kinds = [card.partition(".")[0] for card in BOX.deck]
    assert [(kind, kinds.count(kind), BOX.strength(f"{kind}.01")) for kind in BOX.cards] == [
        ("feint", 12, 1),
        ("flank", 10, 2),
        ("charge", 8, 3),
    ]


@rule("FRO-1.7", "FRO-2.2")
def test_everybody_begins_with_coins_and_two_cards_only_they_know() -> None:
    match = begin(2)
    own, other = match.view(0).state.realms[0], match.view(1).state.realms[0]
    assert (own.coins, len(own.hand)) == (5 + 3, 2)  # with the income of the first round
    assert all(card.face in BOX.deck for card in own.hand)
    assert [card.face for card in other.hand] == ["?", "?"]


@rule("FRO-2.1", "FRO-2.3")
def test_armies_and_militia_stand_where_they_begin() -> None:
    state = begin(2).table.position.state
    assert state.lands["ironside"].owner == ASH
    assert state.lands["ironside"].fresh == {"cavalry": 2, "infantry": 3, "archer": 1}
    assert state.lands["westmark"].fresh == {"infantry": 2}
    assert (state.lands["marrow"].owner, state.lands["marrow"].fresh) == (None, {"infantry": 2})
    assert state.lands["hart-hills"].fresh == {"infantry": 3}
    assert not state.lands["thornwood"].units


@rule("FRO-2.4", "FRO-9.3")
def test_the_horde_has_a_seat_after_the_players_and_nothing_but_its_army() -> None:
    match = begin(2, horde="on")
    horde = match.table.position.state.realms[2]
    assert (match.header.marks[2], horde.house, horde.coins, horde.hand) == ("horde", True, 0, [])
    assert match.table.position.state.lands["quince"].fresh == {"infantry": 6}


@rule("FRO-2.4")
def test_nobody_plays_alone_without_the_horde() -> None:
    with pytest.raises(OptionError):
        begin(1)
    assert begin(1, horde="on").header.marks == ["ash", "horde"]


@rule("FRO-2.5")
def test_the_first_order_is_that_of_the_seats() -> None:
    assert begin(3).table.position.state.order == [0, 1, 2]


# --- texts


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the visitor
        self.found.add(node.id.name)


def variables(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in files_of(TEXTS, lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_same_texts(lang: str) -> None:
    assert variables(lang) == variables("en")
