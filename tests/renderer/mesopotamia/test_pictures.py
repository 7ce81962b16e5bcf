"""Mesopotamia's pictures: legible, light, alike each time, and discreet."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PIL import ImageChops

from engines.core.text import Text
from engines.mesopotamia.ids import AREAS, COMBAT, GARDEN, GOODS, PIECES
from engines.mesopotamia.rules.stock import unit_limit
from engines.mesopotamia.state import Mesopotamia
from renderer.core import cache
from renderer.core.atlas.sheet import places
from renderer.core.box import Box
from renderer.core.painting import GamePainter
from renderer.core.picture import Change, Painter, Picture, seat_zone
from renderer.core.text import SMALLEST
from renderer.core.words import words
from renderer.mesopotamia.foot import EVENT_TRACK, POPULATION_TRACK
from renderer.mesopotamia.layout import MARKET, REGIONS
from renderer.mesopotamia.marking import DICE, SEAT, SLOT, TILE, TRACK
from renderer.mesopotamia.zoom import TABLES, ZONES
from tests.renderer.captions import LONG_NAMES, NAMES
from tests.renderer.labels import recorded
from tests.renderer.mesopotamia import states
from tests.renderer.mesopotamia.drawn import icons_drawn
from tests.renderer.mesopotamia.gallery import MESOPOTAMIA
from tests.renderer.mesopotamia.states import caption, view
from tests.renderer.trails import since
from tests.renderer.vision import SIGHTS, distance

TARGET = 340_000
SMALLEST_GOOD = 14
"""Below this size, in pixels, goods on a trade token are no longer told apart."""
JAR = 0.76
"""How broad the jar of an amphora is in its box."""
each_language = pytest.mark.parametrize("lang", ["en", "es"])


def all_of(paints: Painter, game: Mesopotamia, lang: str, names: tuple[str, ...]) -> list[Picture]:
    """Board, parts, tables, what everybody has, and one's own table."""
    said = caption(lang, names[: len(game.realms)])
    zones = (*REGIONS, TABLES, seat_zone(0), seat_zone(1))
    found = [paints.board(view(game), said), *(paints.zoom(view(game), said, one) for one in zones)]
    return [*found, paints.hand(view(game, 0), said, 0)]


@each_language
@pytest.mark.parametrize(("players", "names"), [(2, NAMES), (4, LONG_NAMES), (6, LONG_NAMES)])
def test_every_label_is_in_its_place_with_everything_full(
    monkeypatch: pytest.MonkeyPatch,
    paints: Painter,
    players: int,
    names: tuple[str, ...],
    lang: str,
) -> None:
    with recorded(monkeypatch, files=True) as labels:
        pictures = all_of(paints, states.full(players), lang, names)
    assert min(label.size for label in labels.drawn if label.text.isalpha()) >= SMALLEST
    assert labels.unlimited == []
    assert labels.collisions() == []
    assert max(len(picture.png) for picture in pictures) < TARGET
    assert {picture.width for picture in pictures} == {1800}


@pytest.mark.parametrize("position", MESOPOTAMIA.boards)
def test_no_picture_shows_more_pieces_than_there_may_be(position: str) -> None:
    game = MESOPOTAMIA.boards[position]().state
    for realm in game.realms:
        assert game.units(realm.seat) <= unit_limit(game, realm.seat)
        assert min(game.stock(realm.seat, piece) for piece in PIECES if piece != GARDEN) >= 0


@each_language
def test_descriptions_are_no_longer_than_they_may_be(paints: Painter, lang: str) -> None:
    for game in (states.later(), states.full(), states.finished()):
        for picture in all_of(paints, game, lang, NAMES):
            assert 100 < len(picture.alt) <= 900


def test_equal_positions_give_equal_pictures(paints: Painter) -> None:
    first = paints.board(view(states.later()), caption()).png
    cache.images.clear()
    places.cache_clear()
    assert paints.board(view(states.later()), caption()).png == first


