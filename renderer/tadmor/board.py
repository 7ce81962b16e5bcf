"""The public board of Tadmor."""

from collections.abc import Sequence

from PIL import Image

from renderer.core.canvas import Canvas
from renderer.core.picture import Change
from renderer.core.standings import draw_standings
from renderer.core.words import Words
from renderer.tadmor import layout
from renderer.tadmor.ground import board_ground
from renderer.tadmor.heading import draw_heading
from renderer.tadmor.layout import Plan
from renderer.tadmor.marking import mark_changes
from renderer.tadmor.palette import STRIP
from renderer.tadmor.piles import draw_missions, draw_piles, draw_temples
from renderer.tadmor.raiders import draw_raiders
from renderer.tadmor.reading import TadmorView, mark_of, outcome
from renderer.tadmor.regions import draw_regions, region_names
from renderer.tadmor.spaces import draw_spaces
from renderer.tadmor.strips import draw_strips
from renderer.tadmor.tower import draw_towers
from renderer.tadmor.upgrades import draw_upgrades


def paint(view: TadmorView, words: Words, found: Sequence[Change]) -> Image.Image:
    """The whole board as an image."""
    state = view.state
    plan = layout.plan_of(state.content, state.two)
    canvas = Canvas(board_ground(STRIP, words.catalogue.lang, plan, region_names(words, state)))
    draw_heading(canvas, words, view)
    draw_map(canvas, words, view, plan)
    draw_side(canvas, words, view)
    draw_strips(canvas, words, view)
    mark_changes(canvas, state, found)
    return canvas.image


def draw_map(canvas: Canvas, words: Words, view: TadmorView, plan: Plan) -> None:
    """Regions and spaces, rare goods, temples and missions."""
    state = view.state
    draw_regions(canvas, words, state)
    draw_spaces(canvas, words, state, plan)
    draw_piles(canvas, words, state)
    draw_temples(canvas, words, state)
    draw_missions(canvas, words, state)


def draw_side(canvas: Canvas, words: Words, view: TadmorView) -> None:
    """Towers, upgrades and raiders; at the end the standings in the place of the upgrades."""
    draw_towers(canvas, words, view.state)
    if view.over:
        players, scores = view.state.players, outcome(view.state).scores
        draw_standings(canvas, words, layout.UPGRADES, scores, lambda seat: mark_of(players[seat]))
    else:
        draw_upgrades(canvas, words, view.state)
    draw_raiders(canvas, words, view.state)
