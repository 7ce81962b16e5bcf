"""Answering ahead: what somebody will probably be asked, and the answers it has queued for that."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Concatenate, ParamSpec

from discord import ButtonStyle, SelectOption
from typing_extensions import override

from bot.domain.orders import MOST_ANSWERS, Queued
from bot.panel import allocate, choose, choose_many
from bot.panel.question import PanelQuestion
from bot.panel.view import PanelView
from bot.text.answers import said
from bot.text.words import Words
from bot.ui.clicks.orders import OrdersClick
from bot.ui.clicks.panels import PanelClick, QuestionClick
from bot.ui.clicks.queue import QueueClick, QueueDropClick, QueueSureClick, queued
from bot.ui.controls import button, menu
from bot.ui.controls import entry as menu_entry
from bot.ui.digest import token_of
from bot.ui.message import MessageBuilder
from bot.ui.paging import Focus
from engines.core import (
    Allocate,
    Answer,
    Choose,
    ChooseMany,
    Decision,
    Option,
    kind_of,
)

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class AskedAhead(PanelQuestion):
    """A question whose answers are queued."""

    @override
    def click(
        self,
        kind: Callable[Concatenate[str, str, P], QuestionClick],
        *of: P.args,
        **named: P.kwargs,
    ) -> QuestionClick:
        return queued(kind(self.match, self.token, *of, **named))


LAST = "-"
"""Before what names a kind of question: only the last answer queued for it."""


def unhindered(decision: Decision) -> Decision:
    """The question with all of its answers, also those that have to wait for an earlier player."""
    if not isinstance(decision, Choose | ChooseMany):
        return replace(decision, waits=())
    options = [_free(option) for option in decision.options]
    return replace(decision, options=options, waits=())


def _free(option: Option) -> Option:
    return option.behind(()) if option.waits else option


def queue_page(
    view: PanelView,
    decision: Decision | None,
    queued: Sequence[Queued],
    focus: Focus,
    draft: str = "",
) -> MessageBuilder:
    """What is queued, and the question that will probably come, to queue an answer to."""
    words, match = view.words, view.info.id
    builder = MessageBuilder(asks=(f"ahead {match}",)).say(f"### {words('orders-queue')}")
    if view.note:
        builder.say(f"**{view.note}**")
    _queue(builder, words, match, queued)
    if decision is None:
        builder.say(words("orders-unforeseen"))
    else:
        _question(builder, view, unhindered(decision), queued, focus, draft)
    builder.line().row(
        button(words("orders-all"), OrdersClick(match)),
        button(words("bot-panel-back"), PanelClick(match)),
    )
    return builder.small(words("orders-private"))


def confirmation(
    view: PanelView, decision: Decision, answer: Answer, payload: str
) -> MessageBuilder:
    """The second question before an answer is queued that cannot be taken back once it is given."""
    words, asked = view.words, AskedAhead(view.info.id, decision, view.words)
    builder = MessageBuilder().say(f"### {words.say(decision.prompt)}")
    builder.say(words("orders-queue-sure", answer=words.say(said(decision, answer))))
    sure = QueueSureClick(view.info.id, asked.token, payload)
    return builder.row(
        button(words("bot-panel-yes"), sure, ButtonStyle.success),
        button(words("bot-panel-back"), QueueClick(view.info.id)),
    )


def _queue(builder: MessageBuilder, words: Words, match: str, queued: Sequence[Queued]) -> None:
    """What is queued, with a menu to take it back: one for all, since a message has room for few controls."""
    for entry in queued:
        answers = [f"{at}. {words.stored(one.said)}" for at, one in enumerate(entry.answers, 1)]
        builder.say("\n".join([f"**{words.say(entry.asked)}**", *answers]))
    entries = [one for entry in queued for one in _ways_back(words, entry)]
    if entries:
        builder.row(menu(QueueDropClick(match), entries, words("orders-queue-change")))


def _ways_back(words: Words, entry: Queued) -> list[SelectOption]:
    topic, token = words.plain(entry.asked), token_of(entry.kind)
    forget = menu_entry(words("orders-queue-drop", asked=topic), token)
    if len(entry.answers) == 1:
        return [forget]
    last = words.plain(entry.answers[-1].said)
    return [menu_entry(words("orders-queue-less", answer=last), f"{LAST}{token}"), forget]


def _question(
    builder: MessageBuilder,
    view: PanelView,
    decision: Decision,
    queued: Sequence[Queued],
    focus: Focus,
    draft: str,
) -> None:
    words = view.words
    mine = next((one for one in queued if one.kind == kind_of(decision)), None)
    count = 0 if mine is None else len(mine.answers)
    if count >= MOST_ANSWERS:
        builder.say(words("orders-too-many-answers", most=MOST_ANSWERS))
        return
    builder.line().say(words("orders-probably", prompt=words.say(decision.prompt)))
    builder.small(words("orders-place", n=count + 1))
    asked = AskedAhead(view.info.id, decision, words)
    if isinstance(decision, Choose):
        choose.offer(builder, asked, decision, focus)
    elif isinstance(decision, ChooseMany):
        choose_many.offer(builder, asked, decision, focus, draft)
    elif isinstance(decision, Allocate):
        allocate.offer(builder, asked, decision, draft)
