"""Pictures of a match that was ended early show nobody awaited and say so, in both languages."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageSequence

from data.catalogues import catalogue
from engines.core import View
from renderer import Caption, painter
from renderer.core.furniture import PLATE
from renderer.core.replay import Shot, Timeline
from tests.renderer.captions import caption
from tests.renderer.galleries import GALLERIES

each_game = pytest.mark.parametrize("game", GALLERIES)
each_language = pytest.mark.parametrize("lang", ["en", "es"])


def stopped(game: str, lang: str = "en") -> Caption:
    gallery = GALLERIES[game]
    return replace(caption(lang, names=gallery.names(gallery.plain(None))), stopped=True)


def waiting(game: str, seat: int | None = None) -> View[Any]:
    view = GALLERIES[game].plain(seat)
    assert view.waiting
    return view


def frames(film: bytes) -> list[Image.Image]:
    with Image.open(BytesIO(film)) as opened:
        return [one.convert("RGB") for one in ImageSequence.Iterator(opened)]


@each_game
@each_language
def test_every_picture_of_a_match_ended_early_says_so_in_words(game: str, lang: str) -> None:
    paints, how = painter(game), stopped(game, lang)
    now, mine = waiting(game), GALLERIES[game].plain(0)
    said = catalogue(lang).format("picture-alt-stopped", {})
    alts = [
        paints.board(now, how).alt,
        paints.describe(now, how),
        paints.zoom(now, how, paints.zones[0]).alt,
        paints.hand(mine, how, 0).alt,
        paints.text_board(now, how),
    ]
    assert [alt for alt in alts if said not in alt] == []


@each_game
@each_language
def test_no_words_of_a_match_ended_early_name_what_it_waits_for(game: str, lang: str) -> None:
    paints, how, now = painter(game), stopped(game, lang), waiting(game)
    nobody = replace(now, waiting=[], held=[])
    assert paints.describe(now, how) == paints.describe(nobody, how)
    assert paints.text_board(now, how) == paints.text_board(nobody, how)


@each_game
def test_a_board_ended_early_looks_the_same_whoever_was_awaited(game: str) -> None:
    paints, how, now = painter(game), stopped(game), waiting(game)
    nobody = replace(now, waiting=[], held=[])
    assert paints.board(now, how).png == paints.board(nobody, how).png


@each_game
def test_the_plate_of_a_board_ended_early_says_so(game: str) -> None:
    paints, how = painter(game), stopped(game)
    nobody = replace(waiting(game), waiting=[], held=[])
    x, y, width, height = PLATE
    plates = [
        Image.open(BytesIO(paints.board(nobody, one).png)).crop((x, y, x + width, y + height))
        for one in (how, replace(how, stopped=False))
    ]
    assert plates[0].tobytes() != plates[1].tobytes()


@each_game
def test_only_the_last_frame_of_a_match_ended_early_shows_nobody_awaited(game: str) -> None:
    paints, how, now = painter(game), stopped(game), waiting(game)
    shots, timeline = [Shot(now, 0), Shot(now, 1)], Timeline(1, [])
    ended = frames(paints.replay(shots, timeline, how))
    going_on = frames(paints.replay(shots, timeline, replace(how, stopped=False)))
    alone = frames(paints.replay(shots[1:], timeline, how))
    assert len(ended) == 2
    assert ended[0].tobytes() == going_on[0].tobytes()
    assert ended[-1].tobytes() == alone[0].tobytes()
