"""Pictures of a what-if say that they are one, in the picture and in words, in both languages."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from data.catalogues import catalogue
from renderer import Caption, Picture, painter
from tests.renderer.captions import caption
from tests.renderer.galleries import GALLERIES

each_game = pytest.mark.parametrize("game", GALLERIES)
each_language = pytest.mark.parametrize("lang", ["en", "es"])


def said(game: str, lang: str) -> Caption:
    gallery = GALLERIES[game]
    return caption(lang, names=gallery.names(gallery.plain(None)))


def changed(one: Picture, other: Picture) -> tuple[int, int, int, int] | None:
    """Where two pictures differ, None if they do not."""
    images = [Image.open(BytesIO(picture.png)).convert("RGB") for picture in (one, other)]
    return ImageChops.difference(*images).getbbox()


@each_game
@each_language
def test_every_picture_of_a_trial_names_it_in_words(game: str, lang: str) -> None:
    gallery, paints = GALLERIES[game], painter(game)
    now, tried = gallery.plain(None), replace(said(game, lang), trial=True)
    marked = catalogue(lang).format("picture-trial", {"match": tried.match_name})
    alts = [
        paints.describe(now, tried),
        paints.hand(gallery.plain(0), tried, 0).alt,
        paints.zoom(now, tried, paints.zones[0]).alt,
        paints.text_board(now, tried),
    ]
    assert [alt for alt in alts if marked not in alt] == []


@each_game
def test_the_head_line_of_a_board_says_that_it_is_a_trial(game: str) -> None:
    now, plain = GALLERIES[game].plain(None), said(game, "en")
    paints = painter(game)
    box = changed(paints.board(now, plain), paints.board(now, replace(plain, trial=True)))
    assert box is not None
    assert box[3] < 100


@each_game
def test_the_head_line_of_a_hand_says_that_it_is_a_trial(game: str) -> None:
    mine, plain = GALLERIES[game].plain(0), said(game, "en")
    paints = painter(game)
    box = changed(paints.hand(mine, plain, 0), paints.hand(mine, replace(plain, trial=True), 0))
    assert box is not None
    assert box[3] < 100
