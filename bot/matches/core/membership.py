"""Whether people are still on a server."""

from collections.abc import Awaitable, Callable

Here = Callable[[int, int], Awaitable[bool]]
"""Whether somebody is on a server: the server's id, the person's."""


async def everybody(_: int, __: int) -> bool:
    """Where nobody can be asked, everybody is there."""
    return True


class Membership:
    """Asks whoever knows; until there is one, everybody is there."""

    def __init__(self) -> None:
        self._here: Here = everybody

    def ask(self, here: Here) -> None:
        """Have it asked of `here` from now on."""
        self._here = here

    async def is_here(self, guild_id: int, user_id: int) -> bool:
        """Whether a person is on a server."""
        return await self._here(guild_id, user_id)
