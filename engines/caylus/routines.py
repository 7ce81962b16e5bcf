"""Answers that many people give every time, to be ordered ahead by name."""

from engines.caylus.steps.castle import STOP
from engines.caylus.steps.placement import PASS
from engines.caylus.steps.provost import STAY
from engines.core import Arg, Choose, Decision, Routine, Text, usual

_BEYOND = "caylus-beyond"


def _pass_beyond(decision: Decision) -> str | None:
    """To pass if a worker could only go where it would come home unused (CAY-8.2).

    Places that are too dear are not offered, so they do not count (CAY-5.23).
    """
    places = decision.options if isinstance(decision, Choose) else []
    others = [one for one in places if one.id != PASS]
    return PASS if len(others) < len(places) and all(_says(one.label) for one in others) else None


def _says(what: Arg) -> bool:
    """Whether a text says that something lies beyond the provost."""
    if not isinstance(what, Text):
        return False
    return what.key == _BEYOND or any(_says(part) for part in what.args.values())


def _one_batch(decision: Decision) -> str | None:
    """No more batches, once there is one."""
    return STOP if decision.prompt.args.get("n") else None


ROUTINES = (
    Routine("provost", ("caylus-prompt-provost",), usual(STAY)),
    Routine("guild", ("caylus-prompt-guild",), usual(STAY)),
    Routine("beyond", ("caylus-prompt-place",), _pass_beyond),
    Routine("batch", ("caylus-prompt-batch",), _one_batch),
)
