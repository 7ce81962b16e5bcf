"""What districts, upgrades and cards do, in words."""

from engines.conqueror.content import describe
from engines.conqueror.ids import WONDER
from engines.conqueror.preview import districts, projects
from engines.conqueror.state import Conqueror, Project
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
    return words.said(describe.chronicle_effect(state.content, card, destiny=state.destiny))


def district_effect(words: Words, state: Conqueror, kind: str) -> str:
    """What a district does."""
    return words.said(districts.district_effect(state, kind))


def project_effect(words: Words, state: Conqueror, kind: str) -> str:
    """What one more mega project of a kind brings."""
    return words.said(projects.project_effect(state, kind))


def built_effect(words: Words, state: Conqueror, one: Project) -> str:
    """What a mega project that is built brings; a Wonder's points depend on when it was built."""
    if one.kind == WONDER:
        return words("conqueror-hint-project-wonder", n=one.points)
    return project_effect(words, state, one.kind)


def board_power(words: Words, state: Conqueror, seat: int) -> str:
    """The power of a seat's nation, by its player board."""
    return words.said(describe.power(state.content, state.nations[seat].board))


def elite_effect(words: Words, state: Conqueror, seat: int) -> str:
    """What the elite unit of a seat does, by its player board."""
    return words.said(describe.elite_effect(state.content, state.nations[seat].board))
