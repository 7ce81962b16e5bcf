"""A what-if is made of what its seat knows, and of nothing else."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.domain.unseen import (
    unsure,
)
from bot.matches.core.determinization import (
    determinized,
)
from engines.core import Decision, Match, Stream, key_from
from engines.core.hidden import hidden_places
from tests.engines.contract.cases import content, specs

KEY = b"k" * 32
OTHER = b"o" * 32
MATCHES = 3
LONGEST = 400


def begun(game: str, players: int, seed: str) -> Match[Any]:
    spec = specs()[game]
    marks = [None] * players
    return Match.begin(spec, content(game), "a" * 64, key_from(seed), {}, marks, keeping="all")


def moments(game: str) -> Iterator[tuple[Match[Any], Stream]]:
    """Random playouts, a look at every few of their positions."""
    for number in range(MATCHES):
        stream = Stream(key_from(f"{game} {number}"), "what-if", 0)
        players = specs()[game].playable(specs()[game].read_options({}))
        match = begun(game, players[number % len(players)], f"{number}")
        while not match.over and match.number < LONGEST:
            if stream.below(12) == 0 or match.number < 4 or len(secrets_of(match)) > 1:
                yield match, stream
            free = [one for one in match.table.pending.values() if not one.blocked]
            decision = free[stream.below(len(free))]
            match.answer(decision.id, decision.seat, decision.sample(stream))


def secrets_of(match: Match[Any]) -> list[Decision]:
    """The questions that are asked of several in secret."""
    lanes, pending = match.table.position.lanes, match.table.pending
    return [
        one
        for lane, one in pending.items()
        if one.secret and not one.blocked and lanes[lane].parent is not None
    ]


def copied(match: Match[Any]) -> Match[Any]:
    """The match at its present position, which may be disturbed."""
    counters = match.table.counters
    own = counters.copy()
    position = match.spec.codec.load(match.dump())
    return Match(match.spec, match.content, match.header, position, own, match.entries, match.kept)


def disturbed(match: Match[Any], seat: int, stream: Stream) -> Match[Any]:
    """Another match that looks the same to a seat."""
    twin = copied(match)
    position = match.spec.codec.load(match.dump())
    match.spec.deal(position, match.content, seat, lambda _, items: stream.shuffle(items))
    twin.table = twin.seat_table(position, twin.table.counters)
    return twin


def known(match: Match[Any], seat: int) -> tuple[Any, Any]:
    """What a seat sees of the pieces, and of whom the match waits for."""
    view = match.view(seat)
    return view.state, view.waiting


def trial(match: Match[Any], seat: int, key: bytes = KEY) -> bytes:
    """The first position of a what-if."""
    answers = unsure(match, seat)
    before = match.kept[answers[0].number] if answers else None
    made = determinized(match, seat, key, before)
    assert made.number == 0
    assert made.header.key != match.header.key
    return made.dump()


@pytest.mark.parametrize("game", sorted(specs()))
def test_a_what_if_does_not_depend_on_what_its_seat_may_not_know(game: str) -> None:
    for match, stream in moments(game):
        seat = stream.below(len(match.header.marks))
        if unsure(match, seat):
            continue  # the position before them would have to be disturbed, too
        other = disturbed(match, seat, stream)
        assert trial(match, seat) == trial(other, seat), match.number


@pytest.mark.parametrize("game", sorted(specs()))
def test_a_what_if_looks_to_its_seat_as_the_match_does(game: str) -> None:
    for match, stream in moments(game):
        seat = stream.below(len(match.header.marks))
        answers = unsure(match, seat)
        made = determinized(match, seat, KEY, match.kept[answers[0].number] if answers else None)
        assert made.view(seat).state == match.view(seat).state
        now, then = made.view(seat).decisions, match.view(seat).decisions
        assert [one.prompt for one in now] == [one.prompt for one in then]


@pytest.mark.parametrize("game", ["bazaar", "fair", "fortuna", "frontier"])
def test_a_what_if_does_not_tell_who_has_answered_a_secret_question(game: str) -> None:
    compared = 0
    for match, stream in moments(game):
        grouped = secrets_of(match)
        for decision in grouped[1:]:
            seat = grouped[0].seat
            later = copied(match)
            later.answer(decision.id, decision.seat, decision.sample(stream))
            if known(later, seat) == known(match, seat):
                compared += 1
                assert trial(later, seat) == trial(match, seat)
    assert compared


@pytest.mark.parametrize("game", sorted(specs()))
def test_another_key_makes_another_deal(game: str) -> None:
    hidden = {
        trial(match, 0, key)
        for match, _ in moments(game)
        if match.number in (1, 2) and any(hidden_places(match.table.position.state, 0))
        for key in (KEY, OTHER)
    }
    secretive = any(any(hidden_places(m.table.position.state, 0)) for m, _ in moments(game))
    assert (len(hidden) > 1) is secretive
