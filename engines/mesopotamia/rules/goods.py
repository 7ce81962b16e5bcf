"""Goods: what is paid and gained. There is always enough in the supply (MES-3.12)."""

from collections.abc import Mapping

from engines.mesopotamia.ids import KNUCKLE
from engines.mesopotamia.state import Realm


def missing(realm: Realm, cost: Mapping[str, int]) -> dict[str, int]:
    """The part of a cost that a realm does not have."""
    return {good: n - realm.goods[good] for good, n in cost.items() if n > realm.goods[good]}


def can_pay(realm: Realm, cost: Mapping[str, int]) -> bool:
    """Whether a realm has all of a cost."""
    return all(realm.goods[good] >= n for good, n in cost.items())


def pay(realm: Realm, cost: Mapping[str, int]) -> None:
    """Goods leave a realm."""
    for good, n in cost.items():
        realm.goods[good] -= n


def kept(realm: Realm, goods: Mapping[str, int]) -> dict[str, int]:
    """The goods among some that a realm can use: all; the house seat for knuckles alone (MES-30.17)."""
    return {good: n for good, n in goods.items() if not realm.house or good == KNUCKLE}


def gain(realm: Realm, goods: Mapping[str, int]) -> None:
    """Goods come to a realm; they can be spent in the same turn (MES-7.4)."""
    for good, n in kept(realm, goods).items():
        realm.goods[good] += n
