"""Who takes a seat over learns nothing of what only its person knew before; copies go on by themselves."""

import json
from typing import Any

from bot.domain.match import MatchInfo, Member
from bot.matches.moderation.actions import Actor, Role
from engines.core import Match
from tests.bot.matches.support import ANA, BEN, PEOPLE, Host

MOD = Actor(900, "Mo", Role.MODERATOR)
DORA = Member(104, "Dora")


async def buried(host: Host) -> MatchInfo:
    """A match in which Ana has given a secret answer that nobody else knows of yet, or ever will."""
    info = await host.begun(*PEOPLE, game="bazaar")
    while not secrets_of((await host.matches.store.live(info.id)).match, 0):
        await host.answer(info.id)
    return info


def secrets_of(match: Match[Any], seat: int) -> list[int]:
    return [one.number for one in match.live() if one.seat == seat and one.secret]


async def told(host: Host, info: MatchInfo, who: Member) -> list[dict[str, Any]]:
    """The lines with answers in somebody's file of a match."""
    lines: list[dict[str, Any]] = json.loads(
        await host.matches.exports.export(info.id, who.user_id)
    )["log"]
    return [line for line in lines if "answer" in line]


async def test_the_file_of_who_has_taken_a_seat_over_leaves_out_its_secret_answers(
    host: Host,
) -> None:
    info = await buried(host)
    mine = len(await told(host, info, ANA))
    await host.matches.moderation.replace_seat(info.id, 0, DORA, "gone", MOD, next(host.ids))
    assert len(await told(host, info, DORA)) < mine


async def test_who_has_taken_a_seat_over_does_not_see_what_it_was_asked_before(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await host.play(info.id, 12)
    now = (await host.matches.store.live(info.id)).asked
    seat, before = (0, ANA) if 0 not in now else (1, BEN)
    assert await host.matches.orders.questions_known(info.id, before.user_id)
    await host.matches.moderation.replace_seat(info.id, seat, DORA, "gone", MOD, next(host.ids))
    open_now = [one for one in await host.decisions(info.id) if one.seat == seat]
    assert len(await host.matches.orders.questions_known(info.id, DORA.user_id)) == len(open_now)


async def test_ai_players_who_are_asked_in_a_copy_go_on(host: Host) -> None:
    info = await host.begun(ANA, game="pebbles", ai=["random"])
    await host.matches.moderation.pause(info.id, "dinner", MOD, next(host.ids))
    await host.matches.moderation.replace_seat(info.id, 0, "random", "gone", MOD, next(host.ids))
    copy = await host.matches.clones.clone(info.id, "for show", MOD, next(host.ids))
    await host.matches.idle()
    assert (await host.matches.store.live(copy.id)).match.over
    assert (await host.matches.store.live(info.id)).match.number == 0
