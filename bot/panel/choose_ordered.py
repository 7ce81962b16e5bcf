"""Several options in an order: each click adds the next one, up to *Done*; the last can be taken back.

Up to five are buttons, more a menu, very many a menu of groups first. An order that is proposed is a single
click as long as no other has been begun.
"""

from collections.abc import Sequence

from discord import ButtonStyle

from bot import limits
from bot.panel.draft import pack_set, unpack_set
from bot.panel.question import PanelQuestion
from bot.text import fit
from bot.ui.clicks.panels import ClearClick, DoneClick, NextClick, TakeClick
from bot.ui.controls import Control, button, entry, menu
from bot.ui.message import MessageBuilder
from bot.ui.paging import AT_ONCE, Focus, Leaf, leaves
from engines.core import ChooseMany, Option

LINES = 8
"""How many of those chosen stand on a line of their own; more stand behind one another."""
MOST_TOLD = 2000
"""How many characters tell those chosen; most of a message is for the question."""


def offer(
    builder: MessageBuilder,
    asked: PanelQuestion,
    decision: ChooseMany,
    focus: Focus,
    draft: str,
    at_once: int = AT_ONCE,
) -> None:
    """Put what can be chosen next on a panel, with `at_once` menus of it at most.

    `draft` is what has been chosen so far.
    """
    free = {one.id: one for one in asked.free(decision.options)}
    ids = [one for one in unpack_set(decision, draft) if one in free]
    chosen = [free.pop(one) for one in ids]
    _so_far(builder, asked, decision, chosen)
    if not ids:
        _proposed(builder, asked, decision)
    if len(ids) < decision.most:
        left = [*free.values()]
        _next(builder, asked, decision, left, focus, pack_set(decision, ids), at_once)
    _finish(builder, asked, decision, chosen)
    asked.later(builder, decision.options)


def extended(decision: ChooseMany, draft: str, more: Sequence[str]) -> str:
    """The draft with more chosen, and with the very last one if all must be: there is no choice in it."""
    ids = [one.id for one in decision.chosen([*unpack_set(decision, draft), *more])]
    ids = [*dict.fromkeys(ids)][: decision.most]
    left = [one.id for one in decision.options if one.id not in ids]
    forced = len(left) == 1 and decision.least == len(decision.options)
    return pack_set(decision, [*ids, *left] if forced else ids)


def shortened(decision: ChooseMany, chosen: Sequence[str]) -> str:
    """The draft without the one chosen last, and without the one that was added because it had to be."""
    added = len(chosen) == len(decision.options) == decision.least
    return pack_set(decision, chosen[: -2 if added else -1])


def _so_far(
    builder: MessageBuilder, asked: PanelQuestion, decision: ChooseMany, chosen: Sequence[Option]
) -> None:
    """How many are to be chosen, and which have been, numbered."""
    words = asked.words
    exact = decision.least == decision.most
    key = "bot-panel-exactly" if exact else "bot-panel-bounds"
    bounds = words(key, least=decision.least, most=decision.most)
    builder.small(words("bot-panel-in-order", bounds=bounds))
    told = _numbered(asked, chosen)
    builder.say(fit.paragraph(("\n" if len(told) <= LINES else " · ").join(told), MOST_TOLD))


def _numbered(asked: PanelQuestion, chosen: Sequence[Option]) -> list[str]:
    words = asked.words
    return [
        words("bot-panel-nth", n=n, what=f"**{words.say(one.label)}**")
        for n, one in enumerate(chosen, 1)
    ]


def _order(decision: ChooseMany) -> list[Option]:
    """The order that is proposed; none if something in it has to wait, or if there is nothing to order."""
    default = decision.default
    found = decision.chosen(default) if isinstance(default, list) else []
    return found if len(found) > 1 and not any(one.waits for one in found) else []


