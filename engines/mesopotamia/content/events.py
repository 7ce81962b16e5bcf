"""The events: two options each, and what they bring."""

from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Maybe, Model, Row
from engines.mesopotamia.content.empires import Action
from engines.mesopotamia.content.goods import Box, Digit, Good, Goods


class Effect(Model):
    """A reward (MES-26.11 to MES-26.15).

    kind: "gain" (goods), "unit" (in the area), "discover" (the next technology of an action), "settlement"
    (in the area), "quest" (a card), "population" (a step).
    """

    kind: Literal["gain", "unit", "discover", "settlement", "quest", "population"]
    goods: Maybe[Goods] = None
    unit: Maybe[Literal["spearman", "archer", "horseman", "chariot"]] = None
    action: Maybe[Action] = None


class Choice(Model):
    """One of the two options of an event (MES-26.4 to MES-26.6).

    mode: "instant", "points" (for whoever controls the area at the end) or "rounds" (`income` at the end of
    each of six rounds, then the effects). steps: on the event track.
    """

    mode: Literal["instant", "points", "rounds"]
    steps: Annotated[int, Field(ge=0, le=5)]
    income: Maybe[Good] = None
    effects: Annotated[list[Effect], Field(max_length=4)]


class Event(Row):
    """An event, `desert.1`: what its token and its card are called (MES-26.2).

    points: of the token at the end, if its option with the points was taken (MES-26.5).
    """

    points: Digit = 0
    options: Annotated[list[Choice], Field(min_length=2, max_length=2)]
    box: Box

    @property
    def terrain(self) -> str:
        """Where its token can lie."""
        return self.id.partition(".")[0]
