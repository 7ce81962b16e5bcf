"""Parts of sentences that descriptions and the text board share."""

from collections.abc import Iterable, Mapping

from renderer.core import telling
from renderer.core.words import Words
from tests.engines.frontier.state import Frontier
from tests.engines.frontier.words import card_name, units
from tests.renderer.frontier.reading import mark_of, numbers


def marked(words: Words, state: Frontier, seat: int) -> str:
    """A player's name with colour and shape."""
    mark = mark_of(state, seat)
    return telling.marked(words, seat, mark, f"frontier-picture-colour-{mark.name}")


def owner(words: Words, state: Frontier, seat: int | None) -> str:
    """Whose units are: of a player, or militia."""
    return words("frontier-picture-sign-militia") if seat is None else words.name(seat)


def named(words: Words, state: Frontier, land: str) -> str:
    """A land."""
    return words.said(state.name(land))


def army(words: Words, found: Mapping[str, int]) -> str:
    """Units by kinds."""
    return words.said(units(found))


def cards(words: Words, faces: Iterable[str]) -> str:
    """Cards by their names."""
    return telling.listed(words, [words.said(card_name(face)) for face in faces])


def stands(words: Words, state: Frontier, seat: int) -> str:
    """The lands, units and points of a seat, in a sentence."""
    name = marked(words, state, seat)
    return words("frontier-alt-standing", name=name, **numbers(state, seat))


def purse(words: Words, state: Frontier, seat: int) -> str:
    """The coins and cards of a seat, in a sentence."""
    found = numbers(state, seat)
    told = {"coins": found["coins"], "cards": found["cards"]}
    return words("frontier-alt-purse", name=words.name(seat), **told)


def fight(words: Words, state: Frontier) -> str:
    """The battle in progress; nothing if there is none."""
    battle = state.battle
    if battle is None:
        return ""
    return words(
        "frontier-alt-battle",
        land=named(words, state, battle.target),
        origin=named(words, state, battle.origin),
        attacker=words.name(battle.attacker),
        units=army(words, battle.units),
        defender=owner(words, state, battle.defence.seat),
        defending=army(words, state.lands[battle.target].units),
    )


def helps(words: Words, state: Frontier) -> list[str]:
    """Who reinforces whom in the battle in progress."""
    battle = state.battle
    return [
        words(
            f"frontier-alt-helps-{'attack' if one.attacks else 'defence'}",
            name=words.name(one.seat),
            land=named(words, state, one.land),
            units=army(words, state.lands[one.land].tired),
        )
        for one in (battle.helpers if battle is not None else [])
    ]
