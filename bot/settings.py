"""The bot's settings: environment variables over `.env` in the working folder."""

import os
from difflib import get_close_matches
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import SplitResult, urlsplit

from dotenv import dotenv_values
from platformdirs import user_data_path
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    PlainValidator,
    SecretStr,
    ValidationError,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.domain.shards import Shards
from bot.storage.address import check_parameters
from data import ContentError, pack_folders

API_BASE = "https://discord.com/api/v10"
AI_PAUSE = (20, 60)
"""Seconds within which an AI player answers somebody who could still take the answer before back."""
LONGEST_AI_PAUSE = 3600
DATABASE_FILE = "caravan.sqlite3"
ENV_FILE = ".env"
HIGHEST_PORT = 65535
LONGEST_LABEL = 63
"""The most letters between two dots of a machine's name."""
MOST_SHARDS = 9999

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_POSSIBLE = "sqlite+aiosqlite:///PATH or postgresql+asyncpg://…"
_ENCODE = "in a password write %40 for @, %3A for :, %2F for /, %3F for ? and %25 for %"
_OURS = ("CARAVAN_", "DISCORD_")
"""How names begin that can belong to nobody else."""
_ALIKE = 0.8
"""How much alike a name and what it was meant to be are at least; 1 would be the same."""


class SettingsError(Exception):
    """A setting is missing or wrong; the message is one line: what, where, what to do."""


def default_database() -> URL:
    """The database in the user's data folder."""
    return URL.create("sqlite+aiosqlite", database=str(_data_folder() / DATABASE_FILE))


def _data_folder() -> Path:
    return user_data_path("caravanserai", appauthor=False)


def complete_url(value: str) -> URL:
    """A database URL with its driver. Raises ValueError saying what is possible."""
    value = value.strip()
    try:
        url = make_url(value)
    except ArgumentError as error:
        raise ValueError(f"is no database URL; write {_POSSIBLE}") from error
    except ValueError:
        # What stands where a port is expected is part of a password more often than not.
        raise ValueError(f"has no number where its port is expected; {_ENCODE}") from None
    driver = _DRIVERS.get(url.drivername, url.drivername)
    if driver not in _DRIVERS.values():
        raise ValueError(f"names {url.drivername}; write {_POSSIBLE}")
    if driver.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise ValueError("names no file; write sqlite+aiosqlite:///PATH")
    if driver.startswith("sqlite"):
        if url.query:
            # They could name another file than that which is made for us alone, claimed and backed up.
            raise ValueError("has options after its `?`, which SQLite is not given; leave them out")
        _check_path(Path(str(url.database)))
    else:
        _check_server(url, value)
    return url.set(drivername=driver)


def _check_server(url: URL, value: str) -> None:
    """Raises ValueError for an address of PostgreSQL that cannot be meant; it quotes nothing of it."""
    if value.count("@") > 1:
        raise ValueError(f"has more than one @; {_ENCODE}")
    if url.port is not None and not 0 < url.port <= HIGHEST_PORT:
        raise ValueError(f"names a port that cannot be; ports go from 1 to {HIGHEST_PORT}")
    check_parameters(url)


def _check_path(file: Path) -> None:
    """Raises ValueError for a path that no file can have, or that nobody here could open."""
    if "\0" in str(file):
        raise ValueError("names a file that cannot be used (no name holds the character 0)")
    try:
        file.exists()
    except OSError as error:
        raise ValueError(f"names a file that cannot be used ({error.strerror})") from None


def _web(schemes: tuple[str, ...]) -> AfterValidator:
    def check(value: str) -> str:
        parts = urlsplit(value)
        if parts.scheme not in schemes or not parts.hostname:
            raise ValueError(f"must be an address beginning with {schemes[0]}://")
        if "@" in parts.netloc:
            raise ValueError("must name no user; the bot logs in with DISCORD_TOKEN alone")
        if not _is_port(parts):
            raise ValueError(f"names a port that cannot be; ports go from 1 to {HIGHEST_PORT}")
        if not _is_host(parts.hostname):
            raise ValueError("names a machine that cannot be")
        return value.rstrip("/")

    return AfterValidator(check)


