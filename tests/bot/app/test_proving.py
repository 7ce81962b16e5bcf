"""*Verify* and `/match verify`: what was proven, with which content, and compared with which record."""

import json
from typing import Any

import pytest

from bot.app import Caravanserai
from bot.cogs import proving
from bot.sandbox import Channel, Member, Message, Sandbox, Upload
from data.catalogues import catalogue
from data.content import digest
from engines.core.compare import hashes
from engines.core.export import read
from engines.core.fields import dumps
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

EN = catalogue("en")
NO_RECORD = EN.format("bot-verify-no-record")
SAME, OTHER = EN.format("bot-verify-same"), EN.format("bot-verify-other")


@pytest.fixture
async def locked(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, request: pytest.FixtureRequest
) -> Match:
    """A match whose result is final; private if asked for."""
    match = await begun(sandbox, bot, ana, ben, private=getattr(request, "param", False))
    await answered(match, until=over)
    for number, member in enumerate((ana, ben)):
        await bot.matches.endings.confirm(match_id(match), member.id, 10**6 + number)
    await match.delivered()
    return match


async def exported(match: Match, member: Member) -> dict[str, Any]:
    return written(await match.run(member, match.thread, "match export"))


def upload(value: object) -> Upload:
    content = value if isinstance(value, bytes) else json.dumps(value).encode()
    return Upload("match.json", content)


async def brought(match: Match, member: Member, place: Channel, value: object) -> Message:
    return await match.run(member, place, "match verify", file=upload(value))


def compared(shown: Message) -> list[str]:
    """What is said of a file beside the bot's own record."""
    lines = shown.text.splitlines()
    return lines[next(at for at, line in enumerate(lines) if "<#" in line) :]


def with_other_content(file: dict[str, Any]) -> dict[str, Any]:
    """A file in whose content one word was changed, all hashes made anew."""
    table, (row, *rows) = next((name, rows) for name, rows in file["content"].items() if rows)
    changed = row | {"source": "house" if row["source"] != "house" else "public"}
    content = file["content"] | {table: [changed, *rows]}
    return file | {"content": content, "content_hash": digest(content)}


async def test_a_match_of_one_s_own_is_proven_with_the_hashes_that_were_posted(
    locked: Match, zoe: Member
) -> None:
    shown = await locked.run(zoe, locked.thread, "match verify")
    known = hashes(read(dumps(await exported(locked, zoe)).encode()))
    assert EN.format("bot-verify-holds") in shown.text
    assert EN.format("bot-verify-own-seed") in shown.text
    assert "as shipped" in shown.text
    posts = "\n".join(one.text for one in zoe.visible_messages(locked.thread) if one is not shown)
    for digest_ in (known.seed, known.log):
        assert digest_ is not None
        assert digest_ in shown.text
        assert digest_ in posts


async def test_the_bot_s_own_file_agrees_with_its_record_wherever_it_is_shown(
    locked: Match, zoe: Member, tables: Channel
) -> None:
    file = await exported(locked, zoe)
    for place in (locked.thread, tables, zoe.dm_channel()):
        shown = (await brought(locked, zoe, place, file)).text
        if place is zoe.dm_channel():  # a stranger to the match is told of it on its server alone
            assert NO_RECORD in shown
        else:
            assert SAME in shown
        assert "✗" not in shown
        assert EN.format("bot-verify-holds") in shown


async def test_a_file_with_another_content_is_not_said_to_hold_without_a_word_about_it(
    locked: Match, zoe: Member
) -> None:
    file = with_other_content(await exported(locked, zoe))
    shown = (await brought(locked, zoe, locked.thread, file)).text
    assert EN.format("bot-verify-holds") not in shown
    assert EN.format("bot-verify-holds-unknown") in shown
    assert EN.format("bot-verify-content-other") in shown
    assert OTHER in shown


async def test_a_match_made_up_from_another_seed_is_told_apart_in_the_thread(
    locked: Match, zoe: Member, ana: Member, ben: Member, sandbox: Sandbox, bot: Caravanserai
) -> None:
    other = await begun(sandbox, bot, ana, ben)
    file = await exported(locked, zoe)
    known = await bot.matches.store.info(match_id(other))
    shown = (await brought(other, zoe, other.thread, file | {"seed_hash": known.seed_hash})).text
    assert "doesn\u2019t have the hash given in the file" in shown
    # The seed of the file is the one of the first match, so it is compared with that.
    assert EN.format("bot-verify-seed-same") in shown
    forged = file | {"seed": "made up", "seed_hash": None, "contributions": None}
    shown = (await brought(other, zoe, other.thread, forged)).text
    assert EN.format("bot-verify-seed-other") in shown
    assert OTHER in shown


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


@pytest.mark.parametrize("locked", [True], indirect=True)
async def test_a_private_match_is_compared_for_its_players_and_in_its_thread_alone(
    locked: Match, ana: Member, zoe: Member, tables: Channel, bot: Caravanserai
) -> None:
    file = await exported(locked, ana)
    info = await bot.matches.store.info(match_id_of_log(locked))
    shown = (await brought(locked, zoe, tables, file)).text
    assert NO_RECORD in shown
    assert info.name not in shown
    refused = await locked.run(zoe, tables, "match verify", file=upload(file), match=info.id)
    assert refused.text == EN.format("service-no-match")
    for place in (tables, ana.dm_channel()):
        told = (await brought(locked, ana, place, file)).text
        assert catalogue("es").format("bot-verify-same") in told
    assert SAME in (await brought(locked, zoe, locked.thread, file)).text


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


async def test_a_file_that_takes_too_long_is_given_up(
    locked: Match, zoe: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proving, "MOST_SECONDS", -1.0)
    shown = await brought(locked, zoe, locked.thread, await exported(locked, zoe))
    assert shown.text == EN.format("bot-verify-too-long")


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


async def test_it_is_told_in_spanish(locked: Match, zoe: Member) -> None:
    file = await exported(locked, zoe)
    zoe.user.locale = "es-ES"
    shown = (await brought(locked, zoe, locked.thread, file)).text
    assert "Comprobado: " in shown
    assert "El registro coincide" in shown
