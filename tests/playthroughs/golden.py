"""Making play-throughs and counts."""

import json
from collections.abc import Iterator
from math import perm
from pathlib import Path
from typing import Any

from data.content import digest
from engines.core import (
    Allocate,
    Answer,
    Answered,
    Choose,
    ChooseMany,
    Decision,
    Event,
    Match,
    Table,
    key_from,
)
from engines.core.export import result_to_wire
from engines.core.fields import dumps
from engines.core.players import GreedyPlayer, Player, RandomPlayer
from engines.core.playout import playout
from engines.core.wire import entry_from_wire, entry_to_wire
from tests.engines.contract.cases import Case, content, fixed_cases, tables

HOW = "rules have changed: if that was meant, run `python -m tests.playthroughs` and say why"
FOLDER = Path(__file__).parent
SEED = "golden"
EACH = 60
# How many answers a position may have for its counts to go another step deep.
FEW = 40


def path_of(case: Case) -> Path:
    """Where the play-through of a case is kept."""
    return FOLDER / case.game / f"{case}.json"


def counts_path(game: str) -> Path:
    """Where the counts of a game are kept."""
    return FOLDER / game / "counts.json"


def begin(case: Case) -> Match[Any]:
    """The match of a case before its first answer."""
    return Match.begin(
        case.spec,
        content(case.game),
        digest(tables(case.game)),
        key_from(SEED),
        case.options,
        [None] * case.players,
        keeping="all",
    )


def played(case: Case) -> tuple[Match[Any], list[list[Event]]]:
    """The match of a case, with what happened at each answer; the first seat is greedy, the rest random."""
    match, told = begin(case), []
    players: list[Player] = [
        GreedyPlayer(samples=3, depth=1),
        *[RandomPlayer()] * (case.players - 1),
    ]
    playout(match, players, None, lambda _, events: told.append(events))
    return match, told


def playthrough(case: Case) -> str:
    """A play-through as text, one answer a line."""
    match, told = played(case)
    head = {
        "game": case.game,
        "players": case.players,
        "options": case.options,
        "marks": match.header.marks,
        "seed": SEED,
        "content": match.header.content,
    }
    lines = [
        dumps({**entry_to_wire(entry), "events": [event.key for event in events]})
        for entry, events in zip(match.entries, told, strict=True)
    ]
    end = {"result": result_to_wire(match.result()), "state_hash": match.state_hash()}
    body = ",\n".join(lines)
    return f'{{"match":{dumps(head)},\n"log":[\n{body}\n],\n"end":{dumps(end)}}}\n'


def kept(case: Case) -> tuple[Match[Any], dict[str, Any]]:
    """The match that a kept play-through leads to today, and the play-through; stops where rules differ."""
    told = json.loads(path_of(case).read_text(encoding="utf-8"))
    match = begin(case)
    assert match.header.marks == told["match"]["marks"], HOW
    for line in told["log"]:
        keys = line.pop("events")
        entry = entry_from_wire(line)
        assert isinstance(entry, Answered)
        events = match.apply(entry)
        assert [event.key for event in events] == keys, f"{entry}: {HOW}"
    return match, told


# --- counts --------------------------------------------------------------------------------------


def answers_of(decision: Decision) -> list[Answer]:
    """All answers of a choice; the default alone where there is no list of them."""
    if isinstance(decision, Choose):
        return [option.id for option in decision.options if not option.waits]
    return []


def count(match: Match[Any], table: Table[Any], depth: int) -> int:
    """How many ways there are to answer `depth` questions, or up to the first that is no plain choice."""
    decision = next((one for one in table.pending.each() if not one.blocked), None)
    if decision is None:
        return 1
    if isinstance(decision, ChooseMany | Allocate):
        return _ways(decision)
    answers = answers_of(decision)
    if depth == 1:
        return len(answers)
    total, data = 0, match.spec.codec.dump(table.position)
    for answer in answers:
        after = table_at(match, data)
        after.answer(decision.id, decision.seat, answer)
        total += count(match, after, depth - 1)
    return total


def table_at(match: Match[Any], data: bytes) -> Table[Any]:
    """A table at another position of a match; what is asked there is not put into words."""
    position, counters = match.spec.codec.load(data), match.table.counters.copy()
    table: Table[Any] = Table(position, match.content, match.key, counters, match.acts)
    table.settle()
    return table


def _ways(decision: ChooseMany | Allocate) -> int:
    """How many answers there are, counted by sums."""
    if isinstance(decision, ChooseMany) and decision.ordered:
        sizes = range(decision.least, decision.most + 1)
        return sum(perm(len(decision.options), size) for size in sizes)
    if isinstance(decision, ChooseMany):
        bounds = [(0, 1)] * len(decision.options)
    else:
        bounds = [(slot.low, slot.high) for slot in decision.slots]
    ways = {0: 1}
    for low, high in bounds:
        grown: dict[int, int] = {}
        for total, number in ways.items():
            for more in range(low, high + 1):
                grown[total + more] = grown.get(total + more, 0) + number
        ways = grown
    return sum(n for total, n in ways.items() if decision.least <= total <= decision.most)


def counts(game: str) -> dict[str, list[int]]:
    """By case and entry of its kept log: the counts of one, two and, where there are few, three steps."""
    return {
        f"{case}@{number}": numbers
        for case in fixed_cases(game)
        for number, numbers in _counts(case)
    }


def _counts(case: Case) -> Iterator[tuple[int, list[int]]]:
    match, _ = kept(case)
    for number in range(1, match.number + 1, EACH):
        table = table_at(match, match.kept[number])
        found = [count(match, table, 1), count(match, table, 2)]
        if found[1] <= FEW:
            found.append(count(match, table, 3))
        yield number - 1, found


def counts_text(game: str) -> str:
    """The counts of a game as text."""
    return json.dumps(counts(game), indent=1) + "\n"
