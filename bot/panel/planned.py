"""In a panel: the answer that will be given for its owner after a while, and how to stop it."""

from bot.domain.orders import Plan, Why
from bot.domain.stamps import relative
from bot.panel.view import PanelView
from bot.panel.wording import described
from bot.ui.clicks.panels import HoldClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder
from engines.core import Decision


def stake(plan: Plan | None) -> tuple[str, ...]:
    """What makes a panel that shows it out of date when it changes."""
    return () if plan is None else (f"coming {plan.decision} {plan.due_at:%Y%m%d%H%M%S}",)


def planned_answer(builder: MessageBuilder, view: PanelView) -> None:
    """Say what will be answered for the reader, and offer to stop it; nothing if nothing will."""
    plan = view.plan
    decision = None if plan is None else _asked(view, plan)
    if plan is None or decision is None:
        return
    words = view.words
    said = {
        "asked": words.say(decision.topic),
        "answer": described(view, decision, plan.answer),
    }
    if view.stopped:
        builder.say(words("orders-stopped", **said))
        return
    key = "orders-coming-queued" if plan.why is Why.QUEUED else "orders-coming-order"
    builder.say(words(key, when=relative(plan.due_at), **said))
    builder.row(button(words("orders-stop"), view.asked(decision).click(HoldClick)))


def _asked(view: PanelView, plan: Plan) -> Decision | None:
    return next((one for one in view.decisions if one.id == plan.decision), None)