def _proposed(builder: MessageBuilder, asked: PanelQuestion, decision: ChooseMany) -> None:
    """The proposed order, and the button that answers with it."""
    words, found = asked.words, _order(decision)
    if not found:
        return
    order = " · ".join(_numbered(asked, found))
    builder.say(fit.paragraph(words("bot-panel-proposed", order=order), MOST_TOLD))
    label = asked.answering("bot-panel-keep")
    answer = pack_set(decision, [one.id for one in found])
    builder.row(button(label, asked.click(TakeClick, answer), ButtonStyle.primary))


def _rest(decision: ChooseMany, chosen: Sequence[Option]) -> list[Option]:
    """Once an order of all has been begun, what is left of it as it is proposed."""
    everything = decision.least == len(decision.options)
    return [one for one in _order(decision) if one not in chosen] if chosen and everything else []


def _next(
    builder: MessageBuilder,
    asked: PanelQuestion,
    decision: ChooseMany,
    left: Sequence[Option],
    focus: Focus,
    draft: str,
    at_once: int,
) -> None:
    """What can come next."""
    if len(left) <= limits.ROW_BUTTONS and _fit_buttons(asked, left):
        _buttons(builder, asked, decision, left, draft)
        return
    found = leaves(left, asked.words)
    if len(found) <= at_once:
        for at, leaf in enumerate(found):
            _menu(builder, asked, leaf, Focus(at), draft)
    else:
        asked.contents(builder, found, focus, draft)
        if focus.leaf is not None:
            _menu(builder, asked, found[min(focus.leaf, len(found) - 1)], focus, draft)


def _fit_buttons(asked: PanelQuestion, options: Sequence[Option]) -> bool:
    return all(len(asked.words.plain(one.label)) <= limits.BUTTON_LABEL for one in options)


def _buttons(
    builder: MessageBuilder,
    asked: PanelQuestion,
    decision: ChooseMany,
    left: Sequence[Option],
    draft: str,
) -> None:
    words = asked.words
    told = [
        (words.plain(one.label), asked.hint(one) or asked.hint(one, group=True)) for one in left
    ]
    builder.say("\n".join(f"**{label}** · {hint}" for label, hint in told if hint))
    builder.row(
        *(
            button(label, asked.click(NextClick, "", extended(decision, draft, [one.id])))
            for one, (label, _) in zip(left, told, strict=True)
        )
    )


def _menu(
    builder: MessageBuilder, asked: PanelQuestion, leaf: Leaf, focus: Focus, draft: str
) -> None:
    words, grouped = asked.words, bool(leaf.label)
    hints = asked.hints(leaf.options, group=not grouped)
    entries = [
        entry(words.plain(one.label), one.id, hint)
        for one, hint in zip(leaf.options, hints, strict=True)
    ]
    placeholder = asked.headed(leaf) if grouped else words("bot-panel-choose-next")
    builder.row(menu(asked.click(NextClick, focus.written, draft), entries, placeholder))


def _finish(
    builder: MessageBuilder, asked: PanelQuestion, decision: ChooseMany, chosen: Sequence[Option]
) -> None:
    """*Done*, and the ways back."""
    words, ids = asked.words, [one.id for one in chosen]
    row: list[Control] = []
    rest = _rest(decision, chosen)
    if rest:
        order = " · ".join(_numbered(asked, [*chosen, *rest])[len(chosen) :])
        builder.say(fit.paragraph(words("bot-panel-rest", order=order), MOST_TOLD))
        answer = pack_set(decision, [*ids, *(one.id for one in rest)])
        row.append(button(asked.answering("bot-panel-done-rest"), asked.click(DoneClick, answer)))
    if len(chosen) >= decision.least:
        label = asked.answering("bot-panel-done" if chosen else "bot-panel-none")
        style = ButtonStyle.primary if chosen else ButtonStyle.secondary
        row.append(button(label, asked.click(DoneClick, pack_set(decision, ids)), style))
    if chosen:
        back = words("bot-panel-less", what=words.plain(chosen[-1].label))
        row.append(button(back, asked.click(NextClick, "", shortened(decision, ids))))
    if len(chosen) > 1:
        row.append(button(words("bot-panel-clear"), asked.click(ClearClick)))
    builder.row(*row)
