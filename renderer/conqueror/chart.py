"""The map of Conqueror with whatever stands on it, whole or in part."""

from collections.abc import Iterator

from engines.conqueror.content import Content
from engines.conqueror.state import Battle, Conqueror, total
from engines.conqueror.words import place_name
from renderer.conqueror.geography import land_of, river_label
from renderer.conqueror.reading import active_at, idle_at, kinds, mark_of, mark_or_none
from renderer.conqueror.signs import most_signs, signs_at
from renderer.core.atlas.badges import Army
from renderer.core.atlas.scene import Fight, Scene
from renderer.core.atlas.sheet import ARMY, EXHAUSTED, Sheet
from renderer.core.atlas.window import Window
from renderer.core.palette import Mark
from renderer.core.words import Words

KINDS_ROOM = 3
"""For how many kinds a badge is made: of four, one is an elite unit without a number."""


def sheet(words: Words, state: Conqueror, window: Window) -> Sheet:
    """What a picture shows of the map of a match."""
    return sheet_of(words, state.content, state.board, window)


def sheet_of(words: Words, content: Content, board: str, window: Window) -> Sheet:
    """What is shown of a side of the board; an enlarged part names the kinds of exhausted units."""
    rows = content.boards[board]
    return Sheet(
        land_of(content, board),
        window,
        tuple((place, words.said(place_name(place))) for place in rows),
        tuple((place, most_signs(row)) for place, row in rows.items()),
        KINDS_ROOM,
        KINDS_ROOM if window.type_scale > 1 else 0,
        ((words("conqueror-picture-river"), river_label(board)),),
    )


def scene(on: Sheet, state: Conqueror) -> Scene:
    """Whose the territories are, what stands there, and the battle in progress."""
    owners = {
        place: mark_of(state, one.owner)
        for place, one in state.lands.items()
        if one.owner is not None and one.owner >= 0
    }
    fight = None if state.battle is None else _fight(state, state.battle)
    signs = {place: signs_at(state, place) for place in state.lands}
    return Scene(on, owners, dict(_armies(state)), signs, fight)


def _armies(state: Conqueror) -> Iterator[tuple[tuple[str, str], Army]]:
    """What stands in the territories, what can act and what is exhausted apart."""
    for place, here in state.lands.items():
        mark = None if here.owner is None else mark_or_none(state, here.owner)
        for key, units in ((ARMY, active_at(state, place)), (EXHAUSTED, idle_at(state, place))):
            if units and here.owner is not None:
                yield (place, key), Army(mark, total(units), kinds(units), tired=key == EXHAUSTED)


def _fight(state: Conqueror, battle: Battle) -> Fight:
    """The way of the attack, and below it those of the reinforcements."""
    ways: list[tuple[str, Mark]] = [(one.place, mark_of(state, one.seat)) for one in battle.helpers]
    return Fight(battle.target, [*ways, (battle.origin, mark_of(state, battle.attacker))])
