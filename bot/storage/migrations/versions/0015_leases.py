"""Which process is sending a post, and until when it has that to itself."""

import sqlalchemy as sa
from alembic import op

from bot.storage.types import Moment

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; one process alone leaves them empty."""
    op.add_column("outbox", sa.Column("owner", sa.String(100)))
    op.add_column("outbox", sa.Column("leased_until", Moment()))
