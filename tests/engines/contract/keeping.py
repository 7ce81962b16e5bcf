"""What is kept of each version of a game's snapshots: the hash of their shape, and one from mid-match.

    python -m tests.engines.contract.keeping [GAME …]     writes those of today's versions

Once a version has been released its files stay as they are: the kept snapshot proves the migrations.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engines.core import Counters
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from engines.core.wire import header_line, read_header_line
from tests.engines.contract.cases import cases_of, content, specs
from tests.engines.core.strict import StrictMatch

FOLDER = Path(__file__).parent.parent
ANSWERS = 40


def shape_path(game: str) -> Path:
    """The hash of the shape of today's version."""
    return FOLDER / "shapes" / f"{game}-{specs()[game].schema}.txt"


def snapshot_path(game: str, schema: int) -> Path:
    """A header and a snapshot of a version."""
    return FOLDER / "snapshots" / f"{game}-{schema}.jsonl"


def kept_match(game: str, schema: int) -> StrictMatch[Any]:
    """The match that a kept snapshot of a version leads to today."""
    header_text, snapshot = snapshot_path(game, schema).read_bytes().splitlines()
    spec, header = specs()[game], read_header_line(header_text)
    position = spec.codec.load(spec.codec.restore(snapshot))
    return StrictMatch(spec, content(game), header, position, Counters(next_group=1000))


def _snapshot(game: str) -> bytes:
    case = cases_of(game)[-1]
    match = case.begin("kept")
    playout(match, [RandomPlayer()] * case.players, ANSWERS)
    snapshot = case.spec.codec.snapshot(match.dump(), match.header.content)
    return header_line(match.header).encode() + b"\n" + snapshot + b"\n"


def main(games: Sequence[str]) -> int:
    """Write the files of the given games, or of all."""
    for game in games or list(specs()):
        spec = specs()[game]
        shape_path(game).write_text(spec.codec.shape() + "\n", encoding="utf-8")
        snapshot_path(game, spec.schema).write_bytes(_snapshot(game))
        sys.stdout.write(f"{game}: schema {spec.schema}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
