"""Every act of moderators from every state of a match: done, with one row on record, or refused in words.

Whatever is refused changes nothing that is stored.
"""

from collections.abc import Mapping
from typing import Any

import pytest
from sqlalchemy import select

from bot.app import Caravanserai
from bot.domain.match import Verdict
from bot.matches.moderation.actions import HOUSE
from bot.sandbox import Channel, Member, Sandbox
from bot.storage import tables
from bot.storage.all_tables import TABLES
from bot.storage.tables import audit
from data.catalogues import catalogue
from tests.bot.app.table import Match, answered, begun, lobby
from tests.bot.app.waiting import settled

ACTS: Mapping[str, Mapping[str, Any]] = {
    "look": {},
    "waiting": {},
    "extend": {"hours": 5},
    "force": {},
    "clone": {},
    "lock": {},
    "unlock": {},
    "move": {},
    "pause": {},
    "replace": {},
    "kick": {"player": "2"},
    "resume": {},
    "end": {"counts": False},
}
"""What is typed besides the reason, in an order in which no act keeps a later one from being done."""

LOBBY = {"look", "lock", "move", "kick", "end"}
MATCH = {"look", "waiting", "clone", "move", "replace", "kick", "end"}
TIMED = MATCH | {"extend", "force", "pause"}
OVER = {"look", "waiting", "move"}
DONE: Mapping[str, set[str]] = {
    "lobby": LOBBY,
    "locked lobby": LOBBY - {"lock"} | {"unlock"},
    "private lobby": LOBBY,
    "closed lobby": {"look"},
    "running": TIMED,
    "private": TIMED,
    "thread deleted": TIMED,
    "thread locked": TIMED,
    "paused": MATCH | {"extend", "resume"},
    "stopped": OVER | {"clone"},
    "finished": OVER,
    "final": {"look"},
    "stopped and final": {"look", "clone"},
    "trial": set(),
}
"""In which state which acts are done; all others are refused."""

Arranged = tuple[Match, str]


async def opened(sandbox: Sandbox, bot: Caravanserai, *who: Member, **more: Any) -> Arranged:
    match = await lobby(sandbox, bot, *who, **more)
    [info] = await bot.matches.lists.of_guild(sandbox.guild.id)
    return match, info.id


async def running(sandbox: Sandbox, bot: Caravanserai, *who: Member, **more: Any) -> Arranged:
    match = await begun(sandbox, bot, *who, game="pebbles", deadline=86_400, **more)
    [info] = await bot.matches.lists.of_guild(sandbox.guild.id)
    return match, info.id


async def arranged(state: str, sandbox: Sandbox, bot: Caravanserai, *who: Member) -> Arranged:
    if state.endswith("lobby"):
        more = {"private": True} if state == "private lobby" else {}
        match, number = await opened(sandbox, bot, *who, game="pebbles", **more)
        if state == "locked lobby":
            await bot.matches.lobby_moderation.lock(number, "full", HOUSE, 1, locked=True)
        elif state == "closed lobby":
            await bot.matches.lobby_moderation.close(number, "rained off", HOUSE, 1)
    else:
        more = {"private": True} if state == "private" else {}
        match, number = await running(sandbox, bot, *who, **more)
        number = await turned(state, match, number)
    await settled(sandbox)
    await match.delivered()
    return match, number


async def turned(state: str, match: Match, number: str) -> str:
    """Bring a match that has begun into a state; gives the id to be named, which may be another one's."""
    door, world = match.bot.matches, match.sandbox.world
    if state == "paused":
        await door.moderation.pause(number, "dinner", HOUSE, 1)
    elif state in ("stopped", "stopped and final"):
        await door.moderation.stop(number, Verdict.NONE, "rained off", HOUSE, 1)
    elif state in ("finished", "final"):
        while not (await door.store.live(number)).match.over:
            await answered(match.bot, number)
    elif state == "thread deleted":
        gone = match.thread
        world.delete_channel(gone)
        await match.player.until(lambda: world.threads(match.player.channel) != [], "a new thread")
    elif state == "thread locked":
        match.sandbox.archive(match.thread, locked=True)
    elif state == "trial":
        return (await door.whatif.try_out(number, match.player.members[0].id, 1)).id
    if state.endswith("final"):
        for at, one in enumerate(match.player.members):
            await door.endings.confirm(number, one.id, 10 + at)
    return number


async def stored(bot: Caravanserai) -> dict[str, list[Any]]:
    """All that is stored, but for clicks that are done, facts about the bot, and who reads what language."""
    apart = {"interactions", "facts", "members"}
    found = {}
    async with bot.matches.storage.read() as connection:
        for table in TABLES:
            if table.name not in apart:
                columns = [
                    one for one in table.c if one.name not in ("state", "attempts", "sent_at")
                ]
                rows = (await connection.execute(select(*columns))).all()
                found[table.name] = sorted(map(repr, rows))
    assert tables.audit.name in found
    return found


async def on_record(bot: Caravanserai) -> list[str]:
    async with bot.matches.storage.read() as connection:
        return list((await connection.execute(select(audit.c.act).order_by(audit.c.id))).scalars())


async def told(match: Match, mod: Member, place: Channel, act: str, number: str) -> str:
    """The one answer to an act, in private."""
    given = {**ACTS[act], "reason": "por la marea", "match": number}
    if act == "move":
        given["channel"] = match.sandbox.channel("lobby")
    elif act in ("extend", "force"):
        waits = (
            await match.bot.matches.awaited.waits(number)
            if await begun_there(match, number)
            else []
        )
        given["player"] = str(waits[0].seat + 1 if waits else 1)
    elif act == "replace":
        here = place.guild_id == match.sandbox.guild.id
        to = {"member": match.sandbox.member("Chiara")} if here else {"ai": "easy"}
        given |= {"player": "1", **to}
    shown = await match.run(mod, place, f"mod {act}", **given)
    assert shown.ephemeral_to == mod.id
    return shown.text


async def begun_there(match: Match, number: str) -> bool:
    return (await match.bot.matches.store.info(number)).content is not None


@pytest.mark.parametrize("state", DONE)
async def test_every_act_is_refused_and_changes_nothing_or_done_with_one_row_on_record(
    sandbox: Sandbox, shelf: Caravanserai, ana: Member, ben: Member, tables: Channel, state: str
) -> None:
    """Ana owns the server and reads Spanish. What is refused is tried first: it must change nothing."""
    match, number = await arranged(state, sandbox, shelf, ben, ana)
    for act in ACTS.keys() - DONE[state]:
        before = await stored(shelf)
        text = await told(match, ana, tables, act, number)
        assert text
        assert "Hecho" not in text, act
        assert await stored(shelf) == before, (act, text)
    for act in (one for one in ACTS if one in DONE[state]):
        rows = await on_record(shelf)
        text = await told(match, ana, tables, act, number)
        assert await on_record(shelf) == [*rows, act], text
        await match.delivered()


async def test_no_act_reaches_a_match_of_another_server(
    sandbox: Sandbox, shelf: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match, number = await running(sandbox, shelf, ben, ana)
    elsewhere = sandbox.world.add_channel(sandbox.world.add_guild("Another", zoe.user), "away")
    before = await stored(shelf)
    for act in ACTS.keys() - {"move"}:  # Discord offers no channel of another server
        assert await told(match, zoe, elsewhere, act, number) == catalogue("en").format(
            "service-no-match"
        )
    assert await stored(shelf) == before
