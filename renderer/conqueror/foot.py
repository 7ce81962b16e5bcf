"""Below the map: trade track, boards of agents and flags; while armies fight, the battle."""

from collections.abc import Mapping, Sequence

from engines.conqueror.content import Space
from engines.conqueror.ids import (
    DISTRICT,
    DISTRICTS,
    FACTIONS,
    FORT,
    INDEPENDENTS,
    KINDS,
    TRADE,
    TYPES,
    UPGRADE,
    way,
)
from engines.conqueror.preview.market import SPACES
from engines.conqueror.preview.prices import agents
from engines.conqueror.state import Battle, Conqueror, total
from engines.conqueror.words import place_name
from renderer.conqueror.layout import FOOT
from renderer.conqueror.reading import ConquerorView, mark_of, mark_or_none
from renderer.conqueror.sides import MARKS, TRACK
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, INK, LINE, PALE, Mark
from renderer.core.symbols import amount, shield
from renderer.core.words import Words

TRACK_X, TRACK_WIDTH = 34, 470
BOARDS_X, BOARD_PITCH = 522, 56
FLAGS_X, FLAG_PITCH = 988, 46
IN_A_ROW, MARKER = 3, 21
KIND = 62
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
        canvas.place("track_space", box.x0, box.y0, box.width, box.height, TRACK)
        draw_space(canvas, space, x, FOOT.y0 + 24, 28, box.width - 4)
        here = [one.seat for one in state.nations if one.space == space.number and not one.out]
        for place, seat in enumerate(here):
            across = x + (place % IN_A_ROW - (min(len(here), IN_A_ROW) - 1) / 2) * 19
            down = FOOT.y0 + (60 if len(here) <= IN_A_ROW else 50) + place // IN_A_ROW * 21
            canvas.icon("piece", across, down, MARKER, mark_of(state, seat))


def track_box(state: Conqueror, number: int) -> Box:
    """A space of the trade track."""
    pitch = TRACK_WIDTH / len(state.content.track(state.mode))
    x = TRACK_X + (number - 1) * pitch
    return Box(x, FOOT.y0 + 7, x + pitch - 4, FOOT.y1 - 7)


def kind_box(place: int) -> Box:
    """The agents' spaces of a kind of district or a type of upgrades, counted from the left."""
    x = BOARDS_X + place * BOARD_PITCH
    return Box(x, FOOT.y0 + 7, x + BOARD_PITCH - 4, FOOT.y1 - 7)


def flag_box(place: int) -> Box:
    """A trade flag, counted from the left."""
    x = FLAGS_X + place * FLAG_PITCH - 6
    return Box(x, FOOT.y0 + 7, x + FLAG_PITCH - 4, FOOT.y1 - 7)


def draw_space(canvas: Canvas, space: Space, x: float, y: float, size: float, width: float) -> None:
    """What a space of the track brings, side by side: coins, an icon, points."""
    parts = [bool(space.coins), bool(space.icon), bool(space.points)]
    size = min(size, width / max(1, sum(parts)))
    left = x - sum(parts) * size / 2 + size / 2
    if not any(parts):
        canvas.text(x, y, "\N{EN DASH}", "hero", 26, PALE, "middle")
    if space.coins:
        amount(canvas, left, y, size, space.coins)
        left += size
    if space.icon:
        canvas.icon(space.icon, left, y, size * 0.84)
        left += size
    if space.points:
        shield(canvas, left, y + 1, size * 1.04, space.points)


def _boards(canvas: Canvas, state: Conqueror) -> None:
    """Districts with the copies left, types of upgrades, and which agents stand there."""
    canvas.place("rule", BOARDS_X - 13, FOOT.y0 + 10, 1.5, FOOT.height - 20, LINE)
    spaces = [(DISTRICT, kind) for kind in DISTRICTS] + [(UPGRADE, kind) for kind in TYPES]
    for place, (board, kind) in enumerate(spaces):
        x, _ = kind_box(place).middle
        draw_kind(canvas, board, kind, x - (11 if board == DISTRICT else 0), FOOT.y0 + 28, 34)
        if board == DISTRICT:
            left = state.stock(kind)
            canvas.text(x + 15, FOOT.y0 + 29, left, "hero", 24, INK if left else PALE, "middle", 22)
        here = agents(state, way(board, kind))
        for spot in range(SPACES):
            seat = here[spot] if spot < len(here) else None
            draw_agent(canvas, state, seat, x + (spot - 0.5) * 26, FOOT.y0 + 68, 25)


def draw_kind(canvas: Canvas, board: str, kind: str, x: float, y: float, size: float) -> None:
    """A kind of district, or a type of upgrades."""
    if board == UPGRADE:
        wide = size * 1.2
        canvas.place("upgrade_chip", x - wide / 2, y - size / 2, wide, size)
        canvas.icon(TYPE_ICONS[kind], x, y, size * 0.74)
    elif kind == FORT:
        canvas.icon("fort", x, y, size, *FORT_ARGUMENTS)
    else:
        canvas.icon(kind, x, y, size)


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
    canvas.place("rule", FLAGS_X - 16, FOOT.y0 + 10, 1.5, FOOT.height - 20, LINE)
    for place, (flag, mark) in enumerate(flags_of(state)):
        x, _ = flag_box(place).middle
        draw_flag(canvas, mark, x, FOOT.y0 + 28, 34)
        here = agents(state, way(TRADE, flag))
        draw_agent(canvas, state, here[0] if here else None, x, FOOT.y0 + 68, 25)


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
