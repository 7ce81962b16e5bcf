"""Whole matches of every game as animations, with the final table at their end."""

from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageSequence

from engines.core import Counters, Line, Match, Result, Score
from engines.core.text import text
from renderer import painter
from renderer.core import final_table
from renderer.core.painting import GamePainter
from renderer.core.replay import SCORED_MS, TURN_MS, Shot, Timeline
from renderer.core.words import words
from tests.renderer.captions import LONG_NAMES, NAMES, caption
from tests.renderer.galleries import GALLERIES
from tests.renderer.labels import recorded
from tests.renderer.playouts import fewest, match, play

each_game = pytest.mark.parametrize("game", GALLERIES)
each_language = pytest.mark.parametrize("lang", ["en", "es"])


def shots(played: Match[Any], dumped: list[bytes]) -> list[Shot]:
    def view(data: bytes) -> Any:
        return played.seat_table(played.spec.codec.load(data), Counters()).view(None)

    return [Shot(view(data), answers) for answers, data in enumerate(dumped)]


def beginning(game: str, most: int) -> list[Shot]:
    played = match(game, fewest(game), "replay")
    return shots(played, [played.dump(), *(played.dump() for _ in play(played, "replay", most))])


def frames(film: bytes) -> list[Image.Image]:
    with Image.open(BytesIO(film)) as opened:
        return [one.convert("RGB") for one in ImageSequence.Iterator(opened)]


@each_game
def test_a_match_becomes_an_animation(game: str) -> None:
    said = caption(names=NAMES[: fewest(game)])
    film = painter(game).replay(beginning(game, 12), Timeline(12, [0, 6]), said)
    assert film.startswith(b"GIF89a")
    assert len(frames(film)) == 13


@each_game
def test_a_frame_marks_what_has_changed_since_the_one_before(game: str) -> None:
    paints, gallery = painter(game), GALLERIES[game]
    said = caption(names=gallery.names(gallery.plain(None)))
    now, before = Shot(gallery.plain(None), 2), Shot(gallery.earlier(), 1)
    after = frames(paints.replay([before, now], Timeline(2, []), said))[-1]
    alone = frames(paints.replay([now], Timeline(2, []), said))[-1]
    assert after.tobytes() != alone.tobytes()


@each_game
def test_frames_in_which_somebody_scores_stand_longer(game: str) -> None:
    paints = painter(game)
    assert isinstance(paints, GamePainter)
    played, said = match(game, fewest(game), "scores"), caption(names=NAMES[: fewest(game)])
    dumped = [played.dump() for _ in play(played, "scores")]
    some = shots(played, dumped)
    told = [paints.scores(shot.view.state) for shot in some]
    at = next(n for n, (one, other) in enumerate(pairwise(told)) if n and one != other)
    film = paints.replay(some[at - 1 : at + 2], Timeline(len(some), []), said)
    with Image.open(BytesIO(film)) as opened:
        pauses = [one.info["duration"] for one in ImageSequence.Iterator(opened)]
    assert pauses[:1] == [TURN_MS]
    longer = paints.replay(some[at - 1 : at + 3], Timeline(len(some), []), said)
    with Image.open(BytesIO(longer)) as opened:
        assert SCORED_MS in [one.info["duration"] for one in ImageSequence.Iterator(opened)]


@each_game
def test_the_last_frame_is_the_final_table(game: str) -> None:
    played, said = match(game, fewest(game), "to the end"), caption(names=NAMES[: fewest(game)])
    for _ in play(played, "to the end"):
        pass
    last, timeline = [Shot(played.view(None), 9)], Timeline(9, [], played.result())
    film = frames(painter(game).replay(last, timeline, said))
    without = replace(timeline, result=None)
    assert len(film) == 1 + len(frames(painter(game).replay(last, without, said)))


@each_game
@each_language
def test_the_words_of_a_final_table_fit_for_every_number_of_players(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    paints = painter(game)
    assert isinstance(paints, GamePainter)
    most = GALLERIES[game].seats(GALLERIES[game].crowded(None).state)
    for players in range(fewest(game), most + 1):
        played = match(game, players, "table", **GALLERIES[game].options)
        for _ in play(played, "table"):
            pass
        result = played.result()
        assert result is not None
        said = words(caption(lang, LONG_NAMES[:players]))
        marks = paints.seat_marks(played.view(None).state)
        with recorded(monkeypatch) as labels:
            final_table.paint_final_table(said, paints.strip, marks, result)
        assert labels.collisions() == []
        assert labels.cut == []


def test_reasons_that_differ_by_a_number_in_brackets_are_one_row(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def scored(seat: int, cubes: int) -> Score:
        lines = [Line(text("caylus-score-cubes", n=cubes), cubes // 3)]
        return Score(seat, cubes // 3, seat + 1, [*lines, Line(text("caylus-score-gold", n=0), 0)])

    drawn = table_words("caylus", Result([scored(0, 9), scored(1, 6)], [0]), monkeypatch)
    assert drawn.count("Other cubes") == 1
    assert {"2", "3"} <= set(drawn)
    assert not [word for word in drawn if "Gold" in word]


def test_very_many_reasons_end_in_one_row_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [Line(text(f"caylus-building-{n}"), n) for n in range(1, 31)]
    drawn = table_words("caylus", Result([Score(0, 465, 1, lines)], [0]), monkeypatch)
    rest = sum(range(1, 31 - final_table.MOST_ROWS + 1))
    assert "Other reasons" in drawn
    assert str(rest) in drawn


def table_words(game: str, result: Result, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What stands on a final table."""
    paints = painter(game)
    assert isinstance(paints, GamePainter)
    marks = paints.seat_marks(match(game, 2, "rows").view(None).state)
    with recorded(monkeypatch) as labels:
        final_table.paint_final_table(words(caption(names=NAMES[:2])), paints.strip, marks, result)
    return [label.text for label in labels.drawn]
