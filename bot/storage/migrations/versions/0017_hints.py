"""Matches can allow hints in what-ifs."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no match so far allows any."""
    op.add_column(
        "matches", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false())
    )
