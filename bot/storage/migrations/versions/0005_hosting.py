"""What keeps a long match alive: its pace, time banks, absences, votes, answers given ahead, notes."""

import sqlalchemy as sa
from alembic import op

from bot.storage.types import Json, Moment, RowId

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and tables; a match that is already on goes on without a deadline."""
    _columns()
    _of_matches()
    _of_people()
    _ballots()


def _match() -> sa.Column[str]:
    return sa.Column("match_id", sa.String(length=8), nullable=False)


def _of_match(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_match_id")
    return sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=name, ondelete="CASCADE")


def _columns() -> None:
    for column in (
        sa.Column("deadline", sa.Integer(), nullable=True),
        sa.Column("bank", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("on_timeout", sa.String(16), nullable=False, server_default="default"),
        sa.Column("on_leave", sa.String(16), nullable=False, server_default="wait"),
        sa.Column("boards", sa.String(16), nullable=False, server_default="turn"),
        sa.Column("paused_at", Moment(), nullable=True),
        sa.Column("lobby_locked", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("origin", sa.String(8), nullable=True),
        sa.Column("trial", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("verdict", sa.String(16), nullable=True),
        sa.Column("changed", Json(), nullable=True),
        sa.Column("warned", sa.Boolean(), nullable=False, server_default=sa.false()),
    ):
        op.add_column("matches", column)
    op.add_column("seats", sa.Column("bank", sa.Integer(), nullable=False, server_default="0"))
    op.add_column(
        "seats", sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("since", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("won", sa.Boolean(), nullable=True))
    for column in (
        sa.Column("due_at", Moment(), nullable=True),
        sa.Column("bank_at", Moment(), nullable=True),
        sa.Column("next_at", Moment(), nullable=True),
        sa.Column("stage", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("extra", sa.Integer(), nullable=False, server_default="0"),
    ):
        op.add_column("waits", column)
    op.create_index(op.f("ix_waits_next_at"), "waits", ["next_at"], unique=False)
    op.add_column("log", sa.Column("why", sa.String(16), nullable=True))
    op.add_column("log", sa.Column("spare", sa.Integer(), nullable=True))
    for column in (
        sa.Column("time_zone", sa.String(64), nullable=True),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("reminders", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("heads_up", sa.Boolean(), nullable=False, server_default=sa.false()),
    ):
        op.add_column("members", column)
    op.add_column("guilds", sa.Column("moderator_role_id", sa.BigInteger(), nullable=True))
    op.add_column("guilds", sa.Column("alert_channel_id", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_audit_guild_id"), "audit", ["guild_id"], unique=False)


def _of_matches() -> None:
    op.create_table(
        "notes",
        _match(),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        _of_match("notes"),
        sa.PrimaryKeyConstraint("match_id", "user_id", name=op.f("pk_notes")),
    )
    op.create_table(
        "invitations",
        _match(),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        _of_match("invitations"),
        sa.PrimaryKeyConstraint("match_id", "user_id", name=op.f("pk_invitations")),
    )
    op.create_table(
        "queued",
        _match(),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(80), nullable=False),
        sa.Column("answers", Json(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        _of_match("queued"),
        sa.PrimaryKeyConstraint("match_id", "seat", "kind", name=op.f("pk_queued")),
    )
    op.create_table(
        "automatic",
        _match(),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("decision", sa.String(80), nullable=False),
        sa.Column("answer", Json(), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("due_at", Moment(), nullable=False),
        _of_match("automatic"),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_automatic")),
    )
    op.create_index(op.f("ix_automatic_due_at"), "automatic", ["due_at"], unique=False)


def _of_people() -> None:
    op.create_table(
        "vacations",
        sa.Column("id", RowId, autoincrement=True, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("starts_at", Moment(), nullable=False),
        sa.Column("ends_at", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_vacations")),
    )
    op.create_index(op.f("ix_vacations_user_id"), "vacations", ["user_id"], unique=False)
    op.create_table(
        "orders",
        sa.Column("id", RowId, autoincrement=True, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("match_id", sa.String(length=8), nullable=True),
        sa.Column("kind", sa.String(80), nullable=False),
        sa.Column("body", Json(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        _of_match("orders"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
    )
    op.create_index(op.f("ix_orders_user_id"), "orders", ["user_id"], unique=False)


def _ballots() -> None:
    op.create_table(
        "ballots",
        sa.Column("id", RowId, autoincrement=True, nullable=False),
        _match(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", Json(), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("opened_by", sa.BigInteger(), nullable=False),
        sa.Column("opened_at", Moment(), nullable=False),
        sa.Column("closes_at", Moment(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        _of_match("ballots"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ballots")),
    )
    op.create_index(op.f("ix_ballots_match_id"), "ballots", ["match_id"], unique=False)
    op.create_index(op.f("ix_ballots_closes_at"), "ballots", ["closes_at"], unique=False)
    op.create_table(
        "votes",
        sa.Column("ballot_id", RowId, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("yes", sa.Boolean(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(
            ["ballot_id"], ["ballots.id"], name=op.f("fk_votes_ballot_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("ballot_id", "user_id", name=op.f("pk_votes")),
    )
