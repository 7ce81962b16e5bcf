"""Who sat on a seat before, so that what somebody did stays theirs."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

CHANGES = ("replace", "replace-ai", "kick")
"""How the lines of the story are called, after this, that tell of a seat in other hands for good."""
STORY = "moderators-story-"


def upgrade() -> None:
    """Add the table, and fill it with what the stories tell; what they do not was always its owner's."""
    former = op.create_table(
        "former",
        sa.Column("match_id", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("event", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_former_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "event", name=op.f("pk_former")),
    )
    rows = [*_told_of(op.get_bind())]
    if rows:
        op.bulk_insert(former, rows)


def _told_of(connection: Any) -> Iterator[dict[str, Any]]:
    events = sa.table(
        "events",
        sa.column("match_id", sa.String),
        sa.column("number", sa.Integer),
        sa.column("entry", sa.Integer),
        sa.column("body", sa.Text),
    )
    told = sa.select(events.c.match_id, events.c.number, events.c.body).where(
        events.c.entry == 0, sa.or_(*(events.c.body.contains(STORY + one) for one in CHANGES))
    )
    for match_id, number, body in connection.execute(told).all():
        event = json.loads(body)
        said = event.get("data", {})
        fits = event.get("key") in [STORY + one for one in CHANGES]
        if not fits or said.get("before") == said.get("after"):
            continue
        earlier = sa.select(sa.func.max(events.c.entry)).where(
            events.c.match_id == match_id, events.c.number < number
        )
        yield {
            "match_id": match_id,
            "seat": int(said["n"]) - 1,
            "event": number - 1,
            "entry": connection.execute(earlier).scalar() or 0,
            "user_id": None,
            "name": str(said["before"])[:100],
        }
