"""What districts, upgrades and cards do, in words."""

from engines.conqueror.content import describe
from engines.conqueror.preview import districts
from engines.conqueror.state import Conqueror
from renderer.core.words import Words


def hero_name(words: Words, state: Conqueror, hero: str) -> str:
    """A hero by name."""
    return words.said(describe.hero_name(state.content, hero))


def hero_effect(words: Words, state: Conqueror, hero: str) -> str:
    """What a hero brings to a battle."""
    return words.said(describe.hero_effect(state.content, hero))


def tactic_effect(words: Words, state: Conqueror, card: str) -> str:
    """What a tactics card brings to a battle, by the card or its kind."""
    return words.said(describe.tactic_effect(state.content, card))


def upgrade_effect(words: Words, state: Conqueror, upgrade: str) -> str:
    """What a unit upgrade does, in a few words."""
    return words.said(describe.upgrade_short(state.content, upgrade))


def chronicle_effect(words: Words, state: Conqueror, card: str) -> str:
    """What a chronicle card does for its round."""
    return words.said(describe.chronicle_effect(state.content, card))


def district_effect(words: Words, state: Conqueror, kind: str) -> str:
    """What a district does."""
    return words.said(districts.district_effect(state, kind))
