"""`caravan db prune`: a smaller database, without what matches that are over no longer need."""

import asyncio
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import click
from sqlalchemy import URL

from bot.cli.frame import Wrong, out
from bot.settings import load_settings
from bot.storage import Storage
from bot.storage.claim import claimed
from bot.upkeep import copies
from bot.upkeep.pruning import Pruned
from bot.upkeep.pruning import prune as pruned

DAYS = 30
"""For so long people look back at a match that is over, on the whole."""


@click.command()
@click.option(
    "--older-than",
    "days",
    type=click.IntRange(min=0),
    default=DAYS,
    show_default=True,
    metavar="DAYS",
    help="Only matches that ended so many days ago.",
)
@click.option("--dry-run", is_flag=True, help="Only say what would be removed.")
@click.option(
    "--compact",
    is_flag=True,
    help="Then make the file smaller as well (SQLite). Stop the bot first.",
)
def prune(days: int, *, dry_run: bool, compact: bool) -> None:
    """Remove what matches that are over no longer need, such as earlier positions and records of posts.

    Works while the bot is running. Logs, results, stories and notes stay, and every match still verifies: its
    log is replayed before.
    """
    url = load_settings().database
    sqlite = url.get_backend_name() == "sqlite"
    if compact and (dry_run or not sqlite):
        raise Wrong("--compact goes with SQLite alone, and not with --dry-run")
    if sqlite:
        _whole(url, copies.must_exist)
    before = datetime.now(UTC) - timedelta(days=days)
    _tell(asyncio.run(_pruned(url, before, dry=dry_run, compact=compact)), before, dry=dry_run)


async def _pruned(url: URL, before: datetime, *, dry: bool, compact: bool) -> Pruned:
    async with AsyncExitStack() as alone:
        if compact:
            await alone.enter_async_context(claimed(url))
        storage = Storage(url)
        try:
            done = await pruned(storage, before, dry=dry)
        finally:
            await storage.close()
        if compact:
            _whole(url, copies.compact)
        return done


def _whole(url: URL, work: copies.Work) -> None:
    """Do something with the file. Raises Wrong."""
    try:
        work(Path(url.database or ""))
    except copies.CopyError as error:
        raise Wrong(str(error)) from error


def _tell(done: Pruned, before: datetime, *, dry: bool) -> None:
    for problem in done.left:
        out(f"match {problem.match}: {problem.what}; left as it is")
    would = "would be" if dry else "were"
    out(
        f"Of {done.matches} matches that ended before {before:%Y-%m-%d}, {done.room.rows} rows"
        f" with {done.room.bytes / 1e6:.1f} MB {would} removed."
    )
