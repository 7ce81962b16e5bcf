"""AI players have levels that people choose, also for those that sit in for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

LEVELS = {"random": "easy", "greedy": "normal"}
"""What became of the players that nobody is offered any more."""


def upgrade() -> None:
    """Add the column; who played at random plays easily now, and who was greedy plays normally."""
    op.add_column(
        "matches",
        sa.Column("stand_ins", sa.String(16), nullable=False, server_default="normal"),
    )
    seats = sa.table("seats", sa.column("ai", sa.String))
    for before, now in LEVELS.items():
        op.execute(seats.update().where(seats.c.ai == before).values(ai=now))
