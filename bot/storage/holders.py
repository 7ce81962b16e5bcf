"""Who holds a database, in words for whoever comes second."""

import getpass
import os
import platform
from datetime import UTC, datetime

from sqlalchemy import URL

from bot.storage.address import named
from bot.storage.errors import DatabaseTaken

TAKEN = "another program writes the database {place}{since}{who}: stop it first"


def taken(url: URL, who: str | None, since: str | None, line: str = TAKEN) -> DatabaseTaken:
    """What to say where somebody holds it already; who and since when, as far as that is known."""
    return DatabaseTaken(
        line.format(
            place=named(url),
            since=f" since {since}" if since else "",
            who=f" ({who})" if who else "",
        )
    )


def myself() -> str:
    """Which process runs here, as others are told of it."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):  # an account without a name, as in a container
        user = str(os.getuid())
    return f"process {os.getpid()} of {user} on {platform.node()}"


def now() -> str:
    """What time it is."""
    return clock_time(datetime.now(UTC))


def clock_time(moment: datetime) -> str:
    """A moment in words."""
    return f"{moment.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"
