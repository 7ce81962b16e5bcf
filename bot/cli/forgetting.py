"""`caravan db forget-user` and `forget-guild`: what is kept of a person or a server is erased."""

import asyncio
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

import click

from bot.cli.existing import existing
from bot.cli.files import write_bytes
from bot.cli.frame import DOES_NOT_HOLD, out
from bot.domain.match import MatchInfo
from bot.storage.address import named
from bot.storage.people import erasure
from bot.storage.people.disclosure import as_file, disclosed
from bot.storage.people.erasure import Erased
from bot.storage.people.guild_erasure import ErasedGuild, erase_guild
from bot.storage.transaction import Transaction, Work

T = TypeVar("T")


@click.command("forget-user")
@click.argument("user_id", type=click.IntRange(min=1))
@click.option(
    "--export", "file", type=Path, metavar="FILE", help="First write what is kept as JSON to FILE."
)
@click.option("--yes", is_flag=True, help="Don't ask whether it is meant.")
@click.pass_context
def forget_user(ctx: click.Context, user_id: int, file: Path | None, *, yes: bool) -> None:
    """Erase what is kept of the person with this Discord id. Stop the bot first.

    Exits with 1 and erases nothing while they have a seat in a match whose result isn't final.
    """
    if not yes:
        click.confirm(f"Erase the data of {user_id} for good?", abort=True)
    done, place = asyncio.run(_alone(partial(_forget_user, user_id=user_id, file=file)))
    if isinstance(done, Erased):
        out(_of_person(done, place))
        return
    for info in done:
        out(f"match {info.id}: they still have a seat ({info.name})")
    out("Nothing was erased: have a moderator replace them first.")
    ctx.exit(DOES_NOT_HOLD)


@click.command("forget-guild")
@click.argument("guild_id", type=click.IntRange(min=1))
@click.option("--yes", is_flag=True, help="Don't ask whether it is meant.")
def forget_guild(guild_id: int, *, yes: bool) -> None:
    """Erase what is kept of the server with this Discord id, its matches included. Stop the bot first.

    Matches in play there are lost, too.
    """
    if not yes:
        click.confirm(f"Erase server {guild_id} and all its matches for good?", abort=True)
    now = datetime.now(UTC)
    done, place = asyncio.run(_alone(partial(erase_guild, guild_id=guild_id, now=now)))
    out(_of_guild(done, place))


async def _alone(work: Work[T]) -> tuple[T, str]:
    """Do something in one transaction while nobody else writes the database; also gives its name."""
    async with existing() as storage:
        return await storage.change(work), named(storage.url)


async def _forget_user(
    connection: Transaction, user_id: int, file: Path | None
) -> Erased | list[MatchInfo]:
    """Erase a person; gives the matches that stand in the way, and then nothing was done."""
    if playing := await erasure.in_the_way(connection, user_id):
        return playing
    if file is not None:
        write_bytes(file, as_file(await disclosed(connection, user_id)))
    return await erasure.erase(connection, user_id, datetime.now(UTC))


def _of_person(done: Erased, place: str) -> str:
    """What was done in which database, in one line: whoever is asked to erase has to be sure of it."""
    if not (done.matches or done.acts or done.rows):
        return f"Nothing was kept of them in {place}."
    return (
        f"Erased from {place}: {_many(done.rows, 'row')} of their own deleted;"
        f" {_many(len(done.matches), 'match', 'es')} and {_many(done.acts, 'row')} of the audit log name"
        " nobody in their place."
    )


def _of_guild(done: ErasedGuild, place: str) -> str:
    if not (done.matches or done.acts or done.rows):
        return f"Nothing was kept of it in {place}."
    return (
        f"Erased from {place}: {_many(done.matches, 'match', 'es')} ({done.open} not over) and"
        f" {_many(done.rows, 'row')} of settings and limits; {_many(done.acts, 'row')} of the audit log name"
        " neither it nor anybody."
    )


def _many(number: int, what: str, more: str = "s") -> str:
    return f"{number} {what}{'' if number == 1 else more}"
