"""How fast the frontier's boards are painted, how heavy they are: `python -m tests.renderer.frontier.bench`.

Six players and the horde. `match`: along a match played at random; `full`: every land as full as can be, with
a battle, in turn with the same map in the middle of a match, so that nearly all of it changes each time.
"""

import sys
from collections.abc import Mapping, Sequence
from statistics import median

from bot.bench.figure import percentile
from bot.bench.pictures import painted
from engines.core import View
from renderer.core.picture import Painter
from tests.engines.frontier.state import Frontier
from tests.renderer.frontier import states
from tests.renderer.frontier.painter import at_hand
from tests.renderer.frontier.regenerate import caption

RUNS, SAMPLES, EVERY = 5, 24, 18


def views() -> Mapping[str, Sequence[View[Frontier]]]:
    """What is painted."""
    along = [states.view(states.state(6, n * EVERY)) for n in range(SAMPLES)]
    full, later = states.view(states.full()), states.view(states.later())
    return {"match": along, "full": [later, full] * (SAMPLES // 2)}


def measured(paints: Painter, seen: Sequence[View[Frontier]]) -> tuple[float, float, float]:
    """p50 and p95 in milliseconds, and the heaviest board in kilobytes, caches warm."""
    painted(paints, seen, caption())
    runs = [painted(paints, seen, caption()) for _ in range(RUNS)]
    times = [[ms for ms, _ in run] for run in runs]
    heaviest = max(size for run in runs for _, size in run)
    p50, p95 = (median(percentile(one, share) for one in times) for share in (50, 95))
    return p50, p95, heaviest / 1000


def main() -> None:
    """Print the figures."""
    with at_hand() as paints:
        for name, seen in views().items():
            p50, p95, size = measured(paints, seen)
            sys.stdout.write(f"{name}: p50 {p50:.1f} ms, p95 {p95:.1f} ms, at most {size:.0f} KB\n")


if __name__ == "__main__":
    main()
