"""Clicks, menus and forms that the bot never offered: refused in clear words, and nothing ends in trouble."""

import random
from collections.abc import Sequence

import pytest

from bot.app import Caravanserai
from bot.limits import CUSTOM_ID
from bot.sandbox import Member, Sandbox
from bot.sandbox.interactions import Modal
from data.catalogues import catalogue, languages
from tests.bot.app.table import Match, begun, custom_id, lobby, match_id
from tests.bot.app.waiting import settled
from tests.fuzz.mutating import chances, tried

PARTS = (
    *("", "0", "1", "-1", "2", "99", "9" * 9, "9" * 60, "²", "x", "yes", "no", "all", "m.0.1.1"),
    *(
        "m.0.2.1",
        "~0011223344556677",
        "m-1:0.0.1.1",
        "none",
        "board",
        "last",
        "tilt",
        "a.b",
        "None",
    ),
    *("p", "{ $n }", "\x00", "😀", "\ud83d", "[a](http://b)", "@everyone", "' OR 1=1 --", " "),
)
TROUBLE = [
    catalogue(lang).format("bot-trouble", {"id": "|"}).partition("|")[0] for lang in languages()
]


@pytest.fixture
async def table(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    return await begun(sandbox, bot, ana, ben)


async def forged(table: Match, who: Member, press: str, way: str, values: Sequence[str]) -> None:
    """Use something that the bot had never put into a message."""
    opener = await who.slash(table.thread, "settings")
    message = (await opener.response()).message
    assert message is not None
    if way == "form":
        field = {"type": 4, "id": 92, "custom_id": values[0] or "x", "required": False}
        label = {"type": 18, "id": 91, "label": "x", "component": field}
        sent = await who.submit(Modal(opener, press, "x", [label]), {values[0] or "x": values[-1]})
    else:
        control = {"id": 91, "custom_id": press, "label": "x"}
        if way == "menu":
            options = [{"label": "x", "value": one} for one in dict.fromkeys(values)]
            control |= {"type": 3, "options": options, "max_values": len(options)}
        else:
            control |= {"type": 2, "style": 2}
        message.components = [{"type": 1, "id": 90, "components": [control]}]
        picked = [*dict.fromkeys(values)]
        sent = await (
            who.select(message, press, picked) if way == "menu" else who.click(message, press)
        )
    await sent.response()
    await settled(table.sandbox)
    for shown in who.visible_messages(table.thread)[-2:]:
        assert not any(words in shown.text for words in TROUBLE), shown.text


def press_of(table: Match, ids: Sequence[str], chance: random.Random) -> str:
    verb = chance.choice(sorted(kind.verb for kind in table.bot.handlers))
    parts = [chance.choice(PARTS) for _ in range(chance.randrange(5))]
    return "|".join(("p", verb, chance.choice(ids), *parts))[:CUSTOM_ID]


async def test_no_forged_click_ends_in_trouble(
    table: Match, sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    gathering = await lobby(sandbox, bot, zoe, name="Friday")
    ids = [
        match_id(table),
        custom_id(gathering.lobby, "join").split("|")[2],
        "",
        "nonsense",
        "\x00",
    ]
    for chance in chances("clicks"):
        press = press_of(table, ids, chance)
        way = chance.choice(("button", "menu", "form"))
        values = [chance.choice([one for one in PARTS if one]) for _ in range(chance.randint(1, 3))]
        who = chance.choice((ana, ben, zoe))
        with tried((who.name, way, press, values)):
            await forged(table, who, press, way, values)