def test_only_their_owner_sees_which_quests_there_are(paints: Painter) -> None:
    game, other = states.later(), states.later()
    other.realms[0].hand[0], other.quests[0] = other.quests[0], other.realms[0].hand[0]
    for seat in (None, 1):
        seen = [paints.board(view(one, seat), caption()) for one in (game, other)]
        assert seen[0] == seen[1]
        texts = [paints.text_board(view(one, seat), caption()) for one in (game, other)]
        assert texts[0] == texts[1]
    assert paints.hand(view(game, 0), caption(), 0) != paints.hand(view(other, 0), caption(), 0)
    with pytest.raises(ValueError, match="own view"):
        paints.hand(view(game, 1), caption(), 0)


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "For Carmen alone"), ("es", "Solo para Carmen")]
)
def test_the_own_table_says_for_whom_alone_it_is(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, lang: str, title: str
) -> None:
    with recorded(monkeypatch) as labels:
        paints.hand(view(states.later(), 2), caption(lang), 2)
    drawn = {label.text for label in labels.drawn}
    assert title in drawn
    assert any("Round 2 · " in text or "Ronda 2 · " in text for text in drawn)


def test_once_it_is_over_the_own_table_tells_what_was_and_not_what_may_come(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    told = []
    for game in (states.later(), states.finished()):
        cache.images.clear()
        with recorded(monkeypatch) as labels:
            paints.hand(view(game, 0), caption(), 0)
        told.append({label.text for label in labels.drawn})
    assert {"Points as things stand", "not yet"} <= told[0]
    assert {"Final points", "not fulfilled"} <= told[1]
    assert told[1].isdisjoint({"Points as things stand", "not yet", "fulfilled now"})


def test_the_text_board_says_what_a_running_event_pays(paints: Painter) -> None:
    told = paints.text_board(view(states.later()), caption())
    assert "“Log with care” pays Ana 1 wood, round 4 of 6" in told
    told = paints.text_board(view(states.later()), caption("es"))
    assert "«Cavar canales» paga a Bram 1 de Comida, ronda 2 de 6" in told


def test_the_sections_with_ships_of_somebody_are_told_from_one_to_another(paints: Painter) -> None:
    game = states.opening()
    for section in ("t2", "e1", "e2", "e3", "e5", "g1", "g2"):
        game.ships[section].append(0)
    told = paints.text_board(view(game), caption())
    assert "Ships: Tigris T2, Euphrates E1\N{EN DASH}E3, E5 and Eastern Channel G1, G2" in told
    game.ships["k1"].append(0)
    told = paints.text_board(view(game), caption("es"))
    assert "Éufrates E1\N{EN DASH}E3, E5, Gran Canal K1 y Canal Oriental G1, G2" in told


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_sight_tells_the_land_of_eight_empires_apart(paints: Painter, sight: str) -> None:
    pairs = combinations([mark.tint for mark in paints.marks.values()], 2)
    assert min(distance(a, b, sight) for a, b in pairs) >= 12


def test_what_has_changed_is_told_and_marked(paints: Painter) -> None:
    before, after = states.later(), states.later()
    after.grounds["c4"].token = False
    after.grounds["c4"].settle(0).add("archer", 2)
    after.ships["t3"].append(1)
    after.events.advance(0, 2)
    after.realms[1].levels["explore"] += 1
    after.realms[2].goods["food"] += 3
    found = paints.changes(since(view(before), 0), view(after))
    assert {change.place for change in found} >= {
        *("land/c4", "ship/t3", "track/events", "seat/1", "stock/2"),
    }
    marked = paints.board(view(after), caption(), since(view(before), 0))
    assert marked.png != paints.board(view(after), caption()).png
    assert "Ana (yellow square) now controls C4 Sippar Flats" in marked.alt


def test_changes_are_marked_on_the_tables_and_beside_what_a_seat_has(paints: Painter) -> None:
    assert isinstance(paints, GamePainter)
    now = view(states.later())
    slots = [f"{SLOT}/{slot}" for slot in now.state.content.slots]
    tracks = [f"{TRACK}/{name}" for name in (EVENT_TRACK, POPULATION_TRACK)]
    gained = Change(None, "stock/1", Text("picture-points"), (("wood", 2), ("points", 1)))
    places = (*slots, *tracks, TILE, f"{SEAT}/1", f"{DICE}/1")
    for change in (gained, *(Change(1, place, Text("picture-points")) for place in places)):
        (zone,) = [one for one in ZONES if paints.within(one, [change])]
        plain, marked = (
            paints.paint_zone(now, words(caption()), zone, found) for found in ([], [change])
        )
        assert ImageChops.difference(plain, marked).getbbox() is not None, change.place


def test_ships_that_have_come_are_marked_where_they_are_enlarged(paints: Painter) -> None:
    before, after = states.later(), states.later()
    after.ships["t3"].append(1)
    trail = since(view(before), 0)
    marked = {
        zone
        for zone in REGIONS
        if paints.zoom(view(after), caption(), zone).png
        != paints.zoom(view(after), caption(), zone, trail).png
    }
    assert "north-west" in marked
    assert "south-east" not in marked


def test_every_place_that_may_change_is_somewhere_on_the_board(paints: Painter) -> None:
    found = paints.changes(since(view(states.later(6)), 0), view(states.full(6)))
    assert len(found) > 9
    assert paints.board(view(states.full(6)), caption(), since(view(states.later(6)), 0)).png


@each_language
def test_the_places_still_to_be_fought_in_are_shown_in_order(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, lang: str
) -> None:
    game = states.full()
    game.phase, game.combats = COMBAT, [area for area in AREAS if not game.is_start(area)][:7]
    with recorded(monkeypatch) as labels:
        picture = paints.board(view(game), caption(lang))
    assert labels.collisions() == []
    assert [one.text for one in labels.drawn if one.text in ("A1", "A3", "A4", "A6", "A7")] == [
        *("A1", "A3", "A4", "A6"),
    ]
    assert "A9" in picture.alt


def markets(game: Mesopotamia) -> Iterator[None]:
    """The trade section, filled so that in the end each token has lain in each slot of its level."""
    tokens, slots = game.content.trades, game.content.slots
    of_level = {
        row.level: [one for one in tokens if tokens[one].level == row.level]
        for row in slots.values()
    }
    for turn in range(max(map(len, of_level.values()))):
        for place, (slot, row) in enumerate(slots.items()):
            level = of_level[row.level]
            game.market[slot] = level[(turn + place) % len(level)]
        yield


def test_goods_on_every_trade_token_are_large_enough_in_every_slot_and_no_amphora_covers_any(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    game = states.later(6)
    for _ in markets(game):
        game.claims = dict.fromkeys(game.market.values(), 0)
        with recorded(monkeypatch) as labels, icons_drawn(monkeypatch) as icons:
            paints.board(view(game), caption())
        there = [icon for icon in icons if icon.box.common(MARKET) == icon.box]
        goods = [icon.box for icon in there if icon.name in GOODS]
        assert min(box.width for box in goods) >= SMALLEST_GOOD
        jars = [
            Box(x - wide * JAR / 2, box.y0, x + wide * JAR / 2, box.y1)
            for box in (icon.box for icon in there if icon.name == "claimed")
            for x, wide in [(box.middle[0], box.width)]
        ]
        assert len(jars) == len(game.market)
        assert not [jar for jar in jars for good in goods if jar.common(good)]
        assert labels.collisions() == []


def test_a_price_of_one_of_each_good_stands_without_numbers(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    game = states.later(6)
    game.market = {"4.b": "silver_weights"}
    with recorded(monkeypatch) as labels, icons_drawn(monkeypatch) as icons:
        paints.board(view(game), caption())
    there = [icon.name for icon in icons if icon.box.common(MARKET) == icon.box]
    assert there[:6] == ["ship", "stone", "wood", "clay", "food", "arrow"]
    inside = [
        one
        for one in labels.drawn
        if MARKET.x0 < one.x0 and one.y0 > MARKET.y0 and one.x1 < MARKET.x1
    ]
    assert [one.text for one in inside if one.text.isdigit()] == ["2", "2", "4"]
