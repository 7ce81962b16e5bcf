"""What is in the boxes, as it is written.

As long as there is no `game.toml`, nobody is offered the game, and `data.load` does not know it.
"""

from pathlib import Path

import data
from data.tables import Tables, read_tables
from engines.mesopotamia.content import read

FOLDER = Path(data.__file__).parent / "mesopotamia"


def shipped() -> Tables:
    """The tables of all files; the notes to the rules are no content."""
    found: Tables = {}
    for file in sorted(FOLDER.glob("*.toml")):
        if file.name == "rules.toml":
            continue
        for table, rows in read_tables(file).items():
            assert table not in found, f"[[{table}]] stands in two files"
            found[table] = rows
    return found


SHIPPED = shipped()
CONTENT = read(SHIPPED)
