"""Pictures of matches, drawn off the event loop from a copy of the position."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from bot.limits import ATTACHMENT_BYTES
from bot.matches.core.live import Live
from bot.pictures.easel import Easel
from bot.pictures.trail import (
    Moves,
)
from bot.text.names import match_words, picture_names
from bot.text.tale import (
    Tale,
)
from bot.ui.message import Attachment
from engines.core import Counters, Match, Table, View
from renderer.core.picture import Caption, Painter, Picture, Report, Trail, fit, zones_of

T = TypeVar("T")
PainterOf = Callable[[str], Painter]
NOTHING_TOLD = Tale()
MOST_REPORTED = 4
"""A post shows so many reports beside the board, the newest ones; menus show all."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """The pictures of a post: the board, and those of what has happened since the last post."""

    board: Picture
    reports: Sequence[Picture] = ()

    def attached(self, most: int) -> list[Attachment]:
        """All of them ready to be sent, each of at most `most` bytes; the board first."""
        reports = enumerate(self.reports, 1)
        named = [("board", self.board), *((f"report-{at}", one) for at, one in reports)]
        return [attached(name, picture, most) for name, picture in named]


@dataclass(frozen=True, slots=True)
class Frozen:
    """A position taken out of a live match, so that drawing and playing do not disturb each other."""

    match: Match[Any]
    position: bytes
    counters: Counters
    caption: Caption
    moves: Moves

    @classmethod
    def of(
        cls, live: Live, lang: str, position: bytes | None = None, tale: Tale = NOTHING_TOLD
    ) -> "Frozen":
        """The present position, or one of the past, captioned in a language, and how a tale led to it."""
        names = picture_names(match_words(live.info, lang))
        # Of a moment of the past it is told who was awaited then, however the match ended.
        stopped = live.info.verdict is not None and position is None
        caption = Caption(
            live.info.name, live.info.seed_hash, names, lang, live.info.trial, stopped
        )
        counters = live.match.table.counters.copy()
        then = live.match.dump() if position is None else position
        moves = Moves.of(live.match, tale)
        return cls(live.match, then, counters, caption, moves)

    def view(self, seat: int | None) -> View[Any]:
        """What a seat (None: the public) may know."""
        return self._at(self.position).view(seat)

    def news(self, painter: Painter, before: View[Any] | None) -> list[tuple[View[Any], str]]:
        """What has come to be reported since a public view, by key, with a view that shows it."""
        now, trail = self.view(None), self.trail(None, before)
        known = {one.key for seen in trail[:1] for one in painter.reports(seen.view)}
        if (first := self._first()) is not None:
            # What was reported before a step back is news if it has come about again.
            known &= {one.key for one in painter.reports(first)}
        found: dict[str, View[Any]] = {}
        for view in [*(seen.view for seen in trail[1:]), now]:
            for one in painter.reports(view):
                if one.key not in known:
                    found.setdefault(one.key, view)
        return [(view, key) for key, view in found.items()]

    def _first(self) -> View[Any] | None:
        """What everybody saw before the first answer that is told, if that is known."""
        told = self.moves.before
        return self._at(told[min(told)]).view(None) if told else None

    def _at(self, position: bytes) -> Table[Any]:
        return self.match.seat_table(self.match.spec.codec.load(position), self.counters)

    def trail(self, seat: int | None, before: View[Any] | None) -> Trail:
        """From what a seat (None: the public) saw last to the position; nothing if it has seen none."""
        return () if before is None else self.moves.trail(self.match, seat, before)


class Pictures:
    """Draws pictures beside everything else: those of a thread, or those that somebody asked for."""

    def __init__(
        self, painter_of: PainterOf, easel: Easel | None = None, asker: int | None = None
    ) -> None:
        self._painter_of = painter_of
        self._easel = easel or Easel()
        self._asker = asker

    def asked_by(self, user_id: int) -> "Pictures":
        """The same for one person to look at alone, when their turn comes."""
        return Pictures(self._painter_of, self._easel, user_id)

    def warm(self, games: Iterable[str]) -> None:
        """Have the painters of some games loaded beside everything else, before the first is needed."""
        for game in games:
            self._easel.prepare(partial(self._painter_of, game))

    def close(self) -> None:
        """Finish the picture being drawn, and draw no more."""
        self._easel.close()

    @property
    def waiting(self) -> int:
        """How many pictures were asked for and are not being drawn yet."""
        return self._easel.waiting

    def zones(self, game: str, seats: int) -> list[str]:
        """The parts of a game's board with so many players that can be shown enlarged."""
        return zones_of(self._painter_of(game).zones, seats)

    async def board(
        self,
        live: Live,
        lang: str,
        seat: int | None = None,
        before: View[Any] | None = None,
        position: bytes | None = None,
        tale: Tale = NOTHING_TOLD,
    ) -> Picture:
        """The whole table as a seat (None: the public) sees it; changes since `before` are marked.

        position: one of the past that is shown instead of the present one; so for the other pictures, too.
        tale: what is told beside it, by the lines of which the changes are numbered.
        """

        def board(painter: Painter, frozen: Frozen) -> Picture:
            return painter.board(frozen.view(seat), frozen.caption, frozen.trail(seat, before))

        return await self._draw(live, lang, board, position, tale)

    async def posted(
        self,
        live: Live,
        lang: str,
        before: View[Any] | None = None,
        position: bytes | None = None,
        tale: Tale = NOTHING_TOLD,
    ) -> Drawn:
        """The pictures of a post that everybody sees: see `board`."""

        def posted(painter: Painter, frozen: Frozen) -> Drawn:
            board = painter.board(frozen.view(None), frozen.caption, frozen.trail(None, before))
            news = frozen.news(painter, before)[-MOST_REPORTED:]
            return Drawn(board, [painter.report(view, frozen.caption, key) for view, key in news])

        return await self._draw(live, lang, posted, position, tale)

    def reports(self, game: str, view: View[Any]) -> Sequence[Report]:
        """What there is a picture of besides the board, the oldest first."""
        return self._painter_of(game).reports(view)

    async def report(
        self, live: Live, lang: str, key: str, seat: int | None, position: bytes | None = None
    ) -> Picture:
        """The picture of one of `reports`. Raises ValueError for another key."""

        def report(painter: Painter, frozen: Frozen) -> Picture:
            return painter.report(frozen.view(seat), frozen.caption, key)

        return await self._draw(live, lang, report, position)

    async def zoom(
        self,
        live: Live,
        lang: str,
        zone: str,
        seat: int | None,
        before: View[Any] | None,
        position: bytes | None = None,
        tale: Tale = NOTHING_TOLD,
    ) -> Picture:
        """A part of the table, enlarged; its marks have the numbers that they have on the whole."""

        def zoom(painter: Painter, frozen: Frozen) -> Picture:
            trail = frozen.trail(seat, before)
            return painter.zoom(frozen.view(seat), frozen.caption, zone, trail)

        return await self._draw(live, lang, zoom, position, tale)

    async def hand(self, live: Live, lang: str, seat: int) -> Picture:
        """A seat's private table."""
        return await self._draw(
            live,
            lang,
            lambda painter, frozen: painter.hand(frozen.view(seat), frozen.caption, seat),
        )

    async def text_board(
        self, live: Live, lang: str, seat: int | None, position: bytes | None = None
    ) -> str:
        """The whole table as plain text."""
        return await self._draw(
            live,
            lang,
            lambda painter, frozen: painter.text_board(frozen.view(seat), frozen.caption),
            position,
        )

    async def _draw(
        self,
        live: Live,
        lang: str,
        work: Callable[[Painter, Frozen], T],
        position: bytes | None = None,
        tale: Tale = NOTHING_TOLD,
    ) -> T:
        whom = live.info.id if self._asker is None else self._asker
        painter, frozen = self._painter_of(live.info.game), Frozen.of(live, lang, position, tale)
        return await self._easel.draw(partial(work, painter, frozen), whom)


def attached(name: str, picture: Picture, most: int = ATTACHMENT_BYTES) -> Attachment:
    """A picture ready to be sent, made smaller if it is heavier than `most` bytes."""
    fitted = fit(picture, most)
    return Attachment(f"{name}.png", fitted.png, fitted.alt)
