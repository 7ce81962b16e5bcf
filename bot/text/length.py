"""How long a match will usually be, and how many people it still needs, on one line of its lobby."""

from typing import Any

from bot.domain import combinations
from bot.domain.match import MatchInfo
from bot.text.words import Words
from data.lengths import length
from engines.core import GameSpec

_COARSE, _FINE = 100, 5
"""Figures from the first on are told in tens, those below in steps of the second."""


def length_line(info: MatchInfo, words: Words, spec: GameSpec[Any]) -> str:
    """Players, usual length, and what is missing; with one person alone no days, since nobody waits."""
    fewest, most = combinations.fewest(info, spec), len(info.seats)
    span = "lobby-players" if fewest < most else "lobby-players-exactly"
    parts = [words(span, least=fewest, most=most)]
    usual = length(info.game, most, spec.pace(info.options))
    if usual is not None:
        parts.append(words("lobby-answers", n=rounded(usual.answers)))
        if sum(seat.ai is None for seat in info.seats) > 1:
            parts.append(words("lobby-lasts", n=usual.days))
    missing = fewest - len(info.taken)
    if missing > 0:
        parts.append(words("lobby-needs", n=missing))
    elif combinations.refusal_now(info, spec) is None:
        parts.append(words("lobby-can-start"))
    return " · ".join(parts)


def rounded(answers: int) -> int:
    """A number of answers as one tells it: 140 rather than 138."""
    step = 10 if answers >= _COARSE else _FINE
    return max(step, round(answers / step) * step)
