"""A look into a match to help: what is public of it, and how it is stored; nothing hidden."""

from collections.abc import Sequence
from datetime import datetime

from bot.domain.match import MatchInfo, StoredEvent
from bot.domain.stamps import dated, relative
from bot.domain.waits import Wait
from bot.storage.audit.rows import Stored
from bot.text.names import match_words
from bot.text.story import line
from bot.text.waiting import (
    waiting_lines,
)
from bot.text.words import Words, match_name
from bot.ui.clicks.looking import LogClick
from bot.ui.controls import button
from bot.ui.message import Attachment, MessageBuilder


def look_message(
    info: MatchInfo,
    lang: str,
    waits: Sequence[Wait],
    told: Sequence[StoredEvent],
    stored: Stored | None,
    picture: Attachment,
    now: datetime,
) -> MessageBuilder:
    """The whole look. stored: None where its numbers could tell who has answered in secret."""
    words = match_words(info, lang)
    builder = MessageBuilder().say(_title(info, words))
    if info.paused_at is not None:
        builder.say(words("moderators-paused-since", when=dated(info.paused_at)))
    builder.picture(picture)
    builder.say(f"**{words('moderators-look-waiting')}**\n{waiting_lines(waits, words, now)}")
    builder.say("\n".join(f"{one.number}. {line(one, words, None)}" for one in told))
    if stored is None:
        builder.small(words("moderators-look-numbers-hidden"))
    else:
        builder.say(_stored(info, lang, stored))
    return builder.row(button(words("bot-log"), LogClick(info.id)))


def lobby_message(info: MatchInfo, lang: str, stored: Stored) -> MessageBuilder:
    """A look into what has not begun: who sits there, and how it is stored."""
    words = match_words(info, lang)
    seated = words.listed([words.seats[seat.seat].inline for seat in info.taken])
    builder = MessageBuilder().say(_title(info, words))
    builder.say(
        words("moderators-look-seated", n=len(info.taken), of=info.players, who=seated or "—")
    )
    return builder.say(_stored(info, lang, stored))


def _title(info: MatchInfo, words: Words) -> str:
    status = words(f"bot-status-{'closed' if info.closed else info.status.value}")
    return f"### {match_name(info.name)} · {info.id} · {status}"


def _stored(info: MatchInfo, lang: str, stored: Stored) -> str:
    words = match_words(info, lang)
    rows = ", ".join(
        words("moderators-look-state", state=state, count=count)
        for state, count in stored.rows.items()
    )
    lines = [
        f"**{words('moderators-look-stored')}**",
        words(
            "moderators-look-numbers",
            revision=info.revision,
            entry=info.entry,
            snapshot=-1 if stored.snapshot_of is None else stored.snapshot_of,
            kept=stored.positions,
        ),
        words("moderators-look-outbox", rows=rows or "—"),
    ]
    lines += [f"{relative(at)} `{kind}` `{what}`" for at, kind, what in stored.errors]
    if not stored.errors:
        lines.append(words("moderators-look-no-errors"))
    return "\n".join(lines)
