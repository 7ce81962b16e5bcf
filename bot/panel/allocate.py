"""Numbers over slots: a list of the ways if they are few, a form up to five slots, else forms by page."""

from collections.abc import Mapping, Sequence

import discord
from discord import ButtonStyle

from bot import limits
from bot.panel.draft import pack_numbers, unpack_numbers
from bot.panel.numbers import ways, written
from bot.panel.question import PanelQuestion
from bot.text import fit
from bot.text.words import Words
from bot.ui.clicks.panels import DoneClick, FillClick, FormClick, PickNumbersClick, TakeClick
from bot.ui.controls import button, entry, field, form, menu
from bot.ui.message import MessageBuilder
from engines.core import Allocate, GameError, Slot

PAGE = limits.MODAL_COMPONENTS
TO = " \N{EN DASH} "


class BadNumbers(Exception):
    """Something typed into a form is no number within its bounds."""

    def __init__(self, slot: Slot, numbers: dict[str, int]) -> None:
        super().__init__(slot.id)
        self.slot = slot
        self.numbers = numbers


def bad_number(words: Words, bad: BadNumbers) -> str:
    """What was wrong with a number, and what would be right."""
    slot = bad.slot
    name = words.plain(slot.label)
    return words("bot-panel-bad-number", slot=name, low=slot.low, high=slot.high)


def pages(decision: Allocate) -> list[Sequence[Slot]]:
    """The slots, form by form."""
    return fit.pages(decision.slots, PAGE)


def fits(decision: Allocate, numbers: Mapping[str, int]) -> bool:
    """Whether the numbers would be taken."""
    try:
        decision.checked(dict(numbers))
    except GameError:
        return False
    return True


def offer(builder: MessageBuilder, asked: PanelQuestion, decision: Allocate, draft: str) -> None:
    """Put the numbers of a decision on a panel; `draft` holds those given so far."""
    told = [] if draft else _ways(asked, decision)
    if 0 < len(told) <= limits.ROW_BUTTONS:
        builder.row(*(button(label, asked.click(TakeClick, packed)) for label, packed in told))
    elif told:
        entries = [entry(label, packed) for label, packed in told]
        builder.row(menu(asked.click(PickNumbersClick), entries, asked.words("bot-panel-choose")))
    else:
        _numbers(builder, asked, decision, draft)


def _ways(asked: PanelQuestion, decision: Allocate) -> list[tuple[str, str]]:
    """The ways to answer, in words and packed; none if they are too many, or too long to be told apart."""
    words = asked.words
    told = [
        (written(decision, numbers, words, words.plain), pack_numbers(decision, numbers))
        for numbers in ways(decision, limits.SELECT_OPTIONS)
    ]
    return told if all(len(label) <= limits.BUTTON_LABEL for label, _ in told) else []


def _numbers(builder: MessageBuilder, asked: PanelQuestion, decision: Allocate, draft: str) -> None:
    numbers = unpack_numbers(decision, draft)
    written_so_far = pack_numbers(decision, numbers)
    builder.say("\n".join(_slot_line(asked, slot, numbers[slot.id]) for slot in decision.slots))
    caps = [asked.words.plain(decision.told(cap)) for cap in decision.caps]
    builder.say("\n".join([_total(asked, decision, sum(numbers.values())), *caps]))
    _forms(builder, asked, decision, written_so_far)
    label = asked.answering("bot-panel-done")
    click = asked.click(DoneClick, written_so_far)
    taken = fits(decision, numbers)
    builder.row(button(label, click, ButtonStyle.primary, disabled=not taken))


def _slot_line(asked: PanelQuestion, slot: Slot, number: int) -> str:
    return asked.words(
        "bot-panel-slot", slot=asked.words.plain(slot.label), n=number, low=slot.low, high=slot.high
    )


def _total(asked: PanelQuestion, decision: Allocate, total: int) -> str:
    if decision.least == decision.most:
        return asked.words("bot-panel-total-exact", n=total, most=decision.most)
    return asked.words("bot-panel-total", n=total, least=decision.least, most=decision.most)


def _forms(builder: MessageBuilder, asked: PanelQuestion, decision: Allocate, draft: str) -> None:
    found = pages(decision)
    if len(found) <= limits.ROW_BUTTONS:
        labels = [_page_label(asked, page, len(found)) for page in found]
        builder.row(
            *(
                button(label, asked.click(FormClick, str(n), draft))
                for n, label in enumerate(labels)
            )
        )
        return
    for first in range(0, len(found), limits.SELECT_OPTIONS):
        entries = [
            entry(_page_label(asked, page, len(found)), str(number))
            for number, page in list(enumerate(found))[first : first + limits.SELECT_OPTIONS]
        ]
        builder.row(
            menu(
                asked.click(FormClick, f"m{first}", draft), entries, asked.words("bot-panel-slots")
            )
        )


def _page_label(asked: PanelQuestion, page: Sequence[Slot], count: int) -> str:
    if count == 1:
        return asked.words("bot-panel-numbers")
    ends = [fit.one_line(asked.words.plain(slot.label), 30) for slot in (page[0], page[-1])]
    return TO.join(ends)


def numbers_form(
    asked: PanelQuestion, decision: Allocate, page: int, draft: str
) -> discord.ui.Modal:
    """The form for one page of slots, filled with the numbers given so far."""
    numbers = unpack_numbers(decision, draft)
    slots = pages(decision)[page]
    fields = [
        field(
            asked.words.plain(slot.label),
            asked.words("bot-panel-between", low=slot.low, high=slot.high),
            f"n{at}",
            str(numbers[slot.id]),
        )
        for at, slot in enumerate(slots)
    ]
    return form(
        fit.sentence(asked.words.plain(decision.topic)), asked.click(FillClick, page, draft), fields
    )


def filled(decision: Allocate, page: int, draft: str, typed: Mapping[str, str]) -> dict[str, int]:
    """All numbers after a form was sent.

    Raises BadNumbers for the first that cannot be taken, with what could be read.
    """
    numbers = unpack_numbers(decision, draft)
    wrong: Slot | None = None
    for at, slot in enumerate(pages(decision)[page]):
        number = _number(typed.get(f"n{at}", str(numbers[slot.id])))
        if number is None or not slot.low <= number <= slot.high:
            wrong = wrong or slot
        else:
            numbers[slot.id] = number
    if wrong is not None:
        raise BadNumbers(wrong, numbers)
    return numbers


def _number(typed: str) -> int | None:
    plain = typed.strip()
    return int(plain) if plain.removeprefix("-").isdecimal() and len(plain) < PAGE * 2 else None
