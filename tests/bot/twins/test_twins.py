"""Nobody else can tell whether, how often or how a secret question of a registered game has been answered."""

from pathlib import Path

import pytest

from tests.bot.matches.support import Shelf
from tests.bot.twins.scripts import Script
from tests.bot.twins.telling import MOMENTS, Twins, few_cases, told_apart
from tests.bot.twins.world import Parting


@pytest.mark.parametrize(
    ("parting", "twins", "script"),
    few_cases("fortuna", "tadmor", "conqueror", "mesopotamia"),
    indirect=["parting"],
)
async def test_the_worlds_are_the_same_for_all_others(
    parting: Parting,
    twins: Twins,
    script: Script,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = await told_apart(parting, twins, script, tmp_path, monkeypatch)
    assert not found, "\n".join(found[:12])


def test_every_game_that_keeps_secrets_is_played() -> None:
    # `fair` is dealt and played by the contract suite alone: the bot of the tests doesn't have it.
    shelf = Shelf()
    keeping = {name for name in shelf.games() if shelf.spec(name).keeps_secrets}
    assert {game for game, _ in MOMENTS} == keeping
