"""The terms of a match: what its host sets until it starts, and what has changed since others sat down."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from typing import Any

from bot.domain.deadlines import BANKS, DEADLINES
from bot.domain.errors import MatchError
from bot.domain.levels import AiLevel
from bot.domain.match import Boards, MatchInfo, OnLeave, OnTimeout, Pace, Term
from data.catalogues import languages
from engines.core import GameSpec, Text

OPTION = "option-"
SEATS = "seats"
NONE = "none"

TERMS: Mapping[str, tuple[Term, ...]] = {
    "deadline": DEADLINES,
    "bank": BANKS,
    "on_timeout": tuple(OnTimeout),
    "on_leave": tuple(OnLeave),
    "stand_ins": tuple(AiLevel),
    "boards": tuple(Boards),
    "language": tuple(languages()),
    "private": (False, True),
    "hints": (False, True),
}
"""What every match is set up with besides the options of its game, and what there is to choose from."""

_YES_OR_NO = {"yes": True, "no": False}
_READ: Mapping[str, Callable[[str], Term]] = {
    "deadline": lambda raw: None if raw == NONE else int(raw),
    "bank": int,
    "on_timeout": OnTimeout,
    "on_leave": OnLeave,
    "stand_ins": AiLevel,
    "boards": Boards,
    "language": str,
    "private": _YES_OR_NO.__getitem__,
    "hints": _YES_OR_NO.__getitem__,
}


def written(value: Term) -> str:
    """A value as it stands in menus and commands."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NONE if value is None else str(value)


def read(key: str, raw: str) -> Term:
    """The value of a term that was chosen. Raises MatchError if there is no such choice."""
    try:
        value = _READ[key](raw)
    except (KeyError, ValueError):
        raise _no_choice(key) from None
    if value not in TERMS[key]:
        raise _no_choice(key)
    return value


def _no_choice(key: str) -> MatchError:
    known = [written(value) for value in TERMS.get(key, ())] or [*TERMS]
    return MatchError(Text("lobby-no-choice", {"term": key, "known": list(known)}))


def checked(key: str, value: Term) -> Term:
    """The value itself. Raises MatchError if the term has no such choice."""
    return read(key, written(value))


def with_term(info: MatchInfo, key: str, raw: str) -> MatchInfo:
    """The lobby with another value of a term, as it stands in a menu. Raises MatchError."""
    return replace(info, **{key: read(key, raw)})  # type: ignore[arg-type] # a term's own values


def terms_of(info: MatchInfo) -> dict[str, Term]:
    """All that a match is set up with, seats and options of its game included."""
    options = {f"{OPTION}{key}": value for key, value in info.options.items()}
    own: dict[str, Any] = {key: getattr(info, key) for key in TERMS}
    return {SEATS: info.players, **options, **own}


def usual(spec: GameSpec[Any], language: str) -> dict[str, Term]:
    """What a match of a game is set up with unless its host wants it otherwise."""
    options = {f"{OPTION}{option.key}": option.default for option in spec.options}
    own = {"language": language, "private": False, "hints": False, **asdict(Pace())}
    return {**options, **own}


def noted(before: MatchInfo, after: MatchInfo) -> MatchInfo:
    """The lobby afterwards, in which it is noted what is different from what others sat down to."""
    if all(seat.user_id in (None, after.creator_id) for seat in after.seats):
        return replace(after, changed={})
    old, new = terms_of(before), terms_of(after)
    changed = dict(before.changed)
    changed.update({key: old[key] for key in old if old[key] != new[key] and key not in changed})
    return replace(after, changed={key: was for key, was in changed.items() if new[key] != was})
