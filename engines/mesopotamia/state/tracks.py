"""The event track and the population track, and the order of seals on them."""

from engines.core import Record, record


@record
class Track(Record):
    """A track: on each space the seats whose seals stand there, from bottom to top (MES-27.1).

    Two seals are never level, so whatever a track decides is decided (MES-3.20, MES-27.2).
    """

    stacks: list[list[int]]

    def space(self, seat: int) -> int:
        """The number of the space on which a seal stands, from 1 on. Raises LookupError if it has none."""
        for number, stack in enumerate(self.stacks, 1):
            if seat in stack:
                return number
        raise LookupError(f"seat {seat} has no seal on this track")

    def order(self) -> list[int]:
        """The seats, the one ahead of all others first: by space, then from the top (MES-27.2)."""
        return [seat for stack in reversed(self.stacks) for seat in reversed(stack)]

    def place(self, seat: int) -> int:
        """Which a seal is, 1 for the first (MES-27.10, MES-29.12)."""
        return self.order().index(seat) + 1

    def ahead(self, seat: int, other: int) -> bool:
        """Whether one seat is ahead of another: this decides every tie (MES-27.2, MES-27.3)."""
        order = self.order()
        return order.index(seat) < order.index(other)

    def leader(self, seats: list[int]) -> int:
        """Who of some seats is ahead."""
        return min(seats, key=self.order().index)

    def room(self, seat: int) -> int:
        """How many steps a seal can take: the top has room for one alone (MES-27.6)."""
        last = len(self.stacks) - (1 if self.stacks[-1] else 0)
        return max(0, last - self.space(seat))

    def advance(self, seat: int, steps: int) -> int:
        """Take so many steps, onto the top of the stack there; the number of those taken.

        Steps onto a top that is taken are lost, and a seal that takes none keeps its place in its stack
        (MES-27.1, MES-27.6, MES-27.7).
        """
        taken = min(steps, self.room(seat))
        if taken:
            before = self.space(seat)
            self.stacks[before - 1].remove(seat)
            self.stacks[before + taken - 1].append(seat)
        return taken

    def climb(self, seat: int, steps: int) -> int:
        """Take so many steps, even onto a top that is taken; the space it is on then (MES-32.2)."""
        before = self.space(seat)
        space = min(before + steps, len(self.stacks))
        if space > before:
            self.stacks[before - 1].remove(seat)
            self.stacks[space - 1].append(seat)
        return space
