"""The trail from what a reader saw last, along the lines of the story, to what a picture shows."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.domain.match import StoredEvent
from bot.pictures.trail import (
    Moves,
)
from bot.text.story import folded, grouped
from bot.text.tale import (
    Tale,
    numbered,
)
from engines.core import Match, View, Who
from engines.registry import KEYS
from renderer import painter
from renderer.core.picture import Change
from tests.renderer.captions import NAMES, caption
from tests.renderer.playouts import match_kept, play
from tests.renderer.trails import since

OF_ONE = {"caylus-picture-change-worker", "caylus-picture-change-passed"}
NOW = datetime(2026, 1, 1, tzinfo=UTC)
BEFORE, SINCE = 70, 12

every_game = pytest.mark.parametrize("game", KEYS)


class Played:
    """A match, what everybody saw some answers ago, and the story since."""

    def __init__(self, game: str, seed: str = "marks") -> None:
        self.match: Match[Any] = match_kept(game, 3, seed)
        self.paints = painter(game)
        self.events: list[StoredEvent] = []
        for count in play(self.match, seed, BEFORE + SINCE):
            if count > BEFORE:
                self._tell()
        codec = self.match.spec.codec
        position = codec.load(self.match.kept[BEFORE + 1])
        self.last: View[Any] = self.match.seat_table(position, self.match.table.counters).view(None)

    def _tell(self) -> None:
        for event in self.match.table.story.events:
            number = len(self.events) + 1
            self.events.append(StoredEvent(number, self.match.number, event, NOW))

    def tale(self, kept: dict[int, bytes] | None = None) -> Tale:
        lines = grouped(self.events)
        return Tale(lines, folded([""] * len(lines)), self.match.kept if kept is None else kept)

    def changes(self, kept: dict[int, bytes] | None = None) -> list[Change]:
        moves = Moves.of(self.match, self.tale(kept))
        return self.marks(moves.trail(self.match, None, self.last))

    def at_once(self) -> list[Change]:
        return self.marks(since(self.last, 0))

    def marks(self, trail: Any) -> list[Change]:
        found = self.paints.changes(trail, self.match.view(None))
        return [change for change in found if not change.amounts]


@every_game
def test_marks_are_numbered_without_a_gap_in_the_order_of_happening(game: str) -> None:
    numbers = [one.number for one in Played(game).changes() if one.number is not None]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, max(numbers) + 1))
    assert len(set(numbers)) > 1


@pytest.mark.parametrize("seed", ["trail", "worker", "bridge"])
def test_who_placed_a_worker_is_who_the_line_of_that_number_tells_of(seed: str) -> None:
    played = Played("caylus", seed)
    tale, paints = played.tale(), played.paints
    trail = Moves.of(played.match, tale).trail(played.match, None, played.last)
    lines = paints.board(played.match.view(None), caption(names=NAMES[:3]), trail).lines
    shown = tale.lines[tale.folded :]
    by_whom = [
        (one.text.args["who"], shown[lines[one.number - 1]][0].event.by)
        for one in paints.changes(trail, played.match.view(None))
        if one.number is not None and one.text.key in OF_ONE
    ]
    assert by_whom
    assert all(who == Who(by) for who, by in by_whom if by is not None)
    assert not any(by is None for _, by in by_whom)


@every_game
def test_step_by_step_as_much_is_marked_as_at_once(game: str) -> None:
    played = Played(game)
    marked, at_once = played.changes(), played.at_once()
    assert min(9, len(at_once)) <= len(marked) <= 9


@every_game
def test_where_positions_are_gone_all_is_marked_without_numbers(game: str) -> None:
    played = Played(game)
    found = played.changes(kept={})
    assert [one.place for one in found] == [one.place for one in played.at_once()]
    assert {one.number for one in found} == {None}


@every_game
def test_a_position_of_other_rules_costs_the_numbers_alone(game: str) -> None:
    played = Played(game)
    wrong = dict.fromkeys(played.match.kept, played.match.kept[1])
    assert played.changes(kept=wrong)


@every_game
def test_an_answer_that_was_taken_back_is_in_no_trail(game: str) -> None:
    played = Played(game)
    played.match.rollback(BEFORE, "again")
    assert played.marks(since(played.last, 0)) == []
    assert played.changes() == []


def test_lines_that_left_a_mark_begin_with_its_number() -> None:
    lines = ["first", "second", "third"]
    assert numbered(lines, [0, 2]) == [
        "\N{DINGBAT NEGATIVE CIRCLED DIGIT ONE} first",
        "second",
        "❷ third",
    ]


def test_folded_lines_have_no_number() -> None:
    assert numbered(["old", "new"], [0], folded=1) == ["old", "❶ new"]


def test_without_marks_the_story_is_told_as_ever() -> None:
    assert numbered(["one", "two"], []) == ["one", "two"]
