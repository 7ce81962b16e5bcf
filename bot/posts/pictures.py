"""Pictures of matches, drawn off the event loop from a copy of the position."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from bot.limits import ATTACHMENT_BYTES
from bot.matches.service import Live
from bot.panels.sheet import Attachment
from bot.posts.easel import Easel
from bot.posts.names import match_words, picture_names
from bot.posts.trail import Moves, Tale
from engines.core import Counters, Match, View
from renderer.core.picture import Caption, Painter, Picture, Trail, fit, zones_of

T = TypeVar("T")
PainterOf = Callable[[str], Painter]
NOTHING_TOLD = Tale()


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
        known = live.match.table.counters
        counters = Counters(dict(known.generations), known.next_group)
        then = live.match.dump() if position is None else position
        moves = Moves.of(live.match, tale, live.match.kept)
        return cls(live.match, then, counters, caption, moves)

    def view(self, seat: int | None) -> View[Any]:
        """What a seat (None: the public) may know."""
        position = self.match.spec.codec.load(self.position)
        return self.match.seat_table(position, self.counters).view(seat)

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

    def zones(self, game: str, players: int) -> list[str]:
        """The parts of a game's board with so many players that can be shown enlarged."""
        return zones_of(self._painter_of(game).zones, players)

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
