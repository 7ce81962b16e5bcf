"""Bids on the Standard of Ur: in secret, opened together, resolved row by row (MES-20.3 to MES-20.12)."""

from typing_extensions import override

from engines.core import NOBODY, Allocate, Arg, Ask, Decision, Slot, Step, Text, record, text
from engines.mesopotamia.ids import KNUCKLE, ROWS, TACTICS, TRIBE
from engines.mesopotamia.preview.bids import most_to_bid, proposed
from engines.mesopotamia.preview.fighters import (
    arrayed,
    fighter_against,
    fighter_name,
    fighter_names,
    slots_of,
)
from engines.mesopotamia.preview.strengths import attack_wins_ties, best_first, free_slots
from engines.mesopotamia.rules.goods import gain, pay
from engines.mesopotamia.rules.menu import topic
from engines.mesopotamia.state import Duel, Mesopotamia, Side
from engines.mesopotamia.steps.arranging import Arrange
from engines.mesopotamia.steps.bouts import Clash
from engines.mesopotamia.words import area_name, goods, standard_row, who


@record
class Bids(Step[Mesopotamia]):
    """Both sides bid at once; all know who has knuckles, and who has none is not asked (MES-20.3)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        sides = [side for side in game.fighting().sides() if most_to_bid(game, side)]
        if sides:
            game.together([Bid(side.seat)] for side in sides)


def side_led_by(duel: Duel, seat: int) -> Side:
    """The side for which a seat decides: never both (MES-22.4)."""
    return duel.attack if duel.attack.seat == seat else duel.defence


@record
class Bid(Ask[Mesopotamia]):
    """A bid on each row: those of ships at least, and all that a tribe has (MES-21.2, MES-22.6)."""

    seat: int

    @override
    def decision(self, game: Mesopotamia) -> Decision:
        duel = game.fighting()
        side = side_led_by(duel, self.seat)
        most = most_to_bid(game, side)
        proposal = proposed(game, side)
        enemy = duel.side(attacks=side is not duel.attack)
        return Allocate(
            prompt=text(
                f"mesopotamia-ask-bid{'-tribe' if side.party == TRIBE else ''}",
                area=area_name(duel.place),
                mine=fighter_names(game, side),
                slots=slots_of(game, side),
                theirs=fighter_names(game, enemy),
                their_slots=slots_of(game, enemy),
                enemy=who(enemy.party),
                n=most,
                least=side.knuckles,
                left=most_to_bid(game, enemy),
            ),
            topic=topic("bid"),
            default=proposal,
            secret=True,
            rules=["MES-20.3", *(["MES-21.2"] if side.knuckles else [])],
            slots=[Slot(row, standard_row(row), 0, most) for row in ROWS],
            least=side.knuckles,
            most=most,
            proposal=proposal,
        )

    @override
    def answer(self, game: Mesopotamia, answer: dict[str, int]) -> None:
        side_led_by(game.fighting(), self.seat).bid = answer


@record
class OpenBids(Step[Mesopotamia]):
    """Bids are shown and paid; then each row of the Standard is resolved, and units fight (MES-20.12)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        game.reveal()
        duel = game.fighting()
        for side, party in zip(
            duel.sides(), (duel.report.attack, duel.report.defence), strict=True
        ):
            side.shown = {row: side.bid.get(row, 0) for row in ROWS}
            side.bid = {}
            party.bid = {**side.shown}
            if side.party != TRIBE:
                # What ships brought is bid in any case, so only the rest is paid.
                own = sum(side.shown.values()) - side.knuckles
                pay(game.realms[side.party], {KNUCKLE: own})
            strength, tactics, mobility = side.shown.values()
            game.tell(
                "mesopotamia-event-bid",
                by=NOBODY,
                who=who(side.party),
                strength=strength,
                tactics=tactics,
                mobility=mobility,
            )
        game.push(*(Resolve(row) for row in ROWS), Begin())


