"""*Verify* and `/match verify`: what was proven, with which content, and compared with which record."""

from typing import Any

import pytest
import pytest_asyncio

from bot.app import Caravanserai
from bot.cogs import proving
from bot.quotas.passing import Gate
from bot.sandbox import Channel, Member, Sandbox
from data.catalogues import catalogue
from data.content import digest
from engines.core.compare import hashes
from engines.core.export import read
from engines.core.fields import dumps
from tests.bot.app.bringing import brought, exported, upload
from tests.bot.app.exporting import answered, match_id, match_id_of_log, over
from tests.bot.app.house import Place
from tests.bot.app.table import Match, begun

EN = catalogue("en")
NO_RECORD = EN.format("bot-verify-no-record")
SAME, OTHER = EN.format("bot-verify-same"), EN.format("bot-verify-other")

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(autouse=True)
def _nobody_has_asked_before(bot: Caravanserai) -> None:
    """Each test may ask as often as one person may."""
    bot.gate = Gate(bot.guild_settings, bot.matches.clock)


async def ended(place: Place, *, private: bool) -> Match:
    """A match whose result is final."""
    sandbox, bot = place
    members = sandbox.member("Ana"), sandbox.member("Björn")
    match = await begun(sandbox, bot, *members, private=private)
    await answered(match, until=over)
    for number, member in enumerate(members):
        await bot.matches.endings.confirm(match_id(match), member.id, 10**6 + number)
    await match.delivered()
    return match


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def locked(place: Place) -> Match:
    return await ended(place, private=False)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def locked_in_private(place: Place) -> Match:
    return await ended(place, private=True)


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


async def test_a_private_match_is_compared_for_its_players_and_in_its_thread_alone(
    locked_in_private: Match, ana: Member, zoe: Member, tables: Channel, bot: Caravanserai
) -> None:
    file = await exported(locked_in_private, ana)
    info = await bot.matches.store.info(match_id_of_log(locked_in_private))
    shown = (await brought(locked_in_private, zoe, tables, file)).text
    assert NO_RECORD in shown
    assert info.name not in shown
    refused = await locked_in_private.run(
        zoe, tables, "match verify", file=upload(file), match=info.id
    )
    assert refused.text == EN.format("service-no-match")
    for place in (tables, ana.dm_channel()):
        told = (await brought(locked_in_private, ana, place, file)).text
        assert catalogue("es").format("bot-verify-same") in told
    assert SAME in (await brought(locked_in_private, zoe, locked_in_private.thread, file)).text


async def test_a_file_that_takes_too_long_is_given_up(
    locked: Match, zoe: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proving, "MOST_SECONDS", -1.0)
    shown = await brought(locked, zoe, locked.thread, await exported(locked, zoe))
    assert shown.text == EN.format("bot-verify-too-long")


async def test_it_is_told_in_spanish(
    locked: Match, zoe: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = await exported(locked, zoe)
    monkeypatch.setattr(zoe.user, "locale", "es-ES")
    shown = (await brought(locked, zoe, locked.thread, file)).text
    assert "Comprobado: " in shown
    assert "El registro coincide" in shown
