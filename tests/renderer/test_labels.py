"""Legibility of every game's pictures: both languages, longest names, crowded positions."""

from dataclasses import replace

import pytest

from data.catalogues import catalogue
from engines.core import Text
from engines.core.position import Waiting
from renderer import painter
from renderer.core import cache
from tests.renderer.captions import LONG_NAMES, caption
from tests.renderer.galleries import GALLERIES
from tests.renderer.labels import in_both_languages, legible, recorded

BOARDS = [(game, name) for game, gallery in GALLERIES.items() for name in gallery.boards]
OWN = [
    (game, position, seat)
    for game, gallery in GALLERIES.items()
    for position, make in (("plain", gallery.plain), ("crowded", gallery.crowded))
    for seat in range(gallery.seats(make(None).state))
]
ZONES = [(game, zone) for game in GALLERIES for zone in painter(game).zones]


@pytest.mark.parametrize("game", GALLERIES)
def test_nothing_that_is_kept_of_other_pictures_hides_a_label(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    now = GALLERIES[game].crowded(None)
    said = caption("en", GALLERIES[game].long_names(now))
    cache.images.clear()
    found = []
    for _ in range(2):
        with recorded(monkeypatch) as labels:
            painter(game).board(now, said)
            painter(game).zoom(now, said, painter(game).zones[0])
        found.append(labels.drawn)
    assert found[0] == found[1]


@in_both_languages
@pytest.mark.parametrize(("game", "name"), BOARDS)
def test_every_label_of_a_board_is_whole_and_in_its_place(
    monkeypatch: pytest.MonkeyPatch, game: str, name: str, lang: str
) -> None:
    now = GALLERIES[game].boards[name]()
    names = GALLERIES[game].long_names(now)
    with recorded(monkeypatch) as labels:
        painter(game).board(now, caption(lang, names))
    # Several names share one turn plate; each stands whole elsewhere.
    legible(labels, LONG_NAMES if len(now.waiting) > 1 else ())
    assert set(names) <= {label.text for label in labels.drawn}


@in_both_languages
@pytest.mark.parametrize(("game", "position", "seat"), OWN)
def test_every_label_of_an_own_table_is_whole_and_in_its_place(
    monkeypatch: pytest.MonkeyPatch, game: str, position: str, seat: int, lang: str
) -> None:
    gallery = GALLERIES[game]
    now = gallery.plain(seat) if position == "plain" else gallery.crowded(seat)
    with recorded(monkeypatch) as labels:
        painter(game).hand(now, caption(lang, gallery.long_names(now)), seat)
    legible(labels)


@in_both_languages
@pytest.mark.parametrize(("game", "zone"), ZONES)
def test_every_label_of_a_zone_is_whole_and_in_its_place(
    monkeypatch: pytest.MonkeyPatch, game: str, zone: str, lang: str
) -> None:
    now = GALLERIES[game].crowded(None)
    with recorded(monkeypatch) as labels:
        painter(game).zoom(now, caption(lang, GALLERIES[game].long_names(now)), zone)
    legible(labels)


@pytest.mark.parametrize("game", GALLERIES)
def test_a_match_name_without_end_is_cut_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    name = "The very long and winding road"
    with recorded(monkeypatch) as labels:
        painter(game).board(GALLERIES[game].plain(None), caption(match=name * 3))
    assert len(labels.cut) == 1
    assert labels.collisions() == []


def topics(game: str) -> list[str]:
    """What anybody can be asked in a game, in public words."""
    return sorted(key for key in catalogue("en").keys() if key.startswith(f"{game}-topic-"))  # noqa: SIM118 - no mapping


@in_both_languages
@pytest.mark.parametrize("game", GALLERIES)
def test_what_somebody_is_asked_stands_whole_on_the_turn_plate(
    monkeypatch: pytest.MonkeyPatch, game: str, lang: str
) -> None:
    now = GALLERIES[game].plain(None)
    with recorded(monkeypatch) as labels:
        for key in topics(game):
            painter(game).board(replace(now, waiting=[Waiting(0, Text(key))]), caption(lang))
    assert labels.drawn
    assert labels.cut == []
