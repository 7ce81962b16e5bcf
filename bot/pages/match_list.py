"""Lists of matches: those of a server, narrowed down and paged; where each is to be found."""

from collections.abc import Sequence

from bot.domain.listing import Filter, GameRecord, Show
from bot.domain.match import MatchInfo, Status
from bot.domain.stamps import dated
from bot.text.terms import pace_line
from bot.text.times import status
from bot.text.words import Words, match_name
from bot.ui.clicks.lobbies import MatchListClick
from bot.ui.controls import Control, button
from bot.ui.custom_ids import whole
from bot.ui.message import MessageBuilder

PAGE = 8
"""How many matches stand on a page."""
_WEB = "https://discord.com/channels"
_NONE, _YES = "-", "y"


def link(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    """Where a click leads from anywhere: a thread or channel, or a message in it."""
    place = f"{_WEB}/{guild_id}/{channel_id}"
    return place if message_id is None else f"{place}/{message_id}"


def link_of(info: MatchInfo) -> str:
    """Where a match is: its thread, before that its lobby's post."""
    return link(info.guild_id, info.place, None if info.thread_id else info.lobby_message_id)


def listing(found: Sequence[MatchInfo], wanted: Filter, page: int, words: Words) -> MessageBuilder:
    """A page of the matches of a server; `found` holds one more if there is another page."""
    if not found:
        return MessageBuilder().say(words("lobby-list-nothing"))
    builder = MessageBuilder().say(f"### {words('lobby-list-head')}")
    for info in found[:PAGE]:
        builder.say(_entry(info, words))
    more = len(found) > PAGE
    if page or more:
        builder.small(words("lobby-list-page", n=page + 1))
    return builder.row(
        _turn("bot-earlier", wanted, page - 1, words) if page else None,
        _turn("bot-further", wanted, page + 1, words) if more else None,
    )


def stats_message(standings: Sequence[GameRecord], words: Words) -> MessageBuilder:
    """What somebody has played to an end and won, a line a game."""
    if not standings:
        return MessageBuilder().say(words("lobby-stats-none"))
    lines = [
        words("lobby-stats-line", game=words.game(one.game), played=one.played, won=one.won)
        for one in standings
    ]
    return MessageBuilder().say(f"### {words('lobby-stats-head')}").say("\n".join(lines))


def page_of(wanted: Filter, page: int) -> MatchListClick:
    """The click that leads to a page of a list narrowed down."""
    deadline = _NONE if wanted.deadline is None else str(wanted.deadline)
    free, mine = (_YES if flag else _NONE for flag in (wanted.free, wanted.mine))
    return MatchListClick(page, wanted.game or _NONE, wanted.show or _NONE, free, mine, deadline)


def narrowed(click: MatchListClick) -> Filter:
    """What its list is narrowed down to; whatever is not understood narrows nothing down."""
    known = [one for one in Show if one.value == click.show]
    return Filter(
        click.game if click.game not in (_NONE, "") else None,
        known[0] if known else None,
        click.free == _YES,
        click.mine == _YES,
        whole(click.deadline),
    )


def _turn(label: str, wanted: Filter, page: int, words: Words) -> Control:
    return button(words(label), page_of(wanted, page))


def _entry(info: MatchInfo, words: Words) -> str:
    head = words(
        "lobby-list-line",
        name=match_name(info.name),
        link=link_of(info),
        game=words.game(info.game),
        status=status(info, words),
    )
    facts = words(
        "lobby-list-more",
        taken=sum(not seat.open for seat in info.offered),
        seats=len(info.offered),
        deadline=pace_line(info, words),
    )
    private = f" · {words('lobby-list-private')}" if info.private else ""
    return f"{head}\n-# {facts}{private}{_until(info, words)}"


def _until(info: MatchInfo, words: Words) -> str:
    if info.status is not Status.LOBBY or info.due_at is None:
        return ""
    return f" · {words('bot-lobby-until', when=dated(info.due_at))}"
