"""Somebody who leaves traces everywhere, and matches that are over."""

from datetime import timedelta

from bot.domain.match import MatchInfo, Member, Status, Verdict
from bot.domain.orders import Doing, Rule, When
from bot.domain.votes import Motion, Question
from bot.matches.moderation.reports import Post
from bot.storage import Storage
from bot.storage.people.members import change_member
from engines.core import kind_of
from tests.bot.matches.support import BEN, CHANNEL, CLEO, GUILD, Host, ManualClock
from tests.bot.matches.timing import MODERATOR

QUIRIN = Member(777000111222333444, "Quirin the [Swift]")


async def over(host: Host, info: MatchInfo) -> MatchInfo:
    """The match ends early, and its result becomes final."""
    await host.matches.moderation.stop(info.id, Verdict.RESULT, "late", MODERATOR, next(host.ids))
    for seat in (await host.matches.store.info(info.id)).seats:
        if seat.user_id is not None:
            await host.matches.endings.confirm(info.id, seat.user_id, next(host.ids))
    ended = await host.matches.store.info(info.id)
    assert ended.status is Status.LOCKED
    return ended


async def sat_in_for(host: Host, info: MatchInfo, member: Member) -> None:
    """An AI player sits in for somebody for a moment, of which the story tells by name."""
    seat, number = info.seat_of(member.user_id), next(host.ids)
    assert seat is not None
    await host.matches.moderation.replace_seat(
        info.id, seat, "random", "away", MODERATOR, number, for_good=False
    )
    await host.matches.timeouts.take_seat_back(info.id, member.user_id, next(host.ids))


async def busied(host: Host, storage: Storage, clock: ManualClock, info: MatchInfo) -> None:
    """Quirin does all that leaves a trace."""
    matches, user = host.matches, QUIRIN.user_id
    await host.play(info.id, 6)
    decision = await host.decision(info.id)
    rule = Rule(kind_of(decision), Doing.DEFAULT, asked=decision.topic, when=When.ALWAYS)
    await matches.orders.add(info.id, user, next(host.ids), rule, everywhere=True)
    await matches.notes.write(info.id, user, "watch Ben")
    await matches.whatif.try_out(info.id, user, next(host.ids))
    await matches.blocks.block(user, CLEO)
    asked = Motion(Question.PAUSE, reason="I need a break")
    ballot = await matches.votes.propose(info.id, QUIRIN, next(host.ids), asked)
    await matches.votes.vote(ballot.id, BEN, next(host.ids), yes=True)
    await matches.reports.report(info.id, Post(GUILD, CHANNEL, 9), QUIRIN, "rude", next(host.ids))
    await matches.moderation.resume(info.id, "go on", MODERATOR, next(host.ids))
    await sat_in_for(host, info, QUIRIN)
    now = clock.now()
    await matches.vacations.go_on_vacation(user, now, now + timedelta(days=1), next(host.ids))
    async with storage.write() as connection:
        await change_member(connection, user, language="es", locale="es-ES")
