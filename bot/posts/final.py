"""The end post: the final board, every point with its reason, and the proof of the dice."""

from discord import ButtonStyle

from bot.matches.model import MatchInfo, Status
from bot.panels import ids
from bot.panels.controls import button
from bot.panels.sheet import Attachment, Sheet
from bot.posts.lobby import MARK
from bot.posts.result import heading, table, totals
from bot.words import Words, mention, when
from engines.core import Result


def final_post(
    info: MatchInfo,
    words: Words,
    result: Result | None,
    *,
    row: int,
    picture: Attachment | None,
    lines: list[str],
) -> Sheet:
    """The post for a match that has ended; `result`: None if it counts for nothing."""
    sheet = Sheet()
    if picture is not None:
        sheet.picture(picture)
    sheet.say("\n".join(lines))
    sheet.say(f"## {heading(info, words, result)}")
    if result is not None:
        _scores(sheet, words, result)
    sheet.say(" ".join(mention(seat.user_id) for seat in info.seats if seat.user_id is not None))
    _proof(sheet, info, words)
    _buttons(sheet, info, words, row, points=result is not None)
    return sheet


def _scores(sheet: Sheet, words: Words, result: Result) -> None:
    """Every point with its reason, or, where that is too long for a post, only the totals."""
    if result.tie_break is not None:
        sheet.say(words("bot-final-tie", reason=words.say(result.tie_break)))
    pages = table(words, result)
    if len(pages) == 1:
        for part in pages[0]:
            sheet.say(part)
    else:
        sheet.say("\n".join(totals(words, result))).small(words("lobby-result-lines"))


def _proof(sheet: Sheet, info: MatchInfo, words: Words) -> None:
    sheet.small(words("bot-seed-hash", hash=info.seed_hash))
    if info.seed is not None:
        sheet.small(words("bot-seed", seed=info.seed))
    elif info.due_at is not None:
        sheet.small(words("bot-final-locks", when=when(info.due_at)))


def _buttons(sheet: Sheet, info: MatchInfo, words: Words, row: int, *, points: bool) -> None:
    sheet.row(
        button(words("bot-confirm"), ids.pack("confirm", info.id), ButtonStyle.success)
        if info.status in (Status.FINISHED, Status.STOPPED)
        else None,
        button(words("bot-rematch"), ids.pack("rematch", info.id), ButtonStyle.primary),
        button(words("bot-replay"), ids.pack("replay", info.id)),
        button(words("bot-export"), ids.pack("export", info.id, f"{MARK}{row}")),
    )
    sheet.row(
        button(words("lobby-result"), ids.pack("result", info.id)) if points else None,
        button(words("bot-board"), ids.pack("board", info.id)),
        button(words("bot-log"), ids.pack("log", info.id)),
    )
