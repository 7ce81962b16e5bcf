"""One of several options: buttons up to five, a menu up to 25, two menus beyond."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot import limits
from bot.panels.asked import Asked
from bot.panels.controls import button, entry, menu
from bot.panels.leaves import Focus, leaves
from bot.panels.sheet import Sheet
from engines.core import Choose, Option


def offer(sheet: Sheet, asked: Asked, decision: Choose, focus: Focus) -> None:
    """Put the answers of a decision on a panel."""
    free = asked.free(decision.options)
    if len(free) <= limits.ROW_BUTTONS:
        _buttons(sheet, asked, free)
    elif len(free) <= limits.SELECT_OPTIONS:
        _menu(sheet, asked, free, focus, group=True)
    else:
        _two_menus(sheet, asked, free, focus)
    asked.later(sheet, decision.options)


def _buttons(sheet: Sheet, asked: Asked, options: Sequence[Option]) -> None:
    told = [(asked.words.plain(option.label), asked.hint(option, group=True)) for option in options]
    sheet.say("\n".join(f"**{label}** · {hint}" for label, hint in told if hint))
    styles = [ButtonStyle.primary] + [ButtonStyle.secondary] * len(options)
    sheet.row(
        *(
            button(label, asked.id("take", option.id), style)
            for option, (label, _), style in zip(options, told, styles, strict=False)
        )
    )


def _menu(
    sheet: Sheet, asked: Asked, options: Sequence[Option], focus: Focus, *, group: bool
) -> None:
    entries = [
        entry(asked.words.plain(option.label), option.id, asked.hint(option, group=group))
        for option in options
    ]
    sheet.row(menu(asked.id("pick", focus.written), entries, asked.words("bot-panel-choose")))


def _two_menus(sheet: Sheet, asked: Asked, options: Sequence[Option], focus: Focus) -> None:
    found = leaves(options, asked.words)
    asked.contents(sheet, found, focus, "")
    if focus.leaf is not None and focus.leaf < len(found):
        leaf = found[focus.leaf]
        sheet.say(f"**{leaf.label}**")
        _menu(sheet, asked, leaf.options, focus, group=False)
