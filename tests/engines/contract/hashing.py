"""Final positions of a few random playouts, printed; run in processes with different hash seeds."""

import sys

from tests.engines.contract.cases import cases_of
from tests.engines.contract.recording import play


def hashes(game: str) -> list[str]:
    """The hash of the final position of each case, and of all that was told on the way."""
    found = []
    for case in cases_of(game):
        recording = play(case, "hashing")
        story = [repr(event) for moment in recording.moments for event in moment.events]
        found.append(f"{case} {recording.match.state_hash()} {len(story)} {story[-1]}")
    return found


if __name__ == "__main__":
    sys.stdout.write("\n".join(hashes(sys.argv[1])))
