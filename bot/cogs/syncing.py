"""Discord is told of the commands when they have changed."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any, cast

import discord
import structlog

from bot.storage.database import Storage
from bot.storage.facts import fact, write_fact

COMMANDS = "commands"

_log = structlog.get_logger(__name__)


async def sync(client: discord.Client, payload: Sequence[dict[str, Any]], storage: Storage) -> None:
    """Give Discord the commands if they have changed since the last time."""
    written = json.dumps([client.application_id, payload], sort_keys=True, default=str)
    digest = hashlib.sha256(written.encode()).hexdigest()
    async with storage.read() as connection:
        if await fact(connection, COMMANDS) == digest:
            return
    application = cast("int", client.application_id)  # known since the login
    await client.http.bulk_upsert_global_commands(application, list(payload))
    async with storage.write() as connection:
        await write_fact(connection, COMMANDS, digest)
    _log.info("commands synced", commands=len(payload))
