"""Below the map: trade track, boards of agents and flags; while armies fight, the battle."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from engines.conqueror.content import Space
from engines.conqueror.ids import (
    DISTRICT,
    DISTRICTS,
    FACTIONS,
    FORT,
    INDEPENDENTS,
    KINDS,
    PROJECT,
    PROJECTS,
    TRADE,
    TYPES,
    UPGRADE,
    WHARF,
    WONDER,
    way,
)
from engines.conqueror.preview.market import SPACES
from engines.conqueror.preview.prices import agents
from engines.conqueror.preview.projects import wonder_points
from engines.conqueror.state import Battle, Conqueror, total
from engines.conqueror.words import place_name
from renderer.conqueror.layout import FOOT
from renderer.conqueror.palette import MARKS, TRACK
from renderer.conqueror.reading import ConquerorView, mark_of, mark_or_none
from renderer.conqueror.sea_icons import PROJECT_ICONS
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, INK, LINE, PALE, Mark
from renderer.core.symbols import amount, shield
from renderer.core.words import Words

TRACK_X, TRACK_WIDTH = 34, 470
BOARDS_X, BOARD_PITCH = 522, 56
FLAGS_X, FLAG_PITCH = 988, 46
IN_A_ROW, MARKER = 3, 21
APART = 13
"""Free room on both sides of a line between two parts."""
COUNTED, UNCOUNTED, WONDER_WIDE, FLAG_CLOSE = 51, 45, 88, 38
"""With Seas of Destiny: widths of a kind with and without a number, of Wonders, which tell the points of the
next, and of a flag."""
PARTS_WIDE = (48, 48, 56, 76)
"""There, how wide a space of the track is against others, by how many things it brings."""
LARGE, SMALL, SPOT, SPOT_CLOSE = 34, 30, 25, 22
"""Size of the picture of a kind, usually and where there is little room; of an agent; of one there."""
KIND = 62


class Spread(NamedTuple):
    """How the parts below the map share its width: the left edges of all boxes, and where they end.

    lines: where parts are divided. close: there is little room.
    """

    track: tuple[float, ...]
    kinds: tuple[float, ...]
    flags: tuple[float, ...]
    lines: tuple[float, float]
    close: bool


def spread(state: Conqueror) -> Spread:
    """Where the parts are; with mega projects the trade track takes what the others leave."""
    flags, track = len(flags_of(state)), state.content.track(state.mode)
    if not state.destiny:
        pitch = TRACK_WIDTH / len(track)
        return Spread(
            _edges(TRACK_X, [pitch] * len(track)),
            _edges(BOARDS_X, [BOARD_PITCH] * (len(DISTRICTS) + len(TYPES))),
            _edges(FLAGS_X - 6, [FLAG_PITCH] * flags),
            (BOARDS_X - APART, FLAGS_X - 16),
            close=False,
        )
    return _close(flags, tuple(len(_parts(space)) for space in track))


@lru_cache(32)
def _close(flags: int, parts: tuple[int, ...]) -> Spread:
    kinds = [_width(board, kind) for board, kind in _all_kinds()]
    flags_x = FOOT.x1 - 6 - flags * FLAG_CLOSE
    kinds_x = flags_x - 2 * APART + 8 - sum(kinds)
    wide = [PARTS_WIDE[min(one, len(PARTS_WIDE) - 1)] for one in parts]
    room = kinds_x - 2 * APART + 8 - FOOT.x0 - 8
    return Spread(
        _edges(FOOT.x0 + 8, [one * room / sum(wide) for one in wide]),
        _edges(kinds_x, kinds),
        _edges(flags_x, [FLAG_CLOSE] * flags),
        (kinds_x - APART + 3, flags_x - APART + 3),
        close=True,
    )


def _width(board: str, kind: str) -> int:
    if kind == WONDER:
        return WONDER_WIDE
    return COUNTED if _is_counted(board, kind) else UNCOUNTED


def _edges(first: float, widths: Sequence[float]) -> tuple[float, ...]:
    return tuple(accumulate(widths, initial=first))


def _all_kinds() -> list[tuple[str, str]]:
    spaces = [(DISTRICT, kind) for kind in DISTRICTS] + [(UPGRADE, kind) for kind in TYPES]
    return [*spaces, *((PROJECT, kind) for kind in PROJECTS)]


def kinds_of(state: Conqueror) -> list[tuple[str, str]]:
    """All that agents can build or fund, by board: districts, upgrades, with the expansion mega projects."""
    return [one for one in _all_kinds() if state.destiny or one[0] != PROJECT]


TYPE_ICONS = {"cavalry": "cavalry", "infantry": "infantry", "archer": "archer", "naval": "ship"}


def draw_foot(canvas: Canvas, words: Words, view: ConquerorView) -> None:
    """The battle in progress, else the tracks."""
    if view.state.battle is None:
        _track(canvas, view.state)
        _boards(canvas, view.state)
        _flags(canvas, view.state)
    else:
        draw_battle(canvas, words, view.state, view.state.battle)


def _track(canvas: Canvas, state: Conqueror) -> None:
    """The trade track with what each space brings, and where everybody is on it."""
    track = state.content.track(state.mode)
    for space in track:
        box = track_box(state, space.number)
        x, _ = box.middle
        pitch = min(19, (box.width - 2) / IN_A_ROW)
        canvas.place("track_space", box.x0, box.y0, box.width, box.height, TRACK)
        draw_space(canvas, space, x, FOOT.y0 + 24, 28, box.width - 4)
        here = [one.seat for one in state.nations if one.space == space.number and not one.out]
        for place, seat in enumerate(here):
            across = x + (place % IN_A_ROW - (min(len(here), IN_A_ROW) - 1) / 2) * pitch
            down = FOOT.y0 + (60 if len(here) <= IN_A_ROW else 50) + place // IN_A_ROW * 21
            canvas.icon("piece", across, down, MARKER, mark_of(state, seat))


def track_box(state: Conqueror, number: int) -> Box:
    """A space of the trade track."""
    return _box(spread(state).track, number - 1)


def kind_box(state: Conqueror, board: str, kind: str) -> Box:
    """The agents' spaces of a kind of district or project, or of a type of upgrades."""
    return _box(spread(state).kinds, kinds_of(state).index((board, kind)))


