"""Words for tests of votes."""

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member
from bot.domain.votes import Ballot, Motion, count
from engines.core import Text
from tests.bot.matches.support import Host


async def proposed(host: Host, info: MatchInfo, by: Member, motion: Motion) -> Ballot:
    return await host.matches.votes.propose(info.id, by, next(host.ids), motion)


async def said(host: Host, ballot: Ballot, by: Member, *, yes: bool) -> Ballot:
    return await host.matches.votes.vote(ballot.id, by, next(host.ids), yes=yes)


async def voters(host: Host, ballot: Ballot) -> list[int]:
    """Who has a say as the seats are taken now, in order of the seats."""
    seats = (await host.matches.store.info(ballot.match_id)).seats
    asked = count(ballot, await host.matches.store.info(ballot.match_id)).voters
    return [seat.user_id for seat in seats if seat.user_id is not None and seat.user_id in asked]


async def refused(host: Host, info: MatchInfo, by: Member, motion: Motion) -> Text:
    with pytest.raises(MatchError) as caught:
        await proposed(host, info, by, motion)
    return caught.value.message
