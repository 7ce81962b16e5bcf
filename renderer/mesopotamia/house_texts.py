"""By what the seat plays that the rules play, in words: strategies, cards, reserve, waves."""

from collections.abc import Iterator
from itertools import islice

from engines.mesopotamia.ids import GUARDIANS, KNUCKLE, SIEGE, STAR
from engines.mesopotamia.preview.strategies import orders, says, why
from engines.mesopotamia.state import Deed, Mesopotamia, Plan
from engines.mesopotamia.words import (
    action_card_name,
    action_name,
    goods,
    pieces,
    strategy_name,
    units,
)
from renderer.core.telling import listed
from renderer.core.words import Words
from renderer.mesopotamia.texts import army

FEW = 3
"""How many lines are told where there is little room."""


def house_lines(words: Words, state: Mesopotamia) -> Iterator[str]:
    """All of it, line by line; nothing where people play against each other."""
    if state.automaton is not None:
        yield difficulty_line(words, state)
        yield from plan_lines(words, state)
        yield from deed_lines(words, state)
    elif state.mode == SIEGE:
        yield from siege_lines(words, state)
    elif state.mode == GUARDIANS:
        yield from wave_lines(words, state)


def house_briefly(words: Words, state: Mesopotamia) -> Iterator[str]:
    """The same in few sentences: strategies by their names with the actions that are left on them."""
    if state.automaton is None:
        yield from islice(house_lines(words, state), FEW)
        return
    plans = [_briefly(words, state, plan) for plan in state.automaton.plans]
    yield words("mesopotamia-text-plans", plans="; ".join(plans))
    yield from deed_lines(words, state)


def difficulty_line(words: Words, state: Mesopotamia) -> str:
    """How many action cards the automaton draws as things stand."""
    level = state.realms[-1].ziggurat
    return words(
        "mesopotamia-text-difficulty",
        name=words(f"mesopotamia-option-difficulty-{state.difficulty}"),
        level=level,
        n=state.content.difficulties[state.difficulty].cards[level],
    )


def plan_lines(words: Words, state: Mesopotamia) -> Iterator[str]:
    """The strategies face up, the first one first, with what they do, and one that lies open on the deck."""
    for plan in state.machine().plans:
        yield words(
            "mesopotamia-text-plan",
            n=plan.priority,
            name=words.said(strategy_name(plan.card)),
            why=words.said(why(state, plan.card, high=plan.high)),
            actions="; ".join(_actions(words, state, plan)),
        )
    top = state.machine().top
    if top is not None:
        yield words("mesopotamia-text-plan-top", name=words.said(strategy_name(top)))


def _actions(words: Words, state: Mesopotamia, plan: Plan) -> Iterator[str]:
    for side, order in enumerate(orders(state.content.strategies[plan.card])):
        key = "done" if plan.done[side] else "open"
        what = words.said(says(order))
        action = words.said(action_name(order.action))
        yield words(f"mesopotamia-text-plan-{key}", action=action, what=what)


def _briefly(words: Words, state: Mesopotamia, plan: Plan) -> str:
    left = [
        words.said(action_name(order.action))
        for side, order in enumerate(orders(state.content.strategies[plan.card]))
        if not plan.done[side]
    ]
    name = words.said(strategy_name(plan.card))
    return words("mesopotamia-text-plan-brief", n=plan.priority, name=name, left=" / ".join(left))


def deed_lines(words: Words, state: Mesopotamia) -> Iterator[str]:
    """What the action cards of the last turn have led to."""
    if deeds := state.machine().deeds:
        told = "; ".join(_deed(words, one) for one in deeds)
        yield words("mesopotamia-text-deeds", deeds=told)


def _deed(words: Words, deed: Deed) -> str:
    if deed.plan is None or deed.action is None:
        return words(
            "mesopotamia-text-deed-lost", card=words.said(action_card_name(str(deed.card)))
        )
    plan, action = words.said(strategy_name(deed.plan)), words.said(action_name(deed.action))
    if deed.card is None:
        return words("mesopotamia-text-deed-extra", plan=plan, action=action)
    if deed.card == STAR:
        return words("mesopotamia-text-deed-star", plan=plan, action=action)
    return words("mesopotamia-text-deed", plan=plan, action=action)


def siege_lines(words: Words, state: Mesopotamia) -> Iterator[str]:
    """When Ur has won, which units it has left and when they come, and the cards of its last turn."""
    ur, pool = state.realms[-1].seat, state.content.pool
    yield words(
        "mesopotamia-text-ur-goal",
        space=len(state.events.stacks),
        level=len(state.population.stacks),
    )
    told = [
        words("mesopotamia-text-reserve-unit", units=words.said(pieces(kind, left)), n=row.level)
        for kind, row in sorted(pool.items(), key=lambda one: one[1].level)
        if (left := state.stock(ur, kind))
    ]
    yield words("mesopotamia-text-reserve", units=listed(words, told))
    if state.ur_cards:
        cards = [words.said(action_card_name(card)) for card in state.ur_cards]
        yield words("mesopotamia-text-ur-cards", cards=listed(words, cards))


def wave_lines(words: Words, state: Mesopotamia) -> Iterator[str]:
    """With what the waves come that are left, the next one first."""
    waves = state.content.waves
    for number in range(state.wave + 1, len(waves) + 1):
        row = waves[str(number)]
        yield words(
            "mesopotamia-text-wave-next",
            n=number,
            units=army(words, units(row.pieces)),
            goods=words.said(goods({KNUCKLE: row.knuckles})),
        )
