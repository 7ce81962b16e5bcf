"""Answers that people may order ahead by name, and those that end a match soon."""

from engines.core import Answer, Choose, Decision, Routine, View, usual
from tests.engines.frontier.ids import DONE, END, NONE
from tests.engines.frontier.state import Frontier

ROUTINES = (
    Routine("aside", ("frontier-ask-reinforce",), usual(NONE)),
    Routine("no-cards", ("frontier-ask-commit",), usual("0")),
)
QUICK = (DONE, END, NONE, "0")
"""Options that lead to no further question."""


def hurry(_: View[Frontier], decision: Decision) -> Answer | None:
    """What leads on without further questions: nothing planned, no march, no help, no cards, no coins bid."""
    offered = {one.id for one in decision.options} if isinstance(decision, Choose) else set()
    return next((one for one in QUICK if one in offered), None)
