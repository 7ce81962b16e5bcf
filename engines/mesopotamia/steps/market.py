"""Gather and Trade: goods from the map, and one trade, in either order (MES-15, MES-16)."""

from collections.abc import Sequence

from typing_extensions import override

from engines.core import (
    Allocate,
    Ask,
    Cap,
    Choose,
    Decision,
    Option,
    Slot,
    Step,
    Text,
    Who,
    record,
    text,
    untold,
)
from engines.mesopotamia.ids import DONE, GATHER, STANDARD, TRADE
from engines.mesopotamia.preview.gathering import most, proposed, sources, together
from engines.mesopotamia.preview.trades import exchange, payable, terms, too_dear
from engines.mesopotamia.rules.goods import gain, pay
from engines.mesopotamia.rules.menu import choose, plain, topic
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import goods, trade_name


@record
class Gather(Ask[Mesopotamia]):
    """Whether to gather first or to trade, if any trade can be paid for already (MES-15.1, MES-16.7).

    level: up to which trade tokens can be used (MES-16.2); sources: how many are gathered from (MES-15.2).
    """

    seat: int
    level: int
    sources: int

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        tokens = payable(game, self.seat, self.level)
        if not tokens:
            return None
        rules = ["MES-15.1", "MES-16.1"]
        return choose("market", untold([GATHER, *_ids(tokens), DONE]), GATHER, rules=rules)

    @override
    def describe(self, game: Mesopotamia, decision: Decision) -> None:
        if isinstance(decision, Choose):
            offered = decision.options[:-1]
            told = [_told(game, self.seat, self.level, one.id) for one in offered]
            decision.options = [*told, plain(DONE, "no-market")]

    @override
    def skip(self, game: Mesopotamia) -> None:
        game.push(*self._gathering())

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        if answer == DONE:
            return
        if answer == GATHER:
            game.push(*self._gathering())
            return
        _trade(game, self.seat, _token(answer))
        game.push(GatherGoods(self.seat, self.sources))

    def _gathering(self) -> Sequence[Step[Mesopotamia]]:
        return GatherGoods(self.seat, self.sources), Trade(self.seat, self.level)


@record
class GatherGoods(Ask[Mesopotamia]):
    """Which goods are gathered, each from a source of its own (MES-15.2 to MES-15.5).

    They are as many as can be: nobody is ever better off with fewer.
    """

    seat: int
    sources: int

    @override
    def decision(self, game: Mesopotamia) -> Decision:
        found = sources(game, self.seat)
        number = min(self.sources, len(found))
        proposal = proposed(found, game.realms[self.seat].goods, number)
        return Allocate(
            prompt=text("mesopotamia-ask-gather", n=number),
            topic=topic("gather"),
            default=proposal,
            rules=["MES-15.2", "MES-15.3", "MES-15.4", "MES-15.5"],
            slots=[
                Slot(good, _LABELS[good], 0, min(number, most(found, good))) for good in STANDARD
            ],
            least=number,
            most=number,
            proposal=proposal,
            caps=[Cap(kinds, limit) for kinds, limit in together(found, number)],
        )

    @override
    def answer(self, game: Mesopotamia, answer: dict[str, int]) -> None:
        gain(game.realms[self.seat], answer)
        game.tell("mesopotamia-event-gathered", by=self.seat, goods=goods(answer))


_LABELS = {good: Text(f"mesopotamia-good-{good}") for good in STANDARD}


@record
class Trade(Ask[Mesopotamia]):
    """The one trade, after goods are gathered (MES-15.1, MES-16.1, MES-16.7)."""

    seat: int
    level: int

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        tokens = payable(game, self.seat, self.level)
        if not tokens:
            return None
        rules = ["MES-16.1", "MES-16.2", "MES-16.4", "MES-16.5"]
        return choose("trade", untold([*_ids(tokens), DONE]), DONE, rules=rules)

    @override
    def describe(self, game: Mesopotamia, decision: Decision) -> None:
        if isinstance(decision, Choose):
            offered = decision.options[:-1]
            told = [_told(game, self.seat, self.level, one.id) for one in offered]
            none = plain(DONE, "no-trade", too_dear(game, self.seat, self.level))
            decision.options = [*told, none]

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        if answer != DONE:
            _trade(game, self.seat, _token(answer))


def _ids(tokens: Sequence[str]) -> list[str]:
    """`trade.grain_tax`."""
    return [f"{TRADE}.{token}" for token in tokens]


def _token(answer: str) -> str:
    """The token that an answer names."""
    return answer.partition(".")[2]


def _told(game: Mesopotamia, seat: int, level: int, answer: str) -> Option:
    """An option as people read it, the one to do nothing aside."""
    if answer == GATHER:
        return plain(GATHER, "gather-first", too_dear(game, seat, level))
    token = _token(answer)
    return Option(answer, exchange(game, token), terms(game, seat, token))


def _trade(game: Mesopotamia, seat: int, token: str) -> None:
    """Pay the left side of a token, gain the right side (MES-16.4, MES-16.5, MES-16.8).

    Whose amphora lies on it gets what others pay, and cannot refuse (MES-16.7).
    """
    row, realm = game.content.trades[token], game.realms[seat]
    owner = game.claims.get(token)
    pay(realm, row.pay)
    gain(realm, row.gain)
    args = {"name": trade_name(token), "paid": goods(row.pay), "gained": goods(row.gain)}
    if owner is None:
        game.claims[token] = seat
        game.tell("mesopotamia-event-trade-claimed", seat, None, **args)
    elif owner == seat:
        game.tell("mesopotamia-event-traded", seat, None, **args)
    elif by_rules(game, owner):
        game.tell("mesopotamia-event-trade-supply", seat, None, who=Who(owner), **args)  # MES-AUT4
    else:
        gain(game.realms[owner], row.pay)
        game.tell("mesopotamia-event-trade-paid", seat, None, who=Who(owner), **args)
