"""The board that somebody looks at in private: what is new on it, however long it takes to draw."""

from collections.abc import Iterator
from typing import Any

import pytest
from typing_extensions import override

from bot.matches.service import Matches
from bot.pages.board import Looking
from bot.pictures.pictures import Pictures
from bot.text.names import match_words
from bot.text.story import line
from bot.text.words import words
from renderer.core.picture import Picture
from tests.bot.app.house import PlainPainter
from tests.bot.matches.conftest import clock, database, empty_database, host, matches, storage
from tests.bot.matches.support import ANA, BEN, Host
from tests.bot.messages import text

__all__ = ["clock", "database", "empty_database", "host", "matches", "storage"]


class Slow(Pictures):
    """Draws a picture of a match, in which somebody answers before it is done."""

    def __init__(self, host: Host) -> None:
        super().__init__(PlainPainter)
        self._host = host

    @override
    def asked_by(self, user_id: int) -> Pictures:
        return self

    @override
    async def board(self, live: Any, *how: Any, **more: Any) -> Picture:
        picture = await super().board(live, *how, **more)
        await self._host.answer(live.info.id)
        return picture


@pytest.fixture
def slow(host: Host) -> Iterator[Pictures]:
    pictures = Slow(host)
    yield pictures
    pictures.close()


async def test_what_happens_while_the_board_is_drawn_is_news_at_the_next_look(
    host: Host, matches: Matches, slow: Pictures
) -> None:
    info = await host.begun(ANA, BEN, game="caylus")
    await host.play(info.id, 12)
    looking, before = Looking(matches, slow), await matches.store.live(info.id)
    entry, event = before.match.number, before.last_event
    await looking.board(info.id, ANA.user_id, words("en"), "")
    look = await matches.news.look(info.id, 0)
    assert look is not None
    assert (look.entry, look.event) == (entry, event)
    missed = await matches.story.told(info.id, 0, after_event=event)
    again = await looking.board(info.id, ANA.user_id, words("en"), "")
    assert missed
    assert all(line(one, match_words(info, "en"), 0) in text(again) for one in missed)
