"""The modes, and the numbers that belong to no single piece."""

from typing import Annotated

from pydantic import Field

from engines.core.content import Count, Model, Row, Some

Face = Annotated[int, Field(ge=1, le=6)]
Hit = Annotated[int, Field(ge=2, le=6)]
"""A die that hits with any face would be none."""
MOST_FORTS = 12
"""There is room for no more in the race for them beside the map."""


class Mode(Row):
    """A mode: its length, its goal, and what differs by it (CON-1.3).

    forts: that win at the end of a round. dynasty: the first round in which a dynasty can be changed.
    chronicles: how many cards of each level are in the deck. coins, purchases: before round 1.
    """

    rounds: Annotated[int, Field(ge=1, le=20)]
    forts: Annotated[int, Field(ge=1, le=MOST_FORTS)]
    dynasty: Some
    chronicles: Annotated[list[Count], Field(min_length=3, max_length=3)]
    coins: Count = 0
    purchases: Annotated[int, Field(ge=0, le=8)] = 0


class Limits(Model):
    """The numbers of the game that belong to no single piece, by name.

    income, bazaar, partner_coins, temporary_coins: coins gained. second_space: coins more for the second
    agent. track_discount, academy_discount: coins less. great_archers_or_infantry: units of a great fort on
    foot. stored_food: of a token; stored_surplus: food to spare that allows storing. …_strength: of a unit
    (CON-13.1, CON-A31). …_bonus: strength of the defence. volley_hit: the
    lowest roll that hits. power_strength: of the powers of nations; greece_infantry: that Greece needs for
    its own; persia_coins: that bring Persia 1 more. dynasty_great, dynasty_small, dynasty_passive: at most;
    dynasty_more: food that those have more who have as little.
    """

    income: Count
    bazaar: Count
    partner_coins: Count
    track_discount: Count
    second_space: Count
    slots: Annotated[int, Field(ge=1, le=6)]
    academy_discount: Count
    great_archers_or_infantry: Annotated[int, Field(ge=1, le=4)]
    stored_food: Count
    stored_surplus: Some
    cavalry_strength: Count
    infantry_strength: Count
    archer_strength: Count
    capital_bonus: Count
    great_bonus: Count
    small_bonus: Count
    volley_dice: Face
    volley_hit: Hit
    temporary_coins: Count
    temporary_food: Count
    power_strength: Count
    greece_infantry: Some
    persia_coins: Some
    dynasty_great: Count
    dynasty_small: Count
    dynasty_food: Count
    dynasty_coins: Count
    dynasty_passive: Count
    dynasty_more: Count
    capital_points: Count
    great_points: Count
    small_points: Count
    card_points: Count
    set_points: Count
    coins_for_point: Some
