"""A page of the audit log for moderators."""

from collections.abc import Sequence
from typing import Any

from bot.domain.match import FORMER_NAME, NOBODY
from bot.domain.stamps import absolute
from bot.storage.audit.chain import REDACTED
from bot.storage.audit.rows import Filed, Filing
from bot.text.times import length
from bot.text.words import Words, escaped, match_name, mention
from bot.ui.clicks.moderation import AuditClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder

PAGE = 8
REASON_SHOWN = 200
"""Graphemes of a reason that are shown: several fit on a page."""
ROWS_SHOWN = 20
"""How many of the rows from which somebody was taken out are named."""
_SAID_APART = ("name", "role", "reason")
_SIGNS = {
    "before_id": "@",
    "after_id": "@",
    "user_id": "@",
    "moderator_role_id": "@&",
    "alert_channel_id": "#",
    "report channel": "#",
    "move from": "#",
    "move to": "#",
}
"""How Discord mentions what an id stands for; nobody is pinged by it here."""


def records(
    found: Sequence[Filed], filing: Filing, words: Words, page: int, *, more: bool
) -> MessageBuilder:
    """Rows of the audit log, the newest first."""
    builder = MessageBuilder().say(f"### {words('moderators-audit')}")
    builder.say("\n".join(_line(one, words) for one in found) or words("moderators-audit-nothing"))
    builder.row(
        button(words("moderators-newer"), _turn(filing, page - 1)) if page else None,
        button(words("bot-earlier"), _turn(filing, page + 1)) if more else None,
    )
    return builder.small(words("moderators-audit-chain"))


def _turn(filing: Filing, page: int) -> AuditClick:
    since = None if filing.since is None else int(filing.since.timestamp())
    return AuditClick(filing.match_id or "", page, filing.actor_id, filing.act or "", since)


def _line(one: Filed, words: Words) -> str:
    key = f"moderators-act-{one.act}"
    act = words(key) if words.catalogue.has(key) else escaped(one.act)
    parts = [f"`{one.number}` {absolute(one.at)} **{act}**", _who(one, words)]
    if one.match is not None:
        parts.append(f"{match_name(one.match)} ({one.match_id})")
    if reason := str(one.body.get("reason", "")):
        parts.append(words("moderators-audit-reason", reason=escaped(reason, REASON_SHOWN)))
    return " · ".join([*parts, *_details(one, words)])


def _who(one: Filed, words: Words) -> str:
    if one.actor_id is None:
        return words("moderators-who-house")
    who = words(FORMER_NAME) if one.actor_id == NOBODY else mention(one.actor_id)
    return words("moderators-who-table-asked", who=who) if one.body.get("role") == "table" else who


def _details(one: Filed, words: Words) -> list[str]:
    """What else is on record, as name and value."""
    return [
        f"{words.first((f'moderators-audit-field-{name}',)) or name}: {_value(one.act, name, value, words)}"
        for name, value in one.body.items()
        if name not in _SAID_APART and value not in (None, "")
    ]


def _value(act: str, name: str, value: Any, words: Words) -> str:
    """A value as people read it: yes and no, mentions for ids, lengths of time; seats are counted from 1."""
    if isinstance(value, bool):
        return words("moderators-audit-yes" if value else "moderators-audit-no")
    if name == "seconds" and isinstance(value, int):
        return length(value, words)
    if isinstance(value, int) and (sign := _SIGNS.get(name) or _SIGNS.get(f"{act} {name}")):
        return words(FORMER_NAME) if value == NOBODY else f"<{sign}{value}>"
    if act == REDACTED and isinstance(value, dict):
        numbers = ", ".join(list(value)[:ROWS_SHOWN])
        return numbers if len(value) <= ROWS_SHOWN else f"{numbers} …"
    if name == "limits" and isinstance(value, dict):
        return "; ".join(f"{words(f'quotas-{one}')}: {number}" for one, number in value.items())
    known = words.first((f"moderators-audit-{name}-{value}",)) if name == "verdict" else ""
    shown = value + 1 if name == "seat" and isinstance(value, int) else value
    return known or escaped(str(shown))
