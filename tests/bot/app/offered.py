"""The options of commands, as Discord knows them."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.sandbox import Channel, Member, Sandbox

Option = tuple[str, dict[str, Any]]


def leaves(command: Mapping[str, Any], path: str) -> Iterator[Option]:
    """The options of a command and its subcommands, each with the path of the one it belongs to."""
    for option in command.get("options", []):
        if option["type"] in (1, 2):
            yield from leaves(option, f"{path} {option['name']}")
        else:
            yield path, option


def options(sandbox: Sandbox) -> list[Option]:
    return [
        leaf
        for command in sandbox.world.global_commands
        for leaf in leaves(command, command["name"])
    ]


def others(sandbox: Sandbox, command: str, but: str, who: Member, place: Channel) -> dict[str, Any]:
    """A value for each other option that has to be given."""
    plain = {3: "1", 4: 1, 5: True, 6: who, 7: place}
    found = [one for path, one in options(sandbox) if path == command and one.get("required")]
    return {one["name"]: plain[one["type"]] for one in found if one["name"] != but}
