"""What there is room to say in words where two players share the width: upgrades, rare goods, missions."""

from collections.abc import Iterable

from engines.tadmor.describe import mission_name, upgrade_short
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import GOOD
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CARD_TITLE, INK, MUTED
from renderer.core.words import Words
from renderer.tadmor.sides import UPGRADE

TOP, PITCH, ROWS = 84, 30, 9


def draw_belongings(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """Upgrades with what they do, then what the rare goods are, then the missions."""
    left, width = box.x0 + 16, box.width - 34
    rest = _facts(words, player)
    room = ROWS - len(rest)
    shown = player.upgrades[-room:]
    y = box.y0 + TOP + 16
    for name in shown:
        canvas.place("tag", left, y - 13, 44, 26, UPGRADE)
        canvas.text(left + 22, y, name.upper(), "bold", 20, CARD_TITLE, "middle", 42)
        text = words.said(upgrade_short(state.content, name))
        canvas.text(left + 54, y, text, "text", 22, INK, width=width - 54)
        y += PITCH
    y = box.y0 + TOP + 16 + room * PITCH
    for text in rest:
        canvas.text(left, y, text, "text", 21, MUTED, width=width)
        y += PITCH


def _facts(words: Words, player: Player) -> list[str]:
    """Rare goods by type and missions by name, a line each as far as there are any."""
    goods = [f"{n} {words.said(GOOD[name])}" for name, n in player.goods.items() if n]
    return [
        line for line in (_joined(goods[:5]), _joined(goods[5:]), *_missions(words, player)) if line
    ]


def _missions(words: Words, player: Player) -> list[str]:
    return [words.said(mission_name(card)) for card in player.completed[-2:]]


def _joined(parts: Iterable[str]) -> str:
    return ", ".join(parts)
