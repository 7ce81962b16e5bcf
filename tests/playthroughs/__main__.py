"""Write the play-throughs anew."""

import sys
from collections.abc import Sequence

from tests.engines.contract.cases import fixed_cases, specs
from tests.playthroughs.golden import counts_path, counts_text, path_of, playthrough


def main(games: Sequence[str]) -> int:
    """Write those of the given games, or of all."""
    for game in games or list(specs()):
        for case in fixed_cases(game):
            path = path_of(case)
            path.parent.mkdir(exist_ok=True)
            path.write_text(playthrough(case), encoding="utf-8")
        counts_path(game).write_text(counts_text(game), encoding="utf-8")
        sys.stdout.write(f"{game}: {len(fixed_cases(game))} play-throughs and the counts\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
