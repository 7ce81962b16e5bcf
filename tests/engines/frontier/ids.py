"""What steps, questions and tests call things."""

HORDE = "horde"
"""The mark of the house seat."""
KINDS = ("cavalry", "infantry", "archer")
MILITIA = "infantry"
"""What stands in forts that belong to nobody, and what the horde is made of."""

DONE = "done"
"""To plan nothing more."""
CARD = "card"
"""To plan to buy a card."""
END = "end"
"""To march no more this turn."""
SPY = "spy"
"""To look at a card of another hand."""
ALL, SOME = "all", "some"
"""With all fresh units of a land, or with some of them."""
NONE = "none"
"""To reinforce nobody."""

BATTLE = frozenset({"battle"})
"""The shared object that reinforcements change one after the other."""


def way(*parts: str) -> str:
    """The id of an option made of several things, `origin.target.all`."""
    return ".".join(parts)