def _is_port(parts: SplitResult) -> bool:
    try:
        return parts.port is None or parts.port > 0
    except ValueError:  # no number, or beyond the highest
        return False


def _is_host(name: str) -> bool:
    parts = name.removesuffix(".").split(".")
    sized = all(0 < len(part) <= LONGEST_LABEL for part in parts)
    return sized and name.isprintable() and " " not in name


def _packs(value: object) -> object:
    if not isinstance(value, str):
        return value
    try:
        return pack_folders(value)
    except ContentError as error:
        # Names of folders can be no text, and pydantic takes none of which that is true.
        raise ValueError(str(error).encode(errors="backslashreplace").decode()) from error


def _seconds(value: object) -> object:
    """`20-60` as its two ends, `30` as twice the same."""
    if not isinstance(value, str):
        return value
    ends = [part.strip() for part in value.split("-")]
    if len(ends) > 2 or not all(part.isdecimal() for part in ends):
        raise ValueError("must be a number of seconds such as 30, or a span such as 20-60")
    low, high = int(ends[0]), int(ends[-1])
    if not low <= high <= LONGEST_AI_PAUSE:
        raise ValueError(f"must begin with the shorter time and not exceed {LONGEST_AI_PAUSE}")
    return low, high


def _shards(value: object) -> object:
    """`0-3/16` as the shards of this process."""
    if not isinstance(value, str):
        return value
    named, _, total = value.replace(" ", "").partition("/")
    ranges = [part.split("-") for part in named.split(",")]
    numbers = (total, *chain(*ranges))
    if any(len(ends) > 2 for ends in ranges) or not all(map(_is_shard, numbers)):
        raise ValueError("must be shards and how many there are in all, such as 0-3/16 or 0,2/4")
    count, own = int(total), set[int]()
    for low, high in ((int(ends[0]), int(ends[-1])) for ends in ranges):
        if low > high:
            raise ValueError(f"must begin each range with the lower number, not {low}-{high}")
        if high >= count:
            raise ValueError(f"names shard {high}, and {count} in all, which count from 0")
        own |= set(range(low, high + 1))
    return Shards.some(count, own)


def _is_shard(written: str) -> bool:
    return written.isascii() and written.isdecimal() and len(written) <= len(str(MOST_SHARDS))


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


class Settings(BaseSettings):
    """What can be set from outside; `.env.example` describes each."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    discord_token: SecretStr | None = None
    discord_api_base: Annotated[str, _web(("https", "http"))] = API_BASE
    discord_gateway_url: Annotated[str, _web(("wss", "ws"))] | None = None
    database_url: SecretStr = Field(default_factory=lambda: _secret(default_database()))
    content: Annotated[tuple[Path, ...], NoDecode, BeforeValidator(_packs)] = Field(
        default=(), validation_alias="CARAVAN_CONTENT"
    )
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = (
        Field(default="INFO", validation_alias="CARAVAN_LOG_LEVEL")
    )
    log_format: Literal["text", "json"] = Field(
        default="text", validation_alias="CARAVAN_LOG_FORMAT"
    )

    ai_pause: Annotated[tuple[int, int], NoDecode, BeforeValidator(_seconds)] = Field(
        default=AI_PAUSE, validation_alias="CARAVAN_AI_PAUSE"
    )

    metrics_port: Annotated[int, Field(ge=1, le=HIGHEST_PORT)] | None = Field(
        default=None, validation_alias="CARAVAN_METRICS_PORT"
    )

    shards: Annotated[Shards | None, NoDecode, PlainValidator(_shards)] = Field(
        default=None, validation_alias="CARAVAN_SHARDS"
    )
    """The shards of this process, where others have the rest; None if it has all there are."""

    @property
    def database(self) -> URL:
        """The database, with its driver."""
        return complete_url(self.database_url.get_secret_value())

    @property
    def token(self) -> str:
        """The bot's token. Raises SettingsError if there is none, or what cannot be one."""
        token = "" if self.discord_token is None else self.discord_token.get_secret_value().strip()
        if not token:
            raise SettingsError(
                "DISCORD_TOKEN is not set: put the bot's token into the environment or into .env "
                "(see .env.example), or run `caravan sandbox`, which needs none."
            )
        if not token.isprintable():  # nor could any request hold it
            raise SettingsError("DISCORD_TOKEN holds characters that no token has: copy it again.")
        return token


