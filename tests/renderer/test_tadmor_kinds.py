"""Pictograms of upgrades: one for every effect there can be; and the signs of open slots."""

import copy
from dataclasses import asdict
from typing import Any, get_args, get_type_hints

import pytest

from data.catalogues import catalogue
from data.content import load
from engines.tadmor.content import effects, read
from engines.tadmor.ids import UPGRADES
from renderer.tadmor.kinds import FIXED, pictogram
from renderer.tadmor.legend import LEGEND
from renderer.tadmor.strips import SLOTS
from tests.renderer.tadmor_states import CONTENT

NUMBERS = {"points", "free", "more"}
"""What pictograms leave to the words beside them."""
EFFECTS = {tile.effect.kind: tile.effect for tile in CONTENT.upgrades.values()}


def changed(name: str, **effect: Any) -> effects.UpgradeEffect:
    """The effect of an upgrade once a pack has changed it."""
    tables: dict[str, Any] = copy.deepcopy(dict(load("tadmor")))
    row = next(row for row in tables["upgrades"] if row["id"] == name)
    row["effect"] = dict(row["effect"]) | effect
    return read(tables).upgrades[name].effect


def test_every_kind_of_effect_has_a_pictogram() -> None:
    kinds = (get_type_hints(one)["kind"] for one in get_args(effects.UpgradeEffect))
    names = {name for kind in kinds for name in get_args(kind)}
    assert names == set(EFFECTS)
    assert all(pictogram(effect).main.icon for effect in EFFECTS.values())
    assert set(FIXED) <= names


def test_upgrades_that_do_something_else_have_another_pictogram() -> None:
    shown: dict[Any, Any] = {}
    for name in UPGRADES:
        effect = CONTENT.upgrades[name].effect
        told = {key: value for key, value in asdict(effect).items() if key not in NUMBERS}
        assert shown.setdefault(pictogram(effect), told) == told
    assert len(shown) >= 30


@pytest.mark.parametrize(
    ("name", "changes", "figure"),
    [
        ("i20", {"saves": 1}, "\u22121"),
        ("i28", {"saves": 3}, "\u22123"),
        ("i33", {"limit": 9}, "9"),
        ("i44", {"times": 3}, "\u00d73"),
    ],
)
def test_a_pack_with_other_numbers_has_them_on_its_pictograms(
    name: str, changes: dict[str, int], figure: str
) -> None:
    assert pictogram(changed(name, **changes)).figure == figure


def test_a_pack_with_another_resource_shows_it() -> None:
    swapped = pictogram(changed("i1", give="stone", take="gold"))
    assert (swapped.main.icon, swapped.corner and swapped.corner.icon) == ("stone", "gold")


def test_every_slot_has_a_sign_of_its_own_and_an_entry_in_the_legend() -> None:
    explained = {icon for _, icon, _, _ in LEGEND}
    assert len(set(SLOTS.values())) == len(SLOTS)
    assert set(SLOTS.values()) <= explained
    assert "pawn" not in SLOTS.values()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_legend_says_something_of_every_sign(lang: str) -> None:
    words = catalogue(lang)
    labels = [words.format(f"tadmor-picture-legend-{key}") for key, *_ in LEGEND]
    assert all(labels)
    assert len(set(labels)) == len(labels)
