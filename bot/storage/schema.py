"""What all tables share: how their constraints are called, and the match their rows belong to."""

from sqlalchemy import Column, ForeignKey, MetaData, String

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
