"""Taking people out of the audit log, on record: the chain still holds, and vouches for what was changed.

Rows keep the hash they had, so that those after them, and the posts that name it, still agree. Another row
then tells which ones were changed, and the hash of each as it stands now (`chain.first_break`).
"""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, select, update

from bot.storage.audit.chain import REDACTED, Act, append, hash_of, values_of
from bot.storage.tables import audit
from bot.storage.transaction import Transaction

AT_ONCE = 200
"""How many rows one row vouches for at most."""


async def redact(
    connection: Transaction,
    which: ColumnElement[bool],
    redacted: Callable[[dict[str, Any]], dict[str, Any]],
    now: datetime,
) -> int:
    """Let some rows say what `redacted` makes of them; gives how many that changed.

    It may change nothing but what the triggers let pass: who acted, where, and the body.
    """
    query = select(audit).where(which).order_by(audit.c.id)
    changed: dict[int | None, dict[str, str]] = {}
    for row in (await connection.execute(query)).all():
        before = values_of(row)
        after = redacted(before)
        if after == before:
            continue
        unlike = {name: value for name, value in after.items() if value != before[name]}
        await connection.execute(update(audit).where(audit.c.id == row.id).values(unlike))
        changed.setdefault(after["guild_id"], {})[str(row.id)] = hash_of(after)
    for guild_id, rows in changed.items():
        numbers = list(rows)
        for start in range(0, len(numbers), AT_ONCE):
            part = {number: rows[number] for number in numbers[start : start + AT_ONCE]}
            await append(connection, Act(REDACTED, None, guild_id, None, {"rows": part}), now)
    return sum(map(len, changed.values()))
