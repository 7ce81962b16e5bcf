"""Trails for pictures: what a reader saw last, and the views between the lines of the story since."""

from dataclasses import replace
from typing import Any

from engines.core.position import View
from renderer.core.picture import Seen, Trail


def since(before: View[Any], line: int | None = None) -> Trail:
    """All that changed happened at once: told by one line, or by none."""
    return [Seen(before, line)]


def staged(before: View[Any], now: View[Any], *stages: tuple[str, ...]) -> Trail:
    """What changed happened line by line: with each, the named fields of the state became as now."""
    trail = [Seen(before, 0)]
    for line, names in enumerate(stages, start=1):
        fields = {name: getattr(now.state, name) for name in names}
        state = replace(trail[-1].view.state, **fields)
        state.attach(before.state.content)
        trail.append(Seen(replace(before, state=state), line))
    return trail
