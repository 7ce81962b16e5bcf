"""What all tables share: how their constraints are called, the match and the seat their rows belong to."""

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def match_column(*, primary: bool = True) -> Column[str]:
    """The match a row belongs to and goes with."""
    return Column(
        "match_id",
        String(8),
        ForeignKey("matches.id", ondelete="CASCADE"),
        primary_key=primary,
        nullable=False,
    )


def seat_column() -> Column[int]:
    """The seat a row is about, as part of its key."""
    return Column("seat", Integer, primary_key=True, autoincrement=False)
