"""Private looks at a match: the board and its parts, now or after any move, in pictures or words; hands."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot import limits
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, names_then
from bot.domain.public_log import (
    known_upto,
)
from bot.matches.core.live import Live
from bot.matches.history.news import Shown
from bot.matches.history.past import Past, PastMove
from bot.matches.service import Matches
from bot.pictures.pictures import NOTHING_TOLD, Pictures, attached
from bot.text import fit
from bot.text.names import match_words
from bot.text.story import (
    line,
    news_of,
    numbered_news,
)
from bot.text.tale import (
    Tale,
    numbered,
)
from bot.text.worded import WordedStories, matching, plain
from bot.text.words import Words, match_name
from bot.ui.banner import (
    trial_banner,
)
from bot.ui.click import Click
from bot.ui.clicks.looking import NowClick, ThenClick, ZoomClick
from bot.ui.controls import Control, button, entry, menu
from bot.ui.custom_ids import whole
from bot.ui.message import Attachment, MessageBuilder
from engines.core import Text, View
from engines.core.sealed import PublicNumbers, known_groups
from renderer.core.picture import Picture, seat_of

TEXT = "text"
REPORT = "report:"
"""Before the key of a report, so that none can be taken for a part of the board."""
TEXT_MOST = 3000
MOVE_LINES = 5
MOVE_LENGTH = 150


@dataclass(frozen=True, slots=True)
class _Then:
    """A look back: the position, what was seen before the move, whose eyes look, and what is told."""

    past: Past
    seat: int | None
    before: View[Any] | None
    tale: Tale


@dataclass(frozen=True, slots=True)
class _News:
    """What somebody is shown and saw last, and the story since, as lines and as what each of them tells."""

    shown: Shown
    before: View[Any] | None = None
    lines: Sequence[str] = ()
    tale: Tale = NOTHING_TOLD


class Looking:
    """Makes private messages that show a match to one person. All raise MatchError for unknown matches."""

    def __init__(self, matches: Matches, pictures: Pictures) -> None:
        self._matches = matches
        self._pictures = pictures
        self._stories = WordedStories(matches.story)

    def zones(self, info: MatchInfo, reader: Words) -> list[tuple[str, str]]:
        """The parts of a match's board, each with its name."""
        words = match_words(info, reader.lang)
        found = self._pictures.zones(info.game, len(info.seats))
        return [(zone, _zone_name(zone, info.game, words)) for zone in found]

    def _zones(self, live: Live) -> list[str]:
        return self._pictures.zones(live.info.game, len(live.info.seats))

    async def board(self, match_id: str, user_id: int, reader: Words, zoom: str) -> MessageBuilder:
        """The board as this person sees it, with what changed since its last look; or a part of it."""
        live = await self._matches.store.live(match_id)
        seat = live.seat_of(user_id)
        builder = trial_banner(MessageBuilder(), live.info, reader)
        pictures = self._pictures.asked_by(user_id)
        if zoom == TEXT:
            _say_board(builder, await pictures.text_board(live, reader.lang, seat))
        else:
            news = await self._news(live, reader, seat)
            picture = await self._look(pictures, live, reader, seat, zoom, news)
            builder.picture(attached("board", picture))
            builder.say(_since(news, picture, match_words(live.info, reader.lang)))
        reports = self._reports(live, live.match.view(seat), reader)
        builder.row(self._menu(live, reader, zoom, reports, ZoomClick(live.info.id)))
        # The number of the last answer would count those given in secret.
        if (known := known_upto(live.match)) and not live.info.trial:
            back = ThenClick(live.info.id, PublicNumbers.of(live.match).number(known), "")
            builder.row(button(reader("looking-moves"), back))
        return builder

    async def then(
        self, match_id: str, user_id: int, reader: Words, moment: PastMove, zoom: str
    ) -> MessageBuilder:
        """The board as it stood after a move, as this person knew it then; changes by the move are marked."""
        live = await self._matches.store.live(match_id)
        if live.info.trial:
            raise MatchError(Text("looking-then-trial"))
        words = match_words(live.info, reader.lang)
        then = await self._then(live, user_id, moment)
        live = await self._as_seated(live, then.past.entry)
        builder = MessageBuilder()
        marked: Sequence[int] = ()
        pictures = self._pictures.asked_by(user_id)
        if zoom == TEXT:
            told = await pictures.text_board(live, reader.lang, then.seat, then.past.position)
            _say_board(builder, told)
        else:
            picture = await self._picture(pictures, live, reader, then, zoom)
            builder.picture(attached("board", picture))
            marked = picture.lines
        builder.say(_told(moment, words, then.seat, marked))
        if then.past.entry != then.past.wanted:
            nearest = await self._matches.past.moment(match_id, then.past.entry, user_id)
            builder.say(words("looking-then-differs", n=nearest.number))
        numbers = PublicNumbers.of(live.match)
        builder.row(*_steps(match_id, moment, numbers, zoom, words))
        click = ThenClick(match_id, numbers.number(moment.entry))
        reports = self._reports(live, then.past.view(live, then.seat), reader)
        builder.row(self._menu(live, reader, zoom, reports, click))
        return builder

    async def hand(self, match_id: str, user_id: int, reader: Words) -> MessageBuilder:
        """What only this person may see. Raises MatchError for somebody who does not play."""
        live = await self._matches.store.live(match_id)
        seat = live.seat_of(user_id)
        if seat is None:
            raise MatchError(Text("bot-no-seat"))
        picture = await self._pictures.asked_by(user_id).hand(live, reader.lang, seat)
        builder = trial_banner(MessageBuilder(), live.info, reader).picture(
            attached("hand", picture)
        )
        return builder.small(match_name(live.info.name))

    async def moves(
        self, match_id: str, user_id: int, reader: Words, typed: str
    ) -> list[tuple[str, int]]:
        """Lines of the story with their numbers, the newest first: by number, or newer ones by words."""
        info, wanted = await self._matches.store.info(match_id), typed.strip().casefold()
        near = whole(wanted)
        if near is None:
            lines = await self._stories.newest(info, user_id, reader)
            found = matching(lines, wanted, MOVES)
            return [(f"{one.number}. {one.told}", one.number) for one in found]
        words, seat = match_words(info, reader.lang), info.seat_of(user_id)
        upto = near + MOVES // 2
        moves = await self._matches.story.sifted(
            match_id, user_id, lambda one: one.entry > 0, after=0, upto=upto, limit=MOVES
        )
        return [
            (f"{one.number}. {plain(line(one, words, seat))}", one.number)
            for one in reversed(moves)
        ]

    async def _look(
        self,
        pictures: Pictures,
        live: Live,
        reader: Words,
        seat: int | None,
        zoom: str,
        news: _News,
    ) -> Picture:
        before, tale = news.before, news.tale
        if (key := self._key(live, live.match.view(seat), zoom)) is not None:
            return await pictures.report(live, reader.lang, key, seat)
        if zoom in self._zones(live):
            return await pictures.zoom(live, reader.lang, zoom, seat, before, tale=tale)
        picture = await pictures.board(live, reader.lang, seat, before, tale=tale)
        if seat is not None:
            await self._matches.news.looked(live.info.id, seat, news.shown)
        return picture

    async def _news(self, live: Live, reader: Words, seat: int | None) -> _News:
        """What has happened since a seat looked at the board last; for all others, since the last post.

        What happens from now on is news only for the next look, even if the picture shows it already.
        """
        shown = Shown.of(live)
        look = await self._matches.news.look(live.info.id, seat)
        if look is None:
            return _News(shown)
        events = await self._matches.story.told(
            live.info.id,
            seat,
            after_event=look.event,
            upto=shown.event,
            since=0 if seat is None else live.info.seats[seat].since,
        )
        lines, tale = news_of(events, match_words(live.info, reader.lang), seat)
        before = await self._matches.past.before(live.info.id, tale.told())
        return _News(shown, look.view, lines, replace(tale, before=before))

    async def _then(self, live: Live, user_id: int, moment: PastMove) -> _Then:
        """A look back. Who has taken a seat over sees what was before as everybody does."""
        past = await self._matches.past.after(live.info.id, moment.entry)
        seat = live.seat_of(user_id)
        if seat is not None and past.entry < live.info.seats[seat].since:
            seat = None
        if moment.before is not None and past.entry == past.wanted:
            earlier = await self._matches.past.after(live.info.id, moment.before)
            if earlier.entry == earlier.wanted:
                lines = [[one] for one in moment.lines[:MOVE_LINES]]
                tale = Tale(lines, before=await self._just_before(live, moment))
                return _Then(past, seat, earlier.view(live, seat), tale)
        return _Then(past, seat, None, NOTHING_TOLD)

    async def _just_before(self, live: Live, moment: PastMove) -> dict[int, bytes]:
        """The position before a move; none if several made it by answering in secret at once.

        Answers of which nothing was told may lie between that and the move before.
        """
        if moment.entry in known_groups(live.match):
            return {}
        return await self._matches.past.before(live.info.id, [moment.entry])

    async def _as_seated(self, live: Live, entry: int) -> Live:
        """The match under the names of those who sat there after an entry."""
        names = names_then(await self._matches.story.former(live.info.id), entry=entry)
        return replace(live, info=live.info.naming(names)) if names else live

    async def _picture(
        self, pictures: Pictures, live: Live, reader: Words, then: _Then, zoom: str
    ) -> Picture:
        lang, position = reader.lang, then.past.position
        if (key := self._key(live, then.past.view(live, then.seat), zoom)) is not None:
            return await pictures.report(live, lang, key, then.seat, position)
        if zoom in self._zones(live):
            return await pictures.zoom(
                live, lang, zoom, then.seat, then.before, position, then.tale
            )
        return await pictures.board(live, lang, then.seat, then.before, position, then.tale)

    def _reports(self, live: Live, view: View[Any], reader: Words) -> list[tuple[str, str]]:
        """What there is a picture of besides the board, the newest first, each with its title."""
        words = match_words(live.info, reader.lang)
        found = self._pictures.reports(live.info.game, view)
        return [(REPORT + one.key, words.say(one.title)) for one in reversed(found)]

    def _key(self, live: Live, view: View[Any], zoom: str) -> str | None:
        """The report that is meant, if it is one and there still is one."""
        keys = [one.key for one in self._pictures.reports(live.info.game, view)]
        key = zoom.removeprefix(REPORT)
        return key if zoom.startswith(REPORT) and key in keys else None

    def _menu(
        self,
        live: Live,
        reader: Words,
        zoom: str,
        reports: Sequence[tuple[str, str]],
        click: Click,
    ) -> Control:
        whole = entry(reader("bot-board-whole"), "all", chosen=zoom in ("", "all"))
        named = [*self.zones(live.info, reader), *reports]
        parts = [entry(label, zone, chosen=zone == zoom) for zone, label in named]
        in_words = entry(reader("bot-board-text"), TEXT, chosen=zoom == TEXT)
        entries = [whole, *parts[: limits.SELECT_OPTIONS - 2], in_words]
        return menu(click, entries, reader("bot-board-choose"))


