"""What `caravan sandbox` keeps from one start to the next: matches in a database, their Discord beside it."""

import shutil
from hashlib import blake2b
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL

from bot.cli.frame import Wrong, out
from bot.sandbox import Sandbox
from bot.sandbox.keeping import WorldError, is_kept
from bot.settings import complete_url


def chosen_url(database: str) -> URL:
    """The database that --db names, a file or an address. Raises Wrong."""
    url = database if "://" in database else f"sqlite:///{Path(database).absolute()}"
    try:
        return complete_url(url)
    except ValueError as error:
        raise Wrong(f"--db {error}") from None


def throw_away(port: int) -> URL:
    """A new file for each start: who and what the last one's matches knew is gone with its Discord."""
    file = _data() / f"sandbox-{port}.sqlite3"
    for suffix in ("", "-wal", "-shm"):
        Path(f"{file}{suffix}").unlink(missing_ok=True)
    shutil.rmtree(f"{file}.discord", ignore_errors=True)
    return complete_url(f"sqlite:///{file}")


def stand_in_for(database: URL | None, port: int) -> Sandbox:
    """The stand-in of Discord that belongs to a database, a new one for none. Raises Wrong."""
    if database is None:
        return Sandbox(port=port)
    folder = discord_of(database)
    _match_up(database, folder)
    try:
        return Sandbox(port=port, keep=folder)
    except WorldError as error:
        raise Wrong(
            f"the Discord kept in {folder} cannot be continued: {error}. To start over, remove it and "
            "the database, or give another --db"
        ) from None


def discord_of(database: URL) -> Path:
    """Where the Discord of a database is kept: beside its file; for a server, among our own data."""
    if database.get_backend_name() != "sqlite":
        name = blake2b(database.render_as_string().encode(), digest_size=8).hexdigest()
        return _data() / f"sandbox-{name}.discord"
    return Path(f"{database.database}.discord")


def _match_up(database: URL, folder: Path) -> None:
    """A Discord whose matches were deleted is begun anew; matches whose Discord is gone are told of."""
    if database.get_backend_name() != "sqlite":
        return
    has_matches, has_discord = Path(str(database.database)).exists(), is_kept(folder)
    if has_discord and not has_matches:
        shutil.rmtree(folder)
    if has_matches and not has_discord:
        out(
            f"{folder} is missing: people and channels start over, and older matches have lost their threads."
        )


def _data() -> Path:
    return user_data_path("caravanserai", appauthor=False, ensure_exists=True)
