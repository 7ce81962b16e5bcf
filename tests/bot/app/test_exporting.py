"""The file of a match: while it runs each gets what it may see; once it is locked, all that proves it."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bot.app import Caravanserai
from bot.cli import main
from bot.cli.frame import DONE, UNPROVEN
from bot.domain.match import Status
from bot.sandbox import Channel, Member, Message, Sandbox
from data.catalogues import catalogue
from engines.core.log import Answered
from tests.bot.app.exporting import (
    answered,
    line_of,
    match_id,
    match_id_of_log,
    over,
    revealed,
    secret,
    secret_given,
    written,
)
from tests.bot.app.table import Match, begun, lobby

UNKNOWN = catalogue("en").format("service-no-match")


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """A match in which a secret answer has been given."""
    match = await begun(sandbox, bot, ana, ben)
    await answered(match, until=secret_given)
    return match


def verified(message: Message, folder: Path) -> int:
    """How `caravan verify` ends on the file of a message."""
    path = folder / "match.json"
    path.write_bytes(message.attachments[0].content)
    return CliRunner().invoke(main, ["verify", str(path)]).exit_code


def told(file: dict[str, Any], entry: Answered) -> bool:
    """Whether a file says what was answered."""
    return "answer" in line_of(file, entry)


async def test_a_player_s_file_holds_its_own_secrets_and_nobody_else_s(
    match: Match, ana: Member, ben: Member
) -> None:
    await answered(match, until=revealed)
    entry = await secret(match)
    owner, other = (ana, ben) if entry.seat == 0 else (ben, ana)
    own = written(await match.run(owner, match.thread, "match export"))
    foreign = written(await match.run(other, match.thread, "match export"))
    assert (own["seat"], foreign["seat"]) == (entry.seat + 1, 2 - entry.seat)
    assert (told(own, entry), told(foreign, entry)) == (True, False)
    assert own["seed"] is foreign["seed"] is None


async def test_an_onlooker_s_file_holds_what_everybody_may_see(match: Match, zoe: Member) -> None:
    file = written(await match.run(zoe, match.thread, "match export"))
    assert (file["seat"], file["seed"], file["state_hash"]) == (None, None, None)
    assert not told(file, await secret(match))


async def test_a_file_of_a_running_match_cannot_be_proven_yet(
    match: Match, ana: Member, tmp_path: Path
) -> None:
    shown = await match.run(ana, match.thread, "match export")
    assert verified(shown, tmp_path) == UNPROVEN


async def test_a_private_match_is_exported_for_its_players_alone(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> None:
    match = await begun(sandbox, bot, ana, ben, private=True)
    chosen = match_id(match)
    refused = await match.run(zoe, tables, "match export", match=chosen)
    assert (refused.text, refused.attachments) == (UNKNOWN, [])
    assert written(await match.run(ben, tables, "match export", match=chosen))["seat"] == 2


async def test_a_locked_match_is_exported_whole_and_holds(
    match: Match, ana: Member, ben: Member, zoe: Member, tmp_path: Path, bot: Caravanserai
) -> None:
    await answered(match, until=over)
    ended = await match.run(zoe, match.thread, "match export")
    assert written(ended)["seed"] is None
    assert verified(ended, tmp_path) == UNPROVEN
    for number, member in enumerate((ana, ben)):
        await bot.matches.endings.confirm(match_id(match), member.id, 10**6 + number)
    await match.delivered()
    assert (await bot.matches.store.info(match_id_of_log(match))).status is Status.LOCKED
    locked = await match.run(zoe, match.thread, "match export")
    assert written(locked)["seed"] is not None
    assert verified(locked, tmp_path) == DONE


async def test_a_lobby_has_nothing_to_export(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, bot, ana)
    shown = await match.run(ana, tables, "match export")
    assert (shown.text, shown.attachments) == (
        catalogue("es").format("service-not-started"),
        [],
    )
