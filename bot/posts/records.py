"""A page of the audit log for moderators."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.panels import ids
from bot.panels.controls import button
from bot.panels.sheet import Sheet
from bot.storage.audit_rows import Filed, Filing
from bot.words import REASON_SHOWN, Words, escaped, match_name, mention, when

PAGE = 8
_SAID_APART = ("name", "role", "reason")


def records(
    found: Sequence[Filed], filing: Filing, words: Words, page: int, *, more: bool
) -> Sheet:
    """Rows of the audit log, the newest first."""
    sheet = Sheet().say(f"### {words('moderators-audit')}")
    sheet.say("\n".join(_line(one, words) for one in found) or words("moderators-audit-nothing"))
    sheet.row(
        button(words("moderators-newer"), _turn(filing, page - 1)) if page else None,
        button(words("bot-earlier"), _turn(filing, page + 1)) if more else None,
    )
    return sheet.small(words("moderators-audit-chain"))


def _turn(filing: Filing, page: int) -> str:
    since = "" if filing.since is None else int(filing.since.timestamp())
    actor = "" if filing.actor_id is None else filing.actor_id
    return ids.pack("audit", filing.match_id or "", page, actor, filing.act or "", since)


def _line(one: Filed, words: Words) -> str:
    key = f"moderators-act-{one.act}"
    act = words(key) if words.catalogue.has(key) else escaped(one.act)
    parts = [f"`{one.number}` {when(one.at, 'f')} **{act}**", _who(one, words)]
    if one.match is not None:
        parts.append(f"{match_name(one.match)} ({one.match_id})")
    if reason := str(one.body.get("reason", "")):
        parts.append(words("moderators-audit-reason", reason=escaped(reason, REASON_SHOWN)))
    return " · ".join([*parts, *_details(one.body)])


def _who(one: Filed, words: Words) -> str:
    if one.actor_id is None:
        return words("moderators-who-house")
    if one.body.get("role") == "table":
        return words("moderators-who-table")
    return mention(one.actor_id)


def _details(body: Mapping[str, Any]) -> list[str]:
    """What else is on record, as name and value; seats are counted from 1."""
    found = []
    for name, value in body.items():
        if name in _SAID_APART or value is None:
            continue
        shown = value + 1 if name == "seat" and isinstance(value, int) else value
        found.append(f"{name} {escaped(str(shown))}")
    return found
