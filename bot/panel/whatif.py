"""What the panel of a what-if shows besides the question: that it is one, and what can be done with it."""

from discord import ButtonStyle

from bot.panel.acts import act_button
from bot.panel.view import Scene
from bot.text.words import match_name
from bot.ui.clicks.looking import Board, Help, Log
from bot.ui.clicks.panels import Restart, Undo
from bot.ui.clicks.whatif import Close, Deal, Others
from bot.ui.controls import Control, button
from bot.ui.message import Sheet
from engines.core import Decision


def heading(sheet: Sheet, scene: Scene) -> None:
    """That it is a what-if, of which match, and that nobody else sees it."""
    words = scene.words
    sheet.say(f"## {words('looking-whatif-title', name=match_name(scene.info.name))}")
    sheet.small(words("looking-whatif-about"))


def whose(scene: Scene, decision: Decision) -> str:
    """For whom the question is answered."""
    return scene.words("looking-whatif-asks", who=scene.words.seats[decision.seat].strong)


def board(sheet: Sheet, scene: Scene) -> None:
    """The board as the owner's own seat sees it."""
    if scene.board is not None:
        sheet.picture(scene.board)


def ended(sheet: Sheet, scene: Scene) -> None:
    """How it has ended."""
    sheet.say(scene.words("looking-whatif-ended"))
    sheet.say("\n".join(scene.standing))


def buttons(scene: Scene, decision: Decision | None) -> list[list[Control]]:
    """What can be done with a what-if, row by row."""
    words, match, count = scene.words, scene.info.id, scene.undo.count
    steps = []
    if count:
        steps.append(button(words("bot-undo"), Undo(match, count)))
    if count > 1:
        steps.append(button(words("looking-whatif-back"), Restart(match, count)))
    if decision is not None and decision.rules:
        steps.append(button(words("bot-help"), Help(match)))
    if scene.others:
        steps.append(button(words("looking-whatif-others"), Others(match)))
    steps.append(button(words("bot-board"), Board(match)))
    return [
        steps,
        [
            button(words("looking-whatif-again"), Deal(match, "again")),
            button(words("looking-whatif-present"), Deal(match, "present")),
            button(words("bot-log"), Log(match)),
            *filter(None, [act_button(scene)]),
            button(words("looking-whatif-close"), Close(match), ButtonStyle.danger),
        ],
    ]
