"""How a match that ends early counts: by what everybody can see of it."""

from typing import Any

from bot.matches.live import Live
from bot.matches.model import Verdict
from engines.core import Match, Result
from engines.core.hidden import strip


def result_of(live: Live) -> Result | None:
    """How a match that is over counts, None if it does not."""
    if live.info.verdict is None:
        return live.match.result()
    return as_it_stands(live.match) if live.info.verdict is Verdict.RESULT else None


def as_it_stands(match: Match[Any]) -> Result:
    """The scores as if the match ended now and nothing counted that is hidden."""
    position = match.spec.codec.load(match.dump())
    position.state.attach(match.content)
    strip(position.state, None)
    return match.spec.result(position.state)
