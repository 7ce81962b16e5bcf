"""What a match is set up with, in words: for the lobby post, `/match info` and the panel of its host."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.domain.match import MatchInfo, Term
from bot.domain.terms import OPTION, SEATS, terms_of, written
from bot.text.words import Words

HOUR = 3600
DAY = 24 * HOUR
_SPANS = ("deadline", "bank")


def span(seconds: int, words: Words) -> str:
    """An amount of time in words."""
    key, number = spoken_span(seconds)
    return words(key, n=number)


def spoken_span(seconds: int) -> tuple[str, int]:
    """The message that says so much time, and its number: whole days from two on, else hours."""
    if seconds % DAY == 0 and seconds > DAY:
        return "lobby-days", seconds // DAY
    return "lobby-hours", seconds // HOUR


def term(game: str, key: str, words: Words) -> str:
    """The name of something a match is set up with."""
    if key.startswith(OPTION):
        return words.option(game, key.removeprefix(OPTION))
    return words(f"lobby-term-{key}")


def value(game: str, key: str, chosen: Term, words: Words) -> str:
    """A value of it."""
    if key.startswith(OPTION):
        own = chosen if isinstance(chosen, int) else str(chosen)
        return words.value(game, key.removeprefix(OPTION), own)
    if key == SEATS:
        return str(chosen)
    if key == "language":
        return words(f"bot-language-{chosen}")
    if key in _SPANS:
        return span(int(chosen), words) if chosen else words(f"lobby-value-{key}-none")
    return words(f"lobby-value-{key}-{written(chosen)}")


def about(game: str, key: str, words: Words) -> str:
    """What it means, in a line."""
    if key.startswith(OPTION):
        return words.first([f"{game}-{key}-about"])
    return words(f"lobby-term-{key}-about")


def set_up_with(
    info: MatchInfo, words: Words, usual: Mapping[str, Term] = MappingProxyType({})
) -> list[str]:
    """What a match is set up with, a line or so each, but for the values that are `usual`."""
    chosen = terms_of(info)
    told = [key for key in chosen if key not in usual or chosen[key] != usual[key]]
    lines = [_says(info, key, words) for key in told if key.startswith(OPTION)]
    lines.append(pace_line(info, words))
    if info.deadline is not None and "on_timeout" in told:
        lines.append(_says(info, "on_timeout", words))
    plain = ("on_leave", "stand_ins", "boards", "language", "private", "hints")
    return lines + [_says(info, key, words) for key in plain if key in told]


def pace_line(info: MatchInfo, words: Words) -> str:
    """How much time there is for a question."""
    if info.deadline is None:
        return words("lobby-deadline-none")
    deadline = span(info.deadline, words)
    if not info.bank:
        return words("lobby-deadline-each", deadline=deadline)
    return words("lobby-deadline-bank", deadline=deadline, bank=span(info.bank, words))


def only_with(numbers: Sequence[int], words: Words) -> str:
    """That something is in play with these numbers of players only."""
    low, high = numbers[0], numbers[-1]
    in_a_row = len(numbers) > 1 and list(numbers) == [*range(low, high + 1)]
    told = f"{low}–{high}" if in_a_row else ", ".join(map(str, numbers))  # noqa: RUF001 - from-to
    return words("lobby-mark-only-with", numbers=told, n=high)


def changes(info: MatchInfo, words: Words) -> str:
    """What is other than when people sat down; "" if nothing is."""
    now = terms_of(info)
    told = [
        words(
            "lobby-change",
            term=term(info.game, key, words),
            was=value(info.game, key, was, words),
            now=value(info.game, key, now[key], words),
        )
        for key, was in info.changed.items()
    ]
    return words("lobby-changed", changes="; ".join(told)) if told else ""


def _says(info: MatchInfo, key: str, words: Words) -> str:
    chosen = terms_of(info)[key]
    name = term(info.game, key, words)
    return words("lobby-says", term=name, value=value(info.game, key, chosen, words))
