"""The map of Conqueror with whatever stands on it, whole or in part."""

from collections.abc import Iterator

from engines.conqueror.content import Content
from engines.conqueror.state import Battle, Conqueror, total
from engines.conqueror.words import place_name
from renderer.conqueror.geography import land_of, river_label
from renderer.conqueror.reading import active_at, idle_at, kinds, mark_of, mark_or_none
from renderer.conqueror.signs import harbour, most_signs, signs_at
from renderer.core.atlas.badges import Army
from renderer.core.atlas.scene import Fight, Scene
from renderer.core.atlas.sheet import ARMY, EXHAUSTED, Sheet
from renderer.core.atlas.window import Window
from renderer.core.palette import Mark
from renderer.core.words import Words

KINDS_ROOM, SEAS_ROOM = (3,), (5, 4, 3)
"""For how many numbered kinds a badge is made, without and with Seas of Destiny; one more, an elite unit,
needs no number."""


def sheet(words: Words, state: Conqueror, window: Window) -> Sheet:
    """What a picture shows of the map of a match."""
    return sheet_of(words, state.content, state.board, window, destiny=state.destiny)


def sheet_of(
    words: Words, content: Content, board: str, window: Window, *, destiny: bool = False
) -> Sheet:
    """What is shown of a side of the board; an enlarged part names the kinds of exhausted units.

    destiny: there is room for what Seas of Destiny brings.
    """
    rows = content.boards[board]
    kinds = SEAS_ROOM if destiny else KINDS_ROOM
    return Sheet(
        land_of(content, board),
        window,
        tuple((place, words.said(place_name(place))) for place in rows),
        tuple((place, most_signs(row)) for place, row in rows.items()),
        kinds,
        kinds if window.type_scale > 1 else (),
        ((words("conqueror-picture-river"), river_label(board)),),
        tuple(_harbours(content, board)) if destiny else (),
    )


def _harbours(content: Content, board: str) -> Iterator[tuple[str, int]]:
    """Where a Wharf may stand, with room for it and for the ships that lie there."""
    for place, seas in content.shores[board].items():
        if seas:
            yield place, 2


def scene(on: Sheet, state: Conqueror) -> Scene:
    """Whose the territories are, what stands there, and the battle in progress."""
    owners = {
        place: mark_of(state, one.owner)
        for place, one in state.lands.items()
        if one.owner is not None and one.owner >= 0
    }
    fight = None if state.battle is None else _fight(state, state.battle)
    signs = {place: signs_at(state, place) for place in state.lands}
    docks = {nation.wharf for nation in state.nations if nation.wharf is not None}
    extras = {place: tuple(harbour(state, place)) for place in docks}
    return Scene(on, owners, dict(_armies(state)), signs, fight, extras)


def _armies(state: Conqueror) -> Iterator[tuple[tuple[str, str], Army]]:
    """What stands in the territories, what can act and what is exhausted apart."""
    for place, here in state.lands.items():
        mark = None if here.owner is None else mark_or_none(state, here.owner)
        for key, units in ((ARMY, active_at(state, place)), (EXHAUSTED, idle_at(state, place))):
            if units and here.owner is not None:
                tired = key == EXHAUSTED
                barred = tired and bool(here.army.barred)
                yield (place, key), Army(mark, total(units), kinds(units), tired, barred)


def _fight(state: Conqueror, battle: Battle) -> Fight:
    """The way of the attack, and below it those of the reinforcements."""
    ways: list[tuple[str, Mark]] = [(one.place, mark_of(state, one.seat)) for one in battle.helpers]
    return Fight(battle.target, [*ways, (battle.origin, mark_of(state, battle.attacker))])
