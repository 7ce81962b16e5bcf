"""Words for tests of answers given ahead."""

import json
from itertools import count

from sqlalchemy import select

from bot.domain.match import MatchInfo, Member
from bot.domain.orders import Doing, Rule, Wanted, When
from bot.domain.outbox import Kind
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.tables import outbox
from engines.core import Answer, Decision, Text, kind_of

IDS = count(500_000)
SAID = Text("pebbles-turn")


def option(kind: str, what: str, when: When = When.OFFERED, **more: object) -> Rule:
    return Rule(kind, Doing.OPTION, what, when, **more)  # type: ignore[arg-type] # a test's shorthand


def default(kind: str) -> Rule:
    return Rule(kind, Doing.DEFAULT)


def routine(kind: str, key: str) -> Rule:
    return Rule(kind, Doing.ROUTINE, key)


async def order(
    matches: Matches, info: MatchInfo, who: Member, rule: Rule, *, everywhere: bool = False
) -> None:
    await matches.orders.add(info.id, who.user_id, next(IDS), rule, everywhere=everywhere)


async def queue(
    matches: Matches, info: MatchInfo, who: Member, decision: Decision, *answers: Answer
) -> None:
    for answer in answers:
        wanted = Wanted(answer, SAID)
        await matches.queue.add(info.id, who.user_id, next(IDS), decision, wanted)


async def asked(matches: Matches, info: MatchInfo) -> list[int]:
    """The seats that are asked something."""
    return [one.seat for one in (await matches.store.live(info.id)).match.table.pending.values()]


async def question(matches: Matches, info: MatchInfo, kind: str) -> Decision:
    pending = (await matches.store.live(info.id)).match.table.pending.values()
    return next(one for one in pending if kind_of(one) == kind)


async def notices(storage: Storage, info: MatchInfo) -> list[tuple[int | None, str]]:
    """Whom the house has told what, in lines of their own."""
    query = select(outbox.c.body).where(
        outbox.c.match_id == info.id, outbox.c.kind == Kind.NOTICE.value
    )
    async with storage.read() as connection:
        lines = (await connection.execute(query.order_by(outbox.c.id))).scalars()
        found = [json.loads(line) for line in lines]
        return [(one.get("user_id"), one["text"]["key"]) for one in found]
