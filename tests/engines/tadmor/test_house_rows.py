"""Every row of Tadmor with a value of ours can be corrected by a content pack; texts and play follow."""

from pathlib import Path

import pytest

from engines.tadmor.content import read
from engines.tadmor.content.describe import (
    mission_effect,
    space_effect,
    upgrade_effect,
    upgrade_short,
)
from engines.tadmor.ids import ERAS
from tests.engines.scene import said
from tests.engines.tadmor.corrections import (
    HOUSE,
    NUMBERS,
    OTHERWISE,
    SHIPPED,
    begun,
    board,
    corrected,
    packed,
    play,
)


def test_every_table_with_values_of_ours_is_tried() -> None:
    assert {table for table, _ in HOUSE} == set(OTHERWISE)


@pytest.mark.parametrize(("table", "name"), HOUSE)
def test_whatever_is_ours_can_be_corrected_and_is_played(
    table: str, name: str, tmp_path: Path
) -> None:
    row = corrected(table, name)
    play(packed(tmp_path, [(table, row)]), 2 if row.get("two", True) else 3)


# --- what the texts say -----------------------------------------------------------------------


def the(table: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("name", [name for one, name in HOUSE if one == table])


@the("regions")
def test_a_region_bears_the_name_that_the_pack_gives(name: str, tmp_path: Path) -> None:
    state = begun(packed(tmp_path, [("regions", corrected("regions", name))]))
    assert "Chalcis" in board(state)
    assert "Calcis" in board(state, "es")


@the("spaces")
def test_a_space_is_told_where_and_as_the_pack_says(name: str, tmp_path: Path) -> None:
    row = corrected("spaces", name)
    content = packed(tmp_path, [("spaces", row)])
    lines = board(begun(content))
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{name.upper()} "))
    regions = [said(text, "en") for text in content.names.regions.values()]
    above = next(line for line in reversed(lines[:at]) if line in regions)
    assert above == said(content.names.regions[row["region"]], "en")
    assert f" | {row.get('piece', 'camel or ship')} | " in lines[at]
    assert (name in content.board[True]) == row["two"]


GIVEN = {"amounts", "resource", "pile", "full", "card"}
"""What a pack can say of what a space gives."""
GIVING = [
    name for table, name in HOUSE if table == "spaces" and corrected(table, name).keys() & GIVEN
]


def test_each_of_these_is_said_of_some_space() -> None:
    assert {key for name in GIVING for key in corrected("spaces", name)} >= GIVEN


@pytest.mark.parametrize("name", GIVING)
def test_what_a_space_gives_is_told_as_the_pack_says(name: str, tmp_path: Path) -> None:
    row = corrected("spaces", name)
    assert row.keys() & GIVEN
    content = packed(tmp_path, [("spaces", row)])
    lines = [said(space_effect(content, name, number), "en") for number in ERAS]
    title = said(content.names.places[name], "en")
    if "amounts" in row:
        told = zip(row["amounts"], lines, strict=True)
        assert all(str(number) in line for number, line in told)
    if "resource" in row:
        assert title == f"{name.upper()} {row['resource'].capitalize()}"
        assert all(row["resource"] in line for line in lines)
    if "pile" in row:
        assert row["pile"] in title.lower()
        assert all(row["pile"] in line for line in lines)
    if "full" in row:
        assert ("Full" in title, "1 advanced for 2" in lines[0]) == (row["full"], row["full"])
    if "card" in row:
        assert ("mission" in title, "Mission" in lines[0]) == (row["card"], row["card"])


@the("upgrades")
def test_an_upgrade_is_told_as_the_pack_says(name: str, tmp_path: Path) -> None:
    row = corrected("upgrades", name)
    content, shipped = packed(tmp_path, [("upgrades", row)]), read(SHIPPED)
    line, short = upgrade_effect(content, name), upgrade_short(content, name)
    words = " ".join(said(text, "en") for text in (line, short))
    assert said(line, "en") != said(upgrade_effect(shipped, name), "en")
    assert said(line, "es") != said(upgrade_effect(shipped, name), "es")
    assert all(str(row["effect"][key]) in words for key in NUMBERS if key in row["effect"])
    assert all(row["effect"].get(key, "") in words for key in ("give", "take", "resource"))


@pytest.mark.parametrize("name", ["i1", "i4", "i12", "i23", "i31", "i38", "i42"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_upgrade_is_named_after_what_it_does(name: str, lang: str, tmp_path: Path) -> None:
    content = packed(tmp_path, [("upgrades", corrected("upgrades", name))])
    title = said(content.names.titles[name], lang)
    assert title != said(read(SHIPPED).names.titles[name], lang)
    assert "tadmor-" not in title


@the("missions")
def test_a_mission_costs_and_brings_what_the_pack_says(name: str, tmp_path: Path) -> None:
    row = corrected("missions", name)
    content = packed(tmp_path, [("missions", row)])
    state = begun(content)
    state.players[0].completed = [name]
    assert any(f"({row['points']} PP)" in line for line in board(state))
    assert content.missions[name].cost == {"marble": 7}
    if "levels" in row["effect"]:
        assert str(row["effect"]["levels"]) in said(mission_effect(content, name), "en")


@pytest.mark.parametrize(("table", "name"), [one for one in HOUSE if one[0] in ("bands", "parts")])
def test_prices_of_building_are_told_as_the_pack_says(
    table: str, name: str, tmp_path: Path
) -> None:
    row = corrected(table, name)
    lines = board(begun(packed(tmp_path, [(table, row)])))
    costs = [row[key] for key in ("cost", "singles", "pairs") if key in row]
    wanted = [f"{number} {kind}" for cost in costs for kind, number in cost.items()]
    wanted += [f"{row['points']} PP"] if "points" in row else []
    assert any(all(part in line for part in wanted) for line in lines)


@the("constants")
def test_a_limit_of_pairs_is_told(name: str, tmp_path: Path) -> None:
    content = packed(tmp_path, [("constants", corrected("constants", name))])
    assert "at most 2 pairs" in said(space_effect(content, "da1", 1), "en")


@the("eras")
def test_prices_and_tax_of_an_era_are_told_as_the_pack_says(name: str, tmp_path: Path) -> None:
    row = corrected("eras", name)
    state = begun(packed(tmp_path, [("eras", row)]))
    state.turn = 3 * int(name)
    text = "\n".join(board(state))
    assert f"{row['tax']} gold, or lose {row['penalty']} PP" in text
    assert f"each for {row['price']} resources" in text
