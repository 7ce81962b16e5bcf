"""The commands a person may type, in their own language, and what they typed given its types."""

import base64
from collections.abc import Mapping
from typing import Any

from bot.sandbox import commands
from bot.sandbox.errors import UsageError
from bot.sandbox.models import Channel, Json, Upload, User
from bot.sandbox.world import World


def listed(world: World, channel: Channel, user: User) -> list[Json]:
    """List every command a person can run with its path, its words and its options."""
    found: list[Json] = []
    for command in _usable(world, channel, user, commands.SLASH):
        _descend(found, [], command, user.locale)
    return found


def _usable(world: World, channel: Channel, user: User, kind: int) -> list[Json]:
    everything = commands.available(world, channel, kind)
    return [one for one in everything if commands.may_use(world, channel, user.id, one)]


def _descend(found: list[Json], above: list[Json], item: Json, locale: str) -> None:
    steps = [*above, item]
    inside = item.get("options") or []
    nested = [
        option for option in inside if option["type"] in (commands.SUBCOMMAND, commands.GROUP)
    ]
    for option in nested:
        _descend(found, steps, option, locale)
    if not nested:
        found.append(
            {
                "path": " ".join(step["name"] for step in steps),
                "words": " ".join(_in(locale, step, "name") for step in steps),
                "description": _in(locale, item, "description"),
                "options": [_option(option, locale) for option in inside],
            }
        )


def in_words(world: World, channel: Channel, user: User, command: str) -> str:
    """A command such as `/match create` as its reader knows it; as it is where there is none any more."""
    if not command.startswith("/"):
        kinds = (commands.MESSAGE_MENU, commands.USER_MENU)
        items = [one for kind in kinds for one in commands.available(world, channel, kind)]
        return _stepped(items, [command], user.locale)
    return "/" + _stepped(commands.available(world, channel), command[1:].split(), user.locale)


def _stepped(level: list[Json], names: list[str], locale: str) -> str:
    """The names of a command and of what is inside it, each in a language."""
    found: list[str] = []
    for name in names:
        unknown: Json = {"name": name}
        step = next((one for one in level if one["name"] == name), unknown)
        found.append(_in(locale, step, "name"))
        level = step.get("options") or []
    return " ".join(found)


def of_messages(world: World, channel: Channel, user: User) -> list[Json]:
    """List the commands in the menu of a message, each with its name as its reader knows it."""
    found = _usable(world, channel, user, commands.MESSAGE_MENU)
    return [{"name": item["name"], "words": _in(user.locale, item, "name")} for item in found]


def _option(option: Json, locale: str) -> Json:
    told = {key: value for key, value in option.items() if not key.endswith("_localizations")}
    told["label"] = _in(locale, option, "name")
    told["description"] = _in(locale, option, "description")
    if option.get("choices"):
        told["choices"] = [
            {"name": _in(locale, choice, "name"), "value": choice["value"]}
            for choice in option["choices"]
        ]
    return told


def _in(locale: str, item: Json, field: str) -> str:
    return str((item.get(f"{field}_localizations") or {}).get(locale) or item[field])


def typed(world: World, channel: Channel, path: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Turn ids into the users, channels and roles they stand for, and files into uploads."""
    command, steps = commands.find(world, channel, path)
    options = {option["name"]: option for option in (steps[-1] if steps else command)["options"]}
    return {
        name: _resolved(world, channel, options[name]["type"], value) if name in options else value
        for name, value in values.items()
    }


def _resolved(world: World, channel: Channel, kind: int, value: Any) -> Any:
    guild = world.guilds.get(channel.guild_id or 0)
    tables: dict[int, Mapping[int, Any]] = {
        commands.USER: world.users,
        commands.MENTIONABLE: world.users,
        commands.CHANNEL: world.channels,
        commands.ROLE: guild.roles if guild else {},
    }
    if kind == commands.ATTACHMENT:
        return _upload(value)
    known = tables.get(kind)
    if known is None:
        return value
    text = str(value)
    if not text.isdecimal() or int(text) not in known:
        raise UsageError(f"nobody and nothing has the id {value!r}")
    return known[int(text)]


def _upload(value: Any) -> Upload:
    """A file as the page sends it: its name, and its bytes in base64."""
    try:
        return Upload(str(value["name"]), base64.b64decode(value["content"], validate=True))
    except (KeyError, TypeError, ValueError):
        raise UsageError("a file is {name, content}, its content in base64") from None
