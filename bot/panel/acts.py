"""What somebody may do without being asked: the button that leads there, and whether they are sure."""

from discord import ButtonStyle

from bot.panel.view import PanelView
from bot.panel.wording import described
from bot.ui.clicks.panels import ActClick, ActSureClick, PanelClick
from bot.ui.controls import Control, button
from bot.ui.message import MessageBuilder
from engines.core import Answer, Decision


def act_button(view: PanelView) -> Control | None:
    """What leads to it; None if there is nothing to be done, or it is there already."""
    if view.act is None or view.acting:
        return None
    return button(view.words(f"{view.info.game}-act"), ActClick(view.info.id))


def about_act(builder: MessageBuilder, view: PanelView) -> None:
    """That nobody has to, and the way back."""
    builder.small(view.words("bot-panel-act"))
    builder.row(button(view.words("bot-panel-back"), PanelClick(view.info.id)))


def confirming_act(view: PanelView, act: Decision, answer: Answer, payload: str) -> MessageBuilder:
    """Whether somebody is sure: what they do stands as soon as somebody else goes on from it."""
    words, asked = view.words, view.asked(act)
    builder = MessageBuilder(asks=(f"act {act.id}",)).say(f"### {words.say(act.prompt)}")
    builder.say(words("bot-panel-act-sure", answer=f"**{described(view, act, answer)}**"))
    return builder.row(
        button(words("bot-panel-yes"), asked.click(ActSureClick, payload), ButtonStyle.success),
        button(words("bot-panel-back"), ActClick(view.info.id)),
    )
