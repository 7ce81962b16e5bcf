"""How fast the rules are: playing, answering, replaying, loading; and how much a match weighs."""

import time
from collections.abc import Mapping
from statistics import median
from typing import Any

from bot.bench import matches, rivals
from bot.bench.figure import Effort, Figure, Measure, Probe, percentile
from engines.core import Counters, Match, Table
from engines.core.wire import entry_line

CHOICES_PER_SECOND = 15_000
REPLAY_MS_PER_ANSWER = 100 / 1_500


def probes(name: str) -> list[Probe]:
    """The measurements of one of `matches.names`."""
    return [
        Probe((Figure(f"{name}.playout", "choices/s", ">=", CHOICES_PER_SECOND),), _playout(name)),
        Probe((Figure(f"{name}.ahead", "x catanatron", ">=", 1),), _ahead(name)),
        Probe((Figure(f"{name}.answer.p99", "ms", "<=", 5),), _answer(name)),
        Probe((Figure(f"{name}.replay", "ms/answer", "<=", REPLAY_MS_PER_ANSWER),), _replay(name)),
        Probe((Figure(f"{name}.load", "ms", "<=", 5),), _load(name)),
        Probe(
            (
                Figure(f"{name}.snapshot", "KB", "<=", 40),
                Figure(f"{name}.log", "bytes/answer", "<=", 150),
            ),
            _weight(name),
        ),
    ]


def _rate(name: str, seed: int) -> float:
    """Real choices per second of a match from set-up to end; forced steps are no choices."""
    begun = time.process_time()
    choices = matches.play_out(matches.begun(name, seed))
    return choices / (time.process_time() - begun)


def _playout(name: str) -> Measure:
    def measure(effort: Effort) -> Mapping[str, float]:
        _rate(name, 0)
        return {f"{name}.playout": median(_rate(name, seed) for seed in range(1, effort.runs + 1))}

    return measure


def _ahead(name: str) -> Measure:
    """Both engines by turns, so that what else the machine does slows both alike."""

    def measure(effort: Effort) -> Mapping[str, float]:
        rivals.catanatron(1)
        ratios = [
            _rate(name, seed) / rivals.catanatron(1, first_seed=seed)
            for seed in range(1, effort.runs + 1)
        ]
        return {f"{name}.ahead": median(ratios)}

    return measure


def _answer(name: str) -> Measure:
    def measure(effort: Effort) -> Mapping[str, float]:
        runs = [percentile(_last_answers(name), 99) for _ in range(effort.runs)]
        return {f"{name}.answer.p99": median(runs)}

    return measure


def _last_answers(name: str) -> list[float]:
    """Milliseconds each of the last answers of the longest match takes, settling included."""
    whole = matches.longest(name)
    at = max(0, whole.number - matches.LAST_ROUNDS)
    match = Match.replay(whole.spec, whole.content, whole.header, whole.entries[:at])
    taken: list[float] = []
    for entry in whole.live()[at:]:
        begun = time.process_time()
        match.answer(entry.decision, entry.seat, entry.answer)
        taken.append((time.process_time() - begun) * 1000)
    return taken


def _replay(name: str) -> Measure:
    def measure(effort: Effort) -> Mapping[str, float]:
        whole = matches.longest(name)
        runs: list[float] = []
        for _ in range(effort.runs):
            begun = time.process_time()
            Match.replay(whole.spec, whole.content, whole.header, whole.entries)
            runs.append((time.process_time() - begun) * 1000 / whole.number)
        return {f"{name}.replay": median(runs)}

    return measure


def _load(name: str) -> Measure:
    def measure(effort: Effort) -> Mapping[str, float]:
        match = matches.middle(name)
        codec = match.spec.codec
        stored = codec.snapshot(match.dump(), match.header.content)
        runs: list[float] = []
        for _ in range(effort.runs * 10):
            begun = time.process_time()
            position = codec.load(codec.restore(stored))
            table: Table[Any] = Table(position, match.content, match.key, Counters())
            table.settle()
            table.pending.make_all()
            runs.append((time.process_time() - begun) * 1000)
        return {f"{name}.load": median(runs)}

    return measure


def _weight(name: str) -> Measure:
    """The heaviest snapshot of the longest match, and its log as the database keeps it."""

    def measure(_: Effort) -> Mapping[str, float]:
        whole = matches.longest(name)
        match = Match.from_header(whole.spec, whole.content, whole.header)
        heaviest = len(match.dump())
        for entry in whole.entries:
            match.apply(entry)
            heaviest = max(heaviest, len(match.dump()))
        envelope = len(whole.spec.codec.snapshot(b"", whole.header.content))
        log = sum(len(entry_line(entry).encode()) for entry in whole.entries)
        return {
            f"{name}.snapshot": (heaviest + envelope) / 1000,
            f"{name}.log": log / whole.number,
        }

    return measure
