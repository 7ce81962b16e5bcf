"""How a match that ends early counts: by what everybody can see of it."""

from typing import Any

from engines.core import Match, Result
from engines.core.hidden import strip


def as_it_stands(match: Match[Any]) -> Result:
    """The scores as if the match ended now and nothing counted that is hidden."""
    position = match.spec.codec.load(match.dump())
    position.state.attach(match.content)
    strip(position.state, None)
    return match.spec.result(position.state)
