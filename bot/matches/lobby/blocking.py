"""People who are kept apart: whoever blocks another never gets into a lobby with them.

Only whoever blocks reads of it. The other one reads that a table is closed to them, and not because of whom.
A moderator can still give both a seat: that is no business of this module.
"""

from bot.domain.clock import Clock
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member
from bot.domain.quotas import BLOCKED_MOST
from bot.reporting import translate_errors
from bot.storage.database import Storage
from bot.storage.people import blocks as block_rows
from bot.storage.people.blocks import Blocked
from bot.storage.transaction import Transaction
from engines.core import Text, text
from engines.core.text import Arg


class Blocks:
    """What people do to be kept apart from others."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock

    async def block(self, user_id: int, other: Member) -> list[Blocked]:
        """Keep somebody apart from another; gives all whom they block now. Raises MatchError."""
        if user_id == other.user_id:
            raise MatchError(Text("blocks-self"))

        async def write(connection: Transaction) -> list[Blocked]:
            if await block_rows.how_many(connection, user_id) >= BLOCKED_MOST:
                raise MatchError(text("blocks-enough", most=BLOCKED_MOST))
            now = self._clock.now()
            await block_rows.block(connection, user_id, other.user_id, other.name, now)
            return await block_rows.blocked_by(connection, user_id)

        with translate_errors(None):
            return await self._storage.change(write)

    async def unblock(self, user_id: int, other_id: int) -> list[Blocked]:
        """Let two people meet again, as far as this one decides it; gives whom they still block."""

        async def write(connection: Transaction) -> list[Blocked]:
            await block_rows.unblock(connection, user_id, other_id)
            return await block_rows.blocked_by(connection, user_id)

        with translate_errors(None):
            return await self._storage.change(write)

    async def blocked(self, user_id: int) -> list[Blocked]:
        """Whom somebody blocks, the last one first."""
        with translate_errors(None):
            return await self._storage.find(lambda on: block_rows.blocked_by(on, user_id))


async def may_sit(connection: Transaction, info: MatchInfo, user_id: int, refusal: str) -> None:
    """Raises MatchError if somebody blocks one of the people of a match, or is blocked by one.

    refusal: the key of the line for whoever has blocked nobody here.
    """
    found = await block_rows.between(connection, user_id, _others(info, user_id))
    own = {other for one, other in found if one == user_id}
    if own:
        names: list[Arg] = [seat.name for seat in info.seats if seat.user_id in own]
        raise MatchError(Text("blocks-own", {"names": names}))
    if found:
        raise MatchError(Text(refusal))


async def may_invite(
    connection: Transaction, info: MatchInfo, member: Member, user_id: int
) -> None:
    """Raises MatchError if a person cannot be asked to a table because of somebody who sits there."""
    found = await block_rows.between(connection, user_id, _others(info, user_id))
    if (member.user_id, user_id) in found:
        raise MatchError(Text("blocks-own-invited"))
    if found:
        raise MatchError(Text("blocks-not-invited"))


def _others(info: MatchInfo, but: int) -> list[int]:
    people = (seat.user_id for seat in info.seats)
    return [user for user in people if user is not None and user != but]
