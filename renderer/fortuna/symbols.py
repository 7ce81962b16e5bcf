"""What action and favour cards do, as rows of icons."""

from collections.abc import Mapping
from dataclasses import dataclass

from engines.fortuna.content import (
    Action,
    Buy,
    Clergy,
    Content,
    Corruption,
    Family,
    FortunaCard,
    Gather,
    Good,
    Harvest,
    Married,
    Sell,
)
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, IVORY, MUTED, Colour


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon, a word, or a coin with its amount."""

    icon: str = ""
    text: str = ""
    argument: int | None = None


ARROW = Sign("arrow")
SLASH = Sign(text="/")
Row = tuple[Sign, ...]


def coins(amount: int) -> Sign:
    """A coin with an amount printed on it."""
    return Sign("coin", str(amount))


def plus(amount: int) -> Sign:
    """A number that is added."""
    return Sign(text=f"+{amount}")


def goods(gain: Mapping[Good, int]) -> Row:
    """Goods that are taken."""
    return tuple(sign for good, n in gain.items() for sign in (Sign(good), plus(n)))


def _family(card: Family) -> list[Row]:
    bonus: list[Sign] = []
    for choice in card.bonus:
        for good, n in choice.items():
            bonus += [SLASH, coins(n) if good == "coin" else Sign(good)]
    return [(coins(card.marriage_cost), ARROW, Sign("ring")), tuple(bonus[1:])]


def action_rows(card: Action, content: Content) -> list[Row]:
    """The rows of an action card: what it does, then the finer print."""
    match card:
        case Gather():
            return [goods(card.gain)]
        case Harvest():
            return [goods(card.gain), (Sign("water"), ARROW, *goods(card.per_water))]
        case Sell():
            return [(Sign(card.good), ARROW, coins(card.price))]
        case Buy():
            prices = content.prices[card.good]
            up_to = Sign(text=f"+1\u2013{len(prices)}")
            return [(Sign(card.good), up_to), tuple(coins(price) for price in prices)]
        case Clergy():
            return [(Sign("priestess"), ARROW, Sign("die", argument=5))]
        case Family():
            return _family(card)
        case Corruption():
            income = (SLASH, Sign(text="+"), coins(card.income))
            return [(coins(card.copy_price), ARROW, Sign("copy")), income]
        case FortunaCard():
            return [(Sign("step"), plus(card.steps))]
        case _:
            return [(Sign("coin"), ARROW, Sign("column"))]


def favour_row(number: int, content: Content) -> Row:
    """What a favour card asks for, once for each step at most."""
    card = content.favours[str(number)]
    if isinstance(card, Married):
        return (Sign("ring"),)
    return (Sign(card.good),) * card.max_steps


def draw_row(
    canvas: Canvas,
    x: float,
    y: float,
    row: Row,
    size: float,
    fill: Colour = INK,
    gap: float = 4,
    room: float | None = None,
) -> None:
    """The signs of a row side by side, centred on `x`; `size` is an icon's, less if `room` is scarce."""
    widths = [_width(canvas, sign, size) for sign in row]
    needed = sum(widths) + gap * (len(row) - 1)
    if room is not None and needed > room:
        size *= room / needed
        widths = [_width(canvas, sign, size) for sign in row]
    left = x - (sum(widths) + gap * (len(row) - 1)) / 2
    for sign, width in zip(row, widths, strict=True):
        _draw(canvas, left + width / 2, y, sign, size, fill)
        left += width + gap


def _text_size(size: float) -> int:
    return max(20, round(size * 0.66))


def _width(canvas: Canvas, sign: Sign, size: float) -> float:
    if not sign.icon:
        return canvas.width(sign.text, "bold", _text_size(size))
    return size * 0.62 if sign.icon == "arrow" else size


def _draw(canvas: Canvas, x: float, y: float, sign: Sign, size: float, fill: Colour) -> None:
    if not sign.icon:
        canvas.text(x, y, sign.text, "bold", _text_size(size), fill, "middle", size * 3)
    elif sign.icon == "arrow":
        canvas.icon("arrow", x, y, size * 0.58, MUTED)
    elif sign.icon == "coin" and sign.text:
        amount(canvas, x, y, size, int(sign.text))
    elif sign.icon == "points":
        canvas.icon("points", x, y, size)
        canvas.text(x, y - 2, sign.text, "hero", max(20, round(size * 0.5)), IVORY, "middle", size)
    elif sign.argument is not None:
        canvas.icon(sign.icon, x, y, size * 0.95, sign.argument)
    else:
        canvas.icon(sign.icon, x, y, size)


def amount(canvas: Canvas, x: float, y: float, size: float, coins: int) -> None:
    """A coin with its amount printed on it."""
    canvas.icon("coin", x, y, size)
    canvas.text(x, y - 1, coins, "hero", max(20, round(size * 0.66)), INK, "middle", size)
