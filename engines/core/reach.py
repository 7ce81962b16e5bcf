"""What lanes may still change, and what lies before each of them: kept, so that nothing is asked twice."""

from dataclasses import dataclass

from engines.core.steps import NOTHING, Objects, meet


@dataclass(frozen=True, slots=True)
class Reach:
    """What a lane may still change, and whom it asks. Made anew whenever it may have become another."""

    may: Objects
    seats: frozenset[int]


class Ahead:
    """All that lies before a lane, as a chain from the nearest reach to the first one.

    Two that are the same object are the same in all they hold, so that nobody has to compare them.
    """

    __slots__ = ("before", "may", "reach")

    def __init__(self, before: "Ahead | None", reach: Reach | None) -> None:
        self.before = before
        self.reach = reach
        nearest = NOTHING if reach is None else reach.may
        self.may: Objects = nearest if before is None else before.may | nearest

    def follows(self, before: "Ahead", reach: Reach) -> bool:
        """Whether this is the chain `before` with this reach added."""
        return self.before is before and self.reach is reach

    def concerning(self, may: Objects) -> list[tuple[Objects, object]]:
        """What of it somebody can notice who may touch these objects, and whose it is."""
        found: list[tuple[Objects, object]] = []
        at: Ahead | None = self
        while at is not None and at.reach is not None:
            if meet(at.reach.may, may):
                # Who asks nobody is held up by those before, so they count too: only the same chain is alike.
                found.append((common(at.reach.may, may), at.reach.seats or at))
            at = at.before
        return found


def common(some: Objects, others: Objects) -> Objects:
    """What two sets of shared objects have in common."""
    if "*" in some:
        return others
    return some if "*" in others else some & others
