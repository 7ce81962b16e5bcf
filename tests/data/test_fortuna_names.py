import pytest

import data
from data.catalogues import catalogue, languages

LONGEST_EFFECT = 100
"""Discord shows no longer description on an option of a menu."""

ARGUMENTS = {
    **dict.fromkeys(("n", "per", "vp", "cap", "extra", "choice", "cost"), 3),
    **dict.fromkeys(("first", "second", "third", "coins", "grain", "wine"), 3),
}

KINDS = {
    "actions": "action",
    "favours": "favour",
    "buildings": "building",
    "privileges": "privilege",
}


def names(table: str) -> list[str]:
    rows = data.load("fortuna")[table]
    return [f"fortuna-{KINDS[table]}-{row['id'].replace('_', '-')}" for row in rows]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("table", sorted(KINDS))
def test_everything_has_a_name_and_an_effect_that_fits_an_option(table: str, lang: str) -> None:
    say = catalogue(lang)
    for key in names(table):
        assert say.has(key)
        assert 10 < len(say.format(f"{key}-effect", ARGUMENTS)) <= LONGEST_EFFECT


@pytest.mark.parametrize("lang", languages())
def test_every_side_and_every_good_has_a_name(lang: str) -> None:
    say = catalogue(lang)
    goods = ("grain", "water", "wine", "coin", "centurion", "priestess", "die")
    sides = [row["id"] for row in data.load("fortuna")["sides"]]
    keys = [f"fortuna-side-{side}" for side in sides] + [f"fortuna-good-{good}" for good in goods]
    assert all(say.has(key) for key in keys)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("table", sorted(KINDS))
def test_no_two_things_of_a_kind_share_a_name(table: str, lang: str) -> None:
    say = catalogue(lang)
    texts = [say.format(key) for key in names(table)]
    assert len(set(texts)) == len(texts)
