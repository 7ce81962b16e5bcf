"""Where the chain of the audit log ends, kept apart from it; and no row of it is replaced by another."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

HEAD = "audit"
ROOT = "0" * 64
_NO_REPLACE = """
CREATE TRIGGER audit_no_replace BEFORE INSERT ON audit
WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id OR previous = NEW.previous)
BEGIN SELECT RAISE(ABORT, 'audit rows stay as they are'); END
"""
"""INSERT OR REPLACE removes rows without asking the triggers that keep them."""


def upgrade() -> None:
    """Write down how long the chain is and how it ends; add the trigger where SQLite needs it."""
    facts = sa.table("facts", sa.column("name", sa.String), sa.column("value", sa.String))
    audit = sa.table("audit", sa.column("id", sa.Integer), sa.column("hash", sa.String))
    connection = op.get_bind()
    query = sa.select(audit.c.id, audit.c.hash).order_by(audit.c.id.desc()).limit(1)
    last = connection.execute(query).first()
    number, digest = (last.id, last.hash) if last is not None else (0, ROOT)
    connection.execute(sa.delete(facts).where(facts.c.name == HEAD))
    connection.execute(sa.insert(facts).values(name=HEAD, value=f"{number} {digest}"))
    if connection.dialect.name == "sqlite":
        op.execute(_NO_REPLACE)
