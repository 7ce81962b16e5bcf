"""Answers that many people give every time, to be ordered ahead by name."""

from engines.core import Choose, Decision, Routine, usual
from engines.tadmor.steps.ends import ENDS
from engines.tadmor.steps.raiders import DECLINE

_IDLE = ("discard.", "back.")


def _go_on(decision: Decision) -> str | None:
    """To go on if nothing is left but discarding missions and taking pieces back (TAD-6.12)."""
    offered = [one.id for one in decision.options] if isinstance(decision, Choose) else []
    ends = [one for one in ENDS if one in offered]
    if not ends or any(not one.startswith(_IDLE) and one not in ENDS for one in offered):
        return None
    return ends[0]


ROUTINES = (
    Routine(
        "idle",
        (
            "tadmor-prompt-construction",
            "tadmor-prompt-kingdom",
            "tadmor-prompt-window",
            "tadmor-prompt-upgrade",
            "tadmor-prompt-last",
        ),
        _go_on,
    ),
    Routine("no-raid", ("tadmor-prompt-raid",), usual(DECLINE), sure=True),
    Routine("no-divert", ("tadmor-prompt-divert",), usual(DECLINE)),
    Routine("no-swap", ("tadmor-prompt-swap",), usual(DECLINE)),
)
