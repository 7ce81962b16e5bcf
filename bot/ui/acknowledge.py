"""First answers that Discord took although nobody told us so."""

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from cachetools import LRUCache
from discord import InteractionResponseType

_ANSWERED = 40060
_REMEMBERED = 1000


class _Begun:
    """The interactions that were being answered lately."""

    def __init__(self) -> None:
        self._ids: LRUCache[int, None] = LRUCache(_REMEMBERED)

    def is_first(self, interaction: int) -> bool:
        """Whether this one is answered for the first time; from now on it is not."""
        if interaction in self._ids:
            return False
        self._ids[interaction] = None
        return True


_begun = _Begun()


async def acknowledge(
    interaction: "discord.Interaction[Any]",
    defer: Callable[[], Awaitable[object]],
    kind: InteractionResponseType,
) -> None:
    """Give the first answer; one that Discord has from us already counts as given.

    An error, or a connection torn before the answer came, says nothing about whether it was taken: it is
    tried again, and then refused as the second one. Refused is also the second delivery of one interaction,
    which raises: the first one is being answered.
    """
    is_first = _begun.is_first(interaction.id)
    try:
        await again(defer)
    except discord.HTTPException as error:
        if error.code != _ANSWERED or not is_first:
            raise
        interaction.response._response_type = kind  # noqa: SLF001 - discord.py learns of it in no other way


async def again(work: Callable[[], Awaitable[object]]) -> None:
    """Do what may be done twice, once more if the connection was torn before the answer came."""
    try:
        await work()
    except aiohttp.ClientConnectionError:
        await work()
