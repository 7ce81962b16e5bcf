"""What a match is set up with, in words: for the lobby post, `/match info` and the panel of its host."""

from bot.matches.model import MatchInfo, Term
from bot.matches.terms import OPTION, SEATS, terms_of, written
from bot.words import Words

HOUR = 3600
DAY = 24 * HOUR
_SPANS = ("deadline", "bank")


def span(seconds: int, words: Words) -> str:
    """So much time in words."""
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


def set_up_with(info: MatchInfo, words: Words) -> list[str]:
    """All that a match is set up with, a line or so each."""
    lines = [_says(info, f"{OPTION}{key}", words) for key in info.options]
    lines.append(pace_line(info, words))
    if info.deadline is not None:
        lines.append(_says(info, "on_timeout", words))
    return lines + [
        _says(info, key, words) for key in ("on_leave", "boards", "language", "private")
    ]


def pace_line(info: MatchInfo, words: Words) -> str:
    """How much time there is for a question."""
    if info.deadline is None:
        return words("lobby-deadline-none")
    deadline = span(info.deadline, words)
    if not info.bank:
        return words("lobby-deadline-each", deadline=deadline)
    return words("lobby-deadline-bank", deadline=deadline, bank=span(info.bank, words))


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