def flag_box(state: Conqueror, flag: str) -> Box:
    """A trade flag."""
    return _box(spread(state).flags, [one for one, _ in flags_of(state)].index(flag))


def _box(edges: Sequence[float], place: int) -> Box:
    return Box(edges[place], FOOT.y0 + 7, edges[place + 1] - 4, FOOT.y1 - 7)


def draw_space(canvas: Canvas, space: Space, x: float, y: float, size: float, width: float) -> None:
    """What a space of the track brings, side by side: coins, an icon, points."""
    parts = len(_parts(space))
    size = min(size, width / max(1, parts))
    left = x - parts * size / 2 + size / 2
    if not parts:
        canvas.text(x, y, "\N{EN DASH}", "hero", 26, PALE, "middle")
    if space.coins:
        amount(canvas, left, y, size, space.coins)
        left += size
    if space.icon:
        canvas.icon(space.icon, left, y, size * 0.84)
        left += size
    if space.points:
        shield(canvas, left, y + 1, size * 1.04, space.points)


def _parts(space: Space) -> list[int | str]:
    """What a space of the track brings."""
    return [one for one in (space.coins, space.icon, space.points) if one]


def _boards(canvas: Canvas, state: Conqueror) -> None:
    """Districts and mega projects with the copies left, types of upgrades, which agents stand there."""
    on = spread(state)
    canvas.place("rule", on.lines[0], FOOT.y0 + 10, 1.5, FOOT.height - 20, LINE)
    size, spot_size = (SMALL, SPOT_CLOSE) if on.close else (LARGE, SPOT)
    for board, kind in kinds_of(state):
        x, _ = kind_box(state, board, kind).middle
        _kind(canvas, state, board, kind, x, size)
        here = agents(state, way(board, kind))
        for spot in range(SPACES):
            seat = here[spot] if spot < len(here) else None
            across = x + (spot - 0.5) * (spot_size + 1)
            draw_agent(canvas, state, seat, across, FOOT.y0 + 68, spot_size)


def _kind(canvas: Canvas, state: Conqueror, board: str, kind: str, x: float, size: float) -> None:
    """A kind with the copies left; of Wonders also the points of the next."""
    y = FOOT.y0 + 28
    if not _is_counted(board, kind):
        draw_kind(canvas, board, kind, x, y, size)
        return
    if kind == WONDER and (points := wonder_points(state)):
        shield(canvas, x + 24, y + 1, 31, points)
        x -= 18
    shift = size / 2 - 2
    draw_kind(canvas, board, kind, x + 4 - shift, y, size)
    left = state.stock(kind)
    canvas.text(x + shift, y + 1, left, "hero", 24, INK if left else PALE, "middle", 22)


def _is_counted(board: str, kind: str) -> bool:
    """Whether copies can run out: upgrades are all different, and everybody may have a Wharf."""
    return board == DISTRICT or (board == PROJECT and kind != WHARF)


