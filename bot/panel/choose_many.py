"""Several of several options: one menu up to 25; beyond, menus a group that add up until *Done*.

Where their order matters see `ordered`.
"""

from collections.abc import Sequence

from discord import ButtonStyle, SelectOption

from bot import limits
from bot.panel import choose_ordered
from bot.panel.draft import pack_set, unpack_set
from bot.panel.question import PanelQuestion
from bot.ui.clicks.panels import AddClick, ClearClick, DoneClick, PickSetClick
from bot.ui.controls import button, entry, menu
from bot.ui.message import MessageBuilder
from bot.ui.paging import AT_ONCE, Focus, Leaf, leaves
from engines.core import ChooseMany, Option


def offer(
    builder: MessageBuilder,
    asked: PanelQuestion,
    decision: ChooseMany,
    focus: Focus,
    draft: str,
    at_once: int = AT_ONCE,
) -> None:
    """Put the answers of a decision on a panel, with `at_once` menus of them at most.

    `draft` is what has been chosen so far.
    """
    if decision.ordered and decision.most > 1:
        choose_ordered.offer(builder, asked, decision, focus, draft, at_once)
        return
    free = asked.free(decision.options)
    chosen = [one for one in unpack_set(decision, draft) if one in {f.id for f in free}]
    if decision.most > 1:
        exact = decision.least == decision.most
        key = "bot-panel-exactly" if exact else "bot-panel-bounds"
        builder.small(asked.words(key, least=decision.least, most=decision.most))
    if len(free) <= limits.SELECT_OPTIONS and not draft:
        _at_once(builder, asked, decision, free)
    else:
        _adding_up(builder, asked, decision, free, focus, chosen, at_once)
    asked.later(builder, decision.options)


def merged(decision: ChooseMany, options: Sequence[Option], draft: str, now: Sequence[str]) -> str:
    """The draft after a menu of `options` was changed to `now`, as far as the decision allows."""
    here = {option.id for option in options}
    kept = [one for one in unpack_set(decision, draft) if one not in here]
    return pack_set(decision, [*kept, *now][: decision.most])


def leaf_of(asked: PanelQuestion, decision: ChooseMany, focus: Focus) -> Leaf:
    """The options of the menu that a focus shows."""
    found = leaves(asked.free(decision.options), asked.words)
    return found[min(focus.leaf or 0, len(found) - 1)]


def _at_once(
    builder: MessageBuilder, asked: PanelQuestion, decision: ChooseMany, options: Sequence[Option]
) -> None:
    """One menu whose choice is the answer."""
    if options and decision.most:
        entries = _entries(asked, options, [], group=True)
        key = "bot-panel-choose-many" if decision.most > 1 else "bot-panel-choose"
        placeholder = asked.answering(key)
        least = max(1, decision.least)
        builder.row(menu(asked.click(PickSetClick), entries, placeholder, least, decision.most))
    if decision.least == 0:
        builder.row(button(asked.answering("bot-panel-none"), asked.click(DoneClick, "")))


def _adding_up(
    builder: MessageBuilder,
    asked: PanelQuestion,
    decision: ChooseMany,
    free: Sequence[Option],
    focus: Focus,
    chosen: list[str],
    at_once: int,
) -> None:
    """Menus that add to the draft, and *Done*."""
    draft = pack_set(decision, chosen)
    labels = [asked.words.plain(one.label) for one in free if one.id in chosen]
    builder.say(
        asked.words("bot-panel-chosen", n=len(chosen), chosen=asked.words.listed(labels) or "…")
    )
    found = leaves(free, asked.words)
    if len(found) <= at_once:
        for at, leaf in enumerate(found):
            _toggles(builder, asked, decision, leaf, Focus(at), draft)
    else:
        asked.contents(builder, found, focus, draft)
        if focus.leaf is not None:
            leaf = found[min(focus.leaf, len(found) - 1)]
            _toggles(builder, asked, decision, leaf, focus, draft)
    _finish(builder, asked, decision, draft, len(chosen))


def _toggles(
    builder: MessageBuilder,
    asked: PanelQuestion,
    decision: ChooseMany,
    leaf: Leaf,
    focus: Focus,
    draft: str,
) -> None:
    entries = _entries(asked, leaf.options, unpack_set(decision, draft), group=False)
    click = asked.click(AddClick, focus.written, draft)
    placeholder = asked.headed(leaf) if leaf.label else asked.words("bot-panel-choose-many")
    builder.row(menu(click, entries, placeholder, 0, decision.most))


def _finish(
    builder: MessageBuilder, asked: PanelQuestion, decision: ChooseMany, draft: str, count: int
) -> None:
    enough = decision.least <= count <= decision.most
    words = asked.words
    builder.row(
        button(
            asked.answering("bot-panel-done"),
            asked.click(DoneClick, draft),
            ButtonStyle.primary,
            disabled=not enough,
        ),
        button(words("bot-panel-clear"), asked.click(ClearClick), disabled=count == 0),
    )


def _entries(
    asked: PanelQuestion, options: Sequence[Option], chosen: Sequence[str], *, group: bool
) -> list[SelectOption]:
    hints = asked.hints(options, group=group)
    return [
        entry(asked.words.plain(option.label), option.id, hint, chosen=option.id in chosen)
        for option, hint in zip(options, hints, strict=True)
    ]
