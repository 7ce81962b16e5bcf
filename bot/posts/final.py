"""The end post: the final board, every point with its reason, and the proof of the dice."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.domain.match import MatchInfo, Status
from bot.domain.stamps import dated
from bot.pages.details import details_button, dice_line, short
from bot.pages.result import button_label, heading, table, totals
from bot.posts.turn import board_and_story
from bot.text import fit
from bot.text.words import Words, mention
from bot.ui.clicks.ended import (
    ConfirmClick,
    ExportClick,
    RematchClick,
    ReplayClick,
    ShowResultClick,
    VerifyClick,
)
from bot.ui.clicks.looking import BoardClick, LogClick
from bot.ui.controls import Control, button
from bot.ui.message import Attachment, MessageBuilder
from engines.core import Result

FINALITY = 7001
"""The number of the words in the end post that tell when the result is final, or that it is."""


def final_post(
    info: MatchInfo,
    words: Words,
    result: Result | None,
    *,
    mark: str,
    pictures: Sequence[Attachment],
    lines: Sequence[str],
    partly: bool = False,
) -> MessageBuilder:
    """The post for a match that has ended; `result`: None if it counts for nothing; partly: see `heading`."""
    builder = board_and_story(pictures, lines)
    builder.say(f"## {heading(info, words, result, partly=partly)}")
    if result is not None:
        _scores(builder, words, result)
    builder.say(" ".join(mention(seat.user_id or 0) for seat in info.deciding))
    _proof(builder, info, words)
    _buttons(builder, info, words, mark, result)
    return builder


def _scores(builder: MessageBuilder, words: Words, result: Result) -> None:
    """Every point with its reason, or, where that is too long for a post, only the totals."""
    if result.tie_break is not None:
        builder.say(words("bot-final-tie", reason=words.say(result.tie_break)))
    pages = table(words, result)
    if len(pages) == 1:
        for part in pages[0]:
            builder.say(part)
    else:
        builder.say("\n".join(totals(words, result))).small(words("lobby-result-lines"))


def _proof(builder: MessageBuilder, info: MatchInfo, words: Words) -> None:
    builder.small(dice_line(info, words))
    builder.small(_finality(info, words), FINALITY)


def _finality(info: MatchInfo, words: Words) -> str:
    if info.seed is not None:
        return words("bot-final-locked", seed=short(info.seed))
    return "" if info.due_at is None else words("bot-final-locks", when=dated(info.due_at))


def confirmed_by_all(info: MatchInfo, words: Words, view: ui.LayoutView) -> bool:
    """Let an end post that is there say that the result is final; whether that changes it."""
    told = view.find_item(FINALITY)
    if isinstance(told, ui.TextDisplay):
        told.content = f"-# {_finality(info, words)}"
    asked = ConfirmClick(info.id).custom_id
    buttons = [one for one in view.walk_children() if isinstance(one, ui.Button)]
    found = [one for one in buttons if one.custom_id == asked]
    for one in found:
        one.label, one.custom_id = fit.button(words("bot-verify")), VerifyClick(info.id).custom_id
    return bool(found)


def _buttons(
    builder: MessageBuilder, info: MatchInfo, words: Words, mark: str, result: Result | None
) -> None:
    builder.row(
        _first_button(info, words),
        button(words("bot-rematch"), RematchClick(info.id), ButtonStyle.primary),
        button(words("bot-replay"), ReplayClick(info.id)),
        button(words("bot-export"), ExportClick(info.id, mark)),
    )
    builder.row(
        None if result is None else button(button_label(result, words), ShowResultClick(info.id)),
        button(words("bot-board"), BoardClick(info.id)),
        button(words("bot-log"), LogClick(info.id)),
        details_button(info, words),
    )


def _first_button(info: MatchInfo, words: Words) -> Control:
    """To confirm the result, or once that is final to prove it."""
    if info.status in (Status.FINISHED, Status.STOPPED):
        return button(words("bot-confirm"), ConfirmClick(info.id), ButtonStyle.success)
    return button(words("bot-verify"), VerifyClick(info.id), ButtonStyle.success)
