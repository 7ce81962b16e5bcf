"""Players' names made fit for a picture or a sentence."""

import unicodedata
from collections.abc import Callable
from itertools import accumulate, groupby, repeat

import regex

LONGEST = 24
"""Graphemes of a name that are shown."""

_BREAKS = {"Cc", "Zl", "Zp"}
_UNWANTED = {"Cf", "Cs", "Co", "Cn"}
_JOINER = "\u200d"
FROM_LEFT = "\u200e"
"""Unicode's left-to-right mark: a letter that is not seen, written from the left."""


def clean(name: str, most: int = LONGEST, can_print: Callable[[str], bool] = lambda _: True) -> str:
    """The name in plain letters, without control and direction characters, at most `most` graphemes.

    Letters in fancy dress (mathematical bold, full width) become what they stand for, so that a font has
    them; tabs and line breaks become spaces. What cannot be printed is left out before the name is cut.

    >>> from renderer.core.names import clean
    >>> clean("  Ana   Maria  "), clean("A" * 40, most=5)
    ('Ana Maria', 'AAAA…')
    """
    plain = unicodedata.normalize("NFKC", name)
    spaced = "".join(" " if unicodedata.category(c) in _BREAKS else c for c in plain)
    kept = "".join(c for c in spaced if c == _JOINER or unicodedata.category(c) not in _UNWANTED)
    shown = "".join(c for c in kept if c == " " or can_print(c))
    graphemes: list[str] = regex.findall(r"\X", " ".join(shown.split()))
    if len(graphemes) > most:
        graphemes = [*graphemes[: most - 1], "…"]
    return "".join(graphemes).strip(_JOINER)


def right_to_left(text: str) -> bool:
    """Whether the first letter with a direction is Hebrew, Arabic or alike."""
    return next((way for way in map(_way, text) if way is not None), False)


def left_to_right(text: str) -> str:
    """The text, made to run from the left as a whole even if its first word does not."""
    return FROM_LEFT + text if right_to_left(text) else text


def directed(text: str) -> list[tuple[bool, str]]:
    """The text cut where its direction changes: whether a stretch runs from the right, and the stretch.

    Spaces, figures and signs go with the letters on both sides, or with the whole if those differ;
    brackets go with the letters they enclose.
    """
    ways = [_way(character) for character in text]
    before = _carried(ways, whole := right_to_left(text))
    after = _carried(ways[::-1], whole)[::-1]
    found = map(_neighbour, text, before, after, repeat(whole))
    pairs = zip(found, text, strict=True)
    return [
        (way, "".join(c for _, c in part)) for way, part in groupby(pairs, lambda pair: pair[0])
    ]


def _neighbour(character: str, before: bool, after: bool, whole: bool) -> bool:
    match unicodedata.category(character):
        case "Ps":
            return after
        case "Pe":
            return before
        case _:
            return before if before == after else whole


def _way(character: str) -> bool | None:
    """True for a letter written from the right, False for one from the left, None for neither."""
    direction = unicodedata.bidirectional(character)
    return direction != "L" if direction in {"L", "R", "AL"} else None


def _carried(ways: list[bool | None], start: bool) -> list[bool]:
    """Each direction, or the one before it where there is none."""
    return list(accumulate(ways, lambda last, way: last if way is None else way, initial=start))[1:]
