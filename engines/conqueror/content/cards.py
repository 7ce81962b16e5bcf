"""The cards: heroes, battle tactics, automa and chronicle cards."""

from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Count, GivenNames, Maybe, Model, Row, Some

Few = Annotated[int, Field(ge=0, le=9)]
"""What one card adds or takes: there is room for one digit on it."""


class Bonus(Model):
    """What a card adds besides, if a condition holds: `strength` once, or for each one up to `most` in all.

    when: "sea" (the battle is at sea), "attack", "defend", "attack_fort" (attacking a territory with a fort),
    "archer" (an own archer is in the battle), "cavalry", "infantry", "unit" (for each own one in the battle).
    """

    when: Literal["sea", "attack", "defend", "attack_fort", "archer", "cavalry", "infantry", "unit"]
    strength: Annotated[int, Field(ge=1, le=9)]
    most: Few = 0


class Card(Row):
    """What heroes and tactics share (CON-17.7, CON-20.2 to CON-20.4).

    casualties, unavoidable: that it inflicts. own: unavoidable casualties its player suffers. shields: that
    it gives. when_won: casualties it inflicts besides if its player wins.
    """

    strength: Few = 0
    casualties: Few = 0
    unavoidable: Few = 0
    own: Few = 0
    shields: Few = 0
    when_won: Few = 0
    bonus: Maybe[Bonus] = None


class Hero(Card):
    """A hero: its faction and price. coins: gained after the battle. draws: tactics drawn besides.

    names: where the catalogues leave it to the content.
    """

    faction: str
    price: Some
    coins: Few = 0
    draws: Few = 0
    names: Maybe[GivenNames] = None


class Tactic(Card):
    """A kind of battle tactics: how many copies there are of it.

    dice: how many are rolled in the melee, the highest counts; 0: as many as without it. ladders: by how much
    it lowers the bonus of a fort or capital that its player attacks.
    """

    copies: Annotated[int, Field(ge=1, le=20)]
    dice: Annotated[int, Field(ge=0, le=6)] = 0
    ladders: Few = 0


class Automa(Row):
    """An automa card: what it adds to independents, and the casualties it inflicts (CON-21.2, CON-21.3)."""

    strength: Annotated[int, Field(ge=1, le=9)]
    casualties: Few = 0
    copies: Annotated[int, Field(ge=1, le=20)]


class Chronicle(Row):
    """A chronicle card: its level, and the amount its effect is about (CON-8.5).

    least: of the Plague, how many standard units a nation needs to suffer from it.
    """

    level: Annotated[int, Field(ge=1, le=3)]
    amount: Few = 0
    least: Count = 0
