"""Which answers leave a mark on the picture: matches played at random, answer by answer."""

from dataclasses import dataclass

import pytest

from engines.core.position import View
from renderer import painter
from tests.renderer.playouts import match, play
from tests.renderer.trails import since

QUIET = {
    "caylus": {
        # Somebody stays where they stand, goes back without more, or makes no use of a building.
        *("provost-stay", "inn-stay", "inn-back", "unused", "stables", "no-batch", "best-builder"),
        *("provost-none", "phase", "round"),
    },
    "fortuna": {
        # Nobody moved and nothing was paid; a turn or round ended; a card was drawn in place of another.
        *("tax-nothing", "idle", "end", "hand", "round", "draw", "reshuffle", "reserve"),
    },
    "tadmor": {
        # A piece goes home without more; goods are told to stay or to be safe; a war that nobody gains by.
        *("back", "traded", "left", "exempt", "war", "turn", "phase"),
    },
}
"""Happenings that leave the table as it was, but for whose turn it is."""
MOST = 0.02
CASES = [("caylus", 3), ("caylus", 5), ("fortuna", 2), ("fortuna", 4), ("tadmor", 2), ("tadmor", 4)]


@dataclass
class Tally:
    """How many answers changed something, and what those told that left no mark."""

    answers: int
    without: list[list[str]]


def tally(game: str, players: int) -> Tally:
    played, paints = match(game, players, "marks"), painter(game)
    found = Tally(0, [])
    before = seen(game, played.dump(), players)
    for _ in play(played, "marks"):
        now = seen(game, played.dump(), players)
        told = [event.key.removeprefix(f"{game}-event-") for event in played.table.story.events]
        if set(told) - QUIET[game]:
            found.answers += 1
            if not paints.changes(since(before), now):
                found.without.append(told)
        before = now
    return found


def seen(game: str, position: bytes, players: int) -> View[object]:  # type: ignore[type-var] # of any game
    """What everybody sees, apart from the match that goes on."""
    again = match(game, players, "marks")
    return again.seat_table(again.spec.codec.load(position), again.table.counters).view(None)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_an_answer_that_changes_something_leaves_a_mark(game: str, players: int) -> None:
    found = tally(game, players)
    assert found.answers > 50
    assert len(found.without) <= MOST * found.answers, found.without
