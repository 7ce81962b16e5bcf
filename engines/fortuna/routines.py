"""Answers that many people give every time, to be ordered ahead by name."""

from engines.core import Choose, Decision, Routine, usual


def _for_nothing(decision: Decision) -> str | None:
    """The only favour for which nothing is handed in (FOR-8.9)."""
    offered = [one.id for one in decision.options] if isinstance(decision, Choose) else []
    free = [one for one in offered if one.startswith("favour.") and one.endswith(".0")]
    return free[0] if len(free) == 1 else None


def _only(decision: Decision) -> str | None:
    """The answer where there is one alone: the question comes lest its absence tell of a hand (FOR-A59)."""
    offered = decision.options if isinstance(decision, Choose) else []
    return offered[0].id if len(offered) == 1 else None


ROUTINES = (
    Routine("only", ("fortuna-prompt-end", "fortuna-prompt-favour"), _only, sure=True),
    Routine("flip", ("fortuna-prompt-flip",), usual("none"), sure=True),
    Routine("free", ("fortuna-prompt-favour",), _for_nothing),
)
