"""What the custom_ids of buttons, menus and forms have in common; `bot/ui/click.py` says what they mean."""

from typing import Any
from zlib import crc32

import discord

SEPARATOR = "|"
PREFIX = "p" + SEPARATOR
TEMPLATE = r"p\|(?s:.*)"


DIGITS = 10
"""No number of ours has more, moments in seconds included; people's ids are none of these."""
LONGEST_ID = 19
"""Digits of an id of Discord's."""


def whole(typed: str) -> int | None:
    """A whole number as we write them; None for anything else, so for any that storage could not hold."""
    return int(typed) if len(typed) <= DIGITS and typed.isdecimal() else None


def snowflake(typed: str) -> int | None:
    """The id of a person or message; None for anything else, so for any that storage could not hold."""
    known = int(typed) if typed.isdecimal() and len(typed) <= LONGEST_ID else 0
    return known if 0 < known < 1 << 63 else None


def custom_id_of(interaction: discord.Interaction[Any]) -> str:
    """The custom_id of what was clicked, picked or sent; "" for anything else."""
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


def is_ours(custom_id: str) -> bool:
    """Whether it is one of ours, be it of an earlier version."""
    return custom_id.startswith(PREFIX)


def carries(custom_id: str, match: str, mark: str) -> bool:
    """Whether it is about a match and has a mark, whatever else it means."""
    _, _, about, *parts = [*custom_id.split(SEPARATOR), "", ""]
    return is_ours(custom_id) and about == match and mark in parts


def stamp(match: str, mark: str) -> int:
    """The number of a text of a post, by which the post is found again where it has no buttons.

    Numbers of components have 32 bits; Discord itself gives the low ones.
    """
    return 0x1000_0000 + crc32(f"{match}{SEPARATOR}{mark}".encode()) % 0x4000_0000
