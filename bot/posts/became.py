"""What stands where it was said that somebody is awaited, once that is history: what became of them."""

from collections.abc import Iterable

from bot.domain.outbox import Fate
from bot.posts.turn import AWAITED
from bot.text.words import Words


def settled(words: Words, fates: Iterable[tuple[int, Fate]] | None) -> dict[int, str]:
    """The words that change in a post of the past, by their numbers; none in one that names nobody."""
    return {} if fates is None else {AWAITED: became(words, fates)}


def became(words: Words, fates: Iterable[tuple[int, Fate]]) -> str:
    """A line for each outcome, with the seats that met it; without any, that it goes on further down."""
    groups: dict[Fate, list[int]] = {}
    for seat, fate in fates:
        groups.setdefault(fate, []).append(seat)
    lines = [_line(words, fate, groups[fate]) for fate in Fate if fate in groups]
    return "\n".join(lines) or f"-# {words('time-became-below')}"


def _line(words: Words, fate: Fate, seats: list[int]) -> str:
    who = words.listed([words.seats[seat].inline for seat in seats])
    return words(f"time-became-{fate.value}", who=who, n=len(seats))
