"""The forms for the limits of a server, before anything is typed into them."""

import pytest
import pytest_asyncio

from bot.app import Caravanserai
from bot.domain.quotas import LIMITS
from bot.sandbox import Channel, Member, Sandbox
from data.catalogues import catalogue, languages
from tests.bot.app.table import Match, custom_id, lobby

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def table(sandbox: Sandbox, bot: Caravanserai) -> Match:
    """Ana manages the server."""
    return await lobby(sandbox, bot, sandbox.member("Ana"))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("limit", LIMITS)
async def test_the_form_for_a_limit_calls_it_in_full(
    bot: Caravanserai, table: Match, ana: Member, tables: Channel, limit: str, lang: str
) -> None:
    await bot.people.set_language(ana.id, lang)
    page = await table.press(ana, await table.run(ana, tables, "setup"), "limits")
    interaction = await ana.select(page, custom_id(page, "limit"), [limit])
    modal = (await interaction.response()).modal
    assert modal is not None
    shown = str([modal.title, modal.components])
    assert catalogue(lang).format(f"quotas-{limit}") in shown
    assert "…" not in shown
