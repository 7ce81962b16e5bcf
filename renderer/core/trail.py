"""What changed along a trail of views, numbered as the lines of the story that tell of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engines.core.position import View
from engines.core.text import Arg, Text, Who
from renderer.core.picture import Change, Trail

MOST = 9
"""Places marked on one picture."""

Found: TypeAlias = tuple[int, str, Text]
"""A thing that differs: weight (less is more important), place, words."""
Find: TypeAlias = Callable[[View[Any], View[Any]], Iterable[Found]]
"""What differs between two views."""
PartsOf: TypeAlias = Callable[[str], Iterable[str]]
"""The part of the board that a place is about: of that only the latest change is shown."""


@dataclass(frozen=True, slots=True)
class _Step:
    """A thing that differs, and the line that tells of it."""

    line: int | None
    found: Found


def itself(place: str) -> tuple[str, ...]:
    """A place that is about nothing but itself."""
    return (place,)


def traced(
    find: Find, parts_of: PartsOf, trail: Trail, view: View[Any]
) -> tuple[list[Change], tuple[int, ...]]:
    """The changes from the first view of a trail to the present one, and the lines their numbers stand for.

    What was changed and changed back is none. At most nine are kept, the weightiest.

    >>> from engines.core import Text
    >>> from renderer.core.trail import itself, traced
    >>> def find(old, new):  # of "views" that are numbers, with a place for each digit
    ...     digits = zip(str(old), str(new), strict=True)
    ...     return [(at, f"digit/{at}", Text(b)) for at, (a, b) in enumerate(digits) if a != b]
    >>> from renderer.core.picture import Seen
    >>> trail = [Seen(100, line=0), Seen(101, line=1)]
    >>> changes, lines = traced(find, itself, trail, 201)
    >>> [(change.number, change.place) for change in changes], lines
    ([(1, 'digit/2'), (2, 'digit/0')], (0, 1))
    """
    if not trail:
        return [], ()
    kept = _weightiest(_steps(find, parts_of, trail, view))
    lines = tuple(sorted({one.line for one in kept if one.line is not None}))
    numbers = {line: number for number, line in enumerate(lines, start=1)}
    changes = [
        Change(None if one.line is None else numbers[one.line], place, text)
        for one in kept
        for _, place, text in (one.found,)
    ]
    return changes, lines


def _steps(find: Find, parts_of: PartsOf, trail: Trail, view: View[Any]) -> list[_Step]:
    """The latest change of all that differs in the end, in the order in which they happened."""
    net = list(find(trail[0].view, view))
    if len(trail) == 1:
        return [_Step(trail[0].line, found) for found in net]
    left = {part for _, place, _ in net for part in parts_of(place)}
    steps: list[_Step] = []
    after = view
    for seen in reversed(trail):
        latest = []
        for found in find(seen.view, after):
            if parts := left.intersection(parts_of(found[1])):
                left -= parts
                latest.append(_Step(seen.line, found))
        steps[:0] = latest
        after = seen.view
    # What no single step shows, if ever there is such a thing, is told of by none.
    rest = [found for found in net if left.intersection(parts_of(found[1]))]
    return [*(_Step(None, found) for found in rest), *steps]


def _weightiest(steps: Sequence[_Step]) -> list[_Step]:
    lightest_first = sorted(range(len(steps)), key=lambda at: (steps[at].found[0], at))
    return [steps[at] for at in sorted(lightest_first[:MOST])]


def grown(
    seat: int,
    strip: int,
    old: Mapping[str, int],
    new: Mapping[str, int],
    amount: Callable[[str, int], Text],
) -> Iterable[Change]:
    """By how much a seat's points, coins and goods grew or shrank; nothing if they are as they were.

    strip: the number of the strip or column that shows them. amount: a number of a kind in words.

    >>> from engines.core import Text
    >>> from renderer.core.trail import grown
    >>> old, new = {"coins": 3, "wood": 1}, {"coins": 5, "wood": 1}
    >>> found, = grown(0, 0, old, new, lambda kind, n: Text(kind, {"n": n}))
    >>> found.amounts, found.text.key
    ((('coins', 2),), 'picture-change-stock')
    """
    amounts = tuple((kind, n - old[kind]) for kind, n in new.items() if n != old[kind])
    if amounts:
        what: list[Arg] = [
            Text(f"picture-{'gained' if n > 0 else 'lost'}", {"what": amount(kind, abs(n))})
            for kind, n in amounts
        ]
        text = Text("picture-change-stock", {"who": Who(seat), "what": what})
        yield Change(None, f"stock/{strip}", text, amounts)
