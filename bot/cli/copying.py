"""`caravan db copy`: the database into an empty one of the same kind or the other."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import click
from click.core import ParameterSource
from sqlalchemy import URL

from bot.cli.frame import DOES_NOT_HOLD, Wrong, out
from bot.cli.verdict import tell
from bot.settings import complete_url, load_settings
from bot.storage import Storage
from bot.storage.address import named
from bot.storage.claim import claimed
from bot.storage.database import ADDRESS, make_place, opening
from bot.upkeep import copies
from bot.upkeep.checking import CheckReport, check
from bot.upkeep.transfer import transfer

TARGET = "CARAVAN_COPY_TO"


@click.command("copy")
@click.argument("to", envvar=TARGET)
@click.pass_context
def copy_database(ctx: click.Context, to: str) -> None:
    """Copy the whole database into the empty one with the address TO. Stop the bot first.

    From SQLite to PostgreSQL, or back. The copy is checked; exits with 1 if something in it doesn't hold.
    Other accounts of the machine can see how a command was called, so an address with a password is
    better put into the environment as CARAVAN_COPY_TO.
    """
    given = ctx.get_parameter_source("to")
    setting = TARGET if given is ParameterSource.ENVIRONMENT else "TO"
    try:
        report = asyncio.run(_copied(load_settings().database, _address(to, setting), setting))
    except copies.CopyError as error:
        raise Wrong(str(error)) from error
    tell(report)
    ctx.exit(DOES_NOT_HOLD if report.problems else 0)


def _address(to: str, setting: str) -> URL:
    try:
        return complete_url(to)
    except ValueError as error:
        raise Wrong(f"{setting} {error}") from error


async def _copied(url: URL, to: URL, setting: str) -> CheckReport:
    """Copy a database while nobody else writes either, and look at the copy.

    setting: where the address `to` was given.
    """
    if url.get_backend_name() == "sqlite":
        copies.must_exist(Path(url.database or ""))
    if named(url) == named(to):
        raise Wrong(f"{setting} is the database of {ADDRESS} itself")
    async with AsyncExitStack() as stack:
        for one, given in ((url, ADDRESS), (to, setting)):
            await stack.enter_async_context(claimed(one, setting=given))
        source, target = Storage(url), Storage(to)
        stack.push_async_callback(source.close)
        stack.push_async_callback(target.close)
        with opening(to, setting):
            if target.sqlite:
                make_place(Path(to.database or ""))
        counts = await transfer(source, target)
        out(f"Copied {sum(counts.values())} rows of {len(counts)} tables to {named(to)}.")
        return await check(target)
