"""What the rows of the outbox say, as the JSON in which it is stored: written here and read here alone.

The kind of a row stands in a column of its own and says which record its body is. Whoever adds a field gives
it a default that is true of the rows of before.
"""

import json
from collections.abc import Mapping
from json import JSONDecodeError
from typing import Any, Final

import structlog
from pydantic import TypeAdapter, ValidationError
from sqlalchemy import Row

from bot.domain.outbox import RECORDS, Damaged, Fate, OutboxRow, Payload
from bot.storage.tables import outbox

_ADAPTERS: Final[Mapping[str, TypeAdapter[Payload]]] = {
    one.kind.value: TypeAdapter(one) for one in RECORDS
}

SAID: Final = tuple(column for column in outbox.c if column.name != "look")
"""The columns read to know what a row says: the position a board shows is large, and seldom needed."""

_log = structlog.get_logger(__name__)


def body_of(payload: Payload) -> str:
    """A payload as it is stored."""
    return _ADAPTERS[payload.kind.value].dump_json(payload, exclude_none=True).decode()


def as_row(row: Row[Any]) -> OutboxRow[Payload] | Damaged:
    """A row with what it says, or where it says nothing sensible."""
    adapter = _ADAPTERS.get(row.kind)
    if adapter is None:
        return Damaged(row.id, row.match_id, row.kind, "kind")
    try:
        payload = adapter.validate_json(_as_now(row.body))
    except ValidationError as error:
        return Damaged(row.id, row.match_id, row.kind, _where(error))
    except JSONDecodeError:
        return Damaged(row.id, row.match_id, row.kind, "no JSON")
    return OutboxRow(row.id, row.match_id, payload, row.nonce, row.attempts, row.created_at)


def readable(row: Row[Any]) -> OutboxRow[Any] | None:
    """A row of a kind that was asked for, for whoever goes on without it: None if it is damaged."""
    found = as_row(row)
    if isinstance(found, OutboxRow):
        return found
    said = {"match": found.match_id, "row": found.id, "kind": found.kind, "fault": found.fault}
    _log.error("outbox.damaged", **said)
    return None


def _as_now(body: str) -> str:
    """A body as it would be written today.

    Once a mark said only that something was taken back; and what is said of lanes was called `ahead`.
    """
    found = json.loads(body)
    if not isinstance(found, dict) or not ("ahead" in found or found.get("withdrawn") is True):
        return body
    if "ahead" in found:
        found["lanes"] = found.pop("ahead")
    if found.get("withdrawn") is True:
        found["withdrawn"] = Fate.BACK.value
    return json.dumps(found)


def _where(error: ValidationError) -> str:
    """The places at which a body is wrong, and how; not what stands there, which may be a secret."""
    found = (
        f"{'.'.join(map(str, one['loc'])) or 'body'}: {one['type']}"
        for one in error.errors(include_url=False, include_context=False, include_input=False)
    )
    return ", ".join(found)
