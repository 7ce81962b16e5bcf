"""Contents with a mistake, and what is said of them."""

import copy
from typing import Any

import pytest

from data.tables import Tables
from engines.mesopotamia.content import read
from tests.engines.mesopotamia.box import SHIPPED


def tables() -> Tables:
    """A copy of the tables, to be spoiled."""
    return copy.deepcopy(SHIPPED)


def row(content: Tables, table: str, name: str) -> dict[str, Any]:
    """A row of it."""
    return next(one for one in content[table] if one["id"] == name)


def refused(content: Tables, named: str) -> None:
    """It is refused, and the error names this."""
    with pytest.raises(ValueError, match=f"mesopotamia.*{named}"):
        read(content)


def refused_with(table: str, name: str, field: str, value: object, named: str) -> None:
    """With this value in a row it is refused."""
    content = tables()
    row(content, table, name)[field] = value
    refused(content, named)
