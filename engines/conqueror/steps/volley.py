"""The volley: archers shoot, the defence before the attack (CON-19.8)."""

from typing_extensions import override

from engines.conqueror.rules.casualties import sizes
from engines.conqueror.rules.dice import die
from engines.conqueror.rules.forces import troops
from engines.conqueror.rules.volley import archers, hits, missed
from engines.conqueror.state import Conqueror, Volley
from engines.conqueror.steps.losses import collect, owe
from engines.conqueror.words import the_place, who
from engines.core import NOBODY, Arg, Ask, ChooseMany, Decision, Option, Step, Text, record, text


@record
class Shots(Step[Conqueror]):
    """The archers of a side throw, if there is anybody to hit (CON-19.8)."""

    attacks: bool

    @override
    def run(self, game: Conqueror) -> None:
        seats = archers(game, attacks=self.attacks)
        if not seats or not troops(game, attacks=not self.attacks):
            return
        volley = Volley(self.attacks, [die(game, "volley") for _ in seats], seats)
        game.fighting().report.volleys.append(volley)
        _tell(game, volley, "shot", volley.dice)
        game.push(Strike(self.attacks))
        asked = [seat for seat in dict.fromkeys(seats) if missed(game, volley, seat)]
        if asked:
            game.together([Reroll(seat)] for seat in asked)


def _tell(game: Conqueror, volley: Volley, key: str, dice: list[int]) -> None:
    """Tell what the archers of a side threw."""
    side = game.fighting().side(attacks=volley.attacks)
    faces: list[Arg] = [*dice]
    event = f"conqueror-event-{key}"
    game.tell(event, by=NOBODY, who=who(side.seat), dice=faces, n=hits(game, volley))


@record
class Reroll(Ask[Conqueror]):
    """Which dice that missed are thrown again; the second result stands (CON-13.5, CON-A33)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        volley = game.fighting().report.volleys[-1]
        dice = missed(game, volley, self.seat)
        if not dice:
            return None
        options = [
            Option(f"die.{at + 1}", text("conqueror-do-reroll", n=volley.dice[at])) for at in dice
        ]
        return ChooseMany(
            prompt=text("conqueror-ask-reroll", place=the_place(game.fighting().target)),
            topic=Text("conqueror-topic-volley"),
            default=[one.id for one in options],
            options=options,
            most=len(options),
            confirm=True,
            rules=["CON-13.5"],
        )

    @override
    def answer(self, game: Conqueror, answer: list[str]) -> None:
        volley = game.fighting().report.volleys[-1]
        chosen = [int(one.removeprefix("die.")) - 1 for one in answer]
        volley.again = sorted([*volley.again, *chosen])


@record
class Strike(Step[Conqueror]):
    """Dice are thrown again, and hits cost the enemy units (CON-19.9, CON-19.10, CON-A59)."""

    attacks: bool

    @override
    def run(self, game: Conqueror) -> None:
        volley = game.fighting().report.volleys[-1]
        for at in volley.again:
            volley.dice[at] = die(game, "reroll")
        if volley.again:
            _tell(game, volley, "reshot", [volley.dice[at] for at in volley.again])
        volley.hits = hits(game, volley)
        room = sizes(game, attacks=not self.attacks)
        number = min(volley.hits, sum(room.values()))
        if number:
            collect(game, sealed=False)
            owe(game, [(not self.attacks, number, room)])
