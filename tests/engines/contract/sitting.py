"""Who sits at a table: seats that are named are there, and only those are asked who can answer."""

from collections.abc import Collection, Iterable
from typing import Any

from engines.core import Allocate, Choose, ChooseMany, Decision, Event, Table, Text, Who
from tests.engines.contract.cases import Case


def only_players_in_the_game_are_asked(table: Table[Any], case: Case) -> None:
    """Neither a house seat nor one that is out is asked or waited for, and everybody sees who is out."""
    out = set(case.spec.out(table.position.state))
    players = range(case.players)
    assert out <= set(players), f"{out} are out, but only {players} are players"
    if out:
        assert out == set(case.spec.out(table.view(None).state)), "not everybody sees who is out"
    asked = {decision.seat for decision in table.pending.values()}
    asked |= {waiting.seat for waiting in table.waiting()}
    assert asked <= set(players) - out, f"{asked} are asked, of {players} without {out}"


def only_seats_are_named(
    case: Case, decisions: Iterable[Decision], events: Iterable[Event]
) -> None:
    """No question and no event speaks of a seat that there is not."""
    named: set[int] = set()
    for decision in decisions:
        _in_decision(decision, named)
    for event in events:
        _in_event(event, named)
    assert named <= set(range(case.seats)), f"{named} are named, of {case.seats} seats"


def who_is_out_stays_out(before: Collection[int], after: Collection[int]) -> None:
    """Out is out for good."""
    assert set(before) <= set(after), f"{before} were out, now {after} are"


def _in_decision(decision: Decision, named: set[int]) -> None:
    _in((decision.prompt, decision.topic, decision.then), named)
    if isinstance(decision, Choose | ChooseMany):
        for option in decision.options:
            _in((option.label, option.hint, option.group, option.then), named)
            named.update(option.waits)
    elif isinstance(decision, Allocate):
        _in([slot.label for slot in decision.slots], named)


def _in_event(event: Event, named: set[int]) -> None:
    _in(event.data.values(), named)
    if event.by is not None:
        named.add(event.by)
    for seat, told in event.private.items():
        named.add(seat)
        _in(told.values(), named)


def _in(said: Iterable[Any], named: set[int]) -> None:
    """Add the seats named in texts, however deep."""
    for one in said:
        if isinstance(one, Text):
            _in(one.args.values(), named)
        elif isinstance(one, Who):
            named.add(one.who)
        elif isinstance(one, list):
            _in(one, named)
