"""What the Discord of a person spoke last, for what is written to it unasked."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; it fills as people come by."""
    op.add_column("members", sa.Column("locale", sa.String(16), nullable=True))
