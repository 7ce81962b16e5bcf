"""What waits for a person, over all servers, what it can do already, and its other matches: page by page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import groupby

from bot.domain.match import MatchInfo
from bot.domain.stamps import relative
from bot.domain.waits import OptionalTurn, Wait
from bot.pages.match_list import link, link_of
from bot.text import fit
from bot.text.names import match_words
from bot.text.times import status, until
from bot.text.words import Words, escaped, match_name
from bot.ui.clicks.people import GamesClick
from bot.ui.controls import Control, button
from bot.ui.message import MessageBuilder

PAGE = 10
"""How many matches stand on a page."""

Row = Wait | OptionalTurn | MatchInfo
_HEADS = {
    Wait: "bot-games-waiting",
    OptionalTurn: "bot-games-optional",
    MatchInfo: "bot-games-others",
}


@dataclass(frozen=True, slots=True)
class Mine:
    """All matches of a person: those that wait for it, the oldest wait first, then the others.

    waiting: how many of them wait. servers: names by id, those the bot knows. out: the matches in which this
    person is out of the game.
    """

    rows: Sequence[Row]
    servers: Mapping[int, str] = field(default_factory=dict)
    out: frozenset[str] = frozenset()

    @property
    def waiting(self) -> int:
        """How many matches wait."""
        return sum(isinstance(row, Wait) for row in self.rows)

    @property
    def pages(self) -> list[Sequence[Row]]:
        """The rows, page by page."""
        return fit.pages(self.rows, PAGE)

    @property
    def scattered(self) -> bool:
        """Whether they are on several servers, so that each is to be named."""
        return len({row.guild_id for row in self.rows}) > 1


def waiting_list(
    mine: Mine, page: int, awaited: Mapping[str, Sequence[Wait]], words: Words, now: datetime
) -> MessageBuilder:
    """The answer to `/games`; `awaited`: for whom the other matches of the page wait."""
    page = min(page, len(mine.pages) - 1)
    builder, total = MessageBuilder(), mine.waiting
    builder.say(words("lobby-games-count", n=total) if total else words("bot-games-nothing"))
    for kind, rows in groupby(mine.pages[page], key=type):
        lines = [
            _line(row, awaited, words, now) + _out(row, mine, words) + _server(row, mine, words)
            for row in rows
        ]
        builder.say("\n".join([f"### {words(_HEADS[kind])}", *lines]))
    if len(mine.pages) > 1:
        builder.small(words("lobby-list-page-of", n=page + 1, of=len(mine.pages)))
    return builder.row(*_turning(page, len(mine.pages), words))


def _turning(page: int, pages: int, words: Words) -> list[Control | None]:
    return [
        button(words(label), GamesClick(to)) if 0 <= to < pages else None
        for label, to in (("bot-earlier", page - 1), ("bot-further", page + 1))
    ]


def _line(row: Row, awaited: Mapping[str, Sequence[Wait]], words: Words, now: datetime) -> str:
    if isinstance(row, Wait):
        return _wait(row, words, now)
    if isinstance(row, OptionalTurn):
        return words("lobby-games-can", **_which(row, words), topic=words.say(row.topic))
    return _other(row, awaited.get(row.id, ()), words)


def _wait(wait: Wait, words: Words, now: datetime) -> str:
    told = {**_which(wait, words), "topic": words.say(wait.topic), "when": relative(wait.since)}
    left = until(wait, now, words)
    if not left:
        return words("lobby-games-wait", **told)
    return words("lobby-games-wait-until", **told, left=left)


def _other(info: MatchInfo, awaited: Sequence[Wait], words: Words) -> str:
    line = words("lobby-games-other", **_which(info, words), status=status(info, words))
    if info.paused_at is not None:
        return line
    names = match_words(info, words.lang).seats
    who = words.listed([names[wait.seat].inline for wait in awaited])
    return f"{line} · ⏳ {who}" if who else line


def _which(row: Row, words: Words) -> dict[str, str]:
    where = link_of(row) if isinstance(row, MatchInfo) else link(row.guild_id, row.place)
    return {"link": where, "name": match_name(row.name), "game": words.game(row.game)}


def _out(row: Row, mine: Mine, words: Words) -> str:
    is_out = isinstance(row, MatchInfo) and row.id in mine.out
    return f" · {words('lobby-games-out')}" if is_out else ""


def _server(row: Row, mine: Mine, words: Words) -> str:
    if not mine.scattered:
        return ""
    known = mine.servers.get(row.guild_id)
    return f" · {escaped(known) if known else words('lobby-games-elsewhere')}"
