"""Column types that mean the same on SQLite and PostgreSQL."""

import json
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import BigInteger, DateTime, Dialect, Integer, Text
from sqlalchemy.types import TypeDecorator
from typing_extensions import override

# SQLite numbers rows by itself only in a column of type INTEGER.
RowId = BigInteger().with_variant(Integer, "sqlite")


class Moment(TypeDecorator[datetime]):
    """A moment, always with its zone and always UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    @override
    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse moments without a zone; SQLite stores UTC without saying so."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs a zone")
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    @override
    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give the zone back."""
        return value if value is None or value.tzinfo else value.replace(tzinfo=UTC)


class Json(TypeDecorator[Any]):
    """A JSON value as compact text; text, so that what comes back is byte for byte what went in."""

    impl = Text
    cache_ok = True

    @override
    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Write compactly."""
        if value is None:
            return None
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False)

    @override
    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """Read."""
        return None if value is None else json.loads(value)
