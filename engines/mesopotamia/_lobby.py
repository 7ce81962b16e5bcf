"""What goes together in a lobby, and the pieces as a match begins with it."""

from collections.abc import Mapping, Sequence

from engines.core import Text, text
from engines.core.options import Options
from engines.mesopotamia.content import Content
from engines.mesopotamia.ids import (
    ASSYRIANS_HITTITES,
    AUTOMATON,
    BASE,
    BOXES,
    BY_LOT,
    DIFFICULTIES,
    EMPIRES,
    GUARDIANS,
    HOUSES,
    MARI_EBLAITES,
    RIVALS,
    SCENARIOS,
    SIEGE,
    TEAM,
)
from engines.mesopotamia.rules.seals import tracks
from engines.mesopotamia.state import Ground, Mesopotamia, Realm

IN_PLAY: Mapping[str, Sequence[str]] = {
    BASE: (BASE,),
    ASSYRIANS_HITTITES: (BASE, ASSYRIANS_HITTITES),
    MARI_EBLAITES: (BASE, MARI_EBLAITES),
    "both": BOXES,
}
"""The boxes that the option of this name means (MES-35.1)."""
EMPIRES_OF = {BASE: EMPIRES[:4], ASSYRIANS_HITTITES: EMPIRES[4:6], MARI_EBLAITES: EMPIRES[6:]}
BASE_SEATS = 4
"""The most that can play with the base box alone (MES-1.5, MES-34.1)."""
SEATS = 6
"""The most that can play at all."""
LAYOUTS = {SIEGE: 4, GUARDIANS: 2}
"""For how many the map is laid out, where it is not for as many as there are (MES-32.4, MES-33.3)."""
OFF = "off"
"""No last round is agreed on: the match goes on until the Hanging Gardens are complete (MES-1.3)."""


def _mode(options: Options) -> str:
    return str(options.get("mode", RIVALS))


def _opponent(options: Options) -> str:
    """The empire of the house seat, or BY_LOT."""
    return str(options.get("opponent", BY_LOT))


def _empires(options: Options) -> list[str]:
    """Those of the boxes in play (MES-35.3)."""
    return [mark for box in IN_PLAY[str(options["boxes"])] for mark in EMPIRES_OF[box]]


def refuses(options: Options, players: int) -> Text | None:
    """How many can play, and what goes with the opponent (MES-1.5, MES-30.1, MES-34.1)."""
    seats = players + len(house(options, players))
    if wrong := _who(_mode(options), players, seats):
        return wrong
    if _mode(options) in SCENARIOS and options["last_round"] != OFF:
        return Text("mesopotamia-refuses-last-round")
    if options["boxes"] == BASE and seats > BASE_SEATS:
        key = "boxes" if seats == players else "boxes-automaton"
        return text(f"mesopotamia-refuses-{key}", n=BASE_SEATS - (seats - players))
    return _against(options)


def _who(mode: str, players: int, seats: int) -> Text | None:
    """Why so many cannot play in a mode."""
    if mode in SCENARIOS:
        return Text("mesopotamia-refuses-scenario") if players > 1 else None
    if players == 1 and mode != AUTOMATON:
        return Text(f"mesopotamia-refuses-alone{'-team' if mode == TEAM else ''}")
    return text("mesopotamia-refuses-seats", n=SEATS - 1) if seats > SEATS else None


def _against(options: Options) -> Text | None:
    """What is said about an opponent that is not there, or not that one."""
    mode, opponent = _mode(options), _opponent(options)
    difficulty = str(options.get("difficulty", DIFFICULTIES[0]))
    if difficulty != DIFFICULTIES[0] and mode not in (AUTOMATON, TEAM):
        return Text("mesopotamia-refuses-difficulty")
    if opponent == BY_LOT:
        return None
    if mode == RIVALS:
        return Text("mesopotamia-refuses-opponent")
    return None if opponent in _empires(options) else Text("mesopotamia-refuses-opponent-box")


def house(options: Options, _: int) -> Sequence[str]:
    """The one seat that the rules play, if the mode has one (MES-34.1, MES-34.2)."""
    mode = _mode(options)
    return (HOUSES[mode],) if mode in HOUSES else ()


def marks_for(options: Options, players: int) -> Sequence[str]:
    """The empires of the boxes in play, but for that of the house seat (MES-3.15, MES-35.3).

    All of them where more want to play than that: a lobby may wait for an expansion to be added.
    """
    own = {_opponent(options)} if house(options, players) else {}
    marks = [mark for mark in _empires(options) if mark not in own]
    return marks if players <= len(marks) else [mark for mark in EMPIRES if mark not in own]


def start(content: Content, options: Options, marks: Sequence[str]) -> Mesopotamia:
    """The empty map, before start areas are chosen and chance lays out the rest (MES-3.1)."""
    boxes = [*IN_PLAY[str(options["boxes"])]]
    realms = [_realm(content, options, seat, mark) for seat, mark in enumerate(marks)]
    mode = _mode(options)
    events, population = tracks(content, realms, mode)
    game = Mesopotamia(
        realms=realms,
        grounds={area: Ground() for area in content.areas},
        ships={section: [] for section in content.sections},
        events=events,
        population=population,
        layout=LAYOUTS.get(mode, len(marks)),
        boxes=boxes,
        quests=[quest for quest, row in content.quests.items() if row.box in boxes],
        simple=options["combat"] == "simple",
        set_dice=options["dice"] == "set",
        last_round=0 if options["last_round"] == OFF else int(options["last_round"]),
        mode=mode,
        difficulty=str(options.get("difficulty", DIFFICULTIES[0])),
    )
    game.attach(content)
    return game


def _realm(content: Content, options: Options, seat: int, mark: str) -> Realm:
    """What a seat begins with; the empire of the house seat may still have to be drawn (MES-34.2).

    In a scenario everybody knows where that has its start area (MES-32.4, MES-33.3).
    """
    by_rules = mark in HOUSES.values()
    empire = mark if not by_rules else _opponent(options).replace(BY_LOT, "")
    levels = dict(content.empires[empire].levels) if empire else {}
    scenario = content.scenarios.get(_mode(options)) if by_rules else None
    return Realm(seat, empire, levels, by_rules, None if scenario is None else scenario.enemy)
