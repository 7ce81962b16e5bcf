"""The turn plate as every game has it: who is awaited and for what, who has won, or that it ended early."""

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.position import View
from engines.core.spec import Result
from renderer.core import furniture
from renderer.core.canvas import Canvas
from renderer.core.furniture import Awaited
from renderer.core.palette import Mark
from renderer.core.text import SMALLEST
from renderer.core.words import Words

MarkOf = Callable[[int], Mark]
"""The mark of a seat."""
SHARED = 220
"""Width for the names of winners side by side."""


def awaited(view: View[Any]) -> set[int]:
    """Seats somebody waits for."""
    return {waiting.seat for waiting in view.waiting}


def draw_plate(
    canvas: Canvas,
    words: Words,
    view: View[Any],
    mark_of: MarkOf,
    final: Result | None,
    nobody: str = "",
    how: str = "",
) -> None:
    """Who is awaited and for what; at the end who has won by `final`, or that nobody has.

    nobody: why nobody has, where the game has words for it.
    how: how they have won, where it was not by points.
    Of a match that was ended early, that alone.
    """
    if words.stopped:
        furniture.notice(canvas, words("picture-stopped"))
    elif final is None:
        _awaited(canvas, words, view, mark_of)
    elif final.winners:
        points = final.scores[final.winners[0]].total
        _winners(canvas, words, final.winners, how or _won(words, final.winners, points), mark_of)
    elif not nobody:
        furniture.notice(canvas, words("picture-nobody-wins"))
    else:
        furniture.result(canvas, [], nobody, words("picture-no-winner"))


def _awaited(canvas: Canvas, words: Words, view: View[Any], mark_of: MarkOf) -> None:
    waited = [
        Awaited(mark_of(waiting.seat), words.name(waiting.seat), words.said(waiting.topic))
        for waiting in view.waiting
    ]
    more = words("picture-more", n=max(0, len(waited) - furniture.MOST_PLATES))
    furniture.plates(canvas, waited, more)


def _won(words: Words, winners: Sequence[int], points: int | None) -> str:
    """That they have won, and with how many points if there are any."""
    number = len(winners)
    if points is None:
        return words("picture-won-plain", n=number)
    return words("picture-won", n=number, points=points)


def _winners(
    canvas: Canvas, words: Words, winners: Sequence[int], what: str, mark_of: MarkOf
) -> None:
    """Who has won, and how; of long names side by side the names alone."""
    names = " · ".join(words.name(seat) for seat in winners)
    if len(winners) > 1 and canvas.width(names, "hero", SMALLEST) > SHARED:
        shared = [Awaited(mark_of(seat), words.name(seat), "") for seat in winners]
        more = words("picture-more", n=max(0, len(shared) - furniture.MOST_PLATES))
        furniture.crowd(canvas, shared, more, "crown")
        return
    furniture.result(canvas, [mark_of(seat) for seat in winners], names, what)