@record
class Resolve(Step[Mesopotamia]):
    """A row of the Standard: the higher bid assigns the margin, the lower one gets half back.

    Equal bids are both lost, and nobody assigns anything (MES-20.4 to MES-20.6, MES-20.8, MES-20.11). Before
    knuckles are assigned in tactics, units are arranged (MES-20.7).
    """

    row: str

    @override
    def run(self, game: Mesopotamia) -> None:
        duel = game.fighting()
        margin = duel.attack.shown[self.row] - duel.defence.shown[self.row]
        duel.report.margins[self.row] = margin
        steps: list[Step[Mesopotamia]] = []
        if self.row == TACTICS:
            duel.arranges = margin > 0 or (not margin and attack_wins_ties(game, duel))
            steps.append(Arrange())
        if margin:
            self._won(game, duel, attacks=margin > 0)
            winner = duel.side(attacks=margin > 0)
            steps.append(Assign(winner.seat, self.row, abs(margin)))
        elif duel.attack.shown[self.row]:
            game.tell(
                "mesopotamia-event-standard-tie",
                by=NOBODY,
                row=standard_row(self.row),
                n=duel.attack.shown[self.row],
            )
        game.push(*steps)

    def _won(self, game: Mesopotamia, duel: Duel, *, attacks: bool) -> None:
        """The loser of the row gets half back, rounded down; a tribe nothing (MES-20.5, MES-22.7)."""
        winner, loser = duel.side(attacks=attacks), duel.side(attacks=not attacks)
        back = 0 if loser.party == TRIBE else loser.shown[self.row] // 2
        if back:
            gain(game.realms[loser.party], {KNUCKLE: back})
        (duel.report.defence if attacks else duel.report.attack).back[self.row] = back
        game.tell(
            f"mesopotamia-event-standard-{'back' if back else 'won'}",
            by=NOBODY,
            row=standard_row(self.row),
            winner=who(winner.party),
            loser=who(loser.party),
            mine=winner.shown[self.row],
            theirs=loser.shown[self.row],
            goods=goods({KNUCKLE: back}),
        )


@record
class Assign(Ask[Mesopotamia]):
    """On which of its cards the winner of a row places the margin: as much as slots allow (MES-20.26)."""

    seat: int
    row: str
    margin: int

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        side = side_led_by(game.fighting(), self.seat)
        room = {n: free_slots(game, side.fighters[n], self.row) for n in side.left()}
        number = min(self.margin, sum(room.values()))
        if not number:
            return None
        order = best_first(game, game.fighting(), side, self.row)
        proposal = _spread({n: room[n] for n in order}, number)
        return Allocate(
            prompt=self._prompt(game, number),
            topic=topic("assign"),
            default=proposal,
            rules=["MES-20.4", "MES-20.26"],
            slots=[
                Slot(str(n), self._label(game, side, n), 0, free)
                for n, free in room.items()
                if free
            ],
            least=number,
            most=number,
            proposal=proposal,
        )

    def _prompt(self, game: Mesopotamia, number: int) -> Text:
        """How many knuckles, and who meets whom: row by row once units are arranged (MES-20.12)."""
        duel = game.fighting()
        told: dict[str, Arg] = (
            {"rows": arrayed(game, duel)}
            if duel.rows
            else {
                "attack": fighter_names(game, duel.attack),
                "defence": fighter_names(game, duel.defence),
            }
        )
        return text(
            f"mesopotamia-ask-assign{'-rows' if duel.rows else ''}",
            n=number,
            row=standard_row(self.row),
            attacker=who(duel.attack.party),
            defender=who(duel.defence.party),
            **told,
        )

    def _label(self, game: Mesopotamia, side: Side, number: int) -> Text:
        """A unit; with tactics also against whom of its enemies they count."""
        if self.row != TACTICS:
            return fighter_name(game, side, number)
        duel = game.fighting()
        return fighter_against(game, side, number, duel.side(attacks=side is not duel.attack))

    @override
    def skip(self, game: Mesopotamia) -> None:
        game.tell("mesopotamia-event-no-slot", by=NOBODY, row=standard_row(self.row))

    @override
    def answer(self, game: Mesopotamia, answer: dict[str, int]) -> None:
        side = side_led_by(game.fighting(), self.seat)
        at = ROWS.index(self.row)
        for number, knuckles in answer.items():
            side.fighters[int(number)].assigned[at] += knuckles
        game.tell(
            "mesopotamia-event-assigned",
            by=NOBODY,
            who=who(side.party),
            row=standard_row(self.row),
            fighters=[
                text(
                    "mesopotamia-assigned",
                    n=knuckles,
                    fighter=fighter_name(game, side, int(number)),
                )
                for number, knuckles in answer.items()
                if knuckles
            ],
        )


def _spread(room: dict[int, int], number: int) -> dict[str, int]:
    """Share out a number of knuckles: each unit gets what it has room for, the first units first."""
    found = {}
    for one, free in room.items():
        found[str(one)] = min(free, number)
        number -= found[str(one)]
    return {one: n for one, n in found.items() if n}


@record
class Begin(Step[Mesopotamia]):
    """All is assigned: what lies on the cards is kept for the report, and the fights begin (MES-20.13)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        duel = game.fighting()
        for side, party in zip(
            duel.sides(), (duel.report.attack, duel.report.defence), strict=True
        ):
            party.assigned = [[*one.assigned] for one in side.fighters]
        game.push(Clash())
