"""What a random match of each case comes to, printed; run in a process with a hash seed of its own."""

import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from engines.core import Event, Match
from engines.core.playout import PATIENCE
from tests.engines.contract.cases import SEED, Case, cases_of_this_run, chance
from tests.engines.contract.recording import answer_at_random


def outcome(match: Match[Any], events: Iterable[Event]) -> str:
    """The hash of the final position, and of what was told on the way."""
    story = "\n".join(map(repr, events))
    return f"{match.state_hash()} {sha256(story.encode()).hexdigest()}"


def played(case: Case) -> str:
    """What comes of the first match that the suite records of a case.

    It is played as in earnest: the suite looks at its own step by step.
    """
    seed = f"{SEED}.0"
    match = case.begin_plain(seed, "recent")
    stream, events = chance("play", case, seed), list[Event]()
    while not match.over:
        _, told = answer_at_random(match, stream, hurry=match.number >= PATIENCE)
        events += told
    return outcome(match, events)


if __name__ == "__main__":
    sys.stdout.write(json.dumps({str(case): played(case) for case in cases_of_this_run()}))
