"""A small bot that plays without end and is killed: python -m tests.bot.matches.crash FOLDER SEED.

Discord is a file in the folder: what stands in `posted` has been posted, whatever becomes of this process.
What a player has been shown as taken stands in `shown`, what was clicked in `clicked`.
"""

import asyncio
import json
import logging
import os
import random
import sys
from itertools import count
from pathlib import Path
from time import time_ns
from typing import Any

import structlog

from bot.delivery.dispatcher import Dispatcher, Undeliverable
from bot.domain.errors import InternalError, MatchError, Refused
from bot.domain.listing import Filter, Show
from bot.domain.match import MatchInfo, Member, Wish
from bot.domain.outbox import Delivered, Kind, OutboxRow
from bot.matches.service import Matches
from bot.quotas import lasting
from bot.storage import Storage
from engines.registry import games
from tests.bot.matches.meddling import Meddler, hurry, pace
from tests.bot.matches.support import CHANNEL, GUILD, Shelf, url

PEOPLE = (Member(1, "Ana"), Member(2, "Ben"))
GAMES = (*games(), "bazaar", "frontier", "pebbles")


class Page:
    """A file to which lines are added; a line is there wholly or not at all."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY)

    def add(self, **line: Any) -> None:
        os.write(self._file, json.dumps(line).encode() + b"\n")

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._path.read_text().splitlines()]


class FileDiscord:
    """A messenger that posts into a file, sometimes without saying so, sometimes not at all."""

    def __init__(self, page: Page, chance: random.Random | None = None) -> None:
        self._page = page
        self._chance = chance

    async def deliver(self, row: OutboxRow[Any]) -> Delivered | None:
        await self._pass_time()
        if self._fails(0.05):
            raise Undeliverable("500", permanent=False)
        self._page.add(row=row.id, nonce=row.nonce, kind=row.kind.value, match=row.match_id)
        await self._pass_time()
        if self._fails(0.05):
            raise Undeliverable("no answer", permanent=False)
        return self._place(row)

    async def find(self, row: OutboxRow[Any]) -> Delivered | None:
        there = any(line["row"] == row.id for line in self._page.lines())
        return self._place(row) if there else None

    def _fails(self, share: float) -> bool:
        return self._chance is not None and self._chance.random() < share

    async def _pass_time(self) -> None:
        if self._chance is not None:
            await asyncio.sleep(self._chance.random() / 200)

    def _place(self, row: OutboxRow[Any]) -> Delivered:
        return Delivered(row.id, 7000 if row.kind is Kind.THREAD else CHANNEL)


class Bot:
    """Plays one match of each game at the same time, then the next."""

    def __init__(self, folder: Path, matches: Matches, chance: random.Random) -> None:
        self.matches = matches
        self.chance = chance
        self.ids = count(time_ns() // 1000)
        self.shown, self.clicked = Page(folder / "shown"), Page(folder / "clicked")
        self.meddler = Meddler(matches, PEOPLE, chance, lambda: next(self.ids), self.done)

    def done(self, interaction_id: int, match_id: str) -> None:
        """Something has been shown as done."""
        self.shown.add(id=interaction_id, match=match_id, decision=None)

    async def click_again(self) -> None:
        """Deliver the last click of each match again, as Discord may; a taken one is never refused."""
        last = {line["match"]: line for line in self.clicked.lines()}
        taken = {line["id"] for line in self.shown.lines()}
        for line in last.values():
            try:
                await self.click(line)
            except MatchError:
                assert line["id"] not in taken

    async def click(self, line: dict[str, Any]) -> None:
        taken = await self.matches.play.answer(
            line["match"], line["user"], line["id"], line["decision"], line["answer"]
        )
        self.shown.add(id=line["id"], match=line["match"], decision=line["decision"])
        assert taken.info.id == line["match"]

    async def play(self, game: str) -> None:
        while True:
            running = await self.listed(Filter(game, Show.RUNNING))
            match_id = running[0].id if running else await self.begin(game)
            while await self.answer(match_id):
                await self.meddler.meddle(match_id)

    async def listed(self, wanted: Filter) -> list[MatchInfo]:
        return await self.matches.lists.listed(GUILD, PEOPLE[0].user_id, wanted, limit=25)

    async def begin(self, game: str) -> str:
        """Open a lobby, or go on with one left open by an earlier life, and start."""
        # A person may have only a few lobbies open.
        first, second = PEOPLE[:: 1 if GAMES.index(game) % 2 else -1]
        left = await self.listed(Filter(game, Show.OPEN))
        wish = Wish(GUILD, CHANNEL, game, players=3, pace=pace(self.chance))
        info = left[0] if left else await self.matches.lobby.create(first, wish, next(self.ids))
        if info.seat_of(second.user_id) is None:
            info = await self.matches.lobby.join(info.id, second, next(self.ids))
        if len(info.taken) < info.players:
            await self.matches.lobby.fill_ai(info.id, first, "random", next(self.ids))
        await hurry(self.matches, info.id, self.chance)
        await self.matches.lobby.start(info.id, first, next(self.ids))
        return info.id

    async def answer(self, match_id: str) -> bool:
        live = await self.matches.store.live(match_id)
        people = {seat.seat: seat.user_id for seat in live.info.seats if seat.user_id}
        asked = [d for d in live.match.table.pending.values() if d.seat in people and not d.blocked]
        if not asked:
            await asyncio.sleep(0)
            return not live.match.over
        decision = self.chance.choice(asked)
        if live.info.seats[decision.seat].ai is not None:
            await self.meddler.go_on(match_id)
            return True
        line = {
            "id": next(self.ids),
            "match": match_id,
            "user": people[decision.seat],
            "decision": decision.id,
            "answer": live.match.default_for(decision.id),
        }
        self.clicked.add(**line)
        try:
            await self.click(line)
        except InternalError:
            raise
        except MatchError as error:
            await self.refused(match_id, error)
        return True

    async def refused(self, match_id: str, error: MatchError) -> None:
        """The match has moved on, or somebody has to be let play again first."""
        if isinstance(error, Refused):
            assert error.message.key == "core-stale"
        else:
            await self.meddler.go_on(match_id)


async def uncounted(*_: Any, **__: Any) -> None:
    """These two play day and night, faster than any person may."""


async def main(folder: Path, seed: str) -> None:
    for limited in ("spend", "check"):
        setattr(lasting, limited, uncounted)
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    chance = random.Random(seed)
    matches = Matches(await Storage.open(url(folder / "caravan.sqlite3")), Shelf())
    await matches.open()
    Dispatcher(matches.store, FileDiscord(Page(folder / "posted"), chance)).start()
    bot = Bot(folder, matches, chance)
    await bot.click_again()
    print("ready", flush=True)  # noqa: T201 - the test waits for it
    await asyncio.gather(*(bot.play(game) for game in GAMES))


def run(folder: str, seed: str) -> None:
    """Play until the process is killed."""
    asyncio.run(main(Path(folder), seed))


if __name__ == "__main__":
    run(*sys.argv[1:])
