"""`caravan db`: looking after the database of `DATABASE_URL`."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import click
from sqlalchemy import URL

from bot.cli import verdict
from bot.cli.choosing import AS_JSON
from bot.cli.copying import copy_database
from bot.cli.existing import existing
from bot.cli.forgetting import forget_guild, forget_user
from bot.cli.frame import DOES_NOT_HOLD, Wrong, out, out_json
from bot.cli.pruning import prune
from bot.settings import load_settings
from bot.storage import Storage
from bot.storage.address import named
from bot.storage.claim import claimed
from bot.storage.migrate import head
from bot.upkeep import copies, restoring
from bot.upkeep.checking import check as checked

T = TypeVar("T")


@click.group()
def db() -> None:
    """Migrate, back up, check, restore, copy or prune the database, or forget a person or a server."""


db.add_command(copy_database)
db.add_command(forget_user)
db.add_command(forget_guild)
db.add_command(prune)


@db.command()
def migrate() -> None:
    """Create the database or bring its tables up to date, as every start of the bot does."""
    asyncio.run(_alone(_opened))
    out(f"The tables are up to date ({head()}).")


@db.command()
@click.argument("file", type=Path)
@click.option(
    "--keep",
    type=click.IntRange(min=1),
    metavar="N",
    help="FILE is a folder: name the copy by the time, check all that is in it, and keep the newest N.",
)
@click.pass_context
def backup(ctx: click.Context, file: Path, *, keep: int | None) -> None:
    """Copy the database to FILE, consistently even while the bot is running."""
    if keep is None:
        told(lambda: copies.backup(_file(), file))
        out(f"Backed up to {file}.")
        return
    with telling():
        copy = copies.dated(file)
        with copies.backing_up(_file(), copy) as coming:
            report = asyncio.run(_read(_at(coming), checked))
    out(f"Backed up to {copy}.")
    verdict.tell(report)
    if report.problems:
        ctx.exit(DOES_NOT_HOLD)
    copies.keep_newest(file, keep)


@db.command()
@click.argument("file", type=Path)
@click.option(
    "--nothing-lost",
    is_flag=True,
    help="The bot has not run since the backup, as when it moves: no match is told.",
)
def restore(file: Path, *, nothing_lost: bool) -> None:
    """Replace the database with the backup FILE and keep the old one beside it. Stop the bot first.

    When the bot starts, it tells every match what is lost and posts its board anew.
    """
    database = _file()

    async def ready(coming: Path) -> None:
        await _opened(None if nothing_lost else restoring.enqueue_news, _at(coming))

    with telling():
        aside = asyncio.run(_alone(lambda: copies.restore(file, database, ready)))
    out(f"Restored from {file}.{_kept(aside)}")


def _kept(aside: Path | None) -> str:
    """Where the database before a restore is now; it may have been moved away without its log."""
    if aside is None:
        return ""
    if aside.exists():
        return f" The previous database is now {aside}."
    return (
        f" The previous database was gone, but not what SQLite kept beside it: that is now {aside}-…,"
        " and belongs to the file that was moved away."
    )


@db.command()
def restored() -> None:
    """Say that the database was put back to a backup by other means, such as pg_restore.

    When the bot starts, it tells every match what is lost and posts its board anew, as after `restore`.
    """
    place, enqueued = asyncio.run(_news_enqueued())
    if enqueued:
        out(f"The bot will tell all matches of {place} when it starts.")
    else:
        out(f"No bot has run on {place} yet, so its matches need not be told anything.")


async def _news_enqueued() -> tuple[str, bool]:
    """Have the matches of the database told; gives what that is called, and whether there was need to."""
    async with existing() as storage:
        return named(storage.url), await restoring.enqueue_news(storage)


@db.command()
@click.option("--replay", is_flag=True, help="Also replay every log and compare the result.")
@AS_JSON
@click.pass_context
def check(ctx: click.Context, *, replay: bool, as_json: bool) -> None:
    """Check the file, the audit log and every match in play. Exits with 1 if there is a problem."""
    url = load_settings().database
    if url.get_backend_name() == "sqlite":
        told(lambda: copies.must_exist(Path(url.database or "")))
    report = asyncio.run(_read(url, lambda storage: checked(storage, replay=replay)))
    if as_json:
        out_json(verdict.as_json(report))
    else:
        verdict.tell(report)
    ctx.exit(DOES_NOT_HOLD if report.problems else 0)


def _file() -> Path:
    """The file of the database; refuses others, which have tools of their own."""
    url = load_settings().database
    if url.get_backend_name() != "sqlite":
        raise Wrong("DATABASE_URL names PostgreSQL: use pg_dump and pg_restore")
    return Path(url.database or "")


def _at(file: Path) -> URL:
    """The address of a copy of the database."""
    return load_settings().database.set(database=str(file))


def told(work: Callable[[], T]) -> T:
    """Do something with copies, and say what goes wrong. Raises Wrong."""
    with telling():
        return work()


@contextmanager
def telling() -> Iterator[None]:
    """Say what goes wrong with copies. Raises Wrong."""
    try:
        yield
    except copies.CopyError as error:
        raise Wrong(str(error)) from error


async def _alone(work: Callable[[], Awaitable[T]]) -> T:
    """Do something to the database while no bot, and nobody else, writes it."""
    async with claimed(load_settings().database):
        return await work()


async def _opened(
    work: Callable[[Storage], Awaitable[object]] | None = None, url: URL | None = None
) -> None:
    """Bring the tables up to date, and do something more; to the database of the settings, or another."""
    storage = await Storage.open(url or load_settings().database)
    try:
        if work is not None:
            await work(storage)
    finally:
        await storage.close()


async def _read(url: URL, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Use a database without bringing its tables up to date."""
    storage = Storage(url)
    try:
        return await work(storage)
    finally:
        await storage.close()
