"""What the panel of a what-if shows besides the question: that it is one, and what can be done with it."""

from discord import ButtonStyle

from bot.panel.acts import act_button
from bot.panel.view import PanelView
from bot.text.words import match_name
from bot.ui.clicks.looking import BoardClick, HelpClick, LogClick
from bot.ui.clicks.panels import RestartClick, UndoClick
from bot.ui.clicks.whatif import CloseClick, DealClick, HintClick, OthersClick
from bot.ui.controls import Control, button
from bot.ui.message import MessageBuilder
from engines.core import Decision


def heading(builder: MessageBuilder, view: PanelView) -> None:
    """That it is a what-if, of which match, and that nobody else sees it."""
    words = view.words
    builder.say(f"## {words('looking-whatif-title', name=match_name(view.info.name))}")
    builder.small(words("looking-whatif-about"))


def whose(view: PanelView, decision: Decision) -> str:
    """For whom the question is answered."""
    return view.words("looking-whatif-asks", who=view.words.seats[decision.seat].strong)


def board(builder: MessageBuilder, view: PanelView) -> None:
    """The board as the owner's own seat sees it."""
    if view.board is not None:
        builder.picture(view.board)


def ended(builder: MessageBuilder, view: PanelView) -> None:
    """How it has ended."""
    builder.say(view.words("looking-whatif-ended"))
    builder.say("\n".join(view.points))


def buttons(view: PanelView, decision: Decision | None) -> list[list[Control]]:
    """What can be done with a what-if, row by row."""
    words, match, count = view.words, view.info.id, view.undo.count
    steps = []
    if count:
        steps.append(button(words("bot-undo"), UndoClick(match, count)))
    if count > 1:
        steps.append(button(words("looking-whatif-back"), RestartClick(match, count)))
    if decision is not None and decision.rules:
        steps.append(button(words("bot-help"), HelpClick(match)))
    if view.others:
        steps.append(button(words("looking-whatif-others"), OthersClick(match)))
    steps.append(button(words("bot-board"), BoardClick(match)))
    hints = []
    if view.info.hints and decision is not None and not decision.blocked:
        hints.append(button(words("looking-hint"), HintClick(match)))
    return [
        hints,
        steps,
        [
            button(words("looking-whatif-again"), DealClick(match, "again")),
            button(words("looking-whatif-present"), DealClick(match, "present")),
            button(words("bot-log"), LogClick(match)),
            *filter(None, [act_button(view)]),
            button(words("looking-whatif-close"), CloseClick(match), ButtonStyle.danger),
        ],
    ]
