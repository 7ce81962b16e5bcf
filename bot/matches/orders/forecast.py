"""What a seat will probably be asked next, from what it knows alone, and what it has been asked before."""

from hashlib import blake2b
from typing import Any

from typing_extensions import override

from bot.matches.core.determinization import determinized
from bot.matches.core.live import Live
from bot.matches.history.rewind import before_unsure
from engines.core import (
    Answered,
    AnyEntry,
    Decision,
    Event,
    Match,
    Refusal,
    SnapshotError,
    kind_of,
)
from engines.core.log import names_act
from engines.core.worlds import Unknowable

FAR = 300
"""How many answers of others are played to see what comes."""


async def guess_for(live: Live, seat: int) -> Match[Any] | None:
    """The match as a seat knows it, the rest made up, always in the same way; None if nothing fits."""
    before = await before_unsure(live, seat)
    key = blake2b(b"foreseen %d" % seat, key=live.match.key, digest_size=32).digest()
    try:
        return determinized(live.match, seat, key, before)
    except Unknowable:
        return None


def next_question(match: Match[Any], seat: int) -> Decision | None:
    """What a seat is asked first if all others give their safe answers; None if that leads nowhere."""
    match.keeping = "none"
    for _ in range(FAR):
        try:
            open_now = [one for one in match.table.pending.values() if not one.blocked]
            mine = next((one for one in open_now if one.seat == seat), None)
            if mine is not None or not open_now:
                return mine
            asked = min(open_now, key=lambda one: one.optional)
            match.answer(asked.id, asked.seat, match.default_for(asked.id))
        except Exception:  # noqa: BLE001 - what is made up may be impossible
            return None
    return None


class _Noting(Match[Any]):
    """Notes what one seat is asked while its log is played again."""

    watched = -1
    since = 0

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.met: dict[str, Decision] = {}

    @override
    def apply(self, entry: AnyEntry) -> list[Event]:
        if isinstance(entry, Answered) and entry.seat == self.watched and self._counts(entry):
            _, decision = self.table.find(entry.decision)
            self.met[kind_of(decision)] = decision
        return super().apply(entry)

    def _counts(self, entry: Answered) -> bool:
        return self.number >= self.since and not names_act(entry.decision)


def questions_met(
    match: Match[Any], entries: list[AnyEntry], seat: int, after: int = 0
) -> dict[str, Decision]:
    """The kinds of questions a seat has answered, each with the last one of them, the newest last.

    after: up to this entry they were another person's business. Plays the whole log again. If that cannot be
    done (its rules have been corrected since), there are none.
    """

    class Watching(_Noting):
        watched, since = seat, after

    try:
        again = Watching.replay(match.spec, match.content, match.header, entries)
    except (Refusal, SnapshotError):
        return {}
    return again.met
