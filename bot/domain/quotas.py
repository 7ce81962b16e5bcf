"""Every limit there is: what it is called, what it is at first, and how far a server may set it.

What a limit means stands in the catalogues: `quotas-<name>` says it on the page of `/setup`, and
`quotas-<name>-met` is the one line for somebody who has reached it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Limit:
    """One limit. least, most: what a server may set. span: within how long it counts; None: at a time."""

    name: str
    default: int
    least: int
    most: int
    span: timedelta | None = None

    def of(self, chosen: Mapping[str, int]) -> int:
        """What it is where a server has chosen these limits."""
        return min(self.most, max(self.least, chosen.get(self.name, self.default)))


# What one person has on a server at a time, and what a server has.
LOBBIES: Final = Limit("lobbies", 5, 1, 25)
HOSTED: Final = Limit("hosted", 20, 1, 200)
# Discord gives a server 1,000 active threads, and there are others than ours.
PLAYED: Final = Limit("played", 500, 10, 900)

# What calls others, or is posted.
OPENED: Final = Limit("opened", 20, 1, 200, HOUR)
REMATCHES: Final = Limit("rematches", 6, 1, 50, HOUR)
INVITED: Final = Limit("invited", 50, 1, 500, DAY)
VOTES: Final = Limit("votes", 20, 1, 200, DAY)
REPORTS: Final = Limit("reports", 10, 1, 100, DAY)
STEPS_BACK: Final = Limit("steps-back", 60, 5, 500, HOUR)
ACTS: Final = Limit("acts", 20, 1, 200, HOUR)

# What takes much computing, a person.
WHATIFS: Final = Limit("whatifs", 12, 1, 100, MINUTE)
FILES: Final = Limit("files", 6, 1, 60, MINUTE)

# Pauses, in minutes; 0: none.
VOTE_PAUSE: Final = Limit("vote-pause", 10, 0, 24 * 60)
PING_PAUSE: Final = Limit("ping-pause", 10, 0, 24 * 60)

# What no server sets.
INVITED_MOST: Final = 20  # people asked to one lobby
TRIALS_EACH: Final = 3  # what-ifs a person has at a time
BLOCKED_MOST: Final = 100  # people whom one person blocks

LIMITS: Final = {
    one.name: one
    for one in (
        LOBBIES,
        OPENED,
        HOSTED,
        PLAYED,
        INVITED,
        REMATCHES,
        VOTES,
        VOTE_PAUSE,
        STEPS_BACK,
        ACTS,
        PING_PAUSE,
        WHATIFS,
        FILES,
        REPORTS,
    )
}
"""All that a server sets, in the order in which `/setup` shows them."""
