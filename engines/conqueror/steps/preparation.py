"""Preparation: everybody plans in secret what to recruit, buy and store; then all plans are carried out."""

from typing_extensions import override

from engines.conqueror.ids import ALL, CAVALRY, DONE, ELITE, STORE
from engines.conqueror.preview.drafts import Draft, draft
from engines.conqueror.preview.plans import PLANNED, PREPARED, listed, parts
from engines.conqueror.preview.recruits import entries, has_choice, plague_due, surplus_due, usual
from engines.conqueror.rules.menu import choose
from engines.conqueror.state import Conqueror, Hero, add, take
from engines.conqueror.steps.capitals import Settle
from engines.conqueror.steps.recruiting import told
from engines.conqueror.words import coins
from engines.core import Arg, Ask, Choose, Decision, Step, Text, record, text, untold

LAST = (ALL, DONE, STORE)
"""The answers with which a plan is finished."""
RULES = {
    "plague": ["CON-33.8"],
    "surplus": ["CON-15.2", "CON-15.3"],
    "prepare": ["CON-14.3", "CON-14.4", "CON-14.7", "CON-15.5"],
}
"""What matters for each kind of question."""


@record
class Preparation(Step[Conqueror]):
    """All at once, or one after the other if the table wants it so (CON-14.1)."""

    @override
    def run(self, game: Conqueror) -> None:
        game.phase, game.active = "preparation", None
        groups = [[*game.order]] if game.sealed else [[seat] for seat in game.order]
        game.push(*(Planning(seats) for seats in groups))


@record
class Planning(Step[Conqueror]):
    """These seats plan; what they choose stays secret until all of them are done (CON-14.9)."""

    seats: list[int]

    @override
    def run(self, game: Conqueror) -> None:
        game.active = None if game.sealed else self.seats[0]
        asked = any(has_choice(draft(game, seat)) for seat in self.seats)
        game.push(OpenPlans(self.seats, asked), Settle())
        game.together([Prepare(seat)] for seat in self.seats)


@record
class Prepare(Ask[Conqueror]):
    """One thing after the other, until a seat has done what it wants to (CON-14.2, CON-14.9)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        plan = draft(game, self.seat)
        offered, prompt = entries(plan), _prompt(plan)
        return choose(
            prompt,
            "preparation",
            untold(offered),
            # The safe answer: to finish as usual; if nothing is left to do, with food stored if it can be.
            next(one for one in (ALL, STORE, DONE) if one in offered),
            rules=RULES[prompt],
            secret=True,
            # Whoever has planned something ends it themselves: until then it can be taken back.
            always=not plan.empty,
        )

    @override
    def describe(self, game: Conqueror, decision: Decision) -> None:
        if not isinstance(decision, Choose):
            return
        plan = draft(game, self.seat)
        decision.options = [told(plan, one.id) for one in decision.options]
        for option in decision.options:
            # Whoever is asked alone shows their plan with it.
            option.confirm = not game.sealed and option.id in LAST
        decision.prompt = Text(decision.prompt.key, _figures(plan))

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        if enter(game, self.seat, answer):
            game.push(Prepare(self.seat))


def enter(game: Conqueror, seat: int, answer: str) -> bool:
    """Write an answer into the plan of a seat; whether it goes on planning."""
    plan = game.nations[seat].plan
    if answer == ALL:
        plan += usual(game, seat)
    elif answer != DONE:
        plan.append(answer)
    return answer not in LAST


def _prompt(plan: Draft) -> str:
    """What is asked."""
    if plague_due(plan):
        return "plague"
    return "surplus" if surplus_due(plan) else "prepare"


def _figures(plan: Draft) -> dict[str, Arg]:
    """What the answers have to go by."""
    if due := plague_due(plan):
        return {"n": due}
    if due := surplus_due(plan):
        return {"n": due, "fed": plan.fed, "limit": plan.limit}
    what = Text("conqueror-nothing-planned")
    if not plan.empty:
        what = text("conqueror-planned", what=listed(parts(plan, PLANNED)))
    left = coins(plan.coins)
    return {"fed": plan.fed, "limit": plan.limit, "left": left, "planned": what}


@record
class OpenPlans(Step[Conqueror]):
    """Their plans come to light together, and are carried out in turn order (CON-14.9).

    asked: whether any of them had a choice; otherwise nothing comes to light.
    """

    seats: list[int]
    asked: bool

    @override
    def run(self, game: Conqueror) -> None:
        if self.asked:
            game.reveal()
        for seat in self.seats:
            _carry_out(game, seat)


def _carry_out(game: Conqueror, seat: int) -> None:
    """What a seat has planned happens."""
    plan = draft(game, seat)
    _tell(plan)
    plan.nation.plan = []
    if plan.token:
        plan.nation.stored, plan.nation.fed = False, True
    _lose(plan)
    _place(plan)
    _hire(plan)
    if plan.store:
        plan.nation.stored = True


def _tell(plan: Draft) -> None:
    """One line of the story; of heroes everybody learns the price alone (CON-17.2)."""
    game, seat = plan.game, plan.seat
    if plan.empty:
        game.tell("conqueror-event-idle", by=seat)
        return
    known = listed(parts(plan, PREPARED, lambda _: Text("conqueror-a-hero")))
    private: dict[int, dict[str, Arg]] = {}
    if plan.heroes:
        private[seat] = {"what": listed(parts(plan, PREPARED))}
    game.tell("conqueror-event-prepared", by=seat, private=private, what=known)


def _lose(plan: Draft) -> None:
    """Plague and want of food: units go back to the barracks, and empty territories are free (CON-4.5)."""
    game = plan.game
    for places in (plan.plague, plan.surplus):
        for place, units in places.items():
            game.lands[place].army.lose(units)
            game.remove(plan.seat, units)
            game.abandon(place)


def _place(plan: Draft) -> None:
    """Recruits come to the forts that made them, fit to act (CON-14.6, CON-30.2)."""
    for places in (plan.recruits, plan.levy):
        for place, units in places.items():
            take(plan.nation.barracks, units)
            add(plan.game.lands[place].army.fresh, units)
    if plan.mercenary:
        take(plan.nation.barracks, {CAVALRY: 1})
        add(plan.game.lands[plan.mercenary].army.fresh, {CAVALRY: 1})


def _hire(plan: Draft) -> None:
    """Elite unit, siege engines and heroes are paid for (CON-16.1, CON-17.1, CON-29.12)."""
    game, nation = plan.game, plan.nation
    nation.coins = plan.coins
    if plan.elite:
        nation.elite = "map"
        add(game.lands[plan.elite].army.fresh, {ELITE: 1})
    for place, engines in plan.engines.items():
        take(nation.barracks, engines)
        add(game.lands[place].army.fresh, engines)
    if plan.heroes and len(nation.spent) == len(game.content.heroes_of(nation.mark)):
        nation.spent = []
    for hero in plan.heroes:
        nation.heroes.append(Hero(hero, [plan.seat], game.content.heroes[hero].price))
