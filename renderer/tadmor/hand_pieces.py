"""Where a player's pieces stand, what the next camel and ship take, and the raider card."""

from engines.tadmor.ids import KINDS
from engines.tadmor.preview.pieces import Gap, Post, gaps, is_ready, posts
from engines.tadmor.state import Player, Tadmor
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, INK, LINE, MUTED, Colour
from renderer.core.words import Words
from renderer.tadmor.palette import CAMEL, MISSION, RAIDED, SHIP
from renderer.tadmor.reading import mark_of
from renderer.tadmor.texts import place_name

COLOURS: dict[str, Colour] = {"camel": CAMEL, "ship": SHIP}
TOP, PITCH, ROOM = 54, 34, 206


def draw_pieces(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """A line for each piece that stands somewhere; below it what brings the next, and the raiders."""
    own_table.heading(canvas, box, words("tadmor-picture-own-pieces"), 200)
    left = sum(state.reserve(player.seat, kind) for kind in KINDS)
    text = words("tadmor-picture-own-in-reserve", n=left)
    canvas.text(box.x1 - 20, box.y0 + 32, text, "bold", 22, INK, "right", 170)
    found = posts(state, player.seat)
    if not found:
        note = words("tadmor-picture-own-all-in-reserve")
        canvas.lines(box.x0 + 20, box.y0 + 78, note, box.width - 40, size=23, fill=MUTED, most=3)
    pitch = min(PITCH, ROOM / max(1, len(found)))
    for i, post in enumerate(found):
        _post(canvas, words, state, post, box, box.y0 + TOP + (i + 0.5) * pitch)
    y = box.y0 + TOP + ROOM + 6
    canvas.place("rule", box.x0 + 16, y, box.width - 32, 1.5, LINE)
    for i, kind in enumerate(KINDS):
        top = y + 4 + (0, 76)[i]
        _next(canvas, words, state, player, kind, Box(box.x0 + 20, top, box.x1 - 20, top + 66))
    canvas.place("rule", box.x0 + 16, box.y1 - 52, box.width - 32, 1.5, LINE)
    _raiders(canvas, words, state, player, box)


def _post(canvas: Canvas, words: Words, state: Tadmor, post: Post, box: Box, y: float) -> None:
    """A piece, where it stands, and when it is resolved."""
    text = words(f"tadmor-picture-own-when-{post.when}")
    canvas.text(box.x1 - 18, y, text, "text", 20, MUTED, "right", 116)
    canvas.icon(post.kind, box.x0 + 30, y, 28, COLOURS[post.kind])
    width = box.width - 76 - min(116, canvas.width(text, "text", 20))
    canvas.text(box.x0 + 50, y, place_name(words, state, post.place), "bold", 21, width=width)


def _next(canvas: Canvas, words: Words, state: Tadmor, player: Player, kind: str, box: Box) -> None:
    """The next camel or ship: each way to it with how far it has come."""
    y, x = box.y0 + 18, box.x0 + 40
    canvas.icon(kind, box.x0 + 14, y + 13, 36, COLOURS[kind])
    ways = gaps(state, player, kind)
    if ways is None:
        text = words(f"tadmor-picture-own-all-{kind}s", n=player.owned(kind))
        canvas.text(x, y + 12, text, "text", 22, MUTED, width=box.width - 40)
        return
    ready = is_ready(state, player, kind)
    key = f"tadmor-picture-own-{kind}-{'ready' if ready else 'next'}"
    head = words(key, n=player.owned(kind) + 1)
    y += 12 if ready else 0
    canvas.text(x, y, head, "bold", 22, CAN if ready else INK, width=box.width - 40)
    if not ready:
        told = words("tadmor-picture-own-either").join(_way(words, way) for way in ways)
        canvas.lines(x, y + 25, told, box.width - 40, size=20, fill=MUTED, pitch=22, most=2)


def _way(words: Words, gaps: list[Gap]) -> str:
    return " + ".join(
        words(f"tadmor-picture-own-gap-{gap.what}", n=gap.has, of=gap.needs) for gap in gaps
    )


def _raiders(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """The own raider card, or where the raiders were and cannot go next."""
    x, y, width = box.x0 + 64, box.y1 - 26, box.width - 84
    canvas.icon("swords", box.x0 + 36, y, 34)
    if player.raider is not None:
        region = words.said(state.content.names.regions[player.raider])
        text = words("tadmor-picture-own-card", region=region)
        canvas.text(x, y, text, "bold", 23, MISSION, width=width)
    elif any(one.raider for one in state.players):
        holder = next(one for one in state.players if one.raider)
        canvas.icon("piece", x + 16, y, 36, mark_of(holder))
        text = words("tadmor-picture-own-card-of")
        canvas.text(x + 42, y, text, "bold", 22, RAIDED, width=width - 42)
    else:
        canvas.text(x, y, words("tadmor-picture-own-no-card"), "text", 22, MUTED, width=width)