def draw_kind(canvas: Canvas, board: str, kind: str, x: float, y: float, size: float) -> None:
    """A kind of district, or a type of upgrades."""
    if board == UPGRADE:
        wide = size * 1.2
        canvas.place("upgrade_chip", x - wide / 2, y - size / 2, wide, size)
        canvas.icon(TYPE_ICONS[kind], x, y, size * 0.74)
    elif kind == FORT:
        canvas.icon("fort", x, y, size, *FORT_ARGUMENTS)
    else:
        canvas.icon(PROJECT_ICONS.get(kind, kind), x, y, size)


FORT_ARGUMENTS = (1, "#c8962e")


def draw_agent(
    canvas: Canvas, state: Conqueror, seat: int | None, x: float, y: float, size: float
) -> None:
    """An agent, or the free space for one."""
    if seat is None:
        canvas.icon("spot", x, y, size * 0.8)
    else:
        canvas.icon("piece", x, y, size, mark_of(state, seat))


def flags_of(state: Conqueror) -> list[tuple[str, Mark | None]]:
    """The trade flags: those of the nations in the match, and the independents'."""
    played = {one.mark for one in state.nations}
    found: list[tuple[str, Mark | None]] = [(m, MARKS[m]) for m in FACTIONS if m in played]
    return [*found, (INDEPENDENTS, None)]


def _flags(canvas: Canvas, state: Conqueror) -> None:
    """Whose flag each agent trades under."""
    on = spread(state)
    canvas.place("rule", on.lines[1], FOOT.y0 + 10, 1.5, FOOT.height - 20, LINE)
    size, spot_size = (SMALL, SPOT_CLOSE) if on.close else (LARGE, SPOT)
    for flag, mark in flags_of(state):
        x, _ = flag_box(state, flag).middle
        draw_flag(canvas, mark, x, FOOT.y0 + 28, size)
        here = agents(state, way(TRADE, flag))
        draw_agent(canvas, state, here[0] if here else None, x, FOOT.y0 + 68, spot_size)


def draw_flag(canvas: Canvas, mark: Mark | None, x: float, y: float, size: float) -> None:
    """A trade flag with its nation's shape."""
    if mark is None:
        canvas.icon("trade_flag", x, y, size, "#fffaf0")
        canvas.icon("independent", x + size * 0.05, y - size * 0.18, size * 0.5)
    else:
        canvas.icon("trade_flag", x, y, size, mark.colour)
        canvas.icon("glyph", x + size * 0.02, y - size * 0.18, size * 0.46, mark, mark.on)


def draw_battle(canvas: Canvas, words: Words, state: Conqueror, battle: Battle) -> None:
    """What is fought over, both armies, and who reinforces them."""
    x, y = FOOT.middle
    target = words.said(place_name(battle.target))
    said = words("conqueror-picture-battle", place=target)
    canvas.icon("swords", x, y + 16, 46)
    canvas.text(x, FOOT.y0 + 20, said, "title", 29, INK, "middle", 400)
    defending = state.lands[battle.target].army.units
    for attacks, seat, units in (
        (True, battle.attacker, battle.army.units),
        (False, battle.defender, defending),
    ):
        _side(canvas, state, attacks, seat, units)
        helpers = [(one.seat, one.units) for one in battle.helpers if one.attacks == attacks]
        _helpers(canvas, state, attacks, helpers)


def _side(
    canvas: Canvas, state: Conqueror, attacks: bool, seat: int, units: Mapping[str, int]
) -> None:
    """The army of a main side at its end of the panel: who, how many in all, how many of each kind."""
    mark, y = mark_or_none(state, seat), FOOT.y0 + 47
    x = FOOT.x0 + 44 if attacks else FOOT.x1 - 350
    if mark is None:
        canvas.icon("independent", x, y, 62)
    else:
        canvas.icon("piece", x, y, 62, mark)
    canvas.text(x + 40, y, total(units), "hero", 46, INK, width=62)
    found = [kind for kind in KINDS if units.get(kind)]
    for place, kind in enumerate(found):
        left = x + 106 + place * KIND
        canvas.icon(kind, left + 14, y, 30)
        canvas.text(left + 31, y, units[kind], "hero", 29, INK, width=30)


def _helpers(
    canvas: Canvas,
    state: Conqueror,
    attacks: bool,
    helpers: Sequence[tuple[int, Mapping[str, int]]],
) -> None:
    """Reinforcements beside the middle."""
    for place, (seat, units) in enumerate(helpers[:4]):
        x = FOOT.x0 + 420 if attacks else FOOT.x1 - 470
        across, down = x + place % 2 * 70 - 40, FOOT.y0 + 44 + place // 2 * 30
        canvas.icon("piece", across, down, 28, mark_of(state, seat))
        canvas.text(across + 18, down, f"+{total(units)}", "hero", 25, EARTH, width=46)
