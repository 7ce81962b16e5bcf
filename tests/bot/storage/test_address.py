"""Addresses of databases: what messages say of them, and what the driver of PostgreSQL is given."""

from typing import Any

import pytest
from sqlalchemy import make_url

from bot.storage.address import for_driver, named

SERVER = "postgresql+asyncpg://me:hidden@db:5433/caravan"


def test_a_server_is_named_without_user_password_and_options() -> None:
    url = make_url(f"{SERVER}?sslmode=require&password=hidden")
    assert named(url) == "postgresql://db:5433/caravan"


def test_a_file_is_named_by_its_path() -> None:
    assert named(make_url("sqlite+aiosqlite:////var/lib/c.sqlite3")) == "/var/lib/c.sqlite3"


@pytest.mark.parametrize(
    ("options", "arguments"),
    [
        ("", {}),
        ("?sslmode=require", {"dsn": "postgresql://?sslmode=require"}),
        ("?ssl=true", {"dsn": "postgresql://?sslmode=require"}),
        (
            "?sslmode=verify-full&sslrootcert=/etc/ca.pem",
            {"dsn": "postgresql://?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem"},
        ),
        ("?channel_binding=require&pgbouncer=true", {}),
        ("?connect_timeout=10", {"timeout": 10.0}),
        ("?connect_timeout=0", {}),
        ("?application_name=ours", {"server_settings": {"application_name": "ours"}}),
        (
            "?statement_cache_size=0&prepared_statement_cache_size=0",
            {"statement_cache_size": 0, "prepared_statement_cache_size": 0},
        ),
        ("?target_session_attrs=read-write", {"target_session_attrs": "read-write"}),
    ],
)
def test_options_are_handed_on_as_the_driver_wants_them(
    options: str, arguments: dict[str, Any]
) -> None:
    assert for_driver(make_url(SERVER + options)) == (make_url(SERVER), arguments)
