"""Whether an answer that was found late has been put off once more."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; what is late now is put off once."""
    op.add_column(
        "automatic", sa.Column("again", sa.Boolean(), nullable=False, server_default=sa.false())
    )
