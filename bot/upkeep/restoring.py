"""A database that was put back to a backup: what the bot has to make up for when it starts."""

from datetime import UTC, datetime

from bot.domain.outbox import Kind
from bot.domain.outbox_order import SUPERSEDED
from bot.storage import Storage, restored
from bot.storage.restored import Restored
from bot.storage.time.beats import load_beats


async def enqueue_news(storage: Storage) -> bool:
    """Have the bot tell all matches that what came after the backup is lost, and post nothing twice.

    It does so at its next start, before anything else; the backup is of when it had last been up. False, and
    nothing is done, if no bot has ever used the database.
    """
    now = datetime.now(UTC)
    async with storage.write() as connection:
        seen = (await load_beats(connection)).last()
        if seen is None:
            return False
        backup = Restored(at=now, to=seen)
        boards = SUPERSEDED[Kind.FINAL]  # each match gets a new one
        await restored.begin(connection, backup, boards)
        return True
