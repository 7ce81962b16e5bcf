"""In which order the bot pays what it owes to Discord, and what a newer row makes pointless."""

from collections.abc import Mapping

from bot.domain.outbox import Kind, Payload

SUPERSEDED: Mapping[Kind, tuple[Kind, ...]] = {
    Kind.LOBBY: (Kind.LOBBY,),
    Kind.THREAD: (Kind.THREAD,),
    Kind.AWAITED: (Kind.AWAITED,),
    Kind.TURN: (Kind.TURN, Kind.AWAITED),
    Kind.FINAL: (Kind.TURN, Kind.AWAITED, Kind.FINAL),
}
"""The kinds of which what has not left yet is dropped for a newer row: it would tell the past."""
POST, ALERT, STRIP = "post", "alert", "strip"
_LANES: Mapping[Kind, str] = {Kind.STRIP: STRIP, Kind.ALERT: ALERT}
"""What waits for no post in the thread: buttons of the past, and calls for help with the thread itself."""
OPENING = (Kind.THREAD, Kind.START)
"""What opens a thread."""
BEFORE_OPENING = (POST, ALERT)
"""The lanes that leave before the thread is open: what goes to single people may have to fall back to it."""


def lane_of(payload: Payload) -> str:
    """The lane of a row. Those of one lane are sent in order; a slow DM holds up no thread."""
    if payload.addressee is not None:
        return f"dm:{payload.addressee}"
    return _LANES.get(payload.kind, POST)


def superseding(kind: Kind) -> list[Kind]:
    """The kinds that take the place of an older row of this kind."""
    return [newer for newer, older in SUPERSEDED.items() if kind in older]
