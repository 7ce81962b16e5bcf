"""The large province of a player's own table."""

from engines.fortuna.content import Content
from engines.fortuna.preview import next_price
from engines.fortuna.state import Province
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, MUTED, PALE
from renderer.core.symbols import amount
from renderer.core.words import Words


def draw_province(
    canvas: Canvas, words: Words, province: Province, content: Content, box: Box
) -> None:
    """Goods, people with their prices, dice, marriage and buildings with what they do."""
    _goods(canvas, words, province, box)
    for y, name, good in (
        (box.y0 + 264, "centurions", "centurion"),
        (box.y0 + 328, "priestesses", "priestess"),
    ):
        _track(canvas, words, province, content, box.x0 + 20, y, name, good)
    _dice(canvas, words, province, content, box)
    _buildings(canvas, words, province, content, box)


def _goods(canvas: Canvas, words: Words, province: Province, box: Box) -> None:
    amounts: tuple[tuple[str, int | None], ...] = (
        ("grain", province.grain),
        ("water", province.water),
        ("aqueduct", province.aqueduct),
        ("wine", province.wine),
        ("coin", province.coins),
    )
    for i, (good, count) in enumerate(amounts):
        x = box.x0 + 96 + i * 164
        label = words(f"fortuna-picture-stock-{good}")
        if count is None:
            canvas.icon("aqueduct", x, box.y0 + 98, 78, False)  # noqa: FBT003 - not built
            label = words("fortuna-picture-no-aqueduct")
        else:
            canvas.icon(good, x, box.y0 + 98, 78, *([False] if good == "coin" else []))
            fill = INK if count else PALE
            canvas.text(x, box.y0 + 164, count, "hero", 50, fill, "middle", 120)
        canvas.text(x, box.y0 + 208, label, "text", 23, MUTED, "middle", 154)


def _track(
    canvas: Canvas,
    words: Words,
    province: Province,
    content: Content,
    x: float,
    y: float,
    name: str,
    good: str,
) -> None:
    own, following = province.amount(good), next_price(content, province, good)
    canvas.text(x, y, words(f"fortuna-picture-{name}"), "text", 25, MUTED, width=160)
    for i, price in enumerate(content.prices[good]):
        left = x + 214 + i * 116
        canvas.icon(good, left, y, 58, i < own)
        if i >= own:
            amount(canvas, left + 46, y + 4, 34, price)
    if following is not None:
        text = words("fortuna-picture-next-costs", n=following)
        canvas.text(x + 812, y, text, "text", 24, INK, "right", 240)
    else:
        full = words("fortuna-picture-full")
        canvas.text(x + 812, y, full, "aside", 24, MUTED, "right", 240)


def _dice(canvas: Canvas, words: Words, province: Province, content: Content, box: Box) -> None:
    x, y = box.x0 + 20, box.y0 + 392
    canvas.text(x, y, words("fortuna-picture-dice"), "text", 25, MUTED, width=160)
    for i in range(content.limits.max_dice):
        left = x + 214 + i * 116
        if i < province.dice:
            canvas.icon("die_piece", left, y, 56)
        else:
            canvas.icon("spot", left, y, 34)
    word = words("fortuna-picture-married" if province.married else "fortuna-picture-single")
    canvas.icon("ring", x + 788, y, 52, province.married)
    fill = INK if province.married else MUTED
    canvas.text(x + 752, y, word, "text", 25, fill, "right", 200)


def _buildings(
    canvas: Canvas, words: Words, province: Province, content: Content, box: Box
) -> None:
    for i in range(content.limits.max_buildings):
        y = box.y0 + 446 + i * 38
        filled = i < len(province.buildings)
        canvas.place("chip", box.x0 + 18, y - 17, 150, 34, filled)
        if not filled:
            room = words("fortuna-picture-free-place")
            canvas.text(box.x0 + 182, y, room, "aside", 22, PALE, width=650)
            continue
        building = province.buildings[i]
        name = words(f"fortuna-building-{building}")
        canvas.text(box.x0 + 93, y, name, "bold", 23, INK, "middle", 140)
        effect = words.said(content.building_effect(building))
        canvas.text(box.x0 + 182, y, effect, "text", 22, MUTED, width=650)