MOVES = limits.AUTOCOMPLETE_CHOICES


def _zone_name(zone: str, game: str, words: Words) -> str:
    seat = seat_of(zone)
    if seat is None:
        return words(f"{game}-picture-zone-{zone}")
    return words("picture-zone-seat", name=words.seats[seat].plain)


def _since(news: _News, picture: Picture, words: Words) -> str:
    """The lines since somebody's last look, with the numbers of their marks; "" if nothing has happened."""
    if not news.lines:
        return ""
    lines = numbered_news(news.lines, news.tale, picture.lines, words)
    return "\n".join([f"**{words('looking-since')}**", *lines])


def _say_board(builder: MessageBuilder, told: str) -> None:
    """The board in words, with the whole of it as a file."""
    builder.say(f"```\n{fit.paragraph(told.replace('```', ''), TEXT_MOST)}\n```")
    builder.file(Attachment("board.txt", told.encode()))


def _told(moment: PastMove, words: Words, seat: int | None, marked: Sequence[int]) -> str:
    """After which move, with the lines of its story and the numbers of their marks."""
    if not moment.number:
        return f"### {words('looking-then-start')}"
    told = [fit.prose(line(one, words, seat), MOVE_LENGTH) for one in moment.lines[:MOVE_LINES]]
    lines = numbered(told, marked)
    if len(moment.lines) > MOVE_LINES:
        lines.append("…")
    return "\n".join([f"### {words('looking-then', n=moment.number)}", *lines])


def _steps(
    match_id: str, moment: PastMove, numbers: PublicNumbers, zoom: str, words: Words
) -> list[Control]:
    """To the move before and the one after, and back to the present."""
    found = []
    if moment.before is not None:
        before = numbers.number(moment.before)
        found.append(_step(words("bot-earlier"), match_id, before, zoom))
    if moment.after is not None:
        after = numbers.number(moment.after)
        found.append(_step(words("bot-further"), match_id, after, zoom))
    found.append(button(words("looking-now"), NowClick(match_id, zoom)))
    return found


def _step(label: str, match_id: str, entry_number: int, zoom: str) -> Control:
    return button(label, ThenClick(match_id, entry_number, zoom))
