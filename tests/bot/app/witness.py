"""People who remember what the bot showed them as taken."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from typing_extensions import override

from bot.bench.crowd import Party, about, asked
from bot.bench.figure import NotMeasured
from bot.sandbox import Control, InteractionFailedError, Member, Message, UsageError
from bot.ui import clicks
from bot.ui.click import MatchClick

NOT_LEGIBLE = (InteractionFailedError, UsageError, NotMeasured, TimeoutError)
"""What a person meets while the bot is away: no answer, or something that has changed under the finger."""


@dataclass(eq=False)
class Witness(Party):
    """The people of one match, who remember what they were shown as taken."""

    clicked: list[tuple[Message, str, str]] = field(default_factory=list)
    shown: set[tuple[str, str]] = field(default_factory=set)
    clicks: int = 0

    @override
    async def _answer(self, member: Member, panel: Message, control: Control) -> None:
        click = clicks.read(control.custom_id)
        assert isinstance(click, MatchClick)
        self.clicked.append((panel, *about(click)))
        await super()._answer(member, panel, control)
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await until(lambda: about(click) not in asked(panel))
        self.clicks += 1

    def look_back(self) -> None:
        """Note the questions that a panel no longer asks after an answer was clicked."""
        for panel, match_id, decision in self.clicked:
            if decision and (match_id, decision) not in asked(panel):
                self.shown.add((match_id, decision))
        self.clicked.clear()


async def play(one: Party, game: str) -> None:
    """Begin a match and click on in it without end."""
    if not one.gathered:
        await one.gather(game)
    while True:
        with suppress(*NOT_LEGIBLE):
            await one.click()
        await asyncio.sleep(0)


@asynccontextmanager
async def clicking(tables: Iterable[tuple[str, Party]]) -> AsyncIterator[None]:
    """Let everybody click until the block ends, each table in a game."""
    tasks = [asyncio.create_task(play(one, game)) for game, one in tables]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        broken = [
            one for one in ended if not isinstance(one, (asyncio.CancelledError, *NOT_LEGIBLE))
        ]
        assert broken == []


async def until(look: Callable[[], object]) -> None:
    while not look():  # noqa: ASYNC110 - what is looked at belongs to other people
        await asyncio.sleep(0.002)
