"""The final table: every seat with its rank, its points and the reason for each of them."""

from collections.abc import Iterator

from bot.domain.match import MatchInfo
from bot.text.words import Words, match_name
from bot.ui.clicks.ended import ShowResultClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder
from engines.core import Line, Result, Score

ROOM = 2600
"""Characters of a final table that stand in one post; what is longer is shown page by page."""


def button_label(result: Result, words: Words) -> str:
    """What leads to the reasons: those for the points, or where nobody has any, how it ended."""
    return words("lobby-result" if _has_points(result) else "lobby-outcome")


def _has_points(result: Result) -> bool:
    return any(score.total is not None for score in result.scores)


def heading(info: MatchInfo, words: Words, result: Result | None, *, partly: bool = False) -> str:
    """Who has won, or that nobody has; partly: what is hidden counts for nothing if it ended early."""
    if result is None:
        return words("moderators-final-none")
    names = [words.seats[seat].inline for seat in result.winners]
    if info.verdict is not None:
        key = "moderators-final-partly" if partly else "moderators-final-result"
        return words(key, n=len(names), who=words.listed(names))
    if not names:
        return words("bot-final-nobody")
    return words("bot-final-winners", n=len(names), who=words.listed(names))


def table(words: Words, result: Result) -> list[list[str]]:
    """The final table in pages, best seat first: the lines of a page fit into one post."""
    pages: list[list[str]] = [[]]
    for score in sorted(result.scores, key=_order):
        for part in _score(words, result, score):
            if pages[-1] and sum(map(len, pages[-1])) + len(part) > ROOM:
                pages.append([])
            pages[-1].append(part)
    return pages


def totals(words: Words, result: Result) -> list[str]:
    """The final table without reasons, a line a seat."""
    return [_head(words, result, score) for score in sorted(result.scores, key=_order)]


def brief(
    builder: MessageBuilder,
    info: MatchInfo,
    words: Words,
    result: Result | None,
    *,
    partly: bool = False,
) -> MessageBuilder:
    """Who has won, the points without reasons, and the way to all of them; partly: as in `heading`."""
    builder.say(f"**{heading(info, words, result, partly=partly)}**")
    if result is None:
        return builder
    builder.say("\n".join(totals(words, result)))
    builder.row(button(button_label(result, words), ShowResultClick(info.id)))
    return builder.small(words("lobby-result-lines") if _has_points(result) else "")


def result_message(
    info: MatchInfo, words: Words, result: Result | None, page: int, *, partly: bool = False
) -> MessageBuilder:
    """A page of the result of a match, for whoever asks; partly: as in `heading`."""
    builder = MessageBuilder().say(f"## {heading(info, words, result, partly=partly)}")
    builder.small(match_name(info.name))
    if result is None:
        return builder.say(words("lobby-result-none"))
    if result.tie_break is not None:
        builder.say(words("bot-final-tie", reason=words.say(result.tie_break)))
    pages = table(words, result)
    page = min(page, len(pages) - 1)
    builder.say("\n".join(pages[page]))
    if len(pages) > 1:
        builder.small(words("lobby-list-page-of", n=page + 1, of=len(pages)))
    return builder.row(
        *(
            button(words(label), ShowResultClick(info.id, to))
            for label, to in (("bot-earlier", page - 1), ("bot-further", page + 1))
            if 0 <= to < len(pages)
        )
    )


def _order(score: Score) -> tuple[bool, int, int]:
    return (score.rank is None, score.rank or 0, score.seat)


def _head(words: Words, result: Result, score: Score) -> str:
    """A seat with its place and points; that it was out of the game if it has neither and others have."""
    name = words.seats[score.seat].strong
    if score.rank is None:
        if score == Score(score.seat, None, None) and any(one.rank for one in result.scores):
            return words("bot-final-out", who=name)
        return name if score.total is None else words("bot-final-total", who=name, n=score.total)
    if score.total is None:
        return words("bot-final-placed", rank=score.rank, who=name)
    return words("bot-final-ranked", rank=score.rank, who=name, n=score.total)


def _score(words: Words, result: Result, score: Score) -> Iterator[str]:
    """A seat with the reasons for its points, those for none left out; in several parts if very many."""
    lines = [line for line in score.lines if line.points or score.total is None]
    reasons = [_reason(words, score, line) for line in lines]
    head = part = _head(words, result, score)
    started = False
    for reason in reasons:
        if len(part) + len(reason) > ROOM:
            yield part
            part, started = head, False
        part += f" · {reason}" if started else f"\n-# {reason}"
        started = True
    yield part


def _reason(words: Words, score: Score, line: Line) -> str:
    """A line of points; who is not counted at all is only told why."""
    told = words.say(line.reason)
    return told if score.total is None and not line.points else f"{told} {signed(line.points)}"


def signed(points: int) -> str:
    """Points with their sign, in the characters of print."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}")
