"""Rows of the audit log may be made to name nobody; all else about them stays as it was."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_STAYS = ("id", "at", "act", "previous", "hash")
_SQLITE = """
CREATE TRIGGER audit_no_UPDATE BEFORE UPDATE ON audit WHEN {changed}
BEGIN SELECT RAISE(ABORT, 'audit rows stay as they are'); END
"""
_POSTGRESQL = (
    "DROP TRIGGER audit_no_change ON audit",
    """
    CREATE TRIGGER audit_no_change BEFORE UPDATE ON audit
    FOR EACH ROW WHEN ({changed}) EXECUTE FUNCTION audit_stays()
    """,
    """
    CREATE TRIGGER audit_no_removal BEFORE DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION audit_stays()
    """,
)


def upgrade() -> None:
    """Let updates pass that take people, servers and matches out of rows, and words out of their bodies."""
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER audit_no_UPDATE")
        op.execute(sa.text(_SQLITE.format(changed=_changed("IS NOT"))))
    else:
        for statement in _POSTGRESQL:
            op.execute(sa.text(statement.format(changed=_changed("IS DISTINCT FROM"))))


def _changed(unlike: str) -> str:
    """When an update does more than to take something out."""
    stays = [f"NEW.{name} {unlike} OLD.{name}" for name in _STAYS]
    nobodys = [
        f"(NEW.{name} {unlike} OLD.{name} AND NEW.{name} {unlike} 0)"
        for name in ("actor_id", "guild_id")
    ]
    matchless = f"(NEW.match_id {unlike} OLD.match_id AND NEW.match_id IS NOT NULL)"
    return " OR ".join([*stays, *nobodys, matchless])
