"""A fight without bids against those whom the rules play: their units, or a tribe (MES-31, MES-34.3)."""

from typing_extensions import override

from engines.core import NOBODY, Allocate, Ask, Decision, Slot, Step, Text, record, text
from engines.mesopotamia.ids import KNUCKLE, ROWS, TRIBE
from engines.mesopotamia.preview.answering import answers_for, person
from engines.mesopotamia.preview.bids import most_to_bid
from engines.mesopotamia.preview.fighters import fighter_name
from engines.mesopotamia.preview.parties import party_name
from engines.mesopotamia.preview.strengths import best_first, free_slots
from engines.mesopotamia.rules.menu import topic
from engines.mesopotamia.rules.parties import units_of
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Fighter, Mesopotamia, Row, Side
from engines.mesopotamia.steps.answering import spend
from engines.mesopotamia.steps.arranging import Arranged, LineUp
from engines.mesopotamia.steps.bidding import Begin, side_led_by
from engines.mesopotamia.steps.duel import begin, conflicts, draw
from engines.mesopotamia.words import area_name, goods, standard_row, who


@record
class Confront(Step[Mesopotamia]):
    """A person draws cards and assigns knuckles before those of the enemy are drawn (MES-31.1, MES-31.2)."""

    place: str
    attacker: int
    defender: int

    @override
    def run(self, game: Mesopotamia) -> None:
        sides = attack, defence = conflicts(game, self.place, self.attacker, self.defender)
        for side in sides:
            if by_rules(game, side.seat):
                kinds = units_of(game, self.place, side.party)
                side.fighters = [Fighter(kind, "") for kind in kinds]
            else:
                draw(game, self.place, side, [])
        begin(game, self.place, attack, defence)
        game.push(Prepare(person(game, game.fighting()).seat), Uncover())


@record
class Prepare(Ask[Mesopotamia]):
    """How many knuckles go into the free slots of one's cards: all that a tribe has (MES-31.1, MES-34.5)."""

    seat: int

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        duel = game.fighting()
        side, enemy = person(game, duel), answers_for(game, duel)
        room = _room(game, side)
        most = min(most_to_bid(game, side), sum(room.values()))
        if not most or enemy is None:
            return None
        tribe = side.party == TRIBE
        proposal = _filled(game, side, room, most) if tribe else {}
        return Allocate(
            prompt=text(
                f"mesopotamia-ask-prepare{'-tribe' if tribe else ''}",
                area=area_name(duel.place),
                n=most_to_bid(game, side),
                enemy=party_name(game, duel.place, enemy.party),
                left=goods({KNUCKLE: most_to_bid(game, enemy)}),
            ),
            topic=topic("assign"),
            default=proposal,
            rules=["MES-31.1", "MES-31.5"],
            slots=[
                Slot(key, self._label(game, side, key), 0, min(free, most))
                for key, free in room.items()
            ],
            least=most if tribe else 0,
            most=most,
            proposal=proposal,
        )

    def _label(self, game: Mesopotamia, side: Side, key: str) -> Text:
        """A row of a card."""
        number, row = _read(key)
        fighter = fighter_name(game, side, number)
        return text("mesopotamia-slot-card", row=standard_row(row), fighter=fighter)

    @override
    def answer(self, game: Mesopotamia, answer: dict[str, int]) -> None:
        side = side_led_by(game.fighting(), self.seat)
        placed = [(*_read(key), knuckles) for key, knuckles in answer.items() if knuckles]
        for number, row, knuckles in placed:
            side.fighters[number].assigned[ROWS.index(row)] += knuckles
        spend(game, side, sum(answer.values()))
        game.tell(
            f"mesopotamia-event-prepared{'' if placed else '-nothing'}",
            by=NOBODY,
            who=who(side.party),
            placed=[
                text(
                    "mesopotamia-prepared",
                    n=knuckles,
                    row=standard_row(row),
                    fighter=fighter_name(game, side, number),
                )
                for number, row, knuckles in placed
            ],
        )


def _room(game: Mesopotamia, side: Side) -> dict[str, int]:
    """The free slots of the cards of a side, `2.strength`."""
    return {
        f"{number}.{row}": free
        for number in side.left()
        for row in ROWS
        if (free := free_slots(game, side.fighters[number], row))
    }


def _read(key: str) -> tuple[int, str]:
    """The unit and the row of a slot."""
    number, _, row = key.partition(".")
    return int(number), row


def _filled(game: Mesopotamia, side: Side, room: dict[str, int], number: int) -> dict[str, int]:
    """Place a number of knuckles row by row, on the strongest units first."""
    found = {}
    duel = game.fighting()
    for row in ROWS:
        for one in best_first(game, duel, side, row):
            key = f"{one}.{row}"
            found[key] = min(room.get(key, 0), number)
            number -= found[key]
    return {key: n for key, n in found.items() if n}


@record
class Uncover(Step[Mesopotamia]):
    """Cards are drawn for those whom the rules play; then both queues are put in order (MES-31.2)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        duel = game.fighting()
        mine, side = person(game, duel), answers_for(game, duel)
        if side is None:
            raise LookupError("the rules play neither side")
        side.fighters = []
        draw(game, duel.place, side, [one.card for one in mine.fighters])
        kept = duel.report.attack if side is duel.attack else duel.report.defence
        kept.cards = [one.card for one in side.fighters]
        attacks = mine is duel.attack
        duel.arranges, duel.rows = attacks, [Row()]
        game.push(
            LineUp(mine.seat, attacks, [len(mine.fighters)]),
            LineUp(mine.seat, not attacks, [len(side.fighters)]),
            Arranged(),
            Begin(),
        )
