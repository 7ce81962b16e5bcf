"""The strategy cards of the automaton: laid out, drawn, put in order, discarded (MES-30.4 to MES-30.20)."""

from typing_extensions import override

from engines.core import Arg, Step, record, text
from engines.mesopotamia.ids import ACTION_CARDS, RESEARCH
from engines.mesopotamia.preview.strategies import cards_of, orders, priority, why
from engines.mesopotamia.state import Automaton, Mesopotamia, Plan
from engines.mesopotamia.words import strategy_name

FACE_UP = 3
"""How many strategies lie face up (MES-30.5)."""


@record
class LayOutStrategies(Step[Mesopotamia]):
    """Both decks of the automaton are shuffled, and the first strategies laid out (MES-30.3, MES-30.5)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        seat = house_of(game)
        deck, actions = cards_of(game, game.realms[seat].empire), [*ACTION_CARDS]
        game.shuffle("strategies", deck)
        game.shuffle("actions", actions)
        game.automaton = Automaton(deck=deck, actions=actions)
        refill(game)
        put_in_order(game, seat)
        game.tell("mesopotamia-event-strategies", by=seat, plans=told(game))


def house_of(game: Mesopotamia) -> int:
    """The seat of the automaton. Raises LookupError if there is none."""
    seat = game.house()
    if seat is None:
        raise LookupError("the rules play no seat")
    return seat


def draw(game: Mesopotamia) -> str | None:
    """The top strategy card; None if there is none.

    If the deck is empty, the cards discarded become the new one (MES-30.14).
    """
    machine = game.machine()
    game.reveal()
    if machine.top is not None:
        card, machine.top = machine.top, None
        return card
    if not machine.deck and machine.discards:
        reshuffle(game)
    return machine.deck.pop() if machine.deck else None


def reshuffle(game: Mesopotamia) -> None:
    """The strategies discarded become a new deck."""
    machine = game.machine()
    machine.deck, machine.discards = machine.discards, []
    game.shuffle("strategies", machine.deck)
    game.tell("mesopotamia-event-strategies-shuffled", by=house_of(game))


def refill(game: Mesopotamia) -> list[str]:
    """As many strategies lie face up again as at the start; the cards drawn (MES-30.14)."""
    machine, drawn = game.machine(), []
    while len(machine.plans) < FACE_UP and (card := draw(game)) is not None:
        machine.plans.append(Plan(card))
        drawn.append(card)
    return drawn


def put_in_order(game: Mesopotamia, seat: int) -> None:
    """The strategies face up by their priority now (MES-30.5)."""
    machine = game.machine()
    for plan in machine.plans:
        plan.priority, plan.high = priority(game, seat, plan.card)
    machine.plans.sort(key=lambda plan: plan.priority)


def told(game: Mesopotamia) -> list[Arg]:
    """The strategies face up, their priorities and what these come from."""
    return [
        text(
            "mesopotamia-plan",
            name=strategy_name(plan.card),
            n=plan.priority,
            why=why(game, plan.card, high=plan.high),
        )
        for plan in game.machine().plans
    ]


def discard_done(game: Mesopotamia) -> list[str]:
    """Strategies with both actions marked are discarded; which (MES-30.14, MES-30.15)."""
    machine = game.machine()
    done = [plan.card for plan in machine.plans if all(plan.done)]
    machine.plans = [plan for plan in machine.plans if not all(plan.done)]
    machine.discards += done
    return done


def seek_research(game: Mesopotamia) -> tuple[list[str], str | None]:
    """Cards are drawn and discarded until one has Research, which goes on top of the deck (MES-30.16).

    If the deck runs out, those discarded are shuffled once (MES-30.20). The cards passed over, and the one
    found.
    """
    machine = game.machine()
    passed: list[str] = []
    game.reveal()
    shuffled = False
    if machine.top is not None:
        machine.deck.append(machine.top)
        machine.top = None
    while machine.deck or not shuffled:
        if not machine.deck:
            shuffled = True
            reshuffle(game)
            continue
        card = machine.deck.pop()
        if any(order.action == RESEARCH for order in orders(game.content.strategies[card])):
            machine.top = card
            return passed, card
        machine.discards.append(card)
        passed.append(card)
    return passed, None
