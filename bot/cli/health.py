"""`caravan health`: whether the bot on the database of `DATABASE_URL` does its work."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import click

from bot.cli.choosing import AS_JSON
from bot.cli.db import told
from bot.cli.frame import DOES_NOT_HOLD, Wrong, out, out_json
from bot.settings import load_settings
from bot.storage import Storage
from bot.storage.migrate import current, unlike
from bot.upkeep import copies
from bot.upkeep.vitals import Vitals, vitals


@click.command()
@AS_JSON
@click.pass_context
def health(ctx: click.Context, *, as_json: bool) -> None:
    """Tell from the database whether the bot is up and keeps up. Exits with 1 if it doesn't."""
    found = asyncio.run(_look())
    complaints = list(found.complaints())
    if as_json:
        out_json({"ok": not complaints, "complaints": complaints, **found.figures()})
    else:
        for line in complaints or ["all well"]:
            out(line)
        out(", ".join(f"{name} {number}" for name, number in found.figures().items()))
    ctx.exit(DOES_NOT_HOLD if complaints else 0)


async def _look() -> Vitals:
    url = load_settings().database
    if url.get_backend_name() == "sqlite":
        told(lambda: copies.must_exist(Path(url.database or "")))
    storage = Storage(url)
    try:
        await storage.connect()
        other = unlike(await storage.find(lambda on: on.run_sync(current)))
        if other is not None:
            raise Wrong(other)
        return await storage.find(lambda on: vitals(on, datetime.now(UTC)))
    finally:
        await storage.close()
