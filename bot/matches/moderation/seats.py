"""Seats of a match in play that change hands."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.domain import lobby
from bot.domain.errors import MatchError
from bot.domain.marks import colour_word, house_word
from bot.domain.match import MatchInfo, Member, SeatInfo
from bot.matches.moderation.actions import ModAction
from bot.matches.play.ai import POLICIES
from engines.core import Text, text
from engines.core.text import Arg, Who


def check_seat(info: MatchInfo, seat: int) -> None:
    """Raises MatchError if no player of a match has this seat."""
    if not 0 <= seat < len(info.seats):
        raise MatchError(text("moderators-no-seat", seats=len(info.offered)))
    if info.seats[seat].house:
        raise MatchError(
            text("moderators-house-seat", name=house_word(info.game, info.seats[seat]))
        )


def handed(
    info: MatchInfo, seat: int, to: Member | str, entry: int, *, for_good: bool
) -> MatchInfo:
    """The match with a seat in other hands; `entry`: how far its log is. Raises MatchError."""
    check_seat(info, seat)
    now = info.seats[seat]
    after = (
        _person(info, now, to, entry)
        if isinstance(to, Member)
        else _ai(info, now, to, entry, for_good=for_good)
    )
    return replace(info, seats=tuple(after if one.seat == seat else one for one in info.seats))


def _person(info: MatchInfo, now: SeatInfo, to: Member, entry: int) -> SeatInfo:
    sits_at = info.seat_of(to.user_id)
    if sits_at is not None and (sits_at != now.seat or now.ai is None):
        raise MatchError(text("moderators-sits-already", seat=Who(sits_at)))
    # Who comes back to its own seat keeps what it knew.
    since = now.since if sits_at == now.seat else entry
    return replace(now, user_id=to.user_id, name=to.name, ai=None, gone=False, since=since)


def _ai(info: MatchInfo, now: SeatInfo, policy: str, entry: int, *, for_good: bool) -> SeatInfo:
    if policy not in POLICIES:
        raise MatchError(Text("service-policy", {"policies": list(POLICIES)}))
    if now.ai == policy and (now.user_id is None or not for_good):
        raise MatchError(text("moderators-plays-already", seat=Who(now.seat)))
    if not for_good:
        return replace(now, ai=policy)
    if now.user_id is None:
        return replace(now, ai=policy)
    name = lobby.ai_name(info, policy)
    return replace(now, user_id=None, name=name, ai=policy, gone=False, since=entry)


def told(
    game: str, before: SeatInfo, after: SeatInfo, action: ModAction
) -> tuple[str, Mapping[str, Arg], Mapping[str, Any]]:
    """The story line of a change of hands, what it says, and what stays on record of it."""
    body = {
        "seat": after.seat,
        "before": before.name,
        "before_id": before.user_id,
        "after": after.name,
        "after_id": after.user_id,
        "ai": after.ai,
    }
    said: dict[str, Arg] = {"before": before.name, "after": after.name, "n": after.seat + 1}
    handed: dict[str, Arg] = taken_over(game, before)
    if action is ModAction.KICK:
        return "kick", said, body
    if after.ai is None:
        back = before.user_id == after.user_id
        return ("replace-back", said, body) if back else ("handed", handed, body)
    if after.user_id is not None:
        return "replace-stand-in", said, body
    return "handed-ai", handed, body


def taken_over(game: str, before: SeatInfo) -> dict[str, Arg]:
    """What a text says of a seat in other hands: whose it was, its colour or "none", who sits there now."""
    return {
        "before": before.name,
        "colour": colour_word(game, before.mark) or "none",
        "now": Who(before.seat),
    }
