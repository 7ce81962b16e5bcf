"""`caravan db forget-user`: what is kept of a person, written into a file and erased."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import click

from bot.cli.files import write_bytes
from bot.cli.frame import DOES_NOT_HOLD, out
from bot.domain.match import MatchInfo
from bot.settings import load_settings
from bot.storage import Storage
from bot.storage.claim import claimed
from bot.storage.people import erasure as erasure_rows
from bot.storage.people.disclosure import as_file, disclosed
from bot.storage.people.erasure import Erased


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
    done = asyncio.run(_forgotten(user_id, file))
    if isinstance(done, Erased):
        out(_summary(done))
        return
    for info in done:
        out(f"match {info.id}: they still have a seat ({info.name})")
    out("Nothing was erased: have a moderator replace them first.")
    ctx.exit(DOES_NOT_HOLD)


async def _forgotten(user_id: int, file: Path | None) -> Erased | list[MatchInfo]:
    """Erase a person; gives the matches that stand in the way, and then nothing was done."""
    url = load_settings().database
    async with claimed(url):
        storage = await Storage.open(url)
        try:
            async with storage.write() as connection:
                if playing := await erasure_rows.in_the_way(connection, user_id):
                    return playing
                if file is not None:
                    write_bytes(file, as_file(await disclosed(connection, user_id)))
                return await erasure_rows.erase(connection, user_id, datetime.now(UTC))
        finally:
            await storage.close()


def _summary(done: Erased) -> str:
    """What was done, in one line."""
    if not (done.matches or done.acts or done.rows):
        return "Nothing was kept of them."
    return (
        f"Erased: {_many(done.rows, 'row')} of their own deleted; {_many(len(done.matches), 'match', 'es')}"
        f" and {_many(done.acts, 'row')} of the audit log name nobody in their place."
    )


def _many(number: int, what: str, more: str = "s") -> str:
    return f"{number} {what}{'' if number == 1 else more}"
