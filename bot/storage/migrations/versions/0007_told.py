"""Whether somebody has read that no direct messages reach it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; whoever takes none reads of it once more."""
    op.add_column(
        "members", sa.Column("dm_told", sa.Boolean(), nullable=False, server_default=sa.false())
    )
