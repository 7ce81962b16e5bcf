"""The melee: what the Free Men risk, dice, strengths, and how many casualties there are."""

from collections.abc import Sequence

from typing_extensions import override

from engines.conqueror.ids import ELITE, INDEPENDENT, INFANTRY, NONE, YES
from engines.conqueror.preview.lines import lines
from engines.conqueror.rules.casualties import Toll, reckon, sizes, toll
from engines.conqueror.rules.dice import die
from engines.conqueror.rules.draw import draw_automa
from engines.conqueror.rules.forces import own, owners
from engines.conqueror.rules.menu import choose, plain
from engines.conqueror.rules.strength import fought
from engines.conqueror.state import Conqueror
from engines.conqueror.steps.aftermath import Aftermath
from engines.conqueror.steps.losses import charge, collect, owe
from engines.conqueror.words import of_independents, the_place, who
from engines.core import NOBODY, Arg, Ask, Decision, Step, record, text


@record
class Rally(Step[Conqueror]):
    """Whose Free Men are in the battle with other infantry decides what they risk (CON-16.7, CON-19.20)."""

    @override
    def run(self, game: Conqueror) -> None:
        seats = [
            seat
            for attacks in (True, False)
            for seat in owners(game, attacks=attacks)
            if _can_risk(game, seat, attacks=attacks)
        ]
        game.push(*(Risk(seat) for seat in seats))


def _can_risk(game: Conqueror, seat: int, *, attacks: bool) -> bool:
    if seat == INDEPENDENT or game.content.elite(game.nations[seat].board).power != "free_men":
        return False
    mine = own(game, seat, attacks=attacks)
    return all(any(one.units.get(kind) for one in mine) for kind in (ELITE, INFANTRY))


@record
class Risk(Ask[Conqueror]):
    """Whether the Free Men are stronger for one more infantry lost (CON-EX20, CON-A41)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        n = game.content.elite(game.nations[self.seat].board).amount
        options = [
            plain(YES, "risk", text("conqueror-hint-risk"), n=n),
            plain(NONE, "no-risk"),
        ]
        args = {
            "place": the_place(game.fighting().target),
            "attack": fought(game, attacks=True).total,
            "defence": fought(game, attacks=False).total,
        }
        return choose("risk", "risk", options, NONE, args=args, confirm=True, rules=["CON-16.7"])

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        if answer == YES:
            game.fighting().free_men.append(self.seat)
            game.tell("conqueror-event-risked", by=self.seat)


@record
class Melee(Step[Conqueror]):
    """Main players throw dice, independents turn a card over; the stronger wins (CON-19.2, CON-19.16)."""

    @override
    def run(self, game: Conqueror) -> None:
        battle = game.fighting()
        report, automa = battle.report, None
        for side in battle.sides():
            if side.seat == INDEPENDENT:
                automa = draw_automa(game)
            else:
                side.dice = [die(game, "melee") for _ in range(_dice(game, side.tactics))]
        report.melee = True
        report.attack = fought(game, attacks=True)
        report.defence = fought(game, attacks=False, automa=automa)
        battle.margin = report.attack.total - report.defence.total
        report.won = "attack" if battle.margin > 0 else "defence" if battle.margin < 0 else "tie"
        _tell(game)
        game.push(Casualties(), Aftermath())


def _dice(game: Conqueror, tactics: list[str]) -> int:
    """How many dice a main player throws: more with Omens, of which the highest counts."""
    return max([1, *(game.content.tactic(card).dice for card in tactics)])


def _tell(game: Conqueror) -> None:
    """Tell the dice and the outcome."""
    battle = game.fighting()
    for side in battle.sides():
        if side.dice:
            faces: list[Arg] = [*side.dice]
            game.tell("conqueror-event-rolled", by=NOBODY, who=who(side.seat), dice=faces)
    report = battle.report
    if report.defence.automa is not None:
        row = game.content.automa[report.defence.automa.partition(".")[0]]
        game.tell("conqueror-event-automa", by=NOBODY, n=row.strength, casualties=row.casualties)
    for one in (report.attack, report.defence):
        game.tell(
            "conqueror-event-strength",
            by=NOBODY,
            who=who(one.seat),
            n=one.total,
            lines=lines(game.content, one),
        )
    game.tell(
        of_independents(f"conqueror-event-melee-{report.won}", battle.defender),
        by=NOBODY,
        who=who(battle.attacker),
        other=who(battle.defender),
        place=the_place(battle.target),
        attack=report.attack.total,
        defence=report.defence.total,
    )


@record
class Casualties(Step[Conqueror]):
    """Both sides' casualties are counted, less shields, split, and chosen (CON-20.5, CON-20.19)."""

    @override
    def run(self, game: Conqueror) -> None:
        battle = game.fighting()
        reckon(game)
        collect(game, sealed=True)
        shares = []
        tolls = [toll(game, attacks=attacks) for attacks in (True, False)]
        for attacks, suffered in zip((True, False), tolls, strict=True):
            seat, units = battle.side(attacks=attacks).seat, sizes(game, attacks=attacks)
            if number := min(suffered.main, units.get(seat, 0)):
                charge(game, {seat: number}, attacks=attacks)
            room = {
                owner: max(0, n - suffered.main) if owner == seat else n
                for owner, n in units.items()
            }
            shares.append((attacks, suffered.shared, room))
        _tell_casualties(game, tolls)
        owe(game, shares)


def _tell_casualties(game: Conqueror, tolls: Sequence[Toll]) -> None:
    """Tell what each side inflicts and cancels, the attack's toll first, if it is anything."""
    report = game.fighting().report
    sides = ((report.attack, report.defence), (report.defence, report.attack))
    for (one, other), suffered in zip(sides, tolls, strict=True):
        if not other.inflicted and not one.costs:
            continue
        left = suffered.shared + suffered.main + suffered.risked
        if suffered.fell or one.shields or one.costs:
            game.tell(
                "conqueror-event-casualties",
                by=NOBODY,
                who=who(one.seat),
                n=other.inflicted,
                fell=suffered.fell,
                shields=one.shields,
                own=suffered.main,
                risk=suffered.risked,
                left=left,
            )
        else:
            game.tell("conqueror-event-casualties-all", by=NOBODY, who=who(one.seat), left=left)
