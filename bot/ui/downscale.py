"""A message for places that take no large files: its pictures smaller and smaller, at last in words."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from http import HTTPStatus
from typing import Final, TypeVar

import discord

from bot.limits import ATTACHMENT_BYTES
from bot.ui.message import Attachment, MessageBuilder
from renderer.core.encode import lighter_png
from renderer.core.replay import lighter_gif

LADDER = (ATTACHMENT_BYTES, 4_000_000, 1_000_000, 250_000)
"""Bytes allowed for a picture; the next smaller is tried where a place takes less."""

TOO_LARGE: Final = 40005

T = TypeVar("T")

_WAYS = {".png": lighter_png, ".gif": lighter_gif}


async def sent_at_last(
    send: Callable[[MessageBuilder], Awaitable[T]], builder: MessageBuilder, note: str
) -> T:
    """Send a message as it is, or in ever lighter forms (see `lighter`) as long as it is too large."""
    try:
        return await send(builder)
    except discord.HTTPException as error:
        if not too_large(error):
            raise
        refused = error
    forms = lighter(builder, note)
    while (less := await asyncio.to_thread(next, forms, None)) is not None:
        try:
            return await send(less)
        except discord.HTTPException as error:
            if not too_large(error):
                raise
            refused = error
    raise refused


def too_large(error: discord.HTTPException) -> bool:
    """Whether a place refuses a message for the size of its files."""
    return error.code == TOO_LARGE or error.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE


def lighter(builder: MessageBuilder, note: str) -> Iterator[MessageBuilder]:
    """Ever lighter forms of a message; the last has no files but what they show in words, and `note`."""
    if not builder.attachments:
        return
    for most in LADDER[1:]:
        if any(len(one.content) > most for one in builder.attachments):
            yield builder.with_files([_smaller(one, most) for one in builder.attachments])
    yield builder.without_files(note)


def _smaller(one: Attachment, most: int) -> Attachment:
    way = next((way for end, way in _WAYS.items() if one.name.endswith(end)), None)
    if way is None or len(one.content) <= most:
        return one
    return replace(one, content=way(one.content, most))
