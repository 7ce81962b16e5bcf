"""A match as an animation: one frame a turn, how long each stands, how far it has come."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence

from renderer.core.furniture import BAND
from renderer.core.palette import INK, Strip, rgb
from renderer.core.replay import (
    LAST_MS,
    MOST_FRAMES,
    SCORED_MS,
    TURN_MS,
    Frame,
    Timeline,
    animate,
    draw_progress,
    framed,
    turn_ends,
)

STRIP = Strip("fortuna", "#3a2440", "#b06a86", "#e0b85c", "#e9e0d4")


def board(*, spot: bool = False) -> Image.Image:
    image = Image.new("RGB", (1800, 1350), STRIP.ground)
    if spot:
        image.paste(rgb(INK), (1000, 900, 1100, 1000))
    return image


def frame(*, spot: bool = False, pause: int = TURN_MS) -> Frame:
    return framed(board(spot=spot), STRIP, pause)


def shown(film: bytes) -> list[tuple[Image.Image, Any]]:
    with Image.open(BytesIO(film)) as opened:
        frames = ImageSequence.Iterator(opened)
        return [(one.convert("RGB"), one.info["duration"]) for one in frames]


def test_the_answers_of_one_seat_in_a_row_are_one_turn() -> None:
    assert turn_ends([0, 0, 0, 1, 1, 0]) == [0, 3, 5, 6]


def test_a_match_in_which_nothing_was_answered_has_its_beginning_alone() -> None:
    assert turn_ends([]) == [0]


def test_a_long_match_has_fewer_frames_but_keeps_its_ends() -> None:
    ends = turn_ends([0, 1] * 500)
    assert len(ends) == MOST_FRAMES
    assert (ends[0], ends[-1]) == (0, 1000)
    assert ends == sorted(set(ends))


def test_equal_boards_in_a_row_are_one_frame() -> None:
    film = shown(animate(frame(spot=spot) for spot in (False, False, True, True, False)))
    assert len(film) == 3
    assert {image.size for image, _ in film} == {(900, 675)}


def test_a_frame_of_changes_shows_the_whole_board() -> None:
    frames = [frame(), frame(spot=True)]
    last, _ = shown(animate(frames))[-1]
    assert last.tobytes() == frames[1].image.convert("RGB").tobytes()


def test_frames_stand_as_long_as_they_are_given_and_the_last_longest() -> None:
    frames = [frame(), frame(spot=True, pause=SCORED_MS), frame()]
    assert [pause for _, pause in shown(animate(frames))] == [TURN_MS, SCORED_MS, LAST_MS]


def test_an_animation_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one frame"):
        animate([])


def test_the_band_fills_as_the_match_goes_on() -> None:
    timeline = Timeline(100, [0, 50])

    def filled(answers: int) -> int:
        image, full = board(), rgb(STRIP.accent)
        draw_progress(image, STRIP, answers, timeline)
        row = [image.getpixel((x, BAND[0] + 3)) for x in range(0, image.width, 10)]
        return row.count(full)

    assert filled(0) < filled(30) < filled(60) < filled(100)


def test_a_tick_stands_where_a_round_began() -> None:
    with_tick, without = board(), board()
    draw_progress(with_tick, STRIP, 10, Timeline(100, [50]))
    draw_progress(without, STRIP, 10, Timeline(100, []))
    box = ImageChops.difference(with_tick, without).getbbox()
    assert box is not None
    assert abs((box[0] + box[2]) / 2 - with_tick.width / 2) < 5
