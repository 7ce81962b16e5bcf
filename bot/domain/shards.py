"""Which servers are whose, where several processes share one database.

Discord deals servers out to shards by their ids, and each process has some of the shards. It has all of them
where one process does everything, as it is unless somebody has set it up otherwise.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from typing_extensions import override

STAMP = 22
"""How many bits of an id stand behind its moment: Discord counts shards by what is before them."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of one process. count: how many there are in all; own: those that are its own."""

    count: int
    own: frozenset[int]

    def __post_init__(self) -> None:
        if not self.own or not self.own <= frozenset(range(self.count)):
            raise ValueError(f"shards {sorted(self.own)} of {self.count}")

    @classmethod
    def everything(cls, count: int = 1) -> "Shards":
        """All shards, of a process that shares its database with no other."""
        return cls(count, frozenset(range(count)))

    @classmethod
    def some(cls, count: int, own: Iterable[int]) -> "Shards":
        """Some of the shards. Raises ValueError if there are no such."""
        return cls(count, frozenset(own))

    @override
    def __str__(self) -> str:
        """As settings and messages write it: `0-3/16`, or `0,2/4`."""
        runs: list[list[int]] = []
        for one in sorted(self.own):
            if runs and runs[-1][-1] == one - 1:
                runs[-1][1:] = [one]
            else:
                runs.append([one])
        return ",".join("-".join(map(str, run)) for run in runs) + f"/{self.count}"

    @property
    def alone(self) -> bool:
        """Whether no other process can be there."""
        return len(self.own) == self.count

    def of_guild(self, guild_id: int) -> int:
        """The shard of a server."""
        return (guild_id >> STAMP) % self.count

    def owns(self, guild_id: int) -> bool:
        """Whether a server is one of ours."""
        return self.of_guild(guild_id) in self.own


ALONE = Shards.everything()
"""One process that does everything."""
