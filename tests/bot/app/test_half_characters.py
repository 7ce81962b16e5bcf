"""Half a character, which no client sends, is refused in clear words wherever a text can be sent."""

import pytest

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Sandbox
from bot.sandbox.models import walk
from data.catalogues import catalogue
from tests.bot.app.offered import options, others
from tests.bot.app.table import Match, begun, lobby
from tests.bot.app.waiting import settled

HALF = "half \ud83d of it"
STRING = 3


@pytest.fixture
async def gathering(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    return await lobby(sandbox, bot, ana, ben, name="Friday")


def refusal(lang: str) -> str:
    return catalogue(lang).format("bot-half-character", {})


async def test_every_option_for_a_text_refuses_it(
    sandbox: Sandbox, gathering: Match, ana: Member, tables: Channel
) -> None:
    for _, option in options(sandbox):
        option.pop("choices", None)
    asked = [(path, one["name"]) for path, one in options(sandbox) if one["type"] == STRING]
    assert len(asked) > 30
    for path, name in asked:
        given = others(sandbox, path, name, ana, tables) | {name: HALF}
        shown = (await (await ana.slash(tables, path, given)).response()).message
        assert shown is not None
        assert shown.text == refusal("es"), (path, name)


async def test_every_autocomplete_proposes_nothing_to_it(
    sandbox: Sandbox, gathering: Match, ana: Member, tables: Channel
) -> None:
    typed = [(path, one["name"]) for path, one in options(sandbox) if one.get("autocomplete")]
    assert len(typed) > 10
    for path, name in typed:
        assert await ana.autocomplete(tables, path, name, HALF) == []


async def test_a_form_refuses_it(
    sandbox: Sandbox, bot: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, zoe, ben)
    form = (await (await zoe.slash(match.thread, "note")).response()).modal
    assert form is not None
    shown = (await (await zoe.submit(form, {"note": HALF})).response()).message
    assert shown is not None
    assert shown.text == refusal("en")


async def test_a_menu_refuses_it(gathering: Match, zoe: Member, tables: Channel) -> None:
    message = await gathering.run(zoe, tables, "settings")
    menu = next(one for one in walk(message.components) if one.get("type") == STRING)
    menu["options"].append({"label": "x", "value": HALF})
    await (await zoe.select(message, menu["custom_id"], [HALF])).response()
    await settled(gathering.sandbox)
    assert zoe.visible_messages(tables)[-1].text == refusal("en")
