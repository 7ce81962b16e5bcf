"""What ends an own slot of the Resolution, and what that means for what is left (TAD-6.17)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from engines.core import Option, Text, Who
from engines.core.text import Arg
from engines.tadmor.words import amount

CLOSED = "close"
ENDS = (CLOSED, "pass", "done")
GOING_ON = (CLOSED, "pass")
"""What ends a slot, but not the turn."""

PASS = Option("pass", Text("tadmor-pass"), Text("tadmor-pass-hint"))
LAST_PASS = Option("pass", PASS.label, Text("tadmor-pass-last-hint"))
"""`PASS` where nothing is left to be done later."""
KEEP = Option(CLOSED, Text("tadmor-keep"), Text("tadmor-keep-hint"))
BUILT = Option(CLOSED, Text("tadmor-built"), Text("tadmor-built-hint"))
USED = Option(CLOSED, BUILT.label, Text("tadmor-used-hint"))
"""`BUILT` where no piece is left in Construction."""
FIRST_START = Option(CLOSED, Text("tadmor-first-start"), Text("tadmor-first-start-hint"))
DONE = Option("done", Text("tadmor-done"), Text("tadmor-done-hint"))

_ELSEWHERE = ("discard.",)
"""What waits in a menu, but can be done in a later one as well."""
_FORGOING = {
    "tadmor-done-hint": "tadmor-done-forgo-hint",
    "tadmor-done-untaxed-hint": "tadmor-done-untaxed-forgo-hint",
}


@lru_cache(maxsize=64)
def untaxed(tax: int, penalty: int) -> Option:
    """`DONE`, with what follows if the tax is not paid."""
    args: dict[str, Arg] = {"pay": amount("gold", tax), "points": amount("points", penalty)}
    return replace(DONE, hint=Text("tadmor-done-untaxed-hint", args))


def forgoing(option: Option, options: Sequence[Option]) -> Option:
    """An option that ends a menu, with whom the options wait for that it gives up; others as they are."""
    if option.id not in ENDS or option.hint is None:
        return option
    lost = [one for one in options if option.id == "done" or not one.id.startswith(_ELSEWHERE)]
    seats = {seat for one in lost for seat in one.waits}
    if not seats:
        return option
    who: dict[str, Arg] = {"who": [Who(seat) for seat in sorted(seats)]}
    key = _FORGOING.get(option.hint.key, "tadmor-forgo-hint")
    return replace(option, hint=Text(key, {**option.hint.args, **who}))
