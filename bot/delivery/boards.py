"""Board posts in a match's thread: what happened, the pictures, who is awaited."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.delivery.carrier import Carrier
from bot.delivery.channels import Channels, where_it_stands
from bot.domain.match import MatchInfo, Status
from bot.domain.outbox import (
    AwaitedUpdate,
    BoardPost,
    Delivered,
    FinalPost,
    OutboxRow,
    Strip,
    TurnPost,
)
from bot.domain.stamps import dated
from bot.matches.core.live import Live, lane_status
from bot.matches.core.result import result_of
from bot.matches.service import Matches
from bot.pictures.pictures import Drawn, Pictures
from bot.posts.became import settled
from bot.posts.final import confirmed_by_all, final_post
from bot.posts.turn import AWAITED, everybody, turn_post
from bot.reporting import report
from bot.text.names import match_words
from bot.text.story import ACT, folded, grouped, newest, story
from bot.text.tale import Tale, numbered
from bot.text.words import Words
from bot.ui.message import MessageBuilder

STORY = 200


class BoardPosts:
    """Delivers board posts, and keeps those that stand up to date."""

    def __init__(
        self, matches: Matches, pictures: Pictures, places: Channels, carrier: Carrier
    ) -> None:
        self._matches = matches
        self._pictures = pictures
        self._places = places
        self._carrier = carrier

    async def turn(self, row: OutboxRow[TurnPost]) -> Delivered | None:
        """Post what has happened and who is awaited; it calls those who are."""
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

        def made(most: int) -> MessageBuilder:
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

    async def final(self, row: OutboxRow[FinalPost]) -> Delivered | None:
        """Post the result, unless it was taken back meanwhile."""
        live = await self._matches.store.live(row.match_id)
        if not live.match.over and live.info.verdict is None:
            return None  # taken back meanwhile; a turn post follows
        result = result_of(live)
        words = match_words(live.info, live.info.language)
        lines, tale = await self._story(live.info, words, row)

        drawn = await self._drawn(live, tale)

        def made(most: int) -> MessageBuilder:
            return final_post(
                live.info,
                words,
                result,
                mark=row.mark,
                pictures=() if drawn is None else drawn.attached(most),
                lines=_shown(lines, tale, drawn, words),
                partly=live.spec.keeps_secrets,
            )

        people = await self._matches.absentees.present(live.info, live.info.deciding)
        return await self._carrier.with_pictures(live.info, row, made, people)

    async def awaited(self, row: OutboxRow[AwaitedUpdate]) -> Delivered | None:
        """Bring up to date whom a post names as awaited, or that the result is confirmed."""
        info = await self._matches.store.info(row.match_id)
        words = match_words(info, info.language)
        if info.status is Status.LOCKED:
            final = partial(confirmed_by_all, info, words)
            change = partial(self._places.change, change=final)
            return await where_it_stands(row.payload, change)
        told = await self._waiting(row.match_id, row.payload.pings, words)
        if not told:
            return None  # it is over, or an AI player thinks; another post follows
        change = partial(self._places.rewrite, place=AWAITED, text=told)
        return await where_it_stands(row.payload, change)

    async def strip(self, row: OutboxRow[Strip]) -> Delivered | None:
        """Take from a post what is of no more use, and say what became of it."""
        info = await self._matches.store.info(row.match_id)
        told = settled(match_words(info, info.language), row.payload.became)
        # A thread that the match has left sleeps on.
        strip = partial(
            self._places.strip, told=told, asleep_again=row.payload.channel_id != info.place
        )
        return await where_it_stands(row.payload, strip)

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

    async def _waiting(self, match_id: str, pings: Sequence[int], words: Words) -> str:
        """Who is awaited now, who else can act and who has to wait, for a post that pings these people."""
        waits = await self._matches.awaited.waits(match_id)
        live = await self._matches.store.live(match_id)
        if live.info.paused_at is not None:
            return words("moderators-paused-since", when=dated(live.info.paused_at))
        now = self._matches.clock.now()
        return everybody(words, waits, pings, lane_status(live), live.spec.shared, now)


def _shown(lines: list[str], tale: Tale, drawn: Drawn | None, words: Words) -> list[str]:
    """The last lines of a story, with the numbers of the marks that they left on the picture."""
    marked = () if drawn is None else drawn.board.lines
    return newest(numbered(lines, marked, tale.folded), words, tale.folded)
