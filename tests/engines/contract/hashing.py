"""Final positions of a few random playouts, printed; run in processes with different hash seeds."""

import json
import sys
from collections.abc import Iterable

from engines.core.playout import PATIENCE
from tests.engines.contract.cases import Case, cases_of, chance, covering, specs
from tests.engines.contract.recording import answer_at_random

SEED = "hashing"


def hashes(games: Iterable[str]) -> dict[str, list[str]]:
    """Of each game, a line for each of the cases that cover it."""
    return {game: [_played(case) for case in covering(cases_of(game), SEED)] for game in games}


def _played(case: Case) -> str:
    """The hash of the final position, and what was told on the way.

    It is played as in earnest: the other playouts of the suite are looked at step by step.
    """
    match = case.begin_plain(SEED, "recent")
    stream, story = chance("play", case, SEED), list[str]()
    while not match.over:
        _, events = answer_at_random(match, stream, hurry=match.number >= PATIENCE)
        story += map(repr, events)
    return f"{case} {match.state_hash()} {len(story)} {story[-1]}"


if __name__ == "__main__":
    sys.stdout.write(json.dumps(hashes(specs())))
