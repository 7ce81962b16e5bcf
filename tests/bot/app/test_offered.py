"""Values of commands that are offered nobody: a clear word in one's own language, and nothing changes."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.app import Caravanserai
from bot.domain.match import MatchInfo
from bot.sandbox import Channel, Member, Message, Sandbox
from bot.sandbox.models import walk
from data.catalogues import catalogue
from tests.bot.app.offered import options, others
from tests.bot.app.table import Match, custom_id, lobby
from tests.bot.app.waiting import settled

HUGE = 10**30
LIMITS = ("choices", "min_value", "max_value", "min_length", "max_length", "type")


@pytest.fixture
async def gathering(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    return await lobby(sandbox, bot, ana, ben, name="Friday")


def strangers(option: Mapping[str, Any]) -> list[str | int]:
    """Values that an option does not offer; none if it offers whatever one types."""
    if option.get("choices"):
        return ["nonsense", ""] if option["type"] == 3 else [-1, HUGE]
    if option["type"] == 4:
        return [option.get("min_value", 0) - 1, option.get("max_value", 10**15) + 1, HUGE]
    if "max_length" in option:
        return ["x" * (option["max_length"] + 1)]
    return []


async def forged(
    sandbox: Sandbox, who: Member, place: Channel, command: str, values: Mapping[str, Any]
) -> Message:
    """A command with values that no client of Discord lets through."""
    for path, option in options(sandbox):
        if path == command:
            for limit in LIMITS[:-1]:
                option.pop(limit, None)
    interaction = await who.slash(place, command, values)
    shown = (await interaction.response()).message
    assert shown is not None
    return shown


async def standing(bot: Caravanserai, match: Match) -> tuple[MatchInfo, object, object]:
    """All that a command could have changed."""
    (info,) = await bot.matches.lists.of_member(match.player.members[0].id)
    ana = match.player.members[0].id
    guild = await bot.guild_settings.settings(match.sandbox.guild.id)
    return info, await bot.people.settings(ana), guild


async def test_no_option_takes_what_it_does_not_offer(
    sandbox: Sandbox, bot: Caravanserai, gathering: Match, ana: Member, tables: Channel
) -> None:
    before = await standing(bot, gathering)
    asked = [(path, one["name"], strangers(one)) for path, one in options(sandbox)]
    limited = [one for one in asked if one[2]]
    assert len(limited) > 25
    told = []
    for path, name, values in limited:
        for value in values:
            given = others(sandbox, path, name, ana, tables) | {name: value}
            shown = await forged(sandbox, ana, tables, path, given)
            if "No ha cambiado nada." not in shown.text:
                told.append((path, name, value, shown.text))
    assert told == []
    assert await standing(bot, gathering) == before


async def test_the_refusal_names_what_is_offered(
    sandbox: Sandbox, bot: Caravanserai, gathering: Match, ana: Member, zoe: Member, tables: Channel
) -> None:
    english = await forged(sandbox, zoe, tables, "settings", {"language": "xx"})
    choices: dict[str, str | int] = {"name": "language", "choices": "English, Español"}
    assert english.text == catalogue("en").format("bot-option-choices", choices)
    spanish = await forged(sandbox, ana, tables, "mod audit", {"days": HUGE})
    bounds: dict[str, str | int] = {"name": "días", "least": 1, "most": 3650}
    assert spanish.text == catalogue("es").format("bot-option-number", bounds)


async def test_choices_are_named_as_the_menu_shows_them(
    sandbox: Sandbox, bot: Caravanserai, gathering: Match, ana: Member, tables: Channel
) -> None:
    shown = await forged(sandbox, ana, tables, "match list", {"status": "nonsense"})
    assert catalogue("es").format("lobby-list-show-open") in shown.text


@pytest.mark.parametrize(
    ("command", "verb"), [("settings", "language"), ("setup", "setup-language")]
)
async def test_no_menu_of_languages_takes_another_one(
    bot: Caravanserai, gathering: Match, ana: Member, tables: Channel, command: str, verb: str
) -> None:
    await gathering.run(ana, tables, command, language="es")
    before = await standing(bot, gathering)
    message = await gathering.run(ana, tables, command)
    menu = next(one for one in walk(message.components) if one.get("type") == 3)
    menu["options"].append({"label": "x", "value": "xx"})
    await (await ana.select(message, custom_id(message, verb), ["xx"])).response()
    await settled(gathering.sandbox)
    assert await standing(bot, gathering) == before
    told = ana.visible_messages(tables)[-1].text
    assert told == catalogue("es").format("bot-old-button")


async def test_what_is_offered_is_taken(
    bot: Caravanserai, gathering: Match, ana: Member, tables: Channel
) -> None:
    await gathering.run(ana, tables, "settings", language="en")
    assert (await bot.people.settings(ana.id)).language == "en"
    assert "Friday" in (await gathering.run(ana, tables, "match list", status="open")).text
