"""Parts of sentences that descriptions, tables and the text board share."""

from collections.abc import Iterable, Mapping

from engines.conqueror.ids import BASE, INDEPENDENTS, KINDS
from engines.conqueror.state import Conqueror, Nation
from engines.conqueror.words import (
    district_name,
    faction_name,
    place_name,
    project_name,
    tactic_name,
    the_place,
    units,
    upgrade_name,
)
from renderer.conqueror.effects import hero_name
from renderer.conqueror.reading import goal, mark_of, numbers
from renderer.core import telling
from renderer.core.telling import listed
from renderer.core.words import Words


def marked(words: Words, state: Conqueror, seat: int) -> str:
    """A player's name with colour and shape."""
    mark = mark_of(state, seat)
    return telling.marked(words, seat, mark, f"conqueror-picture-colour-{mark.name}")


def owner(words: Words, seat: int | None) -> str:
    """Whose something is: a player's, the independents', or nobody's."""
    if seat is None:
        return words("conqueror-picture-nobody")
    return words.said(faction_name(INDEPENDENTS)) if seat < 0 else words.name(seat)


def nation(words: Words, state: Conqueror, seat: int) -> str:
    """A nation by name; the independents for their seat."""
    return words.said(faction_name(INDEPENDENTS if seat < 0 else state.nations[seat].mark))


def side_letter(one: Nation) -> str:
    """The side of a nation's player board; nothing for that of the base game."""
    return "" if one.side == BASE else one.side.upper()


def board_name(words: Words, state: Conqueror, seat: int) -> str:
    """A nation with the side of its player board, `Rome A`."""
    return f"{nation(words, state, seat)} {side_letter(state.nations[seat])}".rstrip()


def named(words: Words, place: str) -> str:
    """A territory."""
    return words.said(place_name(place))


def placed(words: Words, place: str) -> str:
    """A territory within a sentence."""
    return words.said(the_place(place))


def army(words: Words, found: Mapping[str, int]) -> str:
    """Units by kinds."""
    return words.said(units({kind: found[kind] for kind in KINDS if found.get(kind)}))


def tactics(words: Words, cards: Iterable[str]) -> str:
    """Battle tactics by their names."""
    return listed(words, [tactic(words, card) for card in cards])


def heroes(words: Words, state: Conqueror, names: Iterable[str]) -> str:
    """Heroes by their names."""
    return listed(words, [hero_name(words, state, one) for one in names])


def district(words: Words, kind: str) -> str:
    """A kind of district."""
    return words.said(district_name(kind))


def project(words: Words, kind: str) -> str:
    """A mega project."""
    return words.said(project_name(kind))


def upgrade(words: Words, one: str) -> str:
    """A unit upgrade."""
    return words.said(upgrade_name(one))


def stands(words: Words, state: Conqueror, seat: int) -> str:
    """The forts, units and points of a seat, in a sentence."""
    found = numbers(state, seat)
    return words(
        "conqueror-alt-standing",
        name=marked(words, state, seat),
        nation=board_name(words, state, seat),
        forts=found["forts"],
        goal=goal(state),
        units=found["units"],
        points=found["points"],
    )


def purse(words: Words, state: Conqueror, seat: int) -> str:
    """The coins, food and cards of a seat, in a sentence."""
    found = numbers(state, seat)
    return words(
        "conqueror-alt-purse",
        name=words.name(seat),
        coins=found["coins"],
        fed=found["fed"],
        limit=found["limit"],
        tactics=found["tactics"],
        heroes=found["heroes"],
    )


def fight(words: Words, state: Conqueror) -> str:
    """The battle in progress; nothing if there is none."""
    battle = state.battle
    if battle is None:
        return ""
    return words(
        "conqueror-alt-battle",
        place=placed(words, battle.target),
        origin=placed(words, battle.origin),
        attacker=words.name(battle.attacker),
        units=army(words, battle.army.units),
        defender=owner(words, battle.defender),
        defending=army(words, state.lands[battle.target].army.units),
    )


def helps(words: Words, state: Conqueror) -> list[str]:
    """Who reinforces whom in the battle in progress."""
    return [
        words(
            f"conqueror-alt-helps-{'attack' if one.attacks else 'defence'}",
            name=words.name(one.seat),
            place=placed(words, one.place),
            units=army(words, one.units),
        )
        for one in (state.battle.helpers if state.battle is not None else [])
    ]


def tactic(words: Words, card: str) -> str:
    """A tactics card by its kind."""
    return words.said(tactic_name(card))
