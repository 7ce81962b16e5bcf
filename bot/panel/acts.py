"""What somebody may do without being asked: the button that leads there, and whether they are sure."""

from discord import ButtonStyle

from bot.panel.view import Scene
from bot.panel.wording import described
from bot.ui.clicks.panels import Act, ActSure, Panel
from bot.ui.controls import Control, button
from bot.ui.message import Sheet
from engines.core import Answer, Decision


def act_button(scene: Scene) -> Control | None:
    """What leads to it; None if there is nothing to be done, or it is there already."""
    if scene.act is None or scene.acting:
        return None
    return button(scene.words(f"{scene.info.game}-act"), Act(scene.info.id))


def about_act(sheet: Sheet, scene: Scene) -> None:
    """That nobody has to, and the way back."""
    sheet.small(scene.words("bot-panel-act"))
    sheet.row(button(scene.words("bot-panel-back"), Panel(scene.info.id)))


def confirming_act(scene: Scene, act: Decision, answer: Answer, payload: str) -> Sheet:
    """Whether somebody is sure: what they do stands as soon as somebody else goes on from it."""
    words, asked = scene.words, scene.asked(act)
    sheet = Sheet(asks=(f"act {act.id}",)).say(f"### {words.say(act.prompt)}")
    sheet.say(words("bot-panel-act-sure", answer=f"**{described(scene, act, answer)}**"))
    return sheet.row(
        button(words("bot-panel-yes"), asked.click(ActSure, payload), ButtonStyle.success),
        button(words("bot-panel-back"), Act(scene.info.id)),
    )
