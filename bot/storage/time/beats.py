"""When the bot was last up, as facts: one for all, or one for each shard where several processes share it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime

from bot.domain.shards import Shards
from bot.storage.facts import facts_from, write_fact
from bot.storage.transaction import Transaction

ALIVE = "alive"
"""How the facts are named: `alive` of one process, `alive.3/16` of a shard."""


@dataclass(frozen=True, slots=True)
class Beats:
    """When the bot was last up, by the names of the facts."""

    known: dict[str, datetime]

    def before(self, part: Shards) -> datetime | None:
        """When the servers of a part were last looked after, however they were divided then."""
        own = _name(part)
        others = _suffix(own)
        counts = [
            moment for name, moment in self.known.items() if name == own or _suffix(name) != others
        ]
        return max(counts, default=None)

    def last(self) -> datetime | None:
        """When anything was last looked after."""
        return max(self.known.values(), default=None)

    def seen(self) -> datetime | None:
        """When all servers were last looked after, as they are divided now."""
        return min(self._now_so().values(), default=None)

    def missing(self) -> Shards | None:
        """The shards that nobody has ever had, as servers are divided now."""
        found = self._now_so()
        return self._shards(lambda name: name not in found)

    def silent(self, moment: datetime) -> Shards | None:
        """The shards that nobody has looked after since a moment, though somebody had them before."""
        found = self._now_so()
        return self._shards(lambda name: name in found and found[name] < moment)

    def _shards(self, meant: Callable[[str], bool]) -> Shards | None:
        """Those meant by the names of their facts; None for none, and where one process does everything."""
        found = self._now_so()
        if not found or ALIVE in found:
            return None
        count = int(_suffix(next(iter(found))))
        own = [one for one in range(count) if meant(_name(Shards.some(count, [one])))]
        return Shards.some(count, own) if own else None

    def _now_so(self) -> dict[str, datetime]:
        """The facts of the division that was in use last."""
        if not self.known:
            return {}
        newest = _suffix(max(self.known, key=lambda name: self.known[name]))
        return {name: moment for name, moment in self.known.items() if _suffix(name) == newest}


def parts(shards: Shards) -> Iterator[Shards]:
    """What has a beat of its own: everything, or each shard."""
    if shards.alone:
        yield shards
    else:
        yield from (Shards.some(shards.count, [one]) for one in sorted(shards.own))


async def load_beats(connection: Transaction) -> Beats:
    """When the bot was last up."""
    found = await facts_from(connection, ALIVE)
    return Beats({name: datetime.fromisoformat(value) for name, value in found.items()})


async def write_beat(connection: Transaction, part: Shards, now: datetime) -> None:
    """Say that a part is looked after."""
    await write_fact(connection, _name(part), now.isoformat())


def _name(part: Shards) -> str:
    return ALIVE if part.alone else f"{ALIVE}.{part}"


def _suffix(name: str) -> str:
    """How many shards there were; nothing where one process did everything."""
    return name.partition("/")[2]
