"""What became of those whom a board post named as awaited, for it to say once a newer one is there.

Only what everybody may know counts: as long as something is asked in secret, an answer given in secret is
that of nobody.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.domain.outbox import TIME_OVER, BoardPost, Fate, Kind, Named, OutboxRow
from bot.storage.matches import play as play_rows
from bot.storage.outbox import boards as board_rows
from bot.storage.outbox.boards import Occupant, SentBoard
from bot.storage.transaction import Transaction
from engines.core.log import Answered, AnyEntry, RolledBack, Undone, is_act
from engines.core.sealed import group_of, is_sealed

FAR = 300
"""How many entries at most lie between the first and the last of what several answered in secret at once."""

_Logged = tuple[AnyEntry, bool]


@dataclass(frozen=True, slots=True)
class _Given:
    """An answer that holds: the entry, and whether a person gave it."""

    entry: Answered
    by_person: bool


async def became_of(
    connection: Transaction, row: OutboxRow[BoardPost], before: SentBoard
) -> list[tuple[int, Fate]]:
    """What became of each seat that the board post `before` named, now that `row` has taken its place.

    Whom the newer post names in turn, and who did nothing else meanwhile, is left out.
    """
    named = await _named(connection, row, before)
    if not named:
        return []
    first, last = before.said.entry + 1, row.payload.entry
    entries = await play_rows.logged(connection, row.match_id, first, last)
    answers = _in_force([*await _sealed_before(connection, row, first, entries), *entries])
    over = await _over(connection, row.match_id, [one.entry.number for one in answers])
    went_back = any(not isinstance(entry, Answered) for entry, _ in entries)
    found = []
    for seat in await board_rows.sitting(connection, row.match_id, named):
        given = [one for one in answers if one.entry.seat == seat.seat and _known(one, row)]
        fate = (
            _of_answer(given[0], seat, over)
            if given
            else _of_none(row, before, seat, went_back=went_back)
        )
        if fate is not None:
            found.append((seat.seat, fate))
    return found


def _of_answer(given: _Given, seat: Occupant, over: dict[int, Fate]) -> Fate:
    if given.by_person:
        return Fate.ANSWERED
    return Fate.AI if seat.ai is not None else over.get(given.entry.number, Fate.SAFE)


def _of_none(
    row: OutboxRow[BoardPost], before: SentBoard, seat: Occupant, *, went_back: bool
) -> Fate | None:
    """What became of a seat that has not answered; None if it is asked on, or nobody is to know."""
    people = dict(before.said.people)
    if people.get(seat.seat, seat.user_id) != seat.user_id:
        return Fate.HANDED
    if seat.seat in row.payload.named:
        return None
    if seat.ai is not None:
        return Fate.AI
    if row.kind is Kind.FINAL:
        return Fate.ENDED
    return Fate.BACK if went_back else None


def _known(given: _Given, row: OutboxRow[BoardPost]) -> bool:
    """Whether everybody may know of an answer now."""
    hidden = given.entry.secret and row.payload.secret
    return not hidden or given.entry.seat not in row.payload.named


async def _named(connection: Transaction, row: OutboxRow[BoardPost], before: SentBoard) -> set[int]:
    """The seats that a board post has named as awaited, be it at first or when it was brought up to date."""
    later = await board_rows.updates_between(connection, row.match_id, before.id, row.id)
    said: list[Named] = [before.said, *later]
    return {seat for one in said for seat in one.named}


async def _sealed_before(
    connection: Transaction, row: OutboxRow[BoardPost], first: int, entries: Sequence[_Logged]
) -> list[_Logged]:
    """What was put into the log before a board post by those who answered in secret with others after it.

    Then nobody was to know of it, whatever else the post was about.
    """
    groups = {group_of(entry) for entry, _ in entries if is_sealed(entry)}
    if not groups or first == 1:
        return []
    earlier = await play_rows.logged(connection, row.match_id, max(1, first - FAR), first - 1)
    return [
        one
        for one in earlier
        if isinstance(one[0], Undone) or (is_sealed(one[0]) and group_of(one[0]) in groups)
    ]


def _in_force(entries: Sequence[_Logged]) -> list[_Given]:
    """The answers among some entries that were not taken back by a later one."""
    gone: set[int] = set()
    for entry, _ in entries:
        gone.update(_taken_back(entry))
    return [
        _Given(entry, by_person)
        for entry, by_person in entries
        if isinstance(entry, Answered) and entry.number not in gone and not is_act(entry)
    ]


def _taken_back(entry: AnyEntry) -> Collection[int]:
    if isinstance(entry, Undone):
        return (entry.back,)
    return range(entry.to + 1, entry.number) if isinstance(entry, RolledBack) else ()


async def _over(connection: Transaction, match_id: str, entries: list[int]) -> dict[int, Fate]:
    """The answers that were given because time was over, and how it went on."""
    told = await play_rows.told_with(connection, match_id, entries)
    return {entry: TIME_OVER[one.key] for entry, one in told if one.key in TIME_OVER}
