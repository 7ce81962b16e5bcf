import os
from pathlib import Path

import pytest

import data
from data import tables


def write(pack: Path, text: str, name: str = "fix.toml", game: str = "fortuna") -> Path:
    folder = pack / game
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return pack


def refusal(pack: Path) -> str:
    with pytest.raises(data.ContentError) as caught:
        data.load("fortuna", [pack])
    return str(caught.value)


def privilege(content: dict[str, list[dict[str, object]]], card: str) -> dict[str, object]:
    return next(row for row in content["privileges"] if row["id"] == card)


def test_a_pack_changes_the_fields_it_names_and_keeps_the_others(tmp_path: Path) -> None:
    write(tmp_path, '[[privileges]]\nid = "c2"\nvp = 2\nsource = "public"\n')
    card = privilege(data.load("fortuna", [tmp_path]), "c2")
    assert (card["vp"], card["counts"], card["copies"]) == (2, "grain", 2)
    assert card["source"] == "public"


def test_a_value_of_a_pack_without_a_source_is_the_houses(tmp_path: Path) -> None:
    write(tmp_path, '[[buildings]]\nid = "market"\ncost = 1\n')
    row = data.load("fortuna", [tmp_path])["buildings"][0]
    assert (row["cost"], row["source"]) == (1, "house")


def test_a_row_that_changes_its_kind_stands_alone(tmp_path: Path) -> None:
    row = '[[privileges]]\nid = "c7"\nkind = "B"\ncopies = 1\nfour_pawns = false\nsteps = 1\n'
    write(tmp_path, row)
    card = privilege(data.load("fortuna", [tmp_path]), "c7")
    assert set(card) == {"id", "source", "kind", "copies", "four_pawns", "steps"}


@pytest.mark.parametrize(
    ("en", "es", "whose"),
    [
        ("Damascus", "Homs", "damascus"),
        ("north sea", "Homs", "north_sea"),
        ("Homs", "Palmira", "palmyra"),
    ],
)
def test_a_region_is_not_given_the_name_of_another(
    tmp_path: Path, en: str, es: str, whose: str
) -> None:
    row = f'[[regions]]\nid = "emesa"\nnames = {{ en = "{en}", es = "{es}" }}\n'
    write(tmp_path, row, game="tadmor")
    with pytest.raises(data.ContentError, match=f"'emesa'.*'{whose}'"):
        data.load("tadmor", [tmp_path])


def test_a_hero_is_not_given_the_name_of_another(tmp_path: Path) -> None:
    row = '[[heroes]]\nid = "leonidas"\nnames = { en = "Pyrrhus", es = "Agesilao" }\n'
    write(tmp_path, row, game="conqueror")
    with pytest.raises(data.ContentError, match=r"'leonidas'.*'pyrrhus'"):
        data.load("conqueror", [tmp_path])


def test_a_name_is_free_once_its_region_has_another(tmp_path: Path) -> None:
    rows = (
        '[[regions]]\nid = "emesa"\nnames = { en = "Ebla", es = "Ebla" }\n'
        '[[regions]]\nid = "ebla"\nnames = { en = "Emesa", es = "Emesa" }\n'
    )
    write(tmp_path, rows, game="tadmor")
    assert [row["id"] for row in data.load("tadmor", [tmp_path])["regions"]][-1] == "emesa"


def test_a_row_that_changes_its_action_stands_alone(tmp_path: Path) -> None:
    row = (
        '[[spaces]]\nid = "ns1"\nregion = "ebla"\naction = "caravan"\npiece = "camel"\ntwo = true\n'
    )
    write(tmp_path, row, game="tadmor")
    space = data.load("tadmor", [tmp_path])["spaces"][0]
    assert set(space) == {"id", "source", "region", "action", "piece", "two"}


def test_rows_keep_their_order_when_replaced(tmp_path: Path) -> None:
    write(tmp_path, '[[privileges]]\nid = "b1"\ncopies = 3\n')
    before, after = data.load("fortuna"), data.load("fortuna", [tmp_path])
    assert [r["id"] for r in before["privileges"]] == [r["id"] for r in after["privileges"]]


def test_the_later_pack_wins(tmp_path: Path) -> None:
    first = write(tmp_path / "one", '[[buildings]]\nid = "market"\ncost = 1\n')
    second = write(tmp_path / "two", '[[buildings]]\nid = "market"\ncost = 2\n')
    assert data.load("fortuna", [first, second])["buildings"][0]["cost"] == 2


def test_a_pack_for_another_game_changes_nothing_here(tmp_path: Path) -> None:
    (tmp_path / "fortuna").mkdir()
    assert data.load("fortuna", [tmp_path]) == data.load("fortuna")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('[[privileges]]\nid = "z9"\nvp = 2\n', ["[[privileges]] 'z9'", "a1, a2"]),
        ('[[privilege]]\nid = "c2"\nvp = 2\n', ["[[privilege]]", "privileges"]),
        ('[[options]]\nid = "deal"\ndefault = "x"\n', ["no pack can change [[options]]"]),
        ('[[game]]\nid = "fortuna"\nseats = [2]\n', ["no pack can change [[game]]"]),
        ('[[privileges]]\nid = "c2"\npoints = 2\n', ["'c2'", "'points'", "vp"]),
        ('[[privileges]]\nid = "c2"\nvp = "2"\n', ["'c2'", "vp", "a whole number"]),
        ('[[privileges]]\nid = "c2"\nvp = true\n', ["'c2'", "vp", "a whole number"]),
        ('[[privileges]]\nid = "c2"\nvp = 1.5\n', ["'c2'", "vp", "whole numbers"]),
        ('[[privileges]]\nid = "c2"\nsource = "guess"\n', ["'c2'", "source", "rulebook"]),
        ('[[privileges]]\nid = "c2"\n[[privileges]]\nid = "c2"\n', ["'c2'", "twice"]),
        ("[[privileges]]\nvp = 2\n", ["row 1", "id"]),
        ("[privileges]\nvp = 2\n", ["[[privileges]]"]),
        ("[[privileges\n", ["not valid TOML", "line 1"]),
    ],
)
def test_what_does_not_fit_is_refused_by_file_and_name(
    tmp_path: Path, text: str, named: list[str]
) -> None:
    message = refusal(write(tmp_path, text))
    assert all(word in message for word in ["fix.toml", *named]), message


