"""Delivers the outbox: every kind of row becomes a post, made from the match as it is now."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

import discord
import structlog
from typing_extensions import override

from bot.delivery import channels
from bot.delivery.alarm import Alarm
from bot.delivery.carrier import Carrier, ThreadGone
from bot.delivery.channels import Channels, delivering
from bot.delivery.dispatcher import Messenger
from bot.delivery.reminder import Reminders
from bot.delivery.withdrawals import Withdrawals
from bot.domain.match import MatchInfo, SeatInfo, Status
from bot.domain.outbox import (
    AwaitedUpdate,
    BallotPost,
    BoardPost,
    Delivered,
    FinalPost,
    Kind,
    LobbyPost,
    NewThread,
    Notice,
    OpeningPost,
    OutboxRow,
    Payload,
    Prompt,
    Strip,
    TurnPost,
)
from bot.domain.stamps import dated
from bot.domain.terms import usual
from bot.domain.votes import Ballot, Outcome, count
from bot.matches.core.live import Live, ahead_in, secret_seats
from bot.matches.core.result import result_of
from bot.matches.service import Matches
from bot.panel.controller import Desk, Visit
from bot.panel.live_panels import Watch
from bot.panel.panel import panel
from bot.pictures.pictures import Drawn, Pictures
from bot.posts.ballot import REVEALED, ballot_post
from bot.posts.became import settled
from bot.posts.final import confirmed_by_all, final_post
from bot.posts.lobby import LOBBY, call_to_lobby, lobby_post
from bot.posts.notice import call_to_panel, filed, notice
from bot.posts.opening import opening_post
from bot.posts.turn import AWAITED, everybody, turn_post
from bot.reporting import report
from bot.settings_cache.guilds import Guilds
from bot.settings_cache.people import People
from bot.text import fit
from bot.text.moves import Told, revealed_lines, unheard
from bot.text.names import match_words
from bot.text.story import ACT, folded, grouped, newest, story
from bot.text.tale import (
    Tale,
    numbered,
)
from bot.text.waiting import (
    waiting_lines,
)
from bot.text.words import Words
from bot.ui.message import Sheet

STORY = 200
_REPEATABLE = (Kind.STRIP, Kind.AWAITED, Kind.THREAD, Kind.WITHDRAW, Kind.SIGNPOST)
"""Doing these twice does no harm."""

_log = structlog.get_logger(__name__)


class Messages(Messenger):
    """The messenger of the outbox (see bot.delivery.dispatcher.Messenger)."""

    def __init__(
        self,
        matches: Matches,
        people: People,
        desk: Desk,
        watch: Watch,
        pictures: Pictures,
        places: Channels,
        guilds: Guilds,
    ) -> None:
        self._matches = matches
        self._carrier = Carrier(matches.relocation, people, places)
        self._alarm = Alarm(matches.store, guilds, places, self._carrier)
        self._people = people
        self._desk = desk
        self._watch = watch
        self._pictures = pictures
        self._places = places
        self._reminders = Reminders(matches.store, matches.awaited, people, self._carrier)
        self._withdrawals = Withdrawals(matches.store, people, places, watch)
        self._ways: Mapping[Kind, Callable[[OutboxRow[Any]], Awaitable[Delivered | None]]] = {
            Kind.LOBBY: self._lobby,
            Kind.THREAD: self._thread,
            Kind.START: self._start,
            Kind.TURN: self._turn,
            Kind.PROMPT: self._prompt,
            Kind.FINAL: self._final,
            Kind.NOTICE: self._notice,
            Kind.ALERT: self._alarm.call,
            Kind.STRIP: self._strip,
            Kind.AWAITED: self._awaited,
            Kind.BALLOT: self._ballot,
            Kind.REMINDER: self._reminders.remind,
            Kind.WITHDRAW: self._withdrawals.withdraw,
            Kind.SIGNPOST: self._alarm.point,
        }

    @override
    async def deliver(self, row: OutboxRow[Payload]) -> Delivered | None:
        async with delivering():
            try:
                return await self._ways[row.kind](row)
            except ThreadGone:
                await self._matches.relocation.put_behind(row)
                return None

    @override
    async def find(self, row: OutboxRow[Payload]) -> Delivered | None:
        if row.kind in _REPEATABLE:
            return None
        info = await self._matches.store.info(row.match_id)
        async with delivering():
            if row.payload.addressee is not None:
                place = await self._places.dm(row.payload.addressee)
                if found := await self._places.find(place, row.match_id, row.mark):
                    return found
            if row.kind is Kind.LOBBY:
                return await self._posted_lobby(info)
            elsewhere = await self._alarm.elsewhere(row, info)
            if elsewhere is not None:
                channel = self._places.place(elsewhere, info.guild_id)
                if found := await self._places.find(channel, row.match_id, row.mark):
                    return found
            public = self._places.place(info.place, info.guild_id)
            return await self._places.find(public, row.match_id, row.mark)

    async def _posted_lobby(self, info: MatchInfo) -> Delivered | None:
        """A lobby post that is not known yet; the known one is to be edited, and twice does no harm."""
        channel = self._places.place(info.channel_id, info.guild_id)
        found = await self._places.find(channel, info.id, LOBBY)
        known = found is not None and found.message_id == info.lobby_message_id
        return None if known else found

    # --- lobby and thread

    async def _lobby(self, row: OutboxRow[LobbyPost]) -> Delivered | None:
        info = await self._matches.store.info(row.match_id)
        if info.lobby_message_id is not None:
            try:
                return await self._edit_lobby(info, info.lobby_message_id)
            except discord.NotFound as gone:
                if gone.code not in (channels.UNKNOWN_MESSAGE, channels.UNKNOWN_CHANNEL):
                    raise
                if info.status is not Status.LOBBY:
                    return None  # nobody misses the post of a lobby that is over
        sheet = await self._gathering(info)
        return await self._places.send(self._carrier.channel_of(info), sheet, row.nonce)

    async def _edit_lobby(self, info: MatchInfo, message_id: int) -> Delivered:
        return await self._places.edit(info.channel_id, message_id, await self._gathering(info))

    async def _gathering(self, info: MatchInfo) -> Sheet:
        spec = self._matches.library.spec(info.game)
        closing = await self._matches.audit.closing_line(info)
        words, defaults = match_words(info, info.language), usual(spec, info.language)
        return lobby_post(info, words, spec, closing, defaults)

    async def _thread(self, row: OutboxRow[NewThread]) -> Delivered | None:
        """Make the thread, with those who play in it."""
        info = await self._matches.store.info(row.match_id)
        if await self._matches.relocation.superseded(row):
            return None  # it has moved while its thread could not be made
        made = await self._new_thread(info, apart=row.payload.apart)
        people = [seat.user_id for seat in info.seats if seat.user_id is not None]
        await self._places.bring_in(made.channel_id, people)
        return made

    async def _new_thread(self, info: MatchInfo, *, apart: bool) -> Delivered:
        name = fit.thread(info.name)
        channel = await self._places.text_channel(info.channel_id)
        if info.is_solo:
            return await self._private_thread(info, channel, name)
        # A post has one thread in its life, so the second one stands apart.
        if info.lobby_message_id is not None and not apart:
            try:
                made = await self._places.thread_from(channel, info.lobby_message_id, name)
                await self._edit_lobby(replace(info, thread_id=made.channel_id), made.message_id)
            except discord.NotFound as gone:
                if gone.code != channels.UNKNOWN_MESSAGE:
                    raise
            else:
                return made
        return await self._places.thread(channel, name)

    async def _private_thread(
        self, info: MatchInfo, channel: discord.TextChannel, name: str
    ) -> Delivered:
        """A thread that floods nobody's channel: threads that hang on posts are always public."""
        made = await self._places.thread(channel, name, private=True)
        if info.lobby_message_id is not None:
            with suppress(discord.NotFound):  # nobody misses the post of a lobby that is over
                await self._edit_lobby(
                    replace(info, thread_id=made.channel_id), info.lobby_message_id
                )
        return made

    async def _start(self, row: OutboxRow[OpeningPost]) -> Delivered | None:
        """Call all who play, but for those who rest or have left."""
        live = await self._matches.store.live(row.match_id)
        info, secrets = live.info, live.spec.keeps_secrets
        people = await self._present(info, info.seats)
        awake = [user for user in people if not await self._matches.vacations.resting(user)]
        words = match_words(info, info.language)
        sheet = opening_post(info, words, people, row.mark, secrets=secrets)
        return await self._carrier.post(info, sheet, row.nonce, awake)

    # --- posts in the thread

    async def _turn(self, row: OutboxRow[TurnPost]) -> Delivered | None:
        said = row.payload
        gone = await self._matches.absentees.gone_among(row.match_id, said.pings)
        pings = [user for user in said.pings if user not in gone]
        live = await self._matches.store.live(row.match_id)
        words = match_words(live.info, live.info.language)
        lines, tale = await self._story(live.info, words, row)
        told = await self._waiting(row.match_id, pings, words)
        # The match may have moved on since the row left; what it shows ends where its story ends.
        past = await self._matches.past.after(row.match_id, said.entry)
        moment = words.say(live.spec.moment(past.view(live, None).state))

        drawn = await self._drawn(live, tale, past.position) if said.pictured else None

        def made(most: int) -> Sheet:
            return turn_post(
                live.info,
                words,
                mark=row.mark,
                moment=moment,
                pictures=() if drawn is None else drawn.attached(most),
                lines=_shown(lines, tale, drawn, words),
                told=told,
            )

        return await self._carrier.with_pictures(live.info, row, made, pings)

    async def _final(self, row: OutboxRow[FinalPost]) -> Delivered | None:
        live = await self._matches.store.live(row.match_id)
        if not live.match.over and live.info.verdict is None:
            return None  # taken back meanwhile; a turn post follows
        result = result_of(live)
        words = match_words(live.info, live.info.language)
        lines, tale = await self._story(live.info, words, row)

        drawn = await self._drawn(live, tale)

        def made(most: int) -> Sheet:
            return final_post(
                live.info,
                words,
                result,
                mark=row.mark,
                pictures=() if drawn is None else drawn.attached(most),
                lines=_shown(lines, tale, drawn, words),
                partly=live.spec.keeps_secrets,
            )

        people = await self._present(live.info, live.info.deciding)
        return await self._carrier.with_pictures(live.info, row, made, people)

    async def _present(self, info: MatchInfo, seats: Sequence[SeatInfo]) -> list[int]:
        """The people of some seats of a match who are still on its server."""
        people = [seat.user_id for seat in seats if seat.user_id is not None]
        gone = await self._matches.absentees.gone_among(info.id, people)
        return [user for user in people if user not in gone]

    async def _drawn(self, live: Live, tale: Tale, position: bytes | None = None) -> Drawn | None:
        """The pictures of a post; None if they cannot be made: the words must arrive all the same."""
        look = await self._matches.news.look(live.info.id, None)
        before = None if look is None else look.view
        try:
            return await self._pictures.posted(live, live.info.language, before, position, tale)
        except Exception as error:  # noqa: BLE001 - whatever a painter stumbles over
            report(error, "pictures.broken", match=live.info.id)
            return None

    async def _story(
        self, info: MatchInfo, words: Words, row: OutboxRow[BoardPost]
    ) -> tuple[list[str], Tale]:
        """The lines of a post, and what each of them tells."""
        upto = row.payload.upto or None
        events = await self._matches.story.told(
            info.id, None, after_event=info.posted_event, upto=upto, limit=STORY
        )
        # What was done from outside the rules has had posts of its own.
        told = [one for one in events if not one.event.key.startswith(ACT)]
        lines = story(told, words, None)
        tale = Tale(grouped(told), folded(lines))
        return lines, replace(tale, before=await self._matches.past.before(info.id, tale.told()))

    async def _strip(self, row: OutboxRow[Strip]) -> Delivered | None:
        info = await self._matches.store.info(row.match_id)
        told = settled(match_words(info, info.language), row.payload.became)
        # A thread that the match has left sleeps on.
        strip = partial(
            self._places.strip, told=told, asleep_again=row.payload.channel_id != info.place
        )
        return await _where_it_stands(row.payload, strip)

    async def _waiting(self, match_id: str, pings: Sequence[int], words: Words) -> str:
        """Who is awaited now, who else can act and who has to wait, for a post that pings these people."""
        waits = await self._matches.awaited.waits(match_id)
        live = await self._matches.store.live(match_id)
        if live.info.paused_at is not None:
            return words("moderators-paused-since", when=dated(live.info.paused_at))
        now = self._matches.clock.now()
        return everybody(words, waits, pings, ahead_in(live), live.spec.shared, now)

    async def _ballot(self, row: OutboxRow[BallotPost]) -> Delivered | None:
        """A vote: posted once, then brought up to date; one that was decided at once needs no post."""
        info, ballot = (
            await self._matches.store.info(row.match_id),
            await self._matches.votes.ballot(row.payload.ballot),
        )
        words, still = match_words(info, info.language), ballot.outcome is Outcome.OPEN
        fresh = ballot.message_id is None
        pings = count(ballot, info).silent if fresh else ()
        revealed = await self._revealed(ballot, words) if still else []
        sheet = ballot_post(info, words, ballot, revealed, mark=row.mark, pings=pings)
        edit = partial(self._places.edit, sheet=sheet)
        if (edited := await _where_it_stands(ballot, edit)) is not None:
            return edited
        return await self._carrier.post(info, sheet, row.nonce, pings) if still else None

    async def _revealed(self, ballot: Ballot, words: Words) -> list[str]:
        found = await self._matches.votes.revealed(ballot)
        moves, story = (
            [move for move, _ in found],
            {one.number: told for one, told in found if told},
        )
        quiet = unheard(moves[:REVEALED], story)
        asked = await self._matches.questions.asked(ballot.match_id, quiet)
        told = Told(story, asked, await self._matches.story.former(ballot.match_id))
        return revealed_lines(moves, told, words)

    async def _awaited(self, row: OutboxRow[AwaitedUpdate]) -> Delivered | None:
        info = await self._matches.store.info(row.match_id)
        words = match_words(info, info.language)
        if info.status is Status.LOCKED:
            final = partial(confirmed_by_all, info, words)
            change = partial(self._places.change, change=final)
            return await _where_it_stands(row.payload, change)
        told = await self._waiting(row.match_id, row.payload.pings, words)
        if not told:
            return None  # it is over, or an AI player thinks; another post follows
        change = partial(self._places.rewrite, place=AWAITED, text=told)
        return await _where_it_stands(row.payload, change)

    # --- to one person

    async def _prompt(self, row: OutboxRow[Prompt]) -> Delivered | None:
        said, user_id = row.payload, row.payload.user_id
        if await self._matches.absentees.gone_among(row.match_id, [user_id]):
            return None
        info = await self._matches.store.info(row.match_id)
        settings = await self._people.settings(user_id)
        lang = await self._people.language_unasked(user_id, info.language)
        visit = Visit(row.match_id, user_id, lang, 0, titled=True, mark=row.mark)
        scene = await self._desk.scene(visit)
        asked = any(decision.id == said.decision for decision in scene.decisions)
        if not asked and not await self._others_asked(row):
            return None
        quiet = said.quiet or said.spared or not asked
        if settings.dms and not settings.dm_closed:
            if said.here:
                return None  # it stands there already
            # Also to who has answered, if only ahead: whether their messages are closed shows in the thread.
            resting = quiet or await self._matches.vacations.resting(user_id)
            sheet = panel(scene)
            sent = await self._carrier.to_person(user_id, sheet, row.nonce, silent=resting)
            if sent is not None:
                redraw = partial(self._places.edit, sent.channel_id, sent.message_id)
                standing = replace(visit, message=sent.message_id)
                self._watch.calling(standing, sheet.asks, redraw)
                return sent
        # Everybody sees who is pinged; so whoever has answered already, or ahead, is pinged like the others.
        pings = [] if said.called or said.spared else [user_id]
        return await self._to_panel(info, row, user_id, pings)

    async def _others_asked(self, row: OutboxRow[Prompt]) -> bool:
        """Whether somebody who has answered in secret is to be called again like those who have not."""
        if not row.payload.again:
            return False
        return row.payload.seat in secret_seats(await self._matches.store.live(row.match_id))

    async def _call_to_lobby(self, info: MatchInfo, row: OutboxRow[Notice]) -> Delivered | None:
        if info.status is not Status.LOBBY:
            return None  # nobody can sit down any more
        call = call_to_lobby(info, match_words(info, info.language), row)
        return await self._carrier.post(info, call, row.nonce, row.payload.pings)

    async def _notice(self, row: OutboxRow[Notice]) -> Delivered | None:
        said = row.payload
        info = await self._matches.store.info(row.match_id)
        if said.gathering:
            return await self._call_to_lobby(info, row)
        if said.user_id is None:
            return await self._public_notice(info, row)
        settings = await self._people.settings(said.user_id)
        if settings.dms and not settings.dm_closed:
            lang = await self._people.language_unasked(said.user_id, info.language)
            told = notice(
                info, match_words(info, lang), said.text, row.mark, away=True, reader=said.user_id
            )
            edit = partial(self._places.edit, sheet=told)
            if (edited := await _where_it_stands(said, edit)) is not None:
                return edited  # it took the place of an earlier one
            if sent := await self._carrier.to_person(said.user_id, told, row.nonce):
                return sent
        return await self._called(info, row, said.user_id) if said.call else None

    async def _called(self, info: MatchInfo, row: OutboxRow[Any], user_id: int) -> Delivered | None:
        """Call somebody who takes no direct messages to its panel, unless nobody waits for it any more."""
        waits = await self._matches.awaited.waits(info.id)
        if user_id not in [wait.user_id for wait in waits] or info.paused_at is not None:
            return None
        if await self._matches.absentees.gone_among(info.id, [user_id]):
            return None
        return await self._to_panel(info, row, user_id, [user_id])

    async def _to_panel(
        self, info: MatchInfo, row: OutboxRow[Any], user_id: int, pings: Sequence[int]
    ) -> Delivered:
        call = call_to_panel(info, match_words(info, info.language), user_id, row.mark)
        resting = await self._matches.vacations.resting(user_id)
        return await self._carrier.post(info, call, row.nonce, pings, silent=resting)

    async def _public_notice(self, info: MatchInfo, row: OutboxRow[Notice]) -> Delivered | None:
        said, words = row.payload, match_words(info, info.language)
        if said.closes is not None:
            return await self._alarm.leave(info, row, words, said.closes)
        more = ""
        if said.waiting:
            now = self._matches.clock.now()
            more = waiting_lines(await self._matches.awaited.waits(info.id), words, now)
        sheet = notice(info, words, said.text, row.mark, more, filed=filed(words, said))
        edit = partial(self._places.edit, sheet=sheet)
        if (edited := await _where_it_stands(said, edit)) is not None:
            return edited  # it took the place of an earlier one
        return await self._carrier.post(info, sheet, row.nonce)


class _Placed(Protocol):
    """What knows where a post of its own stands, if there is one."""

    @property
    def message_id(self) -> int | None: ...

    @property
    def channel_id(self) -> int | None: ...


async def _where_it_stands(
    there: _Placed, change: Callable[[int, int], Awaitable[Delivered]]
) -> Delivered | None:
    """Change an earlier post; None if there is none any more."""
    if there.channel_id is None or there.message_id is None:
        return None
    try:
        return await change(there.channel_id, there.message_id)
    except discord.NotFound as gone:
        if gone.code not in (channels.UNKNOWN_MESSAGE, channels.UNKNOWN_CHANNEL):
            raise
    return None


def _shown(lines: list[str], tale: Tale, drawn: Drawn | None, words: Words) -> list[str]:
    """The last lines of a story, with the numbers of the marks that they left on the picture."""
    marked = () if drawn is None else drawn.board.lines
    return newest(numbered(lines, marked, tale.folded), words, tale.folded)
