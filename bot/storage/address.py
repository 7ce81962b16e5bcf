"""Addresses of databases: how messages name them, and what the driver of PostgreSQL is given of them.

Passwords stand in them, so nothing that is said of an address quotes a part of it that could be one.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import URL

SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
_SSL_WORDS = {"true": "require", "on": "require", "false": "disable", "off": "disable"}
_FILES = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
_CACHES = ("prepared_statement_cache_size", "statement_cache_size")
_IGNORED = ("channel_binding", "gssencmode", "pgbouncer")
"""What providers hand out for other drivers; asyncpg knows nothing like it."""
PARAMETERS = (
    *("sslmode", "ssl", *_FILES, "application_name", "connect_timeout"),
    *("target_session_attrs", *_CACHES, *_IGNORED),
)


def named(url: URL) -> str:
    """A database as messages name it: its file, or its server and name without user, password and options."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    bare = URL.create("postgresql", host=url.host, port=url.port, database=url.database)
    return bare.render_as_string()


def check_parameters(url: URL) -> None:
    """Raises ValueError for options after the `?` that PostgreSQL's driver could not be given."""
    for name in url.query:
        if name not in PARAMETERS:
            raise ValueError(
                f"has an option that is not known after its `?`; known are {', '.join(PARAMETERS)}"
            )
    twice = [name for name, value in url.query.items() if isinstance(value, tuple)]
    if twice:
        raise ValueError(f"has the option {twice[0]} twice")
    if "ssl" in url.query and "sslmode" in url.query:
        raise ValueError("has both sslmode and ssl; leave one out")
    if _ssl_mode(url.query) not in (None, *SSL_MODES):
        raise ValueError(f"has an sslmode that is not known; known are {', '.join(SSL_MODES)}")
    for name in ("connect_timeout", *_CACHES):
        if not str(url.query.get(name, "0")).isdecimal():
            raise ValueError(f"has {name} without a number")


def for_driver(url: URL) -> tuple[URL, dict[str, Any]]:
    """The bare address, and the rest as asyncpg wants it.

    asyncpg reads files of certificates out of an address only, so it gets one that says nothing else.
    """
    given, asked = url.query, {}
    arguments: dict[str, Any] = {}
    if (mode := _ssl_mode(given)) is not None:
        asked["sslmode"] = mode
    asked |= {name: str(given[name]) for name in _FILES if name in given}
    if asked:
        arguments["dsn"] = URL.create("postgresql", query=asked).render_as_string()
    if "application_name" in given:
        arguments["server_settings"] = {"application_name": given["application_name"]}
    if int(str(given.get("connect_timeout", "0"))):
        arguments["timeout"] = float(str(given["connect_timeout"]))
    if "target_session_attrs" in given:
        arguments["target_session_attrs"] = given["target_session_attrs"]
    arguments |= {name: int(str(given[name])) for name in _CACHES if name in given}
    return url.set(query={}), arguments


def _ssl_mode(query: Mapping[str, Any]) -> str | None:
    mode = query.get("sslmode", query.get("ssl"))
    return None if mode is None else _SSL_WORDS.get(str(mode).lower(), str(mode))
