"""What one sees of a panel: its controls, their verbs, its words."""

from collections.abc import Iterator
from typing import Any

from bot import limits
from bot.panel.draft import pack_numbers, pack_set
from bot.panel.panel import panel
from bot.panel.view import PanelView
from bot.ui.paging import Focus, leaves
from engines.core import Allocate, ChooseMany, Decision
from tests.bot import messages
from tests.bot.messages import click_of
from tests.bot.panel.questions import view


def controls(view: PanelView) -> list[dict[str, Any]]:
    return messages.controls(panel(view))


def verbs(view: PanelView) -> list[str]:
    return [click_of(control).verb for control in controls(view)]


def text(view: PanelView) -> str:
    return messages.text(panel(view))


def everything(lang: str, decision: Decision) -> Iterator[PanelView]:
    """A question as it looks at first, with each leaf of a long list opened, and half answered."""
    plain = view(decision, lang)
    yield plain
    found = getattr(decision, "options", [])
    for number in range(len(leaves(found, plain.words))):
        yield plain.at(Focus(number, number // limits.SELECT_OPTIONS), "")
    if isinstance(decision, ChooseMany):
        chosen = pack_set(decision, [one.id for one in found[: decision.most]])
        yield plain.at(Focus(0, 0), chosen)
    if isinstance(decision, ChooseMany) and decision.ordered:
        for count in range(1, decision.most):
            some = pack_set(decision, [one.id for one in found[-count:][::-1]])
            yield plain.at(Focus(0, 0), some)
    if isinstance(decision, Allocate):
        full = {slot.id: slot.high for slot in decision.slots}
        yield plain.at(Focus(), pack_numbers(decision, full))


def done_of(shown: PanelView) -> dict[str, Any]:
    return next(i for i in controls(shown) if click_of(i).verb == "done")
