"""The turn order, and the turn plate as every game has it.

The plate tells who is awaited and for what, who has won, or that the match ended early.
"""

from collections.abc import Callable, Mapping, Sequence
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
ORDER_X, ORDER_Y = 1090, 58
"""Where the turn order begins, below its name."""
PIECE, PITCH, TOKEN = 38, 42, (17, 22)
NO_TOKENS: Mapping[int, str] = {}


def awaited(view: View[Any]) -> set[int]:
    """Seats somebody waits for."""
    return {waiting.seat for waiting in view.waiting}


def draw_order(
    canvas: Canvas,
    order: Sequence[int],
    active: int | None,
    mark_of: MarkOf,
    tokens: Mapping[int, str] = NO_TOKENS,
) -> None:
    """The seats in turn order. active: whose turn it is; tokens: icons of what seats have besides."""
    for place, seat in enumerate(order):
        x = ORDER_X + PIECE / 2 + place * PITCH
        if seat == active:
            canvas.icon("turn_ring", x, ORDER_Y, PIECE + 8)
        canvas.icon("piece", x, ORDER_Y, PIECE, mark_of(seat))
        if seat in tokens:
            canvas.icon(tokens[seat], x + 13, ORDER_Y + 14, TOKEN)


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
