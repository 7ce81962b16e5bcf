"""All tables there are, whatever else a program has imported: for what is done with a database as a whole."""

from collections.abc import Sequence

from sqlalchemy import Table

from bot.storage import background_tables, order_tables, quota_tables, tables
from bot.storage.schema import metadata

MODULES = (background_tables, order_tables, quota_tables, tables)
"""Where tables stand. Only what has been imported is known to the metadata that they share."""

TABLES: Sequence[Table] = tuple(metadata.sorted_tables)
"""Each after those that its rows point to."""