_NAMES = [
    str(field.validation_alias or name).upper() for name, field in Settings.model_fields.items()
]


def load_settings() -> Settings:
    """The settings as they stand. Raises SettingsError with one clear line."""
    try:
        file = _env_file()
        settings = Settings(_env_file=file)
        _check_names(file)
    except ValidationError as error:
        raise SettingsError(_one_line(error)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f".env in {Path.cwd()} cannot be read: {error}.") from None
    try:
        _ = settings.database
    except ValueError as error:
        raise SettingsError(f"DATABASE_URL {error} (see .env.example).") from None
    if settings.database.get_backend_name() == "postgresql" and find_spec("asyncpg") is None:
        raise SettingsError("DATABASE_URL names PostgreSQL: install the extra `postgres` first.")
    shared = settings.shards is not None and not settings.shards.alone
    if shared and settings.database.get_backend_name() != "postgresql":
        raise SettingsError(
            "CARAVAN_SHARDS leaves shards to other processes, which can share PostgreSQL only: move to it "
            "(docs/postgresql.md), or leave CARAVAN_SHARDS out."
        )
    return settings


def _env_file() -> str | None:
    """Where settings may stand; None in a folder that we may not enter, where nothing can be meant for us."""
    try:
        Path(ENV_FILE).lstat()
    except PermissionError:
        return None
    except OSError:
        pass  # whoever reads it says what is wrong, if it is not just missing
    return ENV_FILE


def _check_names(file: str | None) -> None:
    """Raises SettingsError for a name in .env or the environment that is meant to be a setting and is none.

    Others may stand in .env, too: what else is started from that folder reads the same file. In the
    environment only names like ours count, and not those that go on where a setting's name ends.
    """
    for name in dotenv_values(file, encoding="utf-8", interpolate=False) if file else ():
        likely = _likely(name)
        if name.upper() not in _NAMES and (likely or name.upper().startswith(_OURS)):
            raise SettingsError(_misspelt(name, ".env", likely))
    for name in sorted(os.environ):
        likely = _likely(name)
        if likely and name.upper().startswith(_OURS) and not name.upper().startswith(likely):
            raise SettingsError(_misspelt(name, "the environment", likely))


def _likely(name: str) -> str | None:
    """The setting that is named, or that is meant by a name much like its own."""
    return next(iter(get_close_matches(name.upper(), _NAMES, n=1, cutoff=_ALIKE)), None)


def _misspelt(name: str, where: str, likely: str | None) -> str:
    meant = f"; is {likely} meant?" if likely else ""
    return f"{name} in {where} is no setting{meant} (see .env.example)."


def _secret(url: URL) -> SecretStr:
    return SecretStr(url.render_as_string(hide_password=False))


def _one_line(error: ValidationError) -> str:
    """The first thing wrong, without its value, which may be a secret."""
    first = error.errors(include_input=False, include_url=False)[0]
    name = str(first["loc"][0]).upper() if first["loc"] else "settings"
    where = "the environment" if name in {key.upper() for key in os.environ} else ".env"
    reason = first["msg"].removeprefix("Value error, ").rstrip(".")
    return f"{name} in {where}: {reason} (see .env.example)."
