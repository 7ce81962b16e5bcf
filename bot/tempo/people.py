"""When people answer: how long they let a match wait, and when they sleep. Time is whole seconds of UTC."""

from dataclasses import dataclass
from math import exp
from statistics import NormalDist

from engines.core import Stream

MINUTE, HOUR, DAY = 60, 3600, 86400

_FINE = 1 << 32


@dataclass(frozen=True, slots=True)
class Night:
    """The hours of a day, in local time, at which somebody sleeps; none if both are the same."""

    begins: int
    ends: int

    @property
    def seconds(self) -> int:
        """How long it is."""
        return (self.ends - self.begins) % 24 * HOUR


@dataclass(frozen=True, slots=True)
class AnswerHabits:
    """How people answer.

    median: the seconds awake that half of all answers take at most. spread: the standard deviation of their
    logarithm. zones: hours ahead of UTC at which people live, dealt to the seats.
    """

    median: int
    spread: float
    night: Night
    zones: tuple[int, ...]

    def delay(self, stream: Stream) -> int:
        """How long one answer takes in seconds awake, drawn from a log-normal distribution."""
        drawn = NormalDist().inv_cdf((stream.below(_FINE) + 0.5) / _FINE)
        return round(self.median * exp(self.spread * drawn))


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a seat: the habits, and where it is how late."""

    habits: AnswerHabits
    zone: int
    key: bytes
    name: str

    def asleep(self, now: int) -> bool:
        """Whether it is night there."""
        return self._since_bedtime(now) < self.habits.night.seconds

    def sits_down(self, now: int, times: int) -> int:
        """When somebody asked at `now` finds the time to answer, having sat down so many times before."""
        effort = self.habits.delay(Stream(self.key, f"tempo.{self.name}", times))
        return self.after(now, effort)

    def after(self, now: int, effort: int) -> int:
        """The moment at which somebody will have been awake for so many seconds more."""
        night = self.habits.night.seconds
        if self.asleep(now):
            now += night - self._since_bedtime(now)
        days, rest = divmod(effort, DAY - night)
        left = DAY - self._since_bedtime(now)
        return now + days * DAY + rest + (night if rest >= left else 0)

    def _since_bedtime(self, now: int) -> int:
        """The seconds since it was last time to go to bed."""
        return (now + (self.zone - self.habits.night.begins) * HOUR) % DAY


def people_for(habits: AnswerHabits, players: int, key: bytes) -> list[Person]:
    """People for all players' seats of a match, their time zones dealt by lot, each as often as any other."""
    zones = [habits.zones[seat % len(habits.zones)] for seat in range(players)]
    Stream(key, "tempo.zones", 0).shuffle(zones)
    return [Person(habits, zone, key, str(seat)) for seat, zone in enumerate(zones)]
