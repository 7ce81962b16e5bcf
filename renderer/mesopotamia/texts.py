"""Parts of sentences that descriptions, tables and the text board share."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from engines.core.text import Arg, Text
from engines.mesopotamia.ids import TRIBE
from engines.mesopotamia.scoring import is_counted
from engines.mesopotamia.state import Force, Ground, Mesopotamia
from engines.mesopotamia.words import (
    area_name,
    empire_name,
    goods,
    pieces,
    river_name,
    units,
)
from renderer.core import telling
from renderer.core.telling import listed
from renderer.core.words import Words
from renderer.mesopotamia.reading import mark_of, numbers


def marked(words: Words, state: Mesopotamia, seat: int) -> str:
    """A player's name with colour and shape."""
    mark = mark_of(state, seat)
    return telling.marked(words, seat, mark, f"mesopotamia-picture-colour-{mark.name}")


def party(words: Words, one: int) -> str:
    """A player, or the tribe of an area."""
    return words("mesopotamia-tribe") if one == TRIBE else words.name(one)


def empire(words: Words, state: Mesopotamia, seat: int) -> str:
    """The empire a seat leads."""
    return words.said(empire_name(state.realms[seat].empire))


def named(words: Words, area: str) -> str:
    """An area."""
    return words.said(area_name(area))


def courses(words: Words, sections: Sequence[str]) -> str:
    """River sections as a list in words, river by river, three or more in a row as from one to another."""
    told = []
    for _, along in groupby(sections, key=lambda one: one[0]):
        runs: list[list[str]] = []
        for one in along:
            if runs and int(one[1:]) == int(runs[-1][-1][1:]) + 1:
                runs[-1].append(one)
            else:
                runs.append([one])
        ids = ", ".join(_from_to(run).upper() for run in runs)
        told.append(
            words("mesopotamia-text-course", river=words.said(river_name(runs[0][0])), ids=ids)
        )
    return listed(words, told)


def _from_to(run: Sequence[str]) -> str:
    """One to another of sections in a row; two are both named."""
    return ", ".join(run) if len(run) < 3 else f"{run[0]}\N{EN DASH}{run[-1]}"


def amount(words: Words, found: Mapping[str, int]) -> str:
    """Goods."""
    return words.said(goods(found))


def things(force: Force) -> list[Arg]:
    """What a seat has in an area, walls aside."""
    found = units({**force.units, "ram": force.rams})
    return [*found, pieces("settlement", 1)] if force.settlement else found


def army(words: Words, found: list[Arg]) -> str:
    """Pieces as a list in words."""
    return listed(words, [words.said(one) for one in found if isinstance(one, Text)])


def here(words: Words, ground: Ground) -> list[str]:
    """Who is in an area with what, in the order in which they came; the tribe was there first."""
    found = []
    if ground.tribe:
        told = {"name": party(words, TRIBE), "units": army(words, units(ground.tribe))}
        found.append(words("mesopotamia-text-there", **told))
    for one in ground.forces:
        told = {"name": words.name(one.seat), "units": army(words, things(one))}
        found.append(words("mesopotamia-text-there", **told))
    if ground.wall is not None:
        found.append(words("mesopotamia-text-wall", name=words.name(ground.wall)))
    return found


def stands(words: Words, state: Mesopotamia, seat: int) -> str:
    """The points, units and settlements of a seat, in a sentence."""
    found = numbers(state, seat)
    if not is_counted(state, seat):
        return words(
            "mesopotamia-alt-standing-plain",
            name=marked(words, state, seat),
            empire=empire(words, state, seat),
            units=found["units"],
            limit=found["limit"],
            settlements=found["settlements"],
        )
    return words(
        "mesopotamia-alt-standing",
        name=marked(words, state, seat),
        empire=empire(words, state, seat),
        points=found["points"],
        units=found["units"],
        limit=found["limit"],
        settlements=found["settlements"],
    )


def purse(words: Words, state: Mesopotamia, seat: int) -> str:
    """The goods of a seat, in a sentence."""
    told = amount(words, state.realms[seat].goods)
    return words("mesopotamia-alt-purse", name=words.name(seat), goods=told)


def lands(words: Words, state: Mesopotamia, seat: int) -> Iterator[str]:
    """Every area with pieces of a seat, and what they are."""
    for area, force in state.forces(seat):
        found = things(force)
        if state.grounds[area].wall == seat:
            found.append(pieces("wall", 1))
        yield words("mesopotamia-text-land", place=named(words, area), units=army(words, found))
