"""The end post: the final board, every point with its reason, and the proof of the dice."""

from discord import ButtonStyle

from bot.matches.model import MatchInfo, Status
from bot.panels import ids
from bot.panels.controls import button
from bot.panels.sheet import Attachment, Sheet
from bot.posts.lobby import MARK
from bot.words import Words, mention, when
from engines.core import Line, Result, Score


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
    sheet.say(f"## {_heading(info, words, result)}")
    if result is not None and result.tie_break is not None:
        sheet.say(words("bot-final-tie", reason=words.say(result.tie_break)))
    for score in sorted(result.scores, key=_order) if result is not None else ():
        sheet.say(_score(words, score))
    sheet.say(" ".join(mention(seat.user_id) for seat in info.seats if seat.user_id is not None))
    _proof(sheet, info, words)
    _buttons(sheet, info, words, row)
    return sheet


def _order(score: Score) -> tuple[int, int]:
    return (score.rank if score.rank is not None else len("rank") * 100, score.seat)


def _heading(info: MatchInfo, words: Words, result: Result | None) -> str:
    if result is None:
        return words("moderators-final-none")
    if info.verdict is None:
        return _winners(words, result)
    names = [words.seats[seat].inline for seat in result.winners]
    return words("moderators-final-result", n=len(names), who=words.listed(names))


def _winners(words: Words, result: Result) -> str:
    names = [words.seats[seat].inline for seat in result.winners]
    if not names:
        return words("bot-final-nobody")
    return words("bot-final-winners", n=len(names), who=words.listed(names))


def _score(words: Words, score: Score) -> str:
    name = words.seats[score.seat].strong
    if score.total is None:
        head = name
    elif score.rank is None:
        head = words("bot-final-total", who=name, n=score.total)
    else:
        head = words("bot-final-ranked", rank=score.rank, who=name, n=score.total)
    reasons = [_reason(words, score, line) for line in score.lines]
    return "\n".join([head, f"-# {' · '.join(reasons)}"] if reasons else [head])


def _reason(words: Words, score: Score, line: Line) -> str:
    """A line of points; who is not counted at all is only told why."""
    told = words.say(line.reason)
    return told if score.total is None and not line.points else f"{told} {signed(line.points)}"


def signed(points: int) -> str:
    """Points with their sign, in the characters of print."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}")


def _proof(sheet: Sheet, info: MatchInfo, words: Words) -> None:
    sheet.small(words("bot-seed-hash", hash=info.seed_hash))
    if info.seed is not None:
        sheet.small(words("bot-seed", seed=info.seed))
    elif info.due_at is not None:
        sheet.small(words("bot-final-locks", when=when(info.due_at)))


def _buttons(sheet: Sheet, info: MatchInfo, words: Words, row: int) -> None:
    sheet.row(
        button(words("bot-confirm"), ids.pack("confirm", info.id), ButtonStyle.success)
        if info.status in (Status.FINISHED, Status.STOPPED)
        else None,
        button(words("bot-rematch"), ids.pack("rematch", info.id), ButtonStyle.primary),
        button(words("bot-replay"), ids.pack("replay", info.id)),
        button(words("bot-export"), ids.pack("export", info.id, f"{MARK}{row}")),
    )
    sheet.row(
        button(words("bot-board"), ids.pack("board", info.id)),
        button(words("bot-log"), ids.pack("log", info.id)),
    )
