"""Combat without cards: one bid each, and whoever has more power wins (MES-25)."""

from typing_extensions import override

from engines.core import NOBODY, Allocate, Ask, Decision, Option, Slot, Step, Text, record, text
from engines.mesopotamia.ids import KNUCKLE, STRENGTH, TRIBE
from engines.mesopotamia.preview.bids import bid_by_rules, most_to_bid
from engines.mesopotamia.preview.parties import party_name
from engines.mesopotamia.preview.strengths import is_ahead, power
from engines.mesopotamia.rules.goods import gain, pay
from engines.mesopotamia.rules.menu import choose, topic
from engines.mesopotamia.rules.parties import leave, units_of
from engines.mesopotamia.rules.records import conclude
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Duel, Fighter, Mesopotamia, Party, Side
from engines.mesopotamia.steps.bidding import side_led_by
from engines.mesopotamia.steps.duel import begin, conflicts
from engines.mesopotamia.words import a_piece, area_name, goods, who


@record
class Contend(Step[Mesopotamia]):
    """Two parties, seats or TRIBE, fight in a place without cards (MES-25.1, MES-25.6)."""

    place: str
    attacker: int
    defender: int

    @override
    def run(self, game: Mesopotamia) -> None:
        attack, defence = conflicts(game, self.place, self.attacker, self.defender)
        for side in (attack, defence):
            side.fighters = [Fighter(kind, "") for kind in units_of(game, self.place, side.party)]
        begin(game, self.place, attack, defence)
        game.push(OpenSums())
        game.together(
            [BidSum(side.seat)] for side in (attack, defence) if not by_rules(game, side.seat)
        )


@record
class BidSum(Ask[Mesopotamia]):
    """How many knuckles a side bids in one sum: those of ships must be, and all of a tribe (MES-25.5).

    Where that leaves no choice, nobody is asked: everybody knows what each side has.
    """

    seat: int

    @override
    def decision(self, game: Mesopotamia) -> Decision:
        duel = game.fighting()
        side = side_led_by(duel, self.seat)
        enemy = duel.side(attacks=side is not duel.attack)
        most = most_to_bid(game, side)
        least = most if side.party == TRIBE else side.knuckles
        # Half of what it may keep, besides what it must bid.
        proposal = {STRENGTH: least + (most - least) // 2}
        return Allocate(
            prompt=text(
                "mesopotamia-ask-bid-sum",
                area=area_name(duel.place),
                mine=power(game, side, 0),
                theirs=power(game, enemy, 0),
                enemy=party_name(game, duel.place, enemy.party),
                n=most,
                least=least,
                left=most_to_bid(game, enemy),
            ),
            topic=topic("bid"),
            default=proposal,
            secret=True,
            rules=["MES-25.1", "MES-25.2", "MES-25.3", "MES-25.4"],
            slots=[Slot(STRENGTH, Text("mesopotamia-slot-bid"), least, most)],
            least=least,
            most=most,
            proposal=proposal,
        )

    @override
    def answer(self, game: Mesopotamia, answer: dict[str, int]) -> None:
        side_led_by(game.fighting(), self.seat).bid = answer


@record
class OpenSums(Step[Mesopotamia]):
    """Bids are shown and paid, and the side with more power wins (MES-25.2 to MES-25.4)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        game.reveal()
        duel = game.fighting()
        for side in duel.sides():
            if by_rules(game, side.seat):
                side.bid = {STRENGTH: bid_by_rules(game, side)}
            side.shown, side.bid = side.bid, {}
            _kept(duel, side).bid = {**side.shown}
            if side.party != TRIBE:
                pay(game.realms[side.party], {KNUCKLE: side.shown[STRENGTH] - side.knuckles})
        powers = [power(game, side, side.shown[STRENGTH]) for side in duel.sides()]
        won = is_ahead(game, duel, *powers, attacks=True)
        duel.report.powers, duel.report.won = powers, won
        winner, loser = duel.side(attacks=won), duel.side(attacks=not won)
        _tell(game, duel, winner, loser)
        _refund(game, duel, loser)
        for fighter in loser.fighters:
            _lose(game, loser, fighter)
        game.push(LoseUnit(winner.seat), Decided())


def _lose(game: Mesopotamia, side: Side, fighter: Fighter) -> None:
    """A unit is destroyed (MES-25.3, MES-25.4)."""
    duel = game.fighting()
    fighter.gone = True
    kept = _kept(duel, side)
    kept.spent += leave(game, duel.place, side.party, fighter.kind)
    kept.lost.append(fighter.kind)


def _kept(duel: Duel, side: Side) -> Party:
    """What is kept of a side."""
    return duel.report.party(attacks=side is duel.attack)


def _tell(game: Mesopotamia, duel: Duel, winner: Side, loser: Side) -> None:
    """Both bids and powers, and what decided a tie."""
    mine, theirs = (power(game, side, side.shown[STRENGTH]) for side in (winner, loser))
    tie = ""
    if mine == theirs:
        tie = "-tie-tribe" if loser.party == TRIBE else "-tie"
    game.tell(
        f"mesopotamia-event-contended{tie}",
        by=NOBODY,
        area=area_name(duel.place),
        winner=party_name(game, duel.place, winner.party),
        loser=party_name(game, duel.place, loser.party),
        mine=mine,
        theirs=theirs,
        bid=winner.shown[STRENGTH],
        against=loser.shown[STRENGTH],
        who=who(winner.party),
    )


def _refund(game: Mesopotamia, duel: Duel, loser: Side) -> None:
    """The loser gets half of its bid back, rounded down; a tribe nothing (MES-25.4, MES-22.7)."""
    back = loser.shown[STRENGTH] // 2
    if loser.party != TRIBE and back:
        gain(game.realms[loser.party], {KNUCKLE: back})
        _kept(duel, loser).back = {STRENGTH: back}
        game.tell("mesopotamia-event-gets-back", by=loser.party, goods=goods({KNUCKLE: back}))


@record
class LoseUnit(Ask[Mesopotamia]):
    """The winner destroys one of the units it fought with, unless it is the last one (MES-25.3)."""

    seat: int

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        duel = game.fighting()
        side = side_led_by(duel, self.seat)
        kinds = self._kinds(game)
        if not kinds or by_rules(game, self.seat):
            return None
        return choose(
            "lose-unit",
            [Option(kind, a_piece(kind)) for kind in kinds],
            kinds[0],
            rules=["MES-25.3"],
            args={"who": who(side.party), "area": area_name(duel.place)},
        )

    def _kinds(self, game: Mesopotamia) -> list[str]:
        """Which can be lost, the weakest first; none where there is only one."""
        fighters = side_led_by(game.fighting(), self.seat).fighters
        return [*dict.fromkeys(one.kind for one in fighters)] if len(fighters) > 1 else []

    @override
    def skip(self, game: Mesopotamia) -> None:
        """The rules lose their weakest unit."""
        kinds = self._kinds(game)
        if kinds:
            self.answer(game, kinds[0])

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        duel = game.fighting()
        side = side_led_by(duel, self.seat)
        _lose(game, side, next(one for one in side.fighters if one.kind == answer))
        game.tell(
            "mesopotamia-event-lost-unit",
            by=NOBODY,
            who=who(side.party),
            unit=a_piece(answer),
            area=area_name(duel.place),
        )


@record
class Decided(Step[Mesopotamia]):
    """The fight is over, and kept to be shown."""

    @override
    def run(self, game: Mesopotamia) -> None:
        conclude(game)
