"""Every command in every language within Discord's limits."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot import limits
from bot.cogs.naming import COMMAND, DESCRIPTION, PARAMETER
from bot.sandbox import Sandbox
from data.catalogues import catalogue, languages

NAME = re.compile(r"^[-_'\w]{1,32}$")


pytestmark = pytest.mark.usefixtures("bot")


SLASH = 1


@pytest.fixture
def commands(sandbox: Sandbox) -> list[dict[str, Any]]:
    """What is typed; what stands in the menu of a post has no description."""
    return [one for one in sandbox.world.global_commands if one["type"] == SLASH]


def _within(item: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield item
    for option in item.get("options") or []:
        yield from _within(option)


def _words(item: dict[str, Any], field: str) -> list[str]:
    return [item[field], *(item.get(f"{field}_localizations") or {}).values()]


async def test_names_of_commands_are_lowercase_and_short(commands: list[dict[str, Any]]) -> None:
    names = [name for one in commands for part in _within(one) for name in _words(part, "name")]
    assert [name for name in names if not NAME.match(name) or name != name.lower()] == []


async def test_descriptions_fit(commands: list[dict[str, Any]]) -> None:
    told = [d for one in commands for part in _within(one) for d in _words(part, "description")]
    assert [d for d in told if not 1 <= len(d) <= limits.COMMAND_DESCRIPTION] == []


async def test_every_command_speaks_spanish(commands: list[dict[str, Any]]) -> None:
    silent = [
        part["name"]
        for one in commands
        for part in _within(one)
        if "es-ES" not in (part.get("description_localizations") or {})
    ]
    assert silent == []


def _counted(item: dict[str, Any]) -> int:
    """How much a command counts: of each text its longest language, and the values of choices."""
    own = sum(max(map(len, _words(item, field))) for field in ("name", "description"))
    offered = sum(
        max(map(len, _words(one, "name"))) + len(str(one["value"]))
        for one in item.get("choices") or []
    )
    return own + offered + sum(map(_counted, item.get("options") or []))


async def test_no_command_is_too_large(commands: list[dict[str, Any]]) -> None:
    assert [one["name"] for one in commands if _counted(one) > limits.COMMAND_TOTAL] == []


async def test_no_command_has_too_many_subcommands(commands: list[dict[str, Any]]) -> None:
    many = [len(part.get("options") or []) for one in commands for part in _within(one)]
    assert max(many) <= limits.COMMAND_OPTIONS


def test_both_languages_say_the_same_things() -> None:
    keys = {
        lang: {k for k in sorted(catalogue(lang).keys()) if k.startswith("bot-")}
        for lang in languages()
    }
    assert keys["en"] == keys["es"]


@pytest.mark.parametrize("lang", languages())
async def test_no_command_and_no_parameter_is_described_that_is_not_there(
    commands: list[dict[str, Any]], lang: str
) -> None:
    there = set(_keys(commands, ""))
    told = [key for key in sorted(catalogue(lang).keys()) if key.startswith((COMMAND, PARAMETER))]
    assert [key for key in told if key.removesuffix(DESCRIPTION) not in there] == []


def _keys(items: list[dict[str, Any]], path: str) -> Iterator[str]:
    """The keys of what commands, and below them subcommands and parameters, are called."""
    for item in items:
        name = f"{path}{item['name']}"
        command = not path or item["type"] <= 2
        yield f"{COMMAND}{name}" if command else f"{PARAMETER}{item['name'].replace('-', '_')}"
        yield from _keys(item.get("options") or [], f"{name}-")
