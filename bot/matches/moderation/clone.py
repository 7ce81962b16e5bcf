"""Copies of a match in play: the same position, but all that is not public dealt anew.

Nobody must learn from a copy what the original hides. So everything that the public does not know is dealt
anew under a new key: decks, the players' hands, their secret choices. What a player then holds in the copy
tells nothing of what anybody holds in the original. Answers given in secret to a question that is still open
to others are not in the copy: all are asked again.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.domain.errors import MatchError
from bot.domain.lobby import NAME_LENGTH
from bot.domain.match import NOBODY, MatchInfo, SeatInfo, Status
from bot.domain.outbox import NewThread, OpeningPost
from bot.domain.seeds import new_id, new_seed
from bot.matches.core.determinization import determinized
from bot.matches.core.guards import anybodys
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore
from bot.matches.history.lists import MatchLists
from bot.matches.history.rewind import before_unsure
from bot.matches.moderation.actions import STORY, ActionResult, Actor, ModAction
from bot.matches.moderation.committer import ModCommitter
from bot.matches.play.change import Change
from bot.matches.play.recording import record
from bot.storage.matches import rows as match_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from data.catalogues import catalogue
from engines.core import Event, Text
from engines.core.randomness import match_key, seed_hash
from engines.core.wire import header_line
from engines.core.worlds import Unknowable


class Clones:
    """Makes copies of matches."""

    def __init__(self, store: MatchStore, committer: ModCommitter, lists: MatchLists) -> None:
        self._store = store
        self._committer = committer
        self._lists = lists

    async def clone(self, match_id: str, reason: str, by: Actor, interaction_id: int) -> MatchInfo:
        """Let the same people go on with a copy in a thread of its own; the original goes on, too."""

        async def do(live: Live) -> tuple[ActionResult, str]:
            anybodys(live)
            if live.match.over:
                raise MatchError(Text("moderators-copy-over"))
            before = await before_unsure(live, None)
            seed, now = new_seed(), self._store.clock.now()
            copy, opening = copied(live, seed, now, before)
            line = Event(
                f"{STORY}copied", {"who": by.who, "why": reason, "original": live.info.name}
            )

            async def more(connection: Transaction) -> None:
                await _write(connection, copy, seed, [line, *opening], now)

            said, body = {"copy": copy.info.name}, {"copy": copy.info.id}
            return ActionResult(ModAction.CLONE, Change(), said, body, more=more), copy.info.id

        taken, made = await self._committer.commit_giving(match_id, reason, by, interaction_id, do)
        if taken.already or made is None:
            return (await self._lists.copies_of(match_id))[0]
        await self._store.live(made)  # only in a match in memory AI players are asked at once
        self._store.signals.moved(made)
        return await self._store.info(made)


def copied(
    live: Live, seed: bytes, now: datetime, before: bytes | None = None
) -> tuple[Live, list[Event]]:
    """A copy of a match with what the public does not know dealt anew, and what happened at its beginning.

    before: the position before the first answer given in secret to a question still open to others; such
    answers are left out, since a copy in which somebody need not answer would tell of them.
    """
    key = match_key(seed.hex(), [])
    try:
        match = determinized(live.match, None, key, before)
    except Unknowable as error:
        raise MatchError(Text("moderators-copy-impossible")) from error
    # Its log alone does not lead there: it cannot be played again from its set-up.
    match.kept[1] = match.dump()
    return Live(_info(live.info, seed, now), match), match.opening_events


def _info(original: MatchInfo, seed: bytes, now: datetime) -> MatchInfo:
    return replace(
        original,
        id=new_id(),
        name=_name(original),
        status=Status.RUNNING,
        seed_hash=seed_hash(seed.hex()),
        seed=None,
        created_at=now,
        started_at=now,
        ended_at=None,
        due_at=None,
        thread_id=None,
        lobby_message_id=None,
        entry=0,
        posted_event=0,
        revision=0,
        paused_at=None,
        origin=original.id,
        verdict=None,
        seats=tuple(_seat(original, one) for one in original.seats),
        contributions=(),
    )


def _seat(original: MatchInfo, one: SeatInfo) -> SeatInfo:
    """A seat of the copy; an AI player has that of somebody whose data was erased."""
    if one.user_id == NOBODY:
        one = replace(one, user_id=None, ai=original.stand_ins)
    return replace(one, confirmed=False, since=0)


def _name(original: MatchInfo) -> str:
    """The copy's name; of a long one the end is left out."""
    say = catalogue(original.language).format
    longest = NAME_LENGTH - len(say("moderators-copy-name", {"name": ""}))
    return say("moderators-copy-name", {"name": original.name[:longest].rstrip()})


async def _write(
    connection: Transaction, copy: Live, seed: bytes, told: Sequence[Event], now: datetime
) -> None:
    """Store a new match that has already begun."""
    await match_rows.insert_match(connection, copy.info, seed)
    await outbox_rows.enqueue(connection, copy.info.id, NewThread(), now)
    await outbox_rows.enqueue(connection, copy.info.id, OpeningPost(), now)
    header = header_line(copy.match.header)
    await record(connection, copy, Change(events=told, restart_all=True), now, header=header)
