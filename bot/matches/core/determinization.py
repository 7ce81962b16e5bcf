"""A match as one seat knows it, what it may not know filled in at random.

What comes out depends on that seat's knowledge and on the key alone: hidden values are dealt anew
(`engines.core.worlds`), and answers of which the seat cannot know whether they were given are left out.
"""

from typing import Any

from bot.domain.unseen import unsure
from engines.core import Answered, Match, Refusal, Table
from engines.core.worlds import Unknowable, redealt


def determinized(
    match: Match[Any], seat: int | None, key: bytes, before: bytes | None = None
) -> Match[Any]:
    """A match that begins at the present position of another, as `seat` (None: the public) knows it.

    before: the position before the first answer that `unsure` names, if it names any.
    key: of the dice and of all that is made up. Raises Unknowable.
    """
    known = match.dump() if before is None else _without(match, before, unsure(match, seat))
    return redealt(match, known, seat, key)


def _without(match: Match[Any], before: bytes, gone: list[Answered]) -> bytes:
    """The present position as it would be if some answers, of which nobody knows, were not given."""
    table = match.table_at(before)
    numbers = [one.number for one in gone]
    for one in match.live():
        if one.number > numbers[0] and one.number not in numbers:
            _again(table, one)
    return match.spec.codec.dump(table.position)


def _again(table: Table[Any], one: Answered) -> None:
    """Give an answer again to the same question, whatever its id is now. Raises Unknowable."""
    asked = table.same(one)
    if asked is None:
        raise Unknowable
    try:
        table.answer(asked.id, one.seat, one.answer)
    except Refusal as refused:
        raise Unknowable from refused
