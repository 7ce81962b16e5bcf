"""Private looks at a match: the board and its parts, the board in words, one's hand, the log."""

from typing import Any

from bot import fit, limits
from bot.matches.errors import MatchError
from bot.matches.model import StoredEvent
from bot.matches.service import Live, Matches
from bot.panels import ids
from bot.panels.controls import Control, button, entry, menu
from bot.panels.sheet import Attachment, Sheet
from bot.posts.names import match_words
from bot.posts.pictures import Pictures, attached
from bot.posts.story import line
from bot.words import Words, escaped
from engines.core import Text, View
from renderer.core.picture import Picture

PAGE = 15
TEXT = "text"


class Looking:
    """Makes private messages that show a match to one person. All raise MatchError for unknown matches."""

    def __init__(self, matches: Matches, pictures: Pictures) -> None:
        self._matches = matches
        self._pictures = pictures

    def zones(self, game: str, words: Words) -> list[tuple[str, str]]:
        """The parts of a game's board, each with its name."""
        return [(zone, words(f"{game}-picture-zone-{zone}")) for zone in self._pictures.zones(game)]

    async def board(self, match_id: str, user_id: int, reader: Words, zoom: str) -> Sheet:
        """The board as this person sees it, with what changed since its last look; or a part of it."""
        live = await self._matches.live(match_id)
        seat = live.seat_of(user_id)
        sheet = Sheet()
        if zoom == TEXT:
            told = await self._pictures.text_board(live, reader.lang, seat)
            sheet.say(f"```\n{fit.paragraph(told.replace('```', ''), TEXT_MOST)}\n```")
            sheet.file(Attachment("board.txt", told.encode()))
        else:
            sheet.picture(attached("board", await self._look(live, reader, seat, zoom)))
        self._menu(sheet, live, reader, zoom)
        return sheet

    async def hand(self, match_id: str, user_id: int, reader: Words) -> Sheet:
        """What only this person may see. Raises MatchError for somebody who does not play."""
        live = await self._matches.live(match_id)
        seat = live.seat_of(user_id)
        if seat is None:
            raise MatchError(Text("bot-no-seat"))
        picture = await self._pictures.hand(live, reader.lang, seat)
        sheet = Sheet().picture(attached("hand", picture))
        return sheet.small(escaped(live.info.name))

    async def log(self, match_id: str, user_id: int, reader: Words, upto: int) -> Sheet:
        """A page of the story, the last one if `upto` is 0, else the one that ends with this event."""
        info = await self._matches.info(match_id)
        words = match_words(info, reader.lang)
        seat = info.seat_of(user_id)
        found = await self._matches.story(
            match_id, seat, upto=upto or None, limit=PAGE, withdrawn=True
        )
        sheet = Sheet().say(f"### {escaped(info.name)}")
        lines = [f"{stored.number}. {line(stored, words, seat)}" for stored in found]
        sheet.say("\n".join(lines) or words("bot-log-empty"))
        sheet.row(*_log_buttons(match_id, found, words, newest=upto == 0))
        return sheet

    async def _look(self, live: Live, reader: Words, seat: int | None, zoom: str) -> Picture:
        before = await self._before(live.info.id, seat)
        if zoom in self._pictures.zones(live.info.game):
            return await self._pictures.zoom(live, reader.lang, zoom, seat, before)
        picture = await self._pictures.board(live, reader.lang, seat, before)
        if seat is not None:
            await self._matches.looked(live.info.id, seat)
        return picture

    async def _before(self, match_id: str, seat: int | None) -> View[Any] | None:
        look = await self._matches.look(match_id, seat)
        return None if look is None else look.view

    def _menu(self, sheet: Sheet, live: Live, reader: Words, zoom: str) -> None:
        whole = entry(reader("bot-board-whole"), "all", chosen=zoom in ("", "all"))
        parts = [
            entry(label, zone, chosen=zone == zoom)
            for zone, label in self.zones(live.info.game, reader)
        ]
        in_words = entry(reader("bot-board-text"), TEXT, chosen=zoom == TEXT)
        entries = [whole, *parts[: limits.SELECT_OPTIONS - 2], in_words]
        sheet.row(menu(ids.pack("zoom", live.info.id), entries, reader("bot-board-choose")))


TEXT_MOST = 3500


def _log_buttons(
    match_id: str, found: list[StoredEvent], words: Words, *, newest: bool
) -> list[Control]:
    first = found[0].number if found else 1
    last = found[-1].number if found else 0
    buttons = []
    if first > 1:
        buttons.append(button(words("bot-earlier"), ids.pack("log", match_id, first - 1)))
    if not newest:
        buttons.append(button(words("bot-further"), ids.pack("log", match_id, last + PAGE)))
        buttons.append(button(words("bot-newest"), ids.pack("log", match_id, 0)))
    return buttons
