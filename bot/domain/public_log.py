"""The log as everybody may know it: none of the answers that are still secret, nor how many there are."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engines.core import Answered, AnyEntry, Match, Text, Undone, UndoRefused
from engines.core.log import is_act
from engines.core.sealed import (
    UNKNOWN,
    group_of,
    is_open,
    is_sealed,
    known_groups,
    public_order,
)


def later(match: Match[Any], to: int) -> list[Answered]:
    """The answers in force that came after an entry."""
    return [one for one in match.live() if one.number > to]


def shown(match: Match[Any]) -> list[Answered]:
    """The answers in force of which everybody may know: none from the first on that is still secret.

    Those that several gave in secret at once are one move: they stand in order of seats, each with the
    number of the last of them, since their own numbers would tell who came first.
    """
    live = match.live()
    in_force = {one.number for one in live}
    sealed = next((one.number for one in live if is_open(match, one)), UNKNOWN)
    acted = _first_act_amid_secrets(match)
    whole, groups = wholes(match), known_groups(match)
    found = [
        replace(one, number=whole.get(one.number, one.number), barrier=_barrier(groups, one))
        for one in public_order(match)
        if isinstance(one, Answered) and one.number in in_force
    ]
    return [one for one in found if one.number < min(sealed, acted)]


def _first_act_amid_secrets(match: Match[Any]) -> int:
    """The first act since several began to be asked in secret, who still are; UNKNOWN if there is none.

    Whether somebody had answered before it nobody may know, so that one can never go back to it.
    """
    asked = match.table.pending.values()
    if not any(one.secret and not one.blocked for one in asked):
        return UNKNOWN
    since = UNKNOWN
    for one in reversed(match.live()):
        if is_act(one):
            since = one.number
        elif not is_open(match, one):
            break
    return since


def wholes(match: Match[Any]) -> dict[int, int]:
    """Of entries that are a move together with later ones the last of these.

    They are those from the first to the last of what several answered in secret at once, and the acts just
    before them: whether one of these came before the first answer nobody may know.
    """
    found: dict[int, int] = {}
    groups = {id(group): group for group in known_groups(match).values()}
    for group in groups.values():
        last = max(one.number for one in group)
        first = min(group, key=lambda one: one.number)
        for number in range(_begun(match, first), last):
            found[number] = max(last, found.get(number, 0))
    return {number: found.get(last, last) for number, last in found.items()}


def _begun(match: Match[Any], first: Answered) -> int:
    """The first of the acts that came right before the first sealed answer of a group that counts.

    Between them lie only steps back, and answers of the group that were taken back.
    """
    begun = first.number
    for entry in reversed(match.entries[: first.number - 1]):
        if is_act(entry):
            begun = entry.number
        elif not (isinstance(entry, Undone) or _with(entry, first)):
            break
    return begun


def _with(entry: AnyEntry, sealed: Answered) -> bool:
    """Whether an entry is a sealed answer of the same group."""
    return is_sealed(entry) and group_of(entry) == group_of(sealed)


def _barrier(groups: Mapping[int, Sequence[Answered]], answer: Answered) -> bool:
    """What whoever answered last brought to light is told once, with the last in order of seats."""
    group = groups.get(answer.number)
    if group is None:
        return answer.barrier
    return answer is group[-1] and any(one.barrier for one in group)


def public(match: Match[Any]) -> int:
    """How many answers in force everybody knows of, whatever else has been answered in secret.

    Acts don't count: nobody is called for what somebody did without being asked.
    """
    return sum(not (is_act(one) or is_open(match, one)) for one in match.live())


def known_upto(match: Match[Any]) -> int:
    """The last answer in force of which everybody may know, 0 if there is none."""
    found = shown(match)
    return found[-1].number if found else 0


def check_known(match: Match[Any], to: int) -> None:
    """Raises UndoRefused unless `to` is the beginning or an answer in force of which everybody may know.

    To refuse only what never was, or was taken back, would tell how many have answered in secret.
    """
    if to and to not in [one.number for one in shown(match)]:
        raise UndoRefused(Text("core-rollback-unknown"))
