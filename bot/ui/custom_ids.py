"""What stands in the custom_ids of the bot's buttons, menus and forms: all a click needs to be understood.

`p|<verb>|<match>|<further parts>`. Nothing else is remembered between clicks, so every post goes on
working after a restart.
"""

from dataclasses import dataclass
from typing import Any
from zlib import crc32

import discord

from bot.limits import CUSTOM_ID

SEPARATOR = "|"
PREFIX = "p" + SEPARATOR
TEMPLATE = r"p\|(?s:.*)"


DIGITS = 10
"""No number of ours has more, moments in seconds included; people's ids are none of these."""


def whole(typed: str) -> int | None:
    """A whole number as we write them; None for anything else, so for any that storage could not hold."""
    return int(typed) if len(typed) <= DIGITS and typed.isdecimal() else None


@dataclass(frozen=True, slots=True)
class Press:
    """A click, read: what is wanted, in which match ("" if in none), and the parts the verb needs."""

    verb: str
    match: str
    parts: tuple[str, ...]

    def part(self, index: int) -> str:
        """A part, "" if the custom_id has fewer."""
        return self.parts[index] if index < len(self.parts) else ""


def pack(verb: str, match: str = "", *parts: str | int) -> str:
    """The custom_id of a button, menu or form. Raises ValueError if Discord would not take it."""
    custom_id = SEPARATOR.join(("p", verb, match, *map(str, parts)))
    if len(custom_id) > CUSTOM_ID:
        raise ValueError(f"custom_id of {len(custom_id)} characters: {custom_id}")
    return custom_id


def custom_id_of(interaction: discord.Interaction[Any]) -> str:
    """The custom_id of what was clicked, picked or sent; "" for anything else."""
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


def unpack(custom_id: str) -> Press | None:
    """What a custom_id says; None if it is not one of ours."""
    if not custom_id.startswith(PREFIX):
        return None
    _, verb, *rest = custom_id.split(SEPARATOR)
    return Press(verb, rest[0] if rest else "", tuple(rest[1:]))


def stamp(match: str, mark: str) -> int:
    """The number of a text of a post, by which the post is found again where it has no buttons.

    Numbers of components have 32 bits; Discord itself gives the low ones.
    """
    return 0x1000_0000 + crc32(f"{match}{SEPARATOR}{mark}".encode()) % 0x4000_0000
