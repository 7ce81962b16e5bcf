"""Questions told step by step, as the rulebook has them, where the game asks for several steps at once.

The card comes before the way in which it is used, and Military Power after the exchange.
"""

from dataclasses import replace

from engines.core import Choose, Option
from engines.fortuna.state import Fortuna
from engines.fortuna.steps.actions import resolve
from engines.fortuna.steps.asking import CardQuestion

CENTURION = "centurion"


def ways(asked: Choose, use: str) -> list[Option]:
    """The ways in which a card can be used, each by the rest of its id."""
    start = f"{use}."
    return [
        replace(one, id=one.id.removeprefix(start))
        for one in asked.options
        if one.id.startswith(start)
    ]


def first_step(asked: Choose) -> Choose:
    """The question with one option a card, and nothing of what comes after the exchange."""
    options: dict[str, Option] = {}
    for one in asked.options:
        if one.id == CENTURION:
            continue
        use = _use(one.id)
        several = use in options or len(ways(asked, use)) > 1
        options[use] = replace(one, id=use, confirm=one.confirm and not several)
    default = asked.default
    assert isinstance(default, str)
    return replace(asked, options=list(options.values()), default=_use(default))


def second_step(asked: Choose, game: Fortuna, use: str) -> Choose:
    """How a card is used, once it has been chosen."""
    step = resolve(game, asked.seat, use.removeprefix("use."))
    assert isinstance(step, CardQuestion)
    own, confirm = step.decision(game), asked.confirm
    return replace(
        own, options=ways(asked, use), id=asked.id, seat=asked.seat, confirm=confirm, then=None
    )


def _use(option_id: str) -> str:
    return ".".join(option_id.split(".")[:2]) if option_id.startswith("use.") else option_id
