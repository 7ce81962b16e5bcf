"""What goes together in a lobby: its options, how many sit down, the marks they choose, the house's seats.

How many will play is known only at the start. Until then a lobby stands as long as some number of players,
from those who sit to those who could, can play with its options.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.domain.errors import MarksUnfit, MatchError
from bot.domain.marks import mark_word
from bot.domain.match import MatchInfo, SeatInfo
from engines.core import GameSpec, Text
from engines.core.text import Arg

Spec = GameSpec[Any]


def possible(info: MatchInfo, spec: Spec) -> list[int]:
    """The numbers of players with whom it can still start as it is set up."""
    return [
        n for n in spec.playable(spec.filled(info.options)) if len(info.taken) <= n <= info.players
    ]


def fewest(info: MatchInfo, spec: Spec) -> int:
    """From how many players on it can start as it is set up."""
    offered = (n for n in spec.playable(spec.filled(info.options)) if n <= info.players)
    return min(offered, default=spec.players[0])


def soonest(info: MatchInfo, spec: Spec) -> int:
    """How many will play if it starts as soon as it can."""
    return min(possible(info, spec), default=max(len(info.taken), spec.players[0]))


def refusal_now(info: MatchInfo, spec: Spec) -> Text | None:
    """Why those who sit cannot play with these options; None if they can, or are too few in any case."""
    now = len(info.taken)
    return spec.refuses(spec.filled(info.options), now) if now in spec.players else None


def fitted(info: MatchInfo, spec: Spec, chosen: Collection[str]) -> MatchInfo:
    """A new lobby with the first change of one option, not of those chosen, that lets somebody play.

    As it is if somebody can play with it, or could not with any such change.
    """
    changes = (
        replace(info, options={**spec.filled(info.options), option.key: value})
        for option in spec.options
        if option.key not in chosen
        for value in option.choices
    )
    return next((one for one in (info, *changes) if possible(one, spec)), info)


def check_change(before: MatchInfo | None, after: MatchInfo, spec: Spec) -> None:
    """Raises MatchError if, with a change of a lobby, no number of players could play any more.

    before: None for a new lobby. Where nothing went together before, every change is welcome.
    """
    if possible(after, spec) or (before is not None and not possible(before, spec)):
        return
    why = _reason(after, spec)
    if why is not None:
        sits_down = before is not None and len(after.taken) > len(before.taken)
        raise MatchError(Text("lobby-one-too-many" if sits_down else "core-refused", {"why": why}))


def _reason(info: MatchInfo, spec: Spec) -> Text | None:
    """Why none of the numbers of players that could come together can play."""
    numbers = [n for n in spec.players if len(info.taken) <= n <= info.players]
    reasons = (spec.refuses(spec.filled(info.options), n) for n in numbers)
    return next((why for why in reasons if why is not None), None)


def offered_marks(info: MatchInfo, spec: Spec) -> dict[str, list[int]]:
    """The marks that can be chosen, each with the numbers of players with whom it is in play."""
    numbers = possible(info, spec) or [soonest(info, spec)]
    own = {n: spec.marks_with(spec.filled(info.options), n) for n in numbers}
    found = {mark: [n for n in numbers if mark in own[n]] for mark in spec.marks}
    return {mark: with_so_many for mark, with_so_many in found.items() if with_so_many}


def unfit(info: MatchInfo, spec: Spec) -> list[SeatInfo]:
    """The seats whose mark is not in play if it starts as soon as it can."""
    own = spec.marks_with(spec.filled(info.options), soonest(info, spec))
    return [seat for seat in info.seats if seat.mark is not None and seat.mark not in own]


def check_mark(info: MatchInfo, spec: Spec, mark: str) -> None:
    """Raises MatchError for a mark that nobody can choose here."""
    offered = offered_marks(info, spec)
    if mark not in offered:
        known: list[Arg] = [mark_word(info.game, one) for one in offered]
        raise MatchError(
            Text("lobby-mark-not-offered", {"mark": mark_word(info.game, mark), "known": known})
        )


def check_marks(info: MatchInfo, spec: Spec) -> None:
    """Raises MarksUnfit if a chosen mark is not in play with those who sit."""
    if seats := unfit(info, spec):
        raise MarksUnfit(said_of(info, seats, "lobby-marks-unfit"))


def said_of(info: MatchInfo, seats: Sequence[SeatInfo], key: str) -> Text:
    """A text about seats whose marks are not in play with those who sit."""
    who: list[Arg] = [seat.name for seat in seats]
    marks: list[Arg] = [mark_word(info.game, seat.mark) for seat in seats]
    return Text(key, {"who": who, "marks": marks, "n": len(seats), "players": len(info.taken)})


def house(info: MatchInfo, spec: Spec) -> tuple[Sequence[str], int | None]:
    """The marks of the house's seats if it starts as soon as it can.

    Beside them that number of players, if with others the house has other seats; else None.
    """
    soon = soonest(info, spec)
    marks = list(spec.house(spec.filled(info.options), soon))
    others = (list(spec.house(spec.filled(info.options), n)) for n in possible(info, spec))
    return marks, soon if any(other != marks for other in others) else None
