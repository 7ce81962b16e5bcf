"""Answers that people may order ahead by name, and those that end a match soon."""

from collections.abc import Callable

from engines.conqueror.ids import ALL, DONE, END, FACTIONS, NONE, PASS, STORE, YES
from engines.conqueror.state import Conqueror
from engines.core import Allocate, Answer, Choose, ChooseMany, Decision, Routine, View, usual


def _support(mark: str) -> Callable[[Decision], Answer | None]:
    """All of the biggest army for the side a nation leads, in whatever battle it fights (CON-22.1)."""

    def answer(decision: Decision) -> Answer | None:
        options = decision.options if isinstance(decision, Choose) else []
        return next((one.id for one in options if one.id.endswith(f".{mark}.{ALL}")), None)

    return answer


def _everything(decision: Decision) -> Answer | None:
    """Whatever can be chosen."""
    return [one.id for one in decision.options] if isinstance(decision, ChooseMany) else None


def _nothing(decision: Decision) -> Answer | None:
    """None of what can be chosen."""
    return [] if isinstance(decision, ChooseMany) else None


def _proposed(decision: Decision) -> Answer | None:
    """The numbers that are proposed."""
    return {**decision.proposal} if isinstance(decision, Allocate) else None


def _as_usual(decision: Decision) -> Answer | None:
    """What finishes a plan of Preparation with most done (CON-14.9)."""
    offered = {one.id for one in decision.options} if isinstance(decision, Choose) else set()
    return next((one for one in (ALL, STORE, DONE) if one in offered), None)


PREPARING = ("conqueror-ask-prepare", "conqueror-ask-plague", "conqueror-ask-surplus")

SUPPORT = ("conqueror-ask-support", "conqueror-ask-support-independents")
"""The questions of third players."""
ROUTINES = (
    Routine("no-redeploy", ("conqueror-ask-redeploy",), usual(PASS)),
    Routine("dynasty", ("conqueror-ask-dynasty",), usual(YES)),
    Routine("no-dynasty", ("conqueror-ask-dynasty",), usual(NONE)),
    Routine("usual", PREPARING, _as_usual, sure=True),
    Routine("neutral", SUPPORT, usual(NONE)),
    *(Routine(f"support-{mark}", SUPPORT, _support(mark), about=mark) for mark in FACTIONS),
    Routine("reroll", ("conqueror-ask-reroll",), _everything, sure=True),
    Routine("no-reroll", ("conqueror-ask-reroll",), _nothing, sure=True),
    Routine("infantry-first", ("conqueror-ask-lose",), _proposed, sure=True),
    Routine("no-tactics", ("conqueror-ask-tactics-independents",), _nothing),
)
QUICK = (DONE, END, NONE, PASS, ALL)
"""Options that lead to no further question."""


def hurry(_: View[Conqueror], decision: Decision) -> Answer | None:
    """What leads on without further questions: nothing built, recruited, attacked or laid."""
    offered = {one.id for one in decision.options} if isinstance(decision, Choose) else set()
    return next((one for one in QUICK if one in offered), None)
