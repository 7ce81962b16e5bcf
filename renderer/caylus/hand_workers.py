"""Where a player's workers stand, what becomes of them, and what the player has built."""

from collections.abc import Sequence

from engines.caylus.ids import ROAD
from engines.caylus.preview import Post, posts
from engines.caylus.state import Caylus, Player
from renderer.caylus.reading import owned
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, CANNOT, INK, LINE, MUTED, Colour
from renderer.core.words import Words, message_id

PITCH, HEIGHT = 34, 204
"""Of one worker's line, at most; of all lines together."""
FATES: dict[str, Colour] = {"works": CAN, "beyond": CANNOT}
"""Colours of what becomes of a worker; muted where it does not depend on the provost."""
ROWS = 4
KINDS_OWNED = ("wood", "stone", "residential", "prestige")


def draw_workers(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    """One line for each worker on the board; below the own buildings."""
    _in_hand(canvas, words, state, player, box)
    found = posts(state, player.seat)
    if not found:
        note = words("caylus-picture-all-in-hand")
        canvas.lines(box.x0 + 20, box.y0 + 74, note, box.width - 40, size=23, fill=MUTED, most=3)
    pitch = min(PITCH, HEIGHT / max(1, len(found)))
    for i, post in enumerate(found):
        _post(canvas, words, state, post, box, box.y0 + 55 + (i + 0.5) * pitch)
    canvas.place("rule", box.x0 + 16, box.y1 - 122, box.width - 32, 1.5, LINE)
    _buildings(canvas, words, state, player, box)


def _in_hand(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    text = words("caylus-picture-in-hand", n=player.workers, of=state.content.limits.workers)
    canvas.text(box.x1 - 20, box.y0 + 32, text, "bold", 22, INK, "right", 136)


def place_name(words: Words, state: Caylus, place: int | str) -> str:
    """The short name of a place for a worker, a road space with its number."""
    if isinstance(place, int):
        name = state.space(place).tile or ""
        return f"{place} {words(f'caylus-tile-{message_id(name)}')}"
    if place.startswith("inn_"):
        return words(f"caylus-picture-short-{message_id(place)}")
    return words(f"caylus-tile-{message_id(place)}")


def place_kind(state: Caylus, place: int | str) -> str:
    """The kind of building a worker stands on."""
    tile = state.tile(place) if isinstance(place, int) else None
    return tile.kind if tile is not None else "special"


def _post(canvas: Canvas, words: Words, state: Caylus, post: Post, box: Box, y: float) -> None:
    canvas.icon("tile", box.x0 + 32, y, 28, place_kind(state, post.place))
    name = place_name(words, state, post.place)
    canvas.text(box.x0 + 54, y, name, "bold", 22, INK, width=186)
    fate = _fate(post)
    text = words(f"caylus-picture-fate-{fate}")
    canvas.text(box.x1 - 18, y, text, "bold", 21, FATES.get(fate, MUTED), "right", 134)


def _fate(post: Post) -> str:
    """How the key of what becomes of a worker ends."""
    if post.beyond:
        return "beyond"
    if not post.phase:
        return "stays"
    return "works" if post.phase == ROAD else f"later-{post.phase}"


def _buildings(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    """The own buildings by name, or by kind and number where there are too many."""
    x, y, width = box.x0 + 20, box.y1 - 100, box.width - 40
    own = list(owned(state, player.seat))
    if not own:
        canvas.lines(x, y, words("caylus-picture-no-building"), width, size=22, fill=MUTED)
        return
    head = words("caylus-picture-own-buildings")
    rows = _rows(canvas, [head, *(f"{place_name(words, state, n)}," for n, _ in own)], width)
    if len(rows) > ROWS:
        rows = _rows(canvas, [head, *_by_kind(words, state, own)], width)
    for i, row in enumerate(rows):
        canvas.text(
            x,
            y + i * 26,
            row.removesuffix(",") if row is rows[-1] else row,
            "text",
            21,
            width=width,
        )


def _rows(canvas: Canvas, items: Sequence[str], width: float) -> list[str]:
    """Items in rows, none broken in two."""
    rows = [items[0]]
    for item in items[1:]:
        longer = f"{rows[-1]} {item}"
        if canvas.width(longer.removesuffix(","), "text", 21) <= width:
            rows[-1] = longer
        else:
            rows.append(item)
    return rows


def _by_kind(words: Words, state: Caylus, own: list[tuple[int, str]]) -> list[str]:
    found = []
    for kind in KINDS_OWNED:
        spaces = [str(n) for n, name in own if state.content.tiles[name].kind == kind]
        if spaces:
            found.append(words(f"caylus-picture-kind-{kind}", spaces=", ".join(spaces)) + ",")
    return found
