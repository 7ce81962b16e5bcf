"""Single lines: a notice in the thread or to one person, and the call to a private panel."""

from discord import ButtonStyle

from bot.domain.match import MatchInfo
from bot.domain.outbox import Notice
from bot.matches.time.timeouts import SITS_IN
from bot.pages.details import details_button, short
from bot.posts.calls import log_button
from bot.text.story import said
from bot.text.words import Words, match_name, mention
from bot.ui import custom_ids
from bot.ui.clicks.ended import VerifyClick
from bot.ui.clicks.panels import PlayClick
from bot.ui.clicks.people import TakeSeatBackClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder
from engines.core import Text

SEALED = ("service-sealed", "service-seed")
"""The notice that a match is over for good, and its seed public; and as earlier versions have written it."""
SAT_IN_FOR = (SITS_IN, "moderators-story-you-replace-stand-in")
"""The notices to somebody for whom an AI player sits in: when time was over, and by decision."""


def notice(
    info: MatchInfo,
    words: Words,
    text: Text,
    mark: str,
    more: str = "",
    *,
    away: bool = False,
    reader: int | None = None,
    filed: str = "",
) -> MessageBuilder:
    """A line about a match; `more`: what stands below it. away: outside its thread, so with the way there.

    reader: whom alone it is for; out there, only who has a seat may use the log. filed: where it stands in
    the audit log.
    """
    builder = MessageBuilder().say(said(text, words), custom_ids.stamp(info.id, mark))
    if more:
        builder.say(more)
    name = match_name(info.name)
    place = f"<#{info.place}>" if away else ""
    builder.small(" · ".join(part for part in (name, place, filed) if part))
    proof = VerifyClick(info.id) if text.key in SEALED else None
    back = TakeSeatBackClick(info.id, "panel") if text.key in SAT_IN_FOR else None
    return builder.row(
        button(words("bot-verify"), proof, ButtonStyle.primary) if proof else None,
        details_button(info, words) if proof else None,
        button(words("time-take-back"), back, ButtonStyle.primary) if back else None,
        log_button(info, words, mark)
        if not away or info.seat_of(reader or 0) is not None
        else None,
    )


def filed(words: Words, said: Notice) -> str:
    """Where an act stands in the audit log, and the end of its chain up to there; "" if it is no act."""
    found = said.filed
    return words("moderators-filed", n=found.entry, hash=short(found.hash)) if found else ""


def call_to_panel(info: MatchInfo, words: Words, user_id: int, mark: str) -> MessageBuilder:
    """Instead of a direct message: a ping with a button that opens the same panel in private."""
    builder = MessageBuilder().say(words("bot-private-panel", who=mention(user_id)))
    click = PlayClick(info.id, mark)
    return builder.row(button(words("bot-open-panel"), click, ButtonStyle.primary))
