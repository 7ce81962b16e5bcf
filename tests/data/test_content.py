from collections import Counter
from pathlib import Path

import pytest

import data
from data.tables import SOURCES


def test_every_game_with_content_is_known() -> None:
    assert "fortuna" in data.games()


@pytest.mark.parametrize("game", data.games())
def test_every_row_says_what_it_is_and_where_it_comes_from(game: str) -> None:
    for rows in data.load(game).values():
        assert rows
        assert {row["source"] for row in rows} <= set(SOURCES)
        assert max(Counter(row["id"] for row in rows).values()) == 1


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(data.ContentError, match=r"no content for 'chess'.*fortuna"):
        data.load("chess")


@pytest.mark.parametrize("game", data.games())
def test_content_loads_to_the_same_digest_each_time(game: str) -> None:
    assert data.digest(data.load(game)) == data.digest(data.load(game))


def test_the_digest_does_not_depend_on_the_order_of_fields() -> None:
    assert data.digest({"a": [{"id": "x", "n": 1}], "b": []}) == data.digest(
        {"b": [], "a": [{"n": 1, "id": "x"}]}
    )


def test_a_corrected_value_changes_the_digest(tmp_path: Path) -> None:
    folder = tmp_path / "fortuna"
    folder.mkdir()
    (folder / "fix.toml").write_text('[[privileges]]\nid = "c2"\nvp = 2\n')
    assert data.digest(data.load("fortuna")) != data.digest(data.load("fortuna", [tmp_path]))


def test_fortuna_has_26_privilege_cards_and_22_without_the_four_pawn_mark() -> None:
    cards = data.load("fortuna")["privileges"]
    assert sum(row["copies"] for row in cards) == 26
    assert sum(row["copies"] for row in cards if not row["four_pawns"]) == 22
    assert sum(row["copies"] for row in cards if row["kind"] == "A") == 5


def test_fortuna_has_the_components_of_its_box() -> None:
    content = data.load("fortuna")
    sizes = {table: len(content[table]) for table in ("actions", "favours", "buildings", "sides")}
    assert sizes == {"actions": 12, "favours": 6, "buildings": 4, "sides": 4}
