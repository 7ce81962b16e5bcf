"""Nobody else can tell whether, how often or how a secret question of the frontier has been answered."""

from pathlib import Path

import pytest

from tests.bot.twins.scripts import Script
from tests.bot.twins.telling import Twins, few_cases, told_apart
from tests.bot.twins.world import Parting


@pytest.mark.parametrize(
    ("parting", "twins", "script"), few_cases("frontier"), indirect=["parting"]
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
