"""People's settings, as rows."""

from dataclasses import asdict
from dataclasses import replace as changed
from typing import Any

from sqlalchemy import select

from bot.domain.preferences import MemberSettings
from bot.storage.tables import members
from bot.storage.transaction import Transaction
from bot.storage.upsert import insert_new, replace


async def load_member(
    connection: Transaction, user_id: int, *, to_change: bool = False
) -> MemberSettings:
    """A person's settings; the usual ones for a stranger. to_change: others wait until they are written."""
    query = select(members).where(members.c.id == user_id)
    found = (await connection.execute(query.with_for_update() if to_change else query)).first()
    if found is None:
        return MemberSettings(user_id)
    known = dict(found._mapping)
    return MemberSettings(known.pop("id"), **known)


async def change_member(connection: Transaction, user_id: int, **changes: Any) -> MemberSettings:
    """Change some of a person's settings, whoever else does so at the same time; gives all of them."""
    await insert_new(connection, members, **_columns(MemberSettings(user_id)))  # or nothing is held
    settings = changed(await load_member(connection, user_id, to_change=True), **changes)
    await replace(connection, members, **_columns(settings))
    return settings


def _columns(settings: MemberSettings) -> dict[str, Any]:
    values: dict[str, Any] = asdict(settings)
    values["id"] = values.pop("user_id")
    return values
