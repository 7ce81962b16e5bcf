"""A PostgreSQL server of one's own: Debian's, started when it is needed and gone with whoever needs it."""

import os
import pwd
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any

from sqlalchemy import URL

DEBIAN = Path("/usr/lib/postgresql")
HOST = "127.0.0.1"
ROLE = "caravan"

# Waits until nobody holds its input any more, so that the server ends however its user ends.
SCRIPT = """
"$1/initdb" --pgdata=data --username="$2" --auth=trust --encoding=UTF8 --locale=C --no-sync >log 2>&1 \
    && "$1/pg_ctl" --pgdata=data --log=log --options="$3" --wait start >>log 2>&1 \
    && echo ready || cat log
exec 1>&-
cat >/dev/null
"$1/pg_ctl" --pgdata=data --mode=immediate stop >>log 2>&1
rm -rf "$4"
"""


class Missing(Exception):
    """There is no server to be had; says why."""


@contextmanager
def started(settings: Sequence[str] = ()) -> Iterator[URL]:
    """The address of a database on a new server. Raises Missing where there is none to start."""
    programs, user, port = _programs(), _user(), _free_port()
    folder = tempfile.mkdtemp(prefix="caravan-postgres-")
    if user:
        os.chown(folder, user["user"], user["group"])
    always = (f"listen_addresses={HOST}", "unix_socket_directories=", f"port={port}")
    options = " ".join(f"-c {one}" for one in (*settings, *always))
    words = ("sh", "-c", SCRIPT, "sh", str(programs), ROLE, options, folder)
    with subprocess.Popen(  # noqa: S603 - words of our own
        words,
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
        text=True,
        **user,
    ) as server:
        said = server.stdout.read() if server.stdout else ""
        if said != "ready\n":
            raise Missing(f"PostgreSQL does not start: {said.strip()}")
        yield URL.create("postgresql+asyncpg", ROLE, host=HOST, port=port, database="postgres")


def _programs() -> Path:
    """The folder of the newest server installed."""
    ours = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda found: int(found.parts[-3]))
    if ours:
        return ours[-1].parent
    if found := which("initdb"):
        return Path(found).resolve().parent
    raise Missing("no PostgreSQL on this machine: install Debian's package postgresql")


def _user() -> dict[str, Any]:
    """As whom it runs: it refuses to be run by root."""
    if os.geteuid() != 0:
        return {}
    try:
        known = pwd.getpwnam("postgres")
    except KeyError:
        raise Missing("PostgreSQL refuses root, and there is no user postgres") from None
    return {"user": known.pw_uid, "group": known.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        port: int = one.getsockname()[1]
        return port
