"""All players enlarged, with their upgrades, rare goods and missions in words."""

from collections.abc import Sequence

from PIL import Image

from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.picture import Change
from renderer.core.words import Words
from renderer.core.zooming import BOTTOM, LEFT, RIGHT, TOP, empty_frame
from renderer.tadmor.heading import draw_heading
from renderer.tadmor.marking import mark_changes
from renderer.tadmor.reading import TadmorView
from renderer.tadmor.sides import STRIP
from renderer.tadmor.strips import draw_strip

SCALES = {2: 1.3, 3: 1.1, 4: 1.1}
GAP = 8
AREA = Box(LEFT, TOP + 4, RIGHT, BOTTOM - 2)


def strip(seat: int, players: int) -> Box:
    """Where a player is shown: two one above the other, more in two rows of two; in enlarged units."""
    scale, columns = SCALES[players], 1 if players == 2 else 2
    row, column = divmod(seat, columns)
    wide, high = (AREA.width - (columns - 1) * GAP) / columns, (AREA.height - GAP) / 2
    left, top = AREA.x0 + column * (wide + GAP), AREA.y0 + row * (high + GAP)
    return Box(left / scale, top / scale, (left + wide) / scale, (top + high) / scale)


def paint_players(view: TadmorView, words: Words, found: Sequence[Change]) -> Image.Image:
    """The picture of all players, with the changes `found` among what they have."""
    players = view.state.players
    whole = Canvas(empty_frame(STRIP, None))
    draw_heading(whole, words, view)
    canvas = Canvas(whole.image, SCALES[len(players)])
    for player in players:
        draw_strip(canvas, words, view, player, strip(player.seat, len(players)))
    mark_changes(canvas, view.state, found, strip)
    return whole.image
