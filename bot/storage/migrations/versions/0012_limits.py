"""Limits that servers choose and that are counted; who was pinged when; who is kept apart from whom."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, and the limits that a server chooses; none of them has chosen any yet."""
    op.add_column("guilds", sa.Column("limits", sa.Text(), nullable=True))
    op.create_table(
        "quotas",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", sa.String(8), nullable=False),
        sa.Column("times", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", "guild_id", "user_id", "match_id", name=op.f("pk_quotas")),
    )
    op.create_index(op.f("ix_quotas_at"), "quotas", ["at"])
    op.create_table(
        "pings",
        sa.Column("match_id", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_pings_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "user_id", name=op.f("pk_pings")),
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("other_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_other_id"), "blocks", ["other_id"])
