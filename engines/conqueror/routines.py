"""Answers that people may order ahead by name, and those that end a match soon."""

from collections.abc import Callable, Sequence

from engines.conqueror.ids import (
    ALL,
    DONE,
    END,
    FACTIONS,
    MERCENARY,
    NONE,
    PASS,
    STORE,
    TOKEN,
    YES,
    way,
)
from engines.conqueror.state import Conqueror
from engines.core import (
    Allocate,
    Answer,
    Choose,
    ChooseMany,
    Decision,
    Option,
    Routine,
    View,
    kind_of,
    usual,
)


def _offered(decision: Decision) -> Sequence[Option]:
    """The options of which one is chosen."""
    return decision.options if isinstance(decision, Choose) else []


def _support(mark: str) -> Callable[[Decision], Answer | None]:
    """All of the biggest army for the side a nation leads, in whatever battle it fights (CON-22.1)."""

    def answer(decision: Decision) -> Answer | None:
        wanted = f".{mark}.{ALL}"
        return next((one.id for one in _offered(decision) if one.id.endswith(wanted)), None)

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
    offered = {one.id for one in _offered(decision)}
    return next((one for one in (ALL, STORE, DONE) if one in offered), None)


def _hiring(decision: Decision) -> Answer | None:
    """The cavalry of Carthage B, in the capital if it can be; then all else as usual (CON-30.2).

    What the Plague takes is left to the player: to finish the plan there would hire no cavalry.
    """
    offered = [one.id for one in _offered(decision)]
    forts = [one for one in offered if one.startswith(f"{MERCENARY}.")]
    if forts:
        return AT_HOME if AT_HOME in forts else forts[0]
    if kind_of(decision) == PLAGUE:
        return None
    # Stored food that saves units may leave some for the cavalry; without it the plan can be finished.
    return TOKEN if kind_of(decision) == SURPLUS and TOKEN in offered else _as_usual(decision)


def _strongest(decision: Decision) -> Answer | None:
    """The strongest army that Persia A can keep back, of equal ones the first (CON-30.11)."""
    armies = [one for one in _offered(decision) if one.id != NONE]
    return max(armies, key=_strength).id if armies else None


def _strength(army: Option) -> int:
    """How strong the units of an army are, as its hint tells."""
    told = None if army.hint is None else army.hint.args.get("strength")
    return told if isinstance(told, int) else 0


PREPARE, PLAGUE, SURPLUS = (
    "conqueror-ask-prepare",
    "conqueror-ask-plague",
    "conqueror-ask-surplus",
)
"""The questions of Preparation."""
SUPPORT = ("conqueror-ask-support", "conqueror-ask-support-independents")
"""The questions of third players."""
CARTHAGE, PERSIA = "carthage", "persia"
AT_HOME = way(MERCENARY, CARTHAGE)
"""A cavalry for coins in the capital of Carthage."""
BOARDS = {"seas_of_destiny": ("on",)}
"""What it takes to play with other player boards than those of the base game (CON-27.3)."""
ROUTINES = (
    Routine("no-redeploy", ("conqueror-ask-redeploy",), usual(PASS)),
    Routine("dynasty", ("conqueror-ask-dynasty",), usual(YES)),
    Routine("no-dynasty", ("conqueror-ask-dynasty",), usual(NONE)),
    Routine("usual", (PREPARE, PLAGUE, SURPLUS), _as_usual, sure=True),
    Routine(
        "mercenary", (PREPARE, PLAGUE, SURPLUS), _hiring, sure=True, needs=BOARDS, mark=CARTHAGE
    ),
    Routine("neutral", SUPPORT, usual(NONE)),
    *(Routine(f"support-{mark}", SUPPORT, _support(mark), about=mark) for mark in FACTIONS),
    Routine("no-blockade", ("conqueror-ask-blockade",), usual(NONE), needs=BOARDS, mark=PERSIA),
    Routine("blockade", ("conqueror-ask-blockade",), _strongest, needs=BOARDS, mark=PERSIA),
    Routine("reroll", ("conqueror-ask-reroll",), _everything, sure=True),
    Routine("no-reroll", ("conqueror-ask-reroll",), _nothing, sure=True),
    Routine("infantry-first", ("conqueror-ask-lose",), _proposed, sure=True),
    Routine("no-tactics", ("conqueror-ask-tactics-independents",), _nothing),
)
QUICK = (DONE, END, NONE, PASS, ALL)
"""Options that lead to no further question."""


def hurry(_: View[Conqueror], decision: Decision) -> Answer | None:
    """What leads on without further questions: nothing built, recruited, attacked or laid."""
    offered = {one.id for one in _offered(decision)}
    return next((one for one in QUICK if one in offered), None)
