"""What a person types after a slash, matched with the commands the bot has registered."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.errors import UsageError
from bot.sandbox.models import Attachment, Channel, Json, Role, User
from bot.sandbox.permissions import Permission
from bot.sandbox.world import World

SLASH, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
GUILD_CONTEXT, BOT_DM_CONTEXT = 0, 1


@dataclass(slots=True)
class Invocation:
    """A command with its options, as an interaction carries it."""

    command: Json
    options: list[Json]
    users: dict[int, User] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    attachments: dict[int, Attachment] = field(default_factory=dict)


def available(world: World, channel: Channel, kind: int = SLASH) -> list[Json]:
    """List the commands of a kind in a channel, none if the bot is gone; a guild's own hide global ones."""
    guild = world.guilds.get(channel.guild_id or 0)
    if guild is not None and world.app.id not in guild.members:
        return []
    context = BOT_DM_CONTEXT if channel.guild_id is None else GUILD_CONTEXT
    own = world.guild_commands.get(channel.guild_id or 0, [])
    names = {command["name"] for command in own}
    both = own + [command for command in world.global_commands if command["name"] not in names]
    return [item for item in both if item["type"] == kind and _fits(item, context)]


def may_use(world: World, channel: Channel, user_id: int, command: Json) -> bool:
    """Whether Discord lets somebody use a command in a channel; where not, it does not even show it."""
    mine = world.permissions(user_id, channel)
    needed = int(command["default_member_permissions"] or 0)
    usable = mine & Permission.USE_APPLICATION_COMMANDS and mine & Permission.VIEW_CHANNEL
    closed = channel.archived or command["default_member_permissions"] == "0"
    return bool(usable) and not closed and mine & needed == needed


def _fits(command: Json, context: int) -> bool:
    if command["contexts"] is not None:
        return context in command["contexts"]
    return context == GUILD_CONTEXT or bool(command["dm_permission"])


def find(world: World, channel: Channel, path: str) -> tuple[Json, list[Json]]:
    """Find a command by the words typed, with the subcommand options leading to it."""
    first, *rest = path.removeprefix("/").split() or [""]
    command = next((c for c in available(world, channel) if c["name"] == first), None)
    if command is None:
        words = f"/{first} is no command here; registered: {_names(world, channel)}"
        raise UsageError(words, "refused-command")
    steps: list[Json] = []
    level = command
    for word in rest:
        inside = [o for o in level["options"] if o["type"] in (SUBCOMMAND, GROUP)]
        step = next((option for option in inside if option["name"] == word), None)
        if step is None:
            raise UsageError(f"/{path}: no subcommand {word!r}")
        level = step
        level.setdefault("options", [])
        steps.append(step)
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in level["options"]):
        raise UsageError(f"/{path} needs a subcommand")
    return command, steps


def _names(world: World, channel: Channel) -> str:
    return ", ".join(command["name"] for command in available(world, channel)) or "none"


def invoke(world: World, channel: Channel, path: str, values: Mapping[str, Any]) -> Invocation:
    """Make a finished command; refuses what Discord's client would not let one send."""
    command, steps = find(world, channel, path)
    invocation = Invocation(command, [])
    expected = {option["name"]: option for option in (steps[-1] if steps else command)["options"]}
    for name in values.keys() - expected.keys():
        raise UsageError(f"/{path} has no option {name!r}; it has {', '.join(expected) or 'none'}")
    for name, option in expected.items():
        if option.get("required") and name not in values:
            raise UsageError(f"/{path} needs the option {name!r}")
    filled = [
        _option(invocation, option, values[name])
        for name, option in expected.items()
        if name in values
    ]
    invocation.options = _nested(steps, filled)
    return invocation


def typing(
    world: World, channel: Channel, path: str, focused: str, values: Mapping[str, Any]
) -> Invocation:
    """Make a command still being typed, one of its options waiting for proposals."""
    command, steps = find(world, channel, path)
    expected = {option["name"]: option for option in (steps[-1] if steps else command)["options"]}
    if not expected.get(focused, {}).get("autocomplete"):
        raise UsageError(f"/{path}: the option {focused!r} proposes nothing")
    invocation = Invocation(command, [])
    filled = []
    for name, value in values.items():
        option = expected[name]
        if name == focused:
            filled.append({"name": name, "type": option["type"], "value": value, "focused": True})
        else:
            filled.append(_option(invocation, option, value))
    invocation.options = _nested(steps, filled)
    return invocation


def focused(options: list[Json]) -> int | None:
    """The type of the option that is being typed, None where none is."""
    for option in options:
        inside = focused(option.get("options") or [])
        found = int(option["type"]) if option.get("focused") else inside
        if found is not None:
            return found
    return None


def _nested(steps: list[Json], filled: list[Json]) -> list[Json]:
    for step in reversed(steps):
        filled = [{"name": step["name"], "type": step["type"], "options": filled}]
    return filled


def _option(invocation: Invocation, option: Json, value: Any) -> Json:
    given = _chosen(option, _plain(invocation, option, value))
    _check_type(option, given)
    _check_bounds(option, given)
    return {"name": option["name"], "type": option["type"], "value": given}


def _plain(invocation: Invocation, option: Json, value: Any) -> Any:
    """Turn a person, channel, role or file into its id and remember what the id stands for."""
    kinds: dict[type, tuple[set[int], dict[int, Any]]] = {
        User: ({USER, MENTIONABLE}, invocation.users),
        Channel: ({CHANNEL}, invocation.channels),
        Role: ({ROLE, MENTIONABLE}, invocation.roles),
        Attachment: ({ATTACHMENT}, invocation.attachments),
    }
    if type(value) not in kinds:
        return value
    types, resolved = kinds[type(value)]
    if option["type"] not in types:
        raise UsageError(f"option {option['name']!r} does not take a {type(value).__name__}")
    resolved[value.id] = value
    return str(value.id)


def _chosen(option: Json, value: Any) -> Any:
    choices = option.get("choices") or []
    if not choices:
        return value
    for choice in choices:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    offered = ", ".join(str(choice["value"]) for choice in choices)
    raise UsageError(f"option {option['name']!r} is one of {offered}, not {value!r}")


_PYTHON: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (str,),
    CHANNEL: (str,),
    ROLE: (str,),
    MENTIONABLE: (str,),
    NUMBER: (int, float),
    ATTACHMENT: (str,),
}


def _check_type(option: Json, value: Any) -> None:
    wanted = _PYTHON.get(option["type"], ())
    if not isinstance(value, wanted) or (isinstance(value, bool) and option["type"] != BOOLEAN):
        names = " or ".join(item.__name__ for item in wanted) or "nothing this stand-in can send"
        raise UsageError(f"option {option['name']!r} takes {names}, not {value!r}")


def _check_bounds(option: Json, value: Any) -> None:
    size = len(value) if isinstance(value, str) else value
    suffix = "length" if isinstance(value, str) else "value"
    lowest, highest = option.get(f"min_{suffix}"), option.get(f"max_{suffix}")
    if (lowest is not None and size < lowest) or (highest is not None and size > highest):
        raise UsageError(f"option {option['name']!r}: {value!r} is outside {lowest}..{highest}")
