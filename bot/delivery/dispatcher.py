"""The dispatcher: delivers what is owed to Discord, in order within a match, exactly once.

A row is marked as being sent before its message leaves. If the program dies in between, or an error leaves
open whether the message arrived, the row is first looked for and sent again only if it is not there. Of
several processes each delivers what its own servers are owed, and what it is sending is left alone by others.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Protocol

import structlog

from bot.domain.clock import sleep_or
from bot.domain.outbox import (
    BoardPost,
    Damaged,
    Delivered,
    Kind,
    LobbyPost,
    NewThread,
    OutboxRow,
    Payload,
)
from bot.matches.core.store import MatchStore
from bot.matches.outbox.arrived import arrive
from bot.matches.outbox.barred import call_for_help, call_off
from bot.matches.outbox.leaving import leave
from bot.reporting import report
from bot.storage.audit import chain as audit_chain
from bot.storage.audit.chain import Act
from bot.storage.errors import StorageError
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.outbox.leases import Sender, release
from bot.storage.outbox.rows import Queue
from bot.storage.transaction import Transaction

PARALLEL = 32
# What nobody waits for; many of these share one channel's rate limit, and while that lasts they may take up
# no more than half of the places.
_MINOR = (Kind.LOBBY, Kind.STRIP)
LONGEST_BACKOFF = 300.0
LONGEST_BARRED = 3600.0
LONGEST_SLEEP = 60.0
AFTER_TROUBLE = 5.0
# So often may a row break the messenger itself before it is given up.
BREAKS = 6

_log = structlog.get_logger()


class Undeliverable(Exception):
    """A row could not be delivered. `permanent`: trying again would not help.

    barred: it will help only when somebody has opened the place again, or given the match another one; then
    `Dispatcher.again` is told. `reason` goes to the log and to the operator; it must hold no secret.
    """

    def __init__(self, reason: str, *, permanent: bool, barred: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.permanent = permanent
        self.barred = barred


class Messenger(Protocol):
    """Who talks to Discord."""

    async def deliver(self, row: OutboxRow[Payload]) -> Delivered | None:
        """Post or edit what the row asks for, made from the state as it is now.

        None: there is nothing to post any more (a prompt already answered). Raises Undeliverable.
        """
        ...

    async def find(self, row: OutboxRow[Payload]) -> Delivered | None:
        """Look whether an interrupted row was posted after all (its id stands in a custom_id)."""
        ...


@dataclass(slots=True)
class Tally:
    """How many rows were sent, found already posted, put off, dropped as pointless, and given up."""

    sent: int = 0
    found: int = 0
    later: int = 0
    dropped: int = 0
    failed: int = 0


class Dispatcher:
    """Delivers rows of many matches side by side, never two of the same match and lane at once."""

    def __init__(
        self, store: MatchStore, messenger: Messenger, *, parallel: int = PARALLEL
    ) -> None:
        self.tally = Tally()
        self._store = store
        self._storage = store.storage
        self._clock = store.clock
        self._messenger = messenger
        self._sender = Sender.of(store.shards)
        self._parallel = parallel
        self._busy: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._minor: set[tuple[str, str]] = set()
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        store.signals.when_moved(lambda _: self._woken.set())

    def start(self) -> None:
        """Begin to deliver; what an earlier run left half sent is looked for first."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what is on its way is looked for at the next start."""
        tasks = [*self._busy.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._task = None
        if self._sender.name is not None:
            with suppress(StorageError):  # others wait until the leases are over
                await self._storage.change(lambda on: release(on, self._sender))

    async def settle(self) -> None:
        """Deliver everything that is due now, and what follows from it, then return."""
        while True:
            # What is under way while rows are read may make room for a row that was passed over.
            quiet = not self._busy
            await self._launch()
            if quiet and not self._busy:
                return
            await asyncio.gather(*self._busy.values())

    async def again(self, guild_id: int) -> None:
        """Try at once what has been put off on a server: the bot may be able to post there again."""
        now = self._clock.now()
        if await self._storage.change(lambda on: sending_rows.hasten(on, guild_id, now)):
            self._woken.set()

    async def queue(self) -> Queue:
        """How much is owed, and since when."""
        return await self._storage.find(outbox_rows.queue)

    # --- how it works ------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                seconds = await self._launch()
            except Exception as error:  # noqa: BLE001 - the dispatcher must not die
                report(error, "outbox.trouble")
                seconds = AFTER_TROUBLE
            await sleep_or(self._clock, seconds, self._woken)

    async def _launch(self) -> float:
        """Set due rows on their way as far as there is room; the seconds until the next is due."""
        busy = set(self._busy)
        limit = self._parallel + len(busy) + 1
        left_out = _MINOR if self._full_of_minor() else ()
        heads = await self._storage.find(
            lambda on: sending_rows.heads(on, limit, left_out, self._sender)
        )
        now = self._clock.now()
        for row, lane, due_at in heads:
            place = (row.match_id, lane)
            # A row that was under way when the rows were read may have arrived since.
            if place in busy or place in self._busy:
                continue
            # Nothing is put off for so long: it was before the clock was set back.
            if now < due_at <= now + timedelta(seconds=LONGEST_BARRED):
                return min((due_at - now).total_seconds(), LONGEST_SLEEP)
            if len(self._busy) >= self._parallel:
                break
            if row.kind in _MINOR and self._full_of_minor():
                self._woken.set()  # what was not read because of these is read next
                continue
            self._set_out(place, row)
        return LONGEST_SLEEP

    def _full_of_minor(self) -> bool:
        return len(self._minor) >= max(1, self._parallel // 2)

    def _set_out(self, place: tuple[str, str], row: OutboxRow[Payload] | Damaged) -> None:
        if row.kind in _MINOR:
            self._minor.add(place)
        self._busy[place] = asyncio.create_task(self._handle(place, row))

    async def _handle(self, place: tuple[str, str], row: OutboxRow[Payload] | Damaged) -> None:
        try:
            if isinstance(row, Damaged):
                await self._undelivered(row, f"damaged: {row.fault}", permanent=True)
            else:
                await self._deliver(row)
        finally:
            del self._busy[place]
            self._minor.discard(place)
            self._woken.set()

    async def _deliver(self, row: OutboxRow[Payload]) -> None:
        try:
            await self._send(row)
        except Undeliverable as problem:
            await self._undelivered(
                row, problem.reason, permanent=problem.permanent, barred=problem.barred
            )
        except StorageError as error:
            report(error, "outbox.trouble", match=row.match_id)
            await self._undelivered(row, "storage", permanent=False)
        except Exception as error:  # noqa: BLE001 - one bad row must not stop the others
            error_id = report(error, "outbox.broken", match=row.match_id, kind=row.kind.value)
            reason = f"error {error_id}"
            await self._undelivered(row, reason, permanent=row.attempts + 1 >= BREAKS)

    async def _send(self, row: OutboxRow[Payload]) -> None:
        if row.attempts and await self._settled(row):
            return
        now = self._clock.now()
        leaving = await self._storage.change(lambda on: leave(on, row, now, self._sender))
        if leaving is None:
            return
        delivered = await self._messenger.deliver(leaving)
        if delivered is None:
            await self._drop(leaving)
        else:
            self.tally.sent += 1
            await self._arrived(leaving, delivered)

    async def _settled(self, row: OutboxRow[Payload]) -> bool:
        """Whether a row tried before is there after all, or has become pointless."""
        found = await self._messenger.find(row)
        if found is not None:
            self.tally.found += 1
            await self._arrived(row, found)
            return True
        pointless = await self._storage.find(lambda on: sending_rows.newer_exists(on, row))
        if pointless:
            await self._drop(row)
        return pointless

    async def _arrived(self, row: OutboxRow[Payload], delivered: Delivered) -> None:
        now = self._clock.now()

        async def write(connection: Transaction) -> None:
            await arrive(connection, row, delivered, now)
            if row.attempts > 1 and row.kind is not Kind.ALERT:
                await call_off(connection, row.match_id)

        await self._storage.change(write)
        match row.payload:
            case NewThread():
                await self._store.posted(row.match_id, thread_id=delivered.channel_id)
            case LobbyPost():
                await self._store.posted(row.match_id, lobby_message_id=delivered.message_id)
            case BoardPost(upto=last):
                await self._store.posted(row.match_id, posted_event=last)

    async def _drop(self, row: OutboxRow[Payload]) -> None:
        self.tally.dropped += 1
        await self._storage.change(lambda on: sending_rows.mark_dropped(on, row))

    async def _undelivered(
        self,
        row: OutboxRow[Payload] | Damaged,
        reason: str,
        *,
        permanent: bool,
        barred: bool = False,
    ) -> None:
        try:
            if permanent or isinstance(row, Damaged):
                await self._give_up(row, reason)
            else:
                await self._put_off(row, reason, barred=barred)
        except Exception as error:  # noqa: BLE001 - the row stays as it is and is tried again
            report(error, "outbox.trouble", match=row.match_id)
            await self._clock.sleep(AFTER_TROUBLE)

    async def _put_off(self, row: OutboxRow[Payload], reason: str, *, barred: bool) -> None:
        self.tally.later += 1
        longest = LONGEST_BARRED if barred else LONGEST_BACKOFF
        seconds = min(2.0 ** min(row.attempts, 20), longest)
        _log.warning("outbox.later", match=row.match_id, kind=row.kind.value, reason=reason)
        async with self._storage.write() as connection:
            now = self._clock.now()
            await sending_rows.mark_later(connection, row, reason, now + timedelta(seconds=seconds))
            if barred and row.kind is not Kind.ALERT:
                await call_for_help(connection, row.match_id, now)

    async def _give_up(self, row: OutboxRow[Payload] | Damaged, reason: str) -> None:
        self.tally.failed += 1
        kind = str(row.kind)
        _log.error("outbox.failed", match=row.match_id, row=row.id, kind=kind, reason=reason)
        body = {"kind": kind, "row": row.id, "reason": reason}
        async with self._storage.write() as connection:
            await sending_rows.mark_failed(connection, row, reason)
            now = self._clock.now()
            await audit_chain.append(connection, Act("undeliverable", row.match_id, body=body), now)
