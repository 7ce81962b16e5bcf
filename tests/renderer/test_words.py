"""Changes, descriptions and text boards of every game."""

import pytest

from data.catalogues import catalogue
from engines.core.text import say
from renderer import painter
from renderer.core.picture import LONGEST_ALT, seat_of
from tests.renderer.captions import LONG_NAMES, NAMES, caption
from tests.renderer.galleries import GALLERIES
from tests.renderer.trails import since
from tests.renderer.undrawn import undrawn

BOARDS = [(game, name) for game, gallery in GALLERIES.items() for name in gallery.boards]
OWN = [
    (game, position, seat)
    for game, gallery in GALLERIES.items()
    for position, make in (("plain", gallery.plain), ("crowded", gallery.crowded))
    for seat in range(gallery.seats(make(None).state))
]
ZONES = [(game, zone) for game in GALLERIES for zone in painter(game).zones]
UNSPEAKABLE = "▲●■◆★✚→|{}"

of_every_game = pytest.mark.parametrize("game", GALLERIES)
in_both_languages = pytest.mark.parametrize("lang", ["en", "es"])


def sentences(alt: str) -> None:
    assert 0 < len(alt) <= LONGEST_ALT
    assert alt.endswith((".", "!", "…"))  # a name may end with any of them
    assert not any(sign in alt for sign in UNSPEAKABLE)


@of_every_game
def test_nothing_changed_is_no_change(game: str) -> None:
    make = GALLERIES[game].plain
    assert painter(game).changes(since(make(None), 0), make(None)) == []


@of_every_game
def test_changes_are_nine_at_most_each_in_a_place_of_its_own(game: str) -> None:
    gallery = GALLERIES[game]
    before = gallery.boards["set-up"]()
    found = painter(game).changes(since(before, 0), gallery.crowded(None))
    places = [change for change in found if not change.amounts]
    assert [change.number for change in places] == [1] * 9
    assert len({change.place for change in found}) == len(found)


@of_every_game
@in_both_languages
def test_changes_are_told_in_words(game: str, lang: str) -> None:
    gallery = GALLERIES[game]
    for change in painter(game).changes(gallery.trail(), gallery.plain(None)):
        told = say(change.text, catalogue(lang), lambda seat: NAMES[seat])
        assert told.endswith(".")
        assert not any(sign in told for sign in "{}")


@in_both_languages
@pytest.mark.parametrize(("game", "name"), BOARDS)
def test_a_description_is_short_and_names_everybody(game: str, name: str, lang: str) -> None:
    now = GALLERIES[game].boards[name]()
    names = GALLERIES[game].long_names(now)
    alt = painter(game).describe(now, caption(lang, names))
    sentences(alt)
    assert alt.startswith(f"{catalogue(lang).format(f'{game}-name')}, Sub rosa.")
    assert all(name in alt for name in names)


@in_both_languages
@of_every_game
def test_a_description_leaves_room_for_what_changed(game: str, lang: str) -> None:
    gallery = GALLERIES[game]
    now = gallery.crowded(None)
    before = gallery.boards["set-up"]()
    alt = painter(game).describe(now, caption(lang, gallery.long_names(now)), since(before, 0))
    sentences(alt)
    assert " 1: " in alt


@in_both_languages
@pytest.mark.parametrize(("game", "position", "seat"), OWN)
def test_an_own_table_is_described(game: str, position: str, seat: int, lang: str) -> None:
    gallery = GALLERIES[game]
    now = gallery.plain(seat) if position == "plain" else gallery.crowded(seat)
    alt = undrawn(painter(game)).hand(now, caption(lang, gallery.long_names(now)), seat).alt
    sentences(alt)
    assert LONG_NAMES[seat] in alt


@in_both_languages
@pytest.mark.parametrize(("game", "zone"), ZONES)
def test_a_part_enlarged_is_described(game: str, zone: str, lang: str) -> None:
    now = GALLERIES[game].crowded(None)
    names, seat = GALLERIES[game].long_names(now), seat_of(zone)
    alt = undrawn(painter(game)).zoom(now, caption(lang, names), zone).alt
    sentences(alt)
    key = f"{game}-picture-zone-{zone}" if seat is None else "picture-zone-seat"
    assert catalogue(lang).format(key, {"name": names[seat or 0]}) in alt


@in_both_languages
@of_every_game
def test_a_text_board_has_no_message_without_words(game: str, lang: str) -> None:
    gallery = GALLERIES[game]
    for now in (gallery.plain(None), gallery.crowded(None)):
        text = painter(game).text_board(now, caption(lang, gallery.names(now)))
        assert f"{game}-" not in text
        assert all(name in text for name in gallery.names(now))


@pytest.mark.parametrize(
    "part",
    ["picture", *(f"{game}-{form}" for game in GALLERIES for form in ("picture", "alt", "text"))],
)
def test_both_languages_have_every_word_of_the_pictures(part: str) -> None:
    keys = [
        {key for key in sorted(catalogue(lang).keys()) if key.startswith(f"{part}-")}
        for lang in ("en", "es")
    ]
    assert keys[0] == keys[1] != set()
