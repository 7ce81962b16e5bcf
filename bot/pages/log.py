"""The log: the story of a match page by page, sifted by player, kind and beginning."""

from collections.abc import Sequence
from dataclasses import replace

from bot.domain.match import MatchInfo, StoredEvent
from bot.matches.service import Matches
from bot.pages.log_filter import Sieve, Sort, sort_of, sorts
from bot.text import fit
from bot.text.names import match_words
from bot.text.story import (
    line,
)
from bot.text.words import Words, match_name
from bot.ui.banner import (
    trial_banner,
)
from bot.ui.clicks.looking import LogClick, SiftClick
from bot.ui.controls import Control, button, entry, menu
from bot.ui.custom_ids import whole
from bot.ui.message import MessageBuilder

PAGE = 15
PAGE_LENGTH = 3000
"""How many characters of the story stand on a page at most."""
LINE_LENGTH = 500
LAST = (10, 30, 100)
"""From so many moves back on the story is offered."""
LOOK = "look"


class Logbook:
    """Makes pages of the log for one person. All raise MatchError for unknown matches."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def page(
        self, match_id: str, user_id: int, reader: Words, sieve: Sieve, place: str = ""
    ) -> MessageBuilder:
        """A page. place: `u57` ends with line 57, `a57` begins after it, "" is the newest one."""
        info = await self._matches.store.info(match_id)
        words = match_words(info, reader.lang)
        seat = info.seat_of(user_id)
        found, earlier = await self._found(info, user_id, sieve, place)
        shown, cut = _fitting(found, words, seat, forward=place[:1] == "a")
        further = place != "" and await self._is_more(info, user_id, sieve, shown)
        builder = trial_banner(MessageBuilder(), info, words)
        if not info.trial:
            builder.say(f"### {match_name(info.name)}")
        builder.small(_told(sieve, words))
        lines = [_numbered(one, words, seat) for one in shown]
        builder.say(
            "\n".join(lines) or words("bot-log-empty" if sieve == Sieve() else "looking-log-none")
        )
        builder.row(
            *_turning(info.id, shown, words, sieve, earlier=earlier or cut, further=further)
        )
        for one in _menus(info, words, sieve):
            builder.row(one)
        return builder

    async def sieve(
        self,
        match_id: str,
        user_id: int,
        sieve: Sieve,
        *,
        move: int | None = None,
        last: int | None = None,
        news: bool = False,
    ) -> Sieve:
        """The same from a line on, from so many moves back, or since this person last looked."""
        if news:
            look = await self._matches.news.last_look(match_id, user_id)
            return replace(sieve, first=1 if look is None else look + 1)
        if last is not None:
            return replace(sieve, first=await self._matches.story.first_of_last(match_id, last))
        return sieve if move is None else replace(sieve, first=max(1, move))

    async def picked(
        self, match_id: str, user_id: int, sieve: Sieve, what: str, value: str
    ) -> Sieve:
        """The sieve after a choice from one of its menus."""
        if what == "seat":
            return replace(sieve, seat=whole(value))
        if what == "sort":
            return replace(sieve, sort=sort_of(value))
        if value == LOOK:
            return await self.sieve(match_id, user_id, sieve, news=True)
        if last := whole(value):
            return await self.sieve(match_id, user_id, sieve, last=last)
        return replace(sieve, first=1)

    async def _found(
        self, info: MatchInfo, user_id: int, sieve: Sieve, place: str
    ) -> tuple[list[StoredEvent], bool]:
        """The lines of a page and whether there are earlier ones."""
        forward, number = place[:1] == "a", place[1:]
        at = whole(number)
        first = sieve.first - 1
        found = await self._matches.story.sifted(
            info.id,
            user_id,
            lambda one: sieve.lets_through(one, info.game),
            after=max(first, at) if forward and at is not None else first,
            upto=None if forward else at,
            limit=PAGE if forward else PAGE + 1,
            oldest=forward,
        )
        if forward:
            return found, True
        return found[-PAGE:], len(found) > PAGE

    async def _is_more(
        self, info: MatchInfo, user_id: int, sieve: Sieve, shown: Sequence[StoredEvent]
    ) -> bool:
        """Whether lines follow those that are shown."""
        if not shown:
            return False
        later = await self._matches.story.sifted(
            info.id,
            user_id,
            lambda one: sieve.lets_through(one, info.game),
            after=shown[-1].number,
            upto=None,
            limit=1,
            oldest=True,
        )
        return bool(later)


def _fitting(
    found: Sequence[StoredEvent], words: Words, seat: int | None, *, forward: bool
) -> tuple[list[StoredEvent], bool]:
    """As many lines as a message holds, and whether earlier ones had to go; the other end stays."""
    kept: list[StoredEvent] = []
    left = PAGE_LENGTH
    for one in found if forward else reversed(found):
        left -= len(_numbered(one, words, seat)) + 1
        if left < 0 and kept:
            break
        kept.append(one)
    ordered = kept if forward else kept[::-1]
    return ordered, not forward and len(ordered) < len(found)


def _numbered(stored: StoredEvent, words: Words, seat: int | None) -> str:
    return f"{stored.number}. {fit.prose(line(stored, words, seat), LINE_LENGTH)}"


def _told(sieve: Sieve, words: Words) -> str:
    """What is left out, in words."""
    parts = []
    if sieve.seat is not None and sieve.seat < len(words.seats):
        parts.append(words.seats[sieve.seat].inline)
    if sieve.sort is not Sort.ALL:
        parts.append(_sort(sieve.sort, words))
    if sieve.first > 1:
        parts.append(words("looking-log-from", n=sieve.first))
    return " · ".join(parts)


def _sort(sort: Sort, words: Words) -> str:
    return words(f"looking-sort-{sort.name.lower()}")


def _turning(
    match_id: str,
    shown: Sequence[StoredEvent],
    words: Words,
    sieve: Sieve,
    *,
    earlier: bool,
    further: bool,
) -> list[Control]:
    """The buttons to other pages; they keep what is left out."""
    if not shown:
        return []
    first, last, kept = shown[0].number, shown[-1].number, sieve.written
    found = []
    if earlier and first > sieve.first:
        found.append(button(words("bot-earlier"), LogClick(match_id, f"u{first - 1}", kept)))
    if further:
        found.append(button(words("bot-further"), LogClick(match_id, f"a{last}", kept)))
        found.append(button(words("bot-newest"), LogClick(match_id, "u", kept)))
    return found


def _menus(info: MatchInfo, words: Words, sieve: Sieve) -> list[Control]:
    """The menus that leave something out."""
    everybody = entry(words("looking-log-everybody"), "-", chosen=sieve.seat is None)
    players = [
        entry(name.plain, str(seat), chosen=seat == sieve.seat)
        for seat, name in enumerate(words.seats)
    ]
    kinds = [
        entry(_sort(one, words), one.value, chosen=one is sieve.sort)
        for one in sorts(info.game, words)
    ]
    begins = [
        entry(words("looking-log-whole"), "0", chosen=sieve.first == 1),
        entry(words("looking-log-look"), LOOK),
        *(entry(words("looking-log-last", n=one), str(one)) for one in LAST),
    ]
    return [
        menu(_custom(info, "seat", sieve), [everybody, *players], words("looking-log-player")),
        menu(_custom(info, "sort", sieve), kinds, words("looking-log-kind")),
        menu(_custom(info, "first", sieve), begins, words("looking-log-begin")),
    ]


def _custom(info: MatchInfo, what: str, sieve: Sieve) -> SiftClick:
    return SiftClick(info.id, what, sieve.written)
