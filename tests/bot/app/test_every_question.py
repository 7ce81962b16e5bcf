"""A match of a game that asks in every way there is: side by side, in secret, for sets and for numbers."""

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import renderer
from bot.app import Caravanserai
from bot.sandbox import Sandbox
from renderer.core.palette import Mark
from renderer.core.picture import Picture
from tests.bot.app.house import PNG, running
from tests.bot.autoplayer import AutoPlayer
from tests.bot.matches.support import Shelf


class Slate:
    """Paints a game nobody has made pictures for."""

    zones: Sequence[str] = ()
    marks: Mapping[str, Mark] = {}

    def __init__(self, game: str) -> None:
        self.game = game

    def board(self, *_: Any) -> Picture:
        return Picture(PNG, 40, 30, "a board")

    def hand(self, view: Any, _: Any, seat: int) -> Picture:
        assert view.seat == seat
        return Picture(PNG, 40, 30, "a hand")

    def zoom(self, *_: Any) -> Picture:
        return self.board()

    def changes(self, *_: Any) -> list[Any]:
        return []

    def describe(self, *_: Any) -> str:
        return "a board"

    def text_board(self, *_: Any) -> str:
        return "a board"


@pytest.fixture
async def shelf(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Caravanserai]:
    monkeypatch.setattr(renderer, "painter", Slate)
    async with running(sandbox, tmp_path, painter_of=Slate, library=Shelf()) as bot:
        yield bot


MATCHES = 6
"""Chance decides which questions a match asks: so many are played at most until all kinds have come."""


@pytest.mark.usefixtures("shelf")
async def test_the_automatic_player_answers_every_kind_of_question(sandbox: Sandbox) -> None:
    for seed in range(MATCHES):
        members = sandbox.members[: 2 + seed % 2]
        player = AutoPlayer(sandbox, sandbox.channel("tables"), members, seed=seed)
        await player.whole_match("bazaar")
        assert player.over()
        if {"take", "pick", "set"} <= used(sandbox):
            return
    raise AssertionError(f"only {sorted(used(sandbox))}")


@pytest.mark.usefixtures("shelf")
async def test_the_automatic_player_answers_large_questions(sandbox: Sandbox) -> None:
    player = AutoPlayer(sandbox, sandbox.channel("tables"), sandbox.members[:3], aside=0.0)
    await player.whole_match("large")
    assert player.over()
    assert {"pick", "view", "add", "done", "form", "fill", "one"} <= used(sandbox)


def used(sandbox: Sandbox) -> set[str]:
    """The verbs of everything that was pressed or sent."""
    labels = [one.label for one in sandbox.interactions]
    return {label.split("|")[1] for label in labels if label.startswith("p|")}
