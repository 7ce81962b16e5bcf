"""A what-if as its owner sees it: every seat's questions, its own seat's board, the hand of who is asked."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.domain.match import UndoState
from bot.matches.core.live import Live
from bot.matches.play.trials import asked_of_others, check_owner, open_decisions
from bot.matches.service import Matches
from bot.panel.view import PanelView
from bot.pictures.pictures import Pictures, attached
from bot.text.names import match_words
from bot.text.story import news_of, numbered_news
from bot.text.words import Words
from bot.ui.message import Attachment
from engines.core import Result, Score, View


def trial_glance(live: Live, user_id: int, lang: str, undo: UndoState) -> PanelView:
    """A what-if, read in one go. Raises NoSuchMatch for anybody but its owner."""
    check_owner(live.info, user_id)
    words = match_words(live.info, lang)
    decisions = tuple(open_decisions(live.match))
    asked = {decision.seat for decision in decisions}
    own = live.seat_of(user_id)
    result = live.match.result()
    view = live.view(own)
    return PanelView(
        live.info,
        words,
        decisions[0].seat if decisions else own,
        decisions,
        (),
        live.match.over,
        live.spec.moment(view.state),
        undo,
        points=() if result is None else tuple(_points(result, words)),
        others=asked_of_others(live) is not None,
        purses={seat: live.spec.purse(live.view(seat), seat) for seat in asked},
        act=view.act,
    )


async def with_pictures(
    view: PanelView, live: Live, matches: Matches, pictures: Pictures, lang: str, token: str
) -> PanelView:
    """The same with the board as the owner's seat sees it, and the hand of a seat asked in secret.

    The board marks what has happened since the owner's own move, and the story of it has the same numbers;
    if that move was the last, the board marks what came of it.
    """
    own = live.seat_of(live.info.creator_id)
    since = _last_of(live, own)
    told = [one for one in await matches.story.told(live.info.id, own) if one.entry > since]
    lines, tale = news_of(told, view.words, own)
    tale = replace(tale, before=live.match.kept)
    picture = await pictures.board(live, lang, own, _before(live, own, since), tale=tale)
    return replace(
        view,
        board=attached("board", picture),
        news=tuple(numbered_news(lines, tale, picture.lines, view.words)),
        hand=await _hand(view, live, pictures, lang, token),
    )


def _last_of(live: Live, seat: int | None) -> int:
    """The entry of a seat's last answer, 0 if it has given none."""
    return max((one.number for one in live.match.live() if one.seat == seat), default=0)


async def _hand(
    view: PanelView, live: Live, pictures: Pictures, lang: str, token: str
) -> Attachment | None:
    decision = view.find(token) or view.decision
    if decision is None or not decision.secret:
        return None
    return attached("hand", await pictures.hand(live, lang, decision.seat))


def _before(live: Live, seat: int | None, since: int) -> View[Any] | None:
    """What a seat knew before the first answer after an entry; if there is none, before the last answer."""
    match = live.match
    answers = [one.number for one in match.live()]
    later = [number for number in answers if number > since] or answers[-1:]
    data = match.kept.get(later[0]) if later else None
    if data is None:
        return None
    return match.table_at(data).view(seat)


def _points(result: Result, words: Words) -> Sequence[str]:
    """The points at the end, the best first."""
    return [_score(score, words) for score in sorted(result.scores, key=_order)]


def _order(score: Score) -> tuple[bool, int, int]:
    return score.rank is None, score.rank or 0, score.seat


def _score(score: Score, words: Words) -> str:
    name = words.seats[score.seat].strong
    if score.total is None:
        return name
    if score.rank is None:
        return words("bot-final-total", who=name, n=score.total)
    return words("bot-final-ranked", rank=score.rank, who=name, n=score.total)
