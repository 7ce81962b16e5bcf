"""What is begun and has to be finished after a stop, and what a person did beside all matches."""

import sqlalchemy as sa
from alembic import op

from bot.storage.types import Json, Moment, RowId

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "lost_time",
        sa.Column("id", RowId, autoincrement=True, nullable=False),
        sa.Column("match_id", sa.String(length=8), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("until", Moment(), nullable=False),
        _of_match("lost_time"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lost_time")),
    )
    op.create_index(op.f("ix_lost_time_match_id"), "lost_time", ["match_id"], unique=False)
    op.create_table(
        "anew",
        sa.Column("match_id", sa.String(length=8), nullable=False),
        _of_match("anew"),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_anew")),
    )
    op.create_table(
        "personal",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("gave", Json(), nullable=True),
        sa.Column("at", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_personal")),
    )
    op.create_index(op.f("ix_personal_at"), "personal", ["at"], unique=False)


def _of_match(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_match_id")
    return sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=name, ondelete="CASCADE")
