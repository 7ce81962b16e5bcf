"""Weights fitted to examples: the more usual an answer was, the more its words weigh.

A softmax fitted by one example after the other, in whole numbers: the same examples give the same weights on
every machine.
"""

from collections.abc import Mapping, Sequence

from engines.core.habits import DOUBLE, HEAVIEST, Example, chances
from engines.core.randomness import Stream

EPOCHS = 6
FINE = 1 << 10
"""How many parts of a weight are told apart while it is being fitted."""
STEP = FINE * DOUBLE * 2 // 5
"""By so much the words of an answer that was thought impossible gain in the first epoch."""
LIGHTEST = DOUBLE // 16
"""What weighs less is left out."""
MOST = 2_000
"""How many words are kept: those that weigh most."""

Weights = dict[str, dict[str, int]]


def fitted(
    found: Sequence[Example], chance: Stream, before: Mapping[str, Mapping[str, int]] | None = None
) -> Weights:
    """The weights that make the examples likely; `before`: where to begin."""
    fine = in_fine(before or {})
    order = list(found)
    for epoch in range(EPOCHS):
        chance.shuffle(order)
        for one in order:
            learn(fine.setdefault(one.kind, {}), one, STEP // (1 + epoch))
    return pruned(fine)


def in_fine(weights: Mapping[str, Mapping[str, int]]) -> Weights:
    """Weights in the parts in which they are fitted."""
    return {
        kind: {word: weight * FINE for word, weight in words.items()}
        for kind, words in weights.items()
    }


def in_whole(fine: Mapping[str, Mapping[str, int]]) -> Weights:
    """Weights as players go by them, of those in fine parts."""
    return {
        kind: {word: weight // FINE for word, weight in words.items()}
        for kind, words in fine.items()
    }


def learn(known: dict[str, int], example: Example, step: int) -> None:
    """Make what was taken a little more likely, and all else less; with a step below zero, the other way.

    known: what the words of its kind weigh, in fine parts.
    """
    likely = chances(_weights(known, example))
    total = sum(likely)
    for number, words in enumerate(example.alternatives):
        missed = (total if number == example.taken else 0) - likely[number]
        parts = total * len(words)
        change = (2 * step * missed + parts) // (2 * parts)
        if change:
            for word in words:
                known[word] = known.get(word, 0) + change


def _weights(known: Mapping[str, int], example: Example) -> list[int]:
    return [sum(known.get(word, 0) for word in words) // FINE for words in example.alternatives]


def pruned(fine: Mapping[str, Mapping[str, int]]) -> Weights:
    """The weights that matter, in whole parts; none is too heavy."""
    rough = [
        (kind, word, max(-HEAVIEST, min(HEAVIEST, weight // FINE)))
        for kind, words in fine.items()
        for word, weight in words.items()
    ]
    rough.sort(key=lambda one: (-abs(one[2]), one))
    kept: Weights = {}
    for kind, word, weight in rough[:MOST]:
        if abs(weight) >= LIGHTEST:
            kept.setdefault(kind, {})[word] = weight
    return kept


def hits(weights: Mapping[str, Mapping[str, int]], found: Sequence[Example]) -> int:
    """How many of the examples are what is most usual by these weights."""
    count = 0
    for one in found:
        known = weights.get(one.kind, {})
        weighed = [sum(known.get(word, 0) for word in words) for words in one.alternatives]
        count += weighed[one.taken] == max(weighed)
    return count
