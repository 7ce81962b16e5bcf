"""*Verify* and `/match verify` where there is nothing to prove, or not all of it."""

import pytest

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Sandbox
from data.catalogues import catalogue
from tests.bot.app.bringing import brought, compared, exported, upload
from tests.bot.app.exporting import answered, line_of, revealed, secret, secret_given
from tests.bot.app.table import begun, lobby

EN = catalogue("en")


async def test_a_running_match_is_compared_only_as_far_as_one_may_see_it(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    await answered(match, until=secret_given)
    await answered(match, until=revealed)
    entry = await secret(match)
    owner, other = (ana, ben) if entry.seat == 0 else (ben, ana)
    file = await exported(match, owner)
    guesses = []
    for answer in ("a guess", "another guess"):
        file["log"][line_of(file, entry)["n"] - 1]["answer"] = answer
        guesses.append(compared(await brought(match, other, match.thread, file)))
    assert guesses[0] == guesses[1]
    assert "✗" not in "".join(guesses[0])
    assert "✗" in "".join(compared(await brought(match, owner, match.thread, file)))


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"[]", b'{"format": "caravan-match"}', b"[" * 10**5]
)
async def test_what_is_no_match_is_refused_in_plain_words(
    sandbox: Sandbox, bot: Caravanserai, zoe: Member, tables: Channel, content: bytes
) -> None:
    match = await lobby(sandbox, bot, zoe)
    shown = await brought(match, zoe, tables, content)
    assert shown.text == EN.format("bot-verify-unreadable")


async def test_a_game_nobody_knows_is_refused(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    file = await exported(match, zoe) | {"game": "chess"}
    shown = await brought(match, zoe, match.thread, file)
    assert shown.text.count("chess") == 1


async def test_a_file_far_too_large_is_not_even_fetched(
    sandbox: Sandbox, bot: Caravanserai, zoe: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, bot, zoe)
    shown = await brought(match, zoe, tables, b" " * ((1 << 20) + 1))
    assert shown.text == EN.format("bot-verify-too-large", {"most": 1})


async def test_a_file_that_is_gone_from_discord_is_told(
    sandbox: Sandbox, bot: Caravanserai, zoe: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, bot, zoe)
    interaction = await zoe.slash(tables, "match verify", {"file": upload({})})
    sandbox.world.files.clear()
    message = (await interaction.response()).message
    assert message is not None
    assert message.text == EN.format("bot-verify-no-file")
    assert match is not None


async def test_a_match_that_goes_on_has_nothing_to_prove_yet(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    shown = await match.run(zoe, match.thread, "match verify")
    assert shown.text == EN.format("bot-not-ended")
