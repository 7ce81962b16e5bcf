"""The frontier's pictures: as they were kept, alike each time, light, legible, and discreet."""

from collections.abc import Callable
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageSequence

from renderer.core import cache, marks
from renderer.core.atlas.layout import overlap
from renderer.core.atlas.sheet import places
from renderer.core.box import Box
from renderer.core.picture import Painter, Picture, zones_of
from renderer.core.replay import Shot, Timeline
from renderer.core.text import SMALLEST
from tests.engines.frontier.state import Frontier
from tests.renderer.frontier import chart, states
from tests.renderer.frontier.cases import each_language, each_position, names
from tests.renderer.frontier.layout import MAP, REGIONS, SIZE
from tests.renderer.frontier.regenerate import GOLDEN, KEPT, caption, in_chat
from tests.renderer.frontier.states import view
from tests.renderer.golden import TOLERANCE, difference
from tests.renderer.labels import Labels, recorded
from tests.renderer.trails import since

TARGET = 300_000
LITTLE = 60_000_000
"""Bytes: what is kept of the map and all its parts together, if nothing has to go."""


@pytest.mark.parametrize("name", KEPT)
def test_a_picture_looks_as_it_was_kept(paints: Painter, name: str) -> None:
    kept = Image.open(GOLDEN / f"{name}.png")
    assert difference(in_chat(KEPT[name](paints)), kept, tile=10) <= TOLERANCE


@each_position
def test_a_board_has_its_size_and_weight(paints: Painter, make: Callable[[], Frontier]) -> None:
    game = make()
    picture = paints.board(view(game), caption(names=names(game)))
    assert (picture.width, picture.height) == SIZE
    assert len(picture.png) < TARGET


def others(paints: Painter, game: Frontier, lang: str = "en") -> list[Picture]:
    """All pictures of a position but the board."""
    said = caption(lang, names(game))
    zones = zones_of(paints.zones, len(game.realms))
    found = [paints.zoom(view(game), said, zone) for zone in zones]
    return found + own(paints, game, lang)


def own(paints: Painter, game: Frontier, lang: str = "en") -> list[Picture]:
    """What each player sees of their own, and the battles reported."""
    said = caption(lang, names(game))
    found = [
        paints.hand(view(game, one.seat), said, one.seat) for one in game.realms if not one.house
    ]
    return found + [
        paints.report(view(game), said, one.key) for one in paints.reports(view(game))[-3:]
    ]


def test_zones_own_tables_and_reports_have_their_size_and_weight(paints: Painter) -> None:
    for make in (states.full, states.reported):
        for picture in others(paints, make()):
            assert picture.width == 1800
            assert picture.height <= 1200
            assert len(picture.png) < TARGET


def legible(labels: Labels, may_be_cut: tuple[str, ...] = ()) -> None:
    """Nothing is small, cut, without a limit, or written over something else."""
    assert labels.drawn
    assert min(label.size for label in labels.drawn if label.text.isalpha()) >= SMALLEST
    assert [text for text in labels.cut if text not in may_be_cut] == []
    assert labels.unlimited == []
    assert labels.collisions() == []


@each_language
@each_position
def test_every_label_of_a_board_is_whole_and_in_its_place(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, make: Callable[[], Frontier], lang: str
) -> None:
    game = make()
    with recorded(monkeypatch) as labels:
        paints.board(view(game), caption(lang, names(game)))
    legible(labels)
    assert set(names(game)) <= {label.text for label in labels.drawn}


@each_language
def test_every_label_of_the_other_pictures_is_whole_and_in_its_place(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, lang: str
) -> None:
    with recorded(monkeypatch) as labels:
        others(paints, states.full(), lang)
        for make in (states.planning, states.reported):
            own(paints, make(), lang)
    legible(labels)


def test_equal_positions_give_equal_pictures(paints: Painter) -> None:
    first = paints.board(view(states.fighting()), caption()).png
    cache.images.clear()
    places.cache_clear()
    assert paints.board(view(states.fighting()), caption()).png == first


def test_a_map_and_its_parts_take_little_memory(paints: Painter) -> None:
    cache.images.clear()
    for make in (states.later, states.full):
        paints.board(view(make()), caption())
        for zone in REGIONS:
            paints.zoom(view(make()), caption(), zone)
    assert cache.held() <= LITTLE


def test_a_thing_stays_where_it_is_whatever_else_comes_and_goes() -> None:
    now, then = (chart.scene(MAP, one).shown for one in (states.later(), states.full()))
    common = now.keys() & then.keys()
    assert len(common) > 90
    assert all(now[place] == then[place] for place in common)


def test_numbers_of_changes_hide_neither_armies_nor_each_other(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    spots: list[tuple[float, float]] = []
    monkeypatch.setattr(marks, "badge", lambda _, x, y, __: spots.append((x, y)))
    game = states.later()
    paints.board(view(game), caption(), since(view(states.state(6, 0)), 0))
    half = marks.BADGE / 2 - 4
    numbers = [Box(x - half, y - half, x + half, y + half) for x, y in spots]
    shown = chart.scene(MAP, game)
    armies = [box for area in chart.IDS if (box := shown.box_of(area)) is not None]
    assert len(numbers) > 5
    assert not [two for two in combinations(numbers, 2) if overlap(*two)]
    for number in numbers:
        assert len([army for army in armies if overlap(number, army)]) <= 1


def test_changes_are_marked_on_the_board_and_enlarged(paints: Painter) -> None:
    now, trail = view(states.fighting()), since(view(states.later()), 0)
    assert paints.board(now, caption()).png != paints.board(now, caption(), trail).png
    part = "north-west"
    plain, marked = paints.zoom(now, caption(), part), paints.zoom(now, caption(), part, trail)
    assert plain.png != marked.png


def test_an_own_table_needs_the_view_of_its_seat(paints: Painter) -> None:
    for seat in (None, 2):
        with pytest.raises(ValueError, match="own view"):
            paints.hand(view(states.later(), seat), caption(), 1)


def test_an_unknown_zone_is_refused_by_name(paints: Painter) -> None:
    with pytest.raises(ValueError, match="north-west"):
        paints.zoom(view(states.later()), caption(), "moon")


def test_nothing_public_tells_of_hands_deck_plans_or_bids(paints: Painter) -> None:
    game, other = states.planning(), states.planning()
    for realm in other.realms:
        realm.plan, realm.bid, realm.joins, realm.laid = [], None, None, []
        for card in realm.hand:
            card.face = "feint.01"
    other.deck = ["feint.01"] * len(other.deck)

    def public(one: Frontier) -> list[object]:
        seen, said = view(one), caption()
        found: list[object] = [paints.board(seen, said), paints.text_board(seen, said)]
        return found + [paints.zoom(seen, said, zone) for zone in paints.zones]

    assert public(game) == public(other)


def test_an_own_table_does_not_tell_what_others_hold_and_plan(paints: Painter) -> None:
    game, other = states.planning(), states.planning()
    other.realms[2].plan, other.realms[2].bid = [], None
    for card in other.realms[2].hand:
        card.face = "feint.01"
    assert paints.hand(view(game, 1), caption(), 1) == paints.hand(view(other, 1), caption(), 1)


def test_a_match_becomes_an_animation_of_one_size(paints: Painter) -> None:
    shots = [Shot(view(states.later()), 0), Shot(view(states.finished()), 1)]
    result = states.played(6, 4000).result()
    film = paints.replay(shots, Timeline(1, [0], result), caption())
    with Image.open(BytesIO(film)) as opened:
        assert opened.size == (900, 675)
        assert len(list(ImageSequence.Iterator(opened))) == 3
