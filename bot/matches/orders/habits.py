"""Answers that somebody gives again and again, and the standing order that would give them."""

from collections.abc import Iterable
from zlib import crc32

from cachetools import LRUCache

from bot.domain.orders import Doing, Rule, When
from engines.core import Answer, Choose, Decision, Routine, kind_of, must_confirm

OFTEN = 3
"""After so many same answers in a row an order is offered."""
REMEMBERED = 5000
"""How many runs of answers, and offers, are remembered."""


class Habits:
    """What people answer time after time, by match, person and kind of question.

    It is remembered until the bot stops, and then counted anew: an order comes a little later, that is all.
    """

    def __init__(self) -> None:
        self._runs: LRUCache[tuple[str, int, str], tuple[Answer, int]] = LRUCache(REMEMBERED)
        self._offers: LRUCache[tuple[str, int], Rule] = LRUCache(REMEMBERED)

    def run(self, match_id: str, user_id: int, kind: str, answer: Answer) -> int:
        """How many times in a row this has been answered, now included."""
        key = match_id, user_id, kind
        last, count = self._runs.pop(key, (answer, 0))
        count = count + 1 if last == answer else 1
        self._runs[key] = answer, count
        return count

    def broken(self, match_id: str, user_id: int) -> None:
        """An answer was taken back: what was answered before it counts no more."""
        for key in [one for one in self._runs if one[:2] == (match_id, user_id)]:
            del self._runs[key]

    def offer(self, match_id: str, user_id: int, rule: Rule) -> None:
        """Remember what was offered last."""
        self._offers[match_id, user_id] = rule

    def offered(self, match_id: str, user_id: int, mark: str) -> Rule | None:
        """What was offered last; None if that was not the offer of this mark, or has been answered."""
        rule = self._offers.get((match_id, user_id))
        return None if rule is None or mark_of(rule) != mark else rule

    def settled(self, match_id: str, user_id: int) -> None:
        """The offer was taken or declined."""
        self._offers.pop((match_id, user_id), None)


def mark_of(rule: Rule) -> str:
    """By what the buttons of an offer are told from those of another one."""
    return f"{crc32(f'{rule.kind} {rule.doing} {rule.what}'.encode()):x}"


def order_for(decision: Decision, answer: Answer, routines: Iterable[Routine]) -> Rule | None:
    """The order that would answer so: a routine of the game, else this very option where it is offered.

    None for what is secret, and for what cannot be taken back unless a routine is meant for that, too.
    """
    if decision.secret or not isinstance(decision, Choose) or not isinstance(answer, str):
        return None
    kind, final = kind_of(decision), must_confirm(decision, answer)
    for one in routines:
        if kind in one.kinds and (one.sure or not final) and one.answer(decision) == answer:
            return Rule(one.kinds[0], Doing.ROUTINE, one.key)
    if final:
        return None
    said = decision.option(answer).label
    return Rule(kind, Doing.OPTION, answer, When.OFFERED, asked=decision.topic, said=said)
