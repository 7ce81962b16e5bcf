"""A match of a game that asks in every way there is: side by side, in secret, for sets and for numbers."""

import pytest

from bot.sandbox import Sandbox
from tests.bot.autoplayer import AutoPlayer

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
    wanted = {"pick", "view", "add", "next", "done", "form", "fill", "one"}
    for seed in range(MATCHES):
        members = sandbox.members[:3]
        player = AutoPlayer(sandbox, sandbox.channel("tables"), members, seed=seed, aside=0.0)
        await player.whole_match("large")
        assert player.over()
        if wanted <= used(sandbox):
            return
    raise AssertionError(f"only {sorted(used(sandbox))}")


def used(sandbox: Sandbox) -> set[str]:
    """The verbs of everything that was pressed or sent."""
    labels = [one.label for one in sandbox.interactions]
    return {label.split("|")[1] for label in labels if label.startswith("p|")}
