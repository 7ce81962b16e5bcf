"""One of several options: buttons up to five, a menu up to 25, beyond that a menu a group, or two menus.

The few answers that belong to no group, such as going on, are buttons beside a menu of groups. Answers too
long for a button stand in a menu, which holds longer lines.
"""

from collections.abc import Sequence

from discord import ButtonStyle

from bot import limits
from bot.panel.question import PanelQuestion
from bot.ui.clicks.panels import PickClick, TakeClick
from bot.ui.controls import button, entry, menu
from bot.ui.message import MessageBuilder
from bot.ui.paging import AT_ONCE, Focus, Leaf, leaves
from engines.core import Choose, Option


def offer(
    builder: MessageBuilder,
    asked: PanelQuestion,
    decision: Choose,
    focus: Focus,
    at_once: int = AT_ONCE,
) -> None:
    """Put the answers of a decision on a panel, with `at_once` menus of them at most."""
    free = asked.free(decision.options)
    if len(free) <= limits.ROW_BUTTONS and _fit_buttons(asked, free):
        _buttons(builder, asked, free, _first(decision, free))
    elif len(free) <= limits.SELECT_OPTIONS:
        _one_menu(builder, asked, free, focus)
    else:
        found = leaves(free, asked.words)
        few = sum(not _as_buttons(leaf) for leaf in found) <= at_once
        # Only a menu of groups opens one: whoever has come from there goes on seeing it.
        if few and focus.leaf is None:
            _menus(builder, asked, found)
        else:
            _two_menus(builder, asked, found, focus)
    asked.later(builder, decision.options)


def _fit_buttons(asked: PanelQuestion, options: Sequence[Option]) -> bool:
    return all(len(asked.label(option)) <= limits.BUTTON_LABEL for option in options)


def _first(decision: Choose, free: Sequence[Option]) -> ButtonStyle:
    """How the first button looks.

    What would happen anyway, such as doing nothing, is not put forward, nor what cannot be taken back.
    """
    quiet = bool(free) and (free[0].id == decision.default or free[0].confirm)
    return ButtonStyle.secondary if quiet else ButtonStyle.primary


def _buttons(
    builder: MessageBuilder, asked: PanelQuestion, options: Sequence[Option], first: ButtonStyle
) -> None:
    told = [
        (asked.label(option), asked.hint(option) or asked.hint(option, group=True))
        for option in options
    ]
    builder.say("\n".join(f"**{label}** · {hint}" for label, hint in told if hint))
    styles = [first] + [ButtonStyle.secondary] * len(options)
    builder.row(
        *(
            button(label, asked.click(TakeClick, option.id), style)
            for option, (label, _), style in zip(options, told, styles, strict=False)
        )
    )


def _one_menu(
    builder: MessageBuilder, asked: PanelQuestion, options: Sequence[Option], focus: Focus
) -> None:
    """A menu of all, but for the few of no group: those are buttons, above it if they come first."""
    alone = [option for option in options if option.group is None]
    grouped = [option for option in options if option.group is not None]
    placeholder = asked.placeholder
    if not alone or not grouped or len(alone) > limits.ROW_BUTTONS:
        _menu(builder, asked, options, focus, placeholder, group=True)
        return
    first = options[0].group is None
    if first:
        _buttons(builder, asked, alone, ButtonStyle.secondary)
    _menu(builder, asked, grouped, focus, placeholder, group=True)
    if not first:
        _buttons(builder, asked, alone, ButtonStyle.secondary)


def _menu(
    builder: MessageBuilder,
    asked: PanelQuestion,
    options: Sequence[Option],
    focus: Focus,
    placeholder: str,
    *,
    group: bool,
) -> None:
    hints = asked.hints(options, group=group)
    entries = [
        entry(asked.label(option, own=True), option.id, hint)
        for option, hint in zip(options, hints, strict=True)
    ]
    builder.row(menu(asked.click(PickClick, focus.written), entries, placeholder))


def _menus(builder: MessageBuilder, asked: PanelQuestion, found: Sequence[Leaf]) -> None:
    """A menu for each group; the few answers that are of no group are buttons."""
    for at, leaf in enumerate(found):
        if _as_buttons(leaf):
            _buttons(builder, asked, leaf.options, ButtonStyle.secondary)
        else:
            _menu(builder, asked, leaf.options, Focus(at), asked.headed(leaf), group=False)


def _as_buttons(leaf: Leaf) -> bool:
    return len(leaf.options) <= limits.ROW_BUTTONS and not leaf.grouped


def _two_menus(
    builder: MessageBuilder, asked: PanelQuestion, found: Sequence[Leaf], focus: Focus
) -> None:
    """Which group, then which of its options."""
    asked.contents(builder, found, focus, "")
    if focus.leaf is not None and focus.leaf < len(found):
        leaf = found[focus.leaf]
        builder.say(f"**{leaf.label}**")
        placeholder = asked.placeholder
        _menu(builder, asked, leaf.options, focus, placeholder, group=False)