def test_a_folder_that_is_no_game_is_refused_by_name(tmp_path: Path) -> None:
    message = refusal(write(tmp_path, "", game="chess"))
    assert "chess" in message
    assert "fortuna" in message


def test_a_file_outside_a_game_folder_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "loose.toml").write_text("")
    assert "loose.toml" in refusal(tmp_path)


def test_a_file_that_is_not_text_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "fortuna").mkdir()
    (tmp_path / "fortuna" / "fix.toml").write_bytes(b"\xff\xfe")
    message = refusal(tmp_path)
    assert "fix.toml" in message
    assert "UTF-8" in message


def test_a_file_nested_without_end_is_refused_by_name(tmp_path: Path) -> None:
    write(tmp_path, f'[[buildings]]\nid = "market"\ncost = {"[" * 9999}{"]" * 9999}\n')
    assert "fix.toml: is nested too deeply" in refusal(tmp_path)


@pytest.mark.parametrize("deep", [f"x{'.x' * 4999} = 1", f"x = {'[' * 21}1{']' * 21}"])
def test_a_field_nested_without_end_is_refused_by_name(tmp_path: Path, deep: str) -> None:
    write(tmp_path, f'[[buildings]]\nid = "market"\n{deep}\n')
    assert "[[buildings]] 'market': x is nested too deeply" in refusal(tmp_path)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("9" * 5000, "fix.toml: holds a number that is too long"),
        (f"[{'9' * 5000}]", "fix.toml: holds a number that is too long"),
        ("0x" + "f" * 5000, "[[buildings]] 'market': cost holds a number of more than 64 bits"),
        (str(-(1 << 63) - 1), "[[buildings]] 'market': cost holds a number of more than 64 bits"),
    ],
    ids=["long", "long in a list", "long to the base of 16", "more than 64 bits"],
)
def test_a_number_without_end_is_refused_by_name(tmp_path: Path, number: str, said: str) -> None:
    write(tmp_path, f'[[buildings]]\nid = "market"\ncost = {number}\n')
    assert said in refusal(tmp_path)


@pytest.mark.parametrize("kind", ["device", "pipe", "folder"])
def test_what_is_no_file_is_refused_by_name_and_not_begun(tmp_path: Path, kind: str) -> None:
    file = write(tmp_path, "") / "fortuna" / "fix.toml"
    file.unlink()
    if kind == "device":
        file.symlink_to("/dev/zero")
    elif kind == "pipe":
        os.mkfifo(file)
    else:
        file.mkdir()
    assert "fix.toml: is not a file" in refusal(tmp_path)


def test_a_link_to_a_file_that_is_gone_is_refused_by_name(tmp_path: Path) -> None:
    file = write(tmp_path, "") / "fortuna" / "fix.toml"
    file.unlink()
    file.symlink_to(tmp_path / "gone")
    assert "fix.toml: cannot be read" in refusal(tmp_path)


def test_a_file_without_end_is_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "# many words\n" * 9)
    monkeypatch.setattr(tables, "MOST_CHARACTERS", 100_000)
    assert data.load("fortuna", [tmp_path]) == data.load("fortuna")
    write(tmp_path, "# many words\n" * 9_000)
    assert "fix.toml: is larger than" in refusal(tmp_path)


def test_a_pack_that_is_not_there_is_refused_by_name(tmp_path: Path) -> None:
    assert "nowhere" in refusal(tmp_path / "nowhere")


def test_a_setting_names_packs_separated_as_in_path(tmp_path: Path) -> None:
    packs = [write(tmp_path / name, "") for name in ("one", "two")]
    assert data.pack_folders(os.pathsep.join(map(str, packs))) == tuple(packs)


def test_a_setting_may_name_a_folder_of_packs(tmp_path: Path) -> None:
    packs = tuple(write(tmp_path / name, "") for name in ("one", "two"))
    assert data.pack_folders(str(tmp_path)) == packs


def test_an_empty_setting_names_no_pack() -> None:
    assert data.pack_folders("") == ()


def test_the_home_of_nobody_is_refused() -> None:
    with pytest.raises(data.ContentError, match="~nobody-of-that-name"):
        data.pack_folders("~nobody-of-that-name/packs")


def test_a_setting_without_content_is_refused(tmp_path: Path) -> None:
    with pytest.raises(data.ContentError, match="holds no content"):
        data.pack_folders(str(tmp_path))
    with pytest.raises(data.ContentError, match="is not a folder"):
        data.pack_folders(str(tmp_path / "nowhere"))


def test_what_the_file_system_keeps_for_itself_is_no_part_of_a_pack(tmp_path: Path) -> None:
    write(tmp_path, "", game="lost+found")
    assert data.pack_folders(str(write(tmp_path, ""))) == (tmp_path,)
    assert data.load("fortuna", [tmp_path]) == data.load("fortuna")
