"""Phase 3: the special buildings, from the castle to the bridge (CAY-6)."""

from collections.abc import Callable, Mapping

from typing_extensions import override

from engines.caylus.ids import SPECIAL
from engines.caylus.preview import kept_at_inn
from engines.caylus.rules.goods import can_pay, gain, pay
from engines.caylus.rules.placing import GRATIS, place_worker, targets
from engines.caylus.state import Caylus
from engines.caylus.steps.construction import GainFavour
from engines.caylus.steps.provost import move_provost, ways, whereabouts
from engines.caylus.words import BUILDING, WHO, amount, amounts
from engines.core import NOBODY, Ask, Choose, Decision, Option, Step, Text, record

BACK = "back"
STAY = "stay"


@record
class SpecialPhase(Step[Caylus]):
    """All special buildings in their order (CAY-6.1)."""

    @override
    def run(self, game: Caylus) -> None:
        game.enter(SPECIAL)
        game.push(
            Resolve("gate"),
            Resolve("trading_post"),
            Resolve("guild"),
            Resolve("joust"),
            ResolveStables(),
            ResolveInn(),
        )


@record
class Resolve(Step[Caylus]):
    """A special building with one place: its effect, and the worker comes home (CAY-6.2)."""

    building: str

    @override
    def run(self, game: Caylus) -> None:
        seat: int | None = getattr(game, self.building)
        if seat is None:
            return
        game.active = seat
        effects: Mapping[str, Callable[[int], Step[Caylus]]] = {
            "gate": UseGate,
            "trading_post": TradingPost,
            "guild": UseGuild,
            "joust": UseJoust,
        }
        game.push(effects[self.building](seat), LeaveSpecial(self.building))


@record
class LeaveSpecial(Step[Caylus]):
    """The worker goes back to its owner, if it is still there (CAY-6.2)."""

    building: str

    @override
    def run(self, game: Caylus) -> None:
        seat: int | None = getattr(game, self.building)
        if seat is not None:
            game.players[seat].workers += 1
            setattr(game, self.building, None)


@record
class UseGate(Ask[Caylus]):
    """The worker may go on to any free place at no cost (CAY-6.3 to CAY-6.8)."""

    seat: int

    @override
    def decision(self, game: Caylus) -> Decision:
        back = Option(BACK, Text("caylus-take-back"))
        return Choose(
            prompt=Text("caylus-prompt-gate"),
            topic=Text("caylus-topic-gate"),
            default=BACK,
            rules=["CAY-6.3", "CAY-6.4", "CAY-6.5", "CAY-6.6", "CAY-6.7"],
            options=[back, *targets(game, self.seat, GRATIS)],
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer == BACK:
            game.tell("caylus-event-gate-back", by=self.seat)
            return
        game.gate = None
        place_worker(game, self.seat, answer, "caylus-event-gate", 0)


@record
class TradingPost(Step[Caylus]):
    """Money (CAY-6.9)."""

    seat: int

    @override
    def run(self, game: Caylus) -> None:
        row = game.content.specials["trading_post"]
        gained = gain(game.players[self.seat], row.gain)
        building = BUILDING[row.id]
        game.tell("caylus-event-took", by=self.seat, building=building, gained=gained)


@record
class UseGuild(Ask[Caylus]):
    """The provost may be moved at no cost (CAY-6.10)."""

    seat: int

    @override
    def decision(self, game: Caylus) -> Decision:
        steps = game.content.specials["guild"].steps
        return Choose(
            prompt=Text("caylus-prompt-guild", {**whereabouts(game), "most": steps}),
            topic=Text("caylus-topic-guild"),
            default=STAY,
            rules=["CAY-6.10", "CAY-7.6"],
            options=ways(game, steps, 0),
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        move_provost(game, self.seat, answer, 0)


@record
class UseJoust(Ask[Caylus]):
    """A favour for money and cloth, once (CAY-6.11)."""

    seat: int

    @override
    def decision(self, game: Caylus) -> Decision | None:
        row = game.content.specials["joust"]
        if not can_pay(game.players[self.seat], row.cost):
            return None
        cost = amounts(row.cost)
        return Choose(
            prompt=Text("caylus-prompt-joust", {"pay": cost}),
            topic=Text("caylus-topic-joust"),
            # The worker was sent here for it.
            default="pay",
            rules=["CAY-6.11", "CAY-15.2" if game.simplified else "CAY-12.6"],
            options=[
                Option("pay", Text("caylus-pay", {"pay": cost}), game.content.effects["joust"]),
                Option("decline", Text("caylus-joust-none")),
            ],
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer != "pay":
            _tell_no_joust(game, self.seat, able=True)
            return
        row = game.content.specials["joust"]
        paid = pay(game.players[self.seat], row.cost)
        game.tell("caylus-event-joust", by=self.seat, paid=paid)
        game.push(*[GainFavour(self.seat)] * row.favours)

    @override
    def skip(self, game: Caylus) -> None:
        _tell_no_joust(game, self.seat, able=False)


def _tell_no_joust(game: Caylus, seat: int, *, able: bool) -> None:
    game.tell("caylus-event-unused", by=seat, building=BUILDING["joust"], able=int(able))


@record
class ResolveStables(Step[Caylus]):
    """Who is here comes first in the turn order, at once (CAY-6.12, CAY-6.13)."""

    @override
    def run(self, game: Caylus) -> None:
        if not game.stables:
            return
        game.order = [*game.stables, *(seat for seat in game.order if seat not in game.stables)]
        for seat in game.stables:
            game.players[seat].workers += 1
        game.stables.clear()
        game.tell("caylus-event-stables", by=NOBODY, order=[WHO[seat] for seat in game.order])


@record
class ResolveInn(Step[Caylus]):
    """Who came last stays on the right spot; who was there goes, or may stay (CAY-6.14, CAY-6.15)."""

    @override
    def run(self, game: Caylus) -> None:
        newcomer, guest = game.inn_left, game.inn_right
        if newcomer is None:
            if guest is not None:
                game.active = guest
                game.push(StayAtInn(guest))
            return
        if guest is not None:
            game.players[guest].workers += 1
            game.tell("caylus-event-inn-out", by=guest)
        game.inn_left, game.inn_right = None, kept_at_inn(game)
        price = amount("deniers", game.content.limits.inn_price)
        game.tell("caylus-event-inn-in", by=newcomer, price=price)


@record
class StayAtInn(Ask[Caylus]):
    """Nobody has come: stay, or take the worker back (CAY-6.15, CAY-6.17)."""

    seat: int

    @override
    def decision(self, game: Caylus) -> Decision:
        return Choose(
            prompt=Text("caylus-prompt-inn"),
            topic=Text("caylus-topic-inn"),
            default=STAY,
            rules=["CAY-6.15", "CAY-6.17", "CAY-5.24"],
            options=[
                Option(STAY, Text("caylus-inn-stay"), game.content.effects["inn"]),
                Option(BACK, Text("caylus-take-back")),
            ],
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer == STAY:
            game.tell("caylus-event-inn-stay", by=self.seat)
            return
        game.inn_right = None
        game.players[self.seat].workers += 1
        game.tell("caylus-event-inn-back", by=self.seat)
