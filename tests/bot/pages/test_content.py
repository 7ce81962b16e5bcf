"""With which content a match is played, in a line."""

from pathlib import Path

import pytest

import data
from bot.matches.core.library import Library, Pinned
from bot.pages.content import content_line
from bot.text.words import words
from data.catalogues import languages

GAME = "fortuna"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "cheap_shops" / GAME
    folder.mkdir(parents=True)
    (folder / "fix.toml").write_text('[[buildings]]\nid = "market"\ncost = 1\n')
    return tmp_path / "cheap_shops"


def pinned(library: Library, *packs: Path) -> Pinned:
    """How a library tells of a content made with these packs."""
    raw = data.load(GAME, packs)
    return library.pinned(GAME, raw, data.digest(raw))


def test_a_content_without_packs_is_the_one_that_is_shipped() -> None:
    found = pinned(Library())
    assert (found.packs, found.rows) == ((), ())
    assert content_line(found, words("en")) == f"Content {found.digest[:8]}, as shipped"


def test_a_content_of_packs_in_force_tells_their_names_and_the_rows_they_change(
    pack: Path,
) -> None:
    found = pinned(Library([pack]), pack)
    assert (found.packs, found.rows) == (("cheap_shops",), ("buildings.market",))
    told = content_line(found, words("en"))
    assert told.endswith(r", changed by **cheap\_shops**: `buildings.market`")


def test_a_pack_that_touches_another_game_alone_is_not_named(pack: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    (other / "caylus").mkdir(parents=True)
    assert pinned(Library([pack, other]), pack).packs == ("cheap_shops",)


def test_of_a_pack_no_longer_in_force_the_rows_are_still_known(pack: Path) -> None:
    found = pinned(Library(), pack)
    assert (found.packs, found.rows) == (None, ("buildings.market",))
    assert "different from what\u2019s installed" in content_line(found, words("en"))


def test_rows_that_are_gone_or_new_differ_too() -> None:
    raw = dict(data.load(GAME))
    raw["buildings"] = [*raw["buildings"][1:], {"id": "palace"}]
    found = Library().pinned(GAME, raw, "0" * 64)
    assert found.rows == (f"buildings.{data.load(GAME)['buildings'][0]['id']}", "buildings.palace")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("packs", [None, (), ("a", "b")])
def test_many_rows_are_cut_short_in_every_language(
    lang: str, packs: tuple[str, ...] | None
) -> None:
    rows = tuple(f"buildings.b{number}" for number in range(99 if packs != () else 0))
    told = content_line(Pinned("f" * 64, packs, rows), words(lang))
    assert "bot-" not in told
    assert len(told) < 300


def test_a_content_with_rows_in_another_order_is_not_the_shipped_one() -> None:
    raw = dict(data.load(GAME))
    raw["buildings"] = raw["buildings"][::-1]
    found = Library().pinned(GAME, raw, data.digest(raw))
    assert (found.shipped, found.packs, found.rows) == (False, None, ("buildings",))


def test_what_is_written_otherwise_differs_though_python_calls_it_equal() -> None:
    raw = dict(data.load(GAME))
    first, *rest = raw["buildings"]
    raw["buildings"] = [first | {"cost": float(first["cost"])}, *rest]
    found = Library().pinned(GAME, raw, data.digest(raw))
    assert (found.shipped, found.rows) == (False, (f"buildings.{first['id']}",))


def test_a_row_of_a_stranger_s_file_stays_a_name() -> None:
    told = content_line(Pinned("f" * 64, None, ("`**x**\n" + "y" * 1000,)), words("en"))
    assert "\n" not in told
    assert len(told) < 200
    assert told.count("`") == 2
