"""Clicks on standing orders."""

from dataclasses import dataclass

from bot.ui.click import MatchClick


@dataclass(frozen=True)
class OrdersClick(MatchClick, verb="orders"):
    """Back to the list."""


@dataclass(frozen=True)
class RevokeClick(MatchClick, verb="o-revoke"):
    """Orders are picked to be revoked. menu: which one of several."""

    menu: int


@dataclass(frozen=True)
class NewOrderClick(MatchClick, verb="o-new"):
    """*New order*."""


@dataclass(frozen=True)
class OrderKindClick(MatchClick, verb="o-kind"):
    """A kind of question is picked. menu: which one of several."""

    menu: int


@dataclass(frozen=True)
class OrderTurnClick(MatchClick, verb="o-turn"):
    """More answers to a kind of question are asked for."""

    token: str
    window: int


@dataclass(frozen=True)
class OrderWhatClick(MatchClick, verb="o-what"):
    """An answer is picked, or where it holds. what: the answer, unless it is picked from this menu."""

    token: str
    what: str
    where: str | None = None


@dataclass(frozen=True)
class OrderSetClick(MatchClick, verb="o-set"):
    """When it holds is picked: the order is complete."""

    token: str
    what: str
    where: str
    when: str


@dataclass(frozen=True)
class OrderGroupsClick(OrderSetClick, verb="o-groups"):
    """The groups are picked with which it holds."""


@dataclass(frozen=True)
class OrderSureClick(OrderSetClick, verb="o-sure"):
    """An order about what cannot be taken back is confirmed. groups: those picked, a bit each."""

    groups: str


@dataclass(frozen=True)
class PickRoutineClick(MatchClick, verb="o-routine"):
    """A routine of the game is picked."""


@dataclass(frozen=True)
class SetRoutineClick(MatchClick, verb="o-rset"):
    """Where a routine holds is picked: the order is complete."""

    key: str
    where: str
