"""The project as a whole: what may stand in its files, how long they are, what is pinned."""

import re
import tomllib
from pathlib import Path

import pytest

import data
from bot.settings import Settings
from bot.ui.permissions import INVITED
from tests.checkout import ROOT, tracked

LONGEST = 800
OUTSIDE = ("../" + "shared", "/work" + "/")


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines)


def canonical(requirement: str) -> str:
    name = re.split(r"[\[<>=~!; ]", requirement)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def test_no_file_points_to_a_place_outside_the_project() -> None:
    pointing = [
        f"{file.relative_to(ROOT)}: {place}"
        for file in tracked()
        for place in OUTSIDE
        if place.encode() in file.read_bytes()
    ]
    assert pointing == []


def test_the_package_names_its_licence() -> None:
    package = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert package["license"] == "MIT AND OFL-1.1"
    assert all(list(ROOT.glob(pattern)) for pattern in package["license-files"])


def test_every_test_that_the_security_page_names_is_there() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(tests/[\w./]+)`", page))
    assert len(named) > 10
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_no_module_of_tests_takes_anything_from_another_one() -> None:
    """What several share lies in modules of its own beside them, so that each can be read and run alone."""
    taken = re.compile(r"^from tests[\w.]*(\.test_\w+ import| import test_)", re.MULTILINE)
    taking = [file for file in tracked("tests/*.py") if taken.search(file.read_text("utf-8"))]
    assert [str(file.relative_to(ROOT)) for file in taking] == []


def test_no_python_file_is_longer_than_anyone_reads() -> None:
    lengths = {file: len(file.read_bytes().splitlines()) for file in tracked("*.py")}
    assert {file.name: lines for file, lines in lengths.items() if lines > LONGEST} == {}


PARTS_OF_A_GAME = {
    *("checks", "content", "game", "ids", "migrations", "preview", "routines"),
    *("rules", "scoring", "state", "steps", "words"),
}
"""What every game's package has at its top, each a module or a package; underscored ones may be there too."""


@pytest.mark.parametrize("game", data.games())
def test_every_game_has_the_same_parts_at_its_top(game: str) -> None:
    package = ROOT / "engines" / game
    there = {
        file.relative_to(package).parts[0].removesuffix(".py")
        for file in tracked(f"engines/{game}")
    }
    assert {name for name in there if not name.startswith("_")} == PARTS_OF_A_GAME


def test_no_rule_stands_in_the_pictures() -> None:
    """What follows from a rule is reckoned in `engines/<game>/preview`, for steps and pictures alike."""
    cited = re.compile(r"\b[A-Z]{3}-[A-Z]?\d")
    files = [file for file in tracked("renderer/*.py") if cited.search(file.read_text("utf-8"))]
    assert [str(file.relative_to(ROOT)) for file in files] == []


@pytest.mark.parametrize("game", data.games())
def test_nothing_in_the_bot_names_a_game(game: str) -> None:
    naming = [
        str(file.relative_to(ROOT))
        for file in tracked("bot")
        if re.search(rf"\b{game}\b", file.read_text(encoding="utf-8"), re.IGNORECASE)
    ]
    assert naming == []


def test_every_pin_is_a_name_and_a_version() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []


def test_everything_the_project_asks_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(one for extra in extras for one in extra)]
    pinned = {canonical(name) for name in pins()}
    assert [one for one in wanted if canonical(one) not in pinned] == []


def test_every_make_target_is_explained() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony is not None
    explained = re.findall(r"^([a-z]+):.*## ", makefile, re.MULTILINE)
    assert sorted(explained) == sorted(phony.group(1).split())


@pytest.mark.parametrize("page", tracked("*.md"), ids=lambda page: page.name)
def test_every_link_between_pages_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_operators_are_told_the_permissions_the_bot_asks_for() -> None:
    page = (ROOT / "docs" / "operators.md").read_text(encoding="utf-8")
    assert f"&permissions={INVITED.value}`" in page


@pytest.mark.parametrize("file", ["docs/operators.md", ".env.example"])
def test_operators_are_told_every_setting(file: str) -> None:
    told = (ROOT / file).read_text(encoding="utf-8")
    fields = Settings.model_fields.items()
    names = [str(field.validation_alias or name).upper() for name, field in fields]
    assert [name for name in names if name not in told] == []
