"""What is installed: the packages, with all that they read beside their code."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from engines import registry
from tests.checkout import ROOT, tracked

PACKAGES = ("bot", "data", "engines", "renderer")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """The wheel, built without a network."""
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("wheel")
    words = ("wheel", "--quiet", "--no-deps", "--no-index", "--no-build-isolation")
    subprocess.run(
        [sys.executable, "-m", "pip", *words, "--wheel-dir", folder, ROOT],
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("caravanserai-*.whl")
    return ZipFile(built)


def test_the_wheel_has_our_packages_and_nothing_that_would_be_in_the_way(wheel: ZipFile) -> None:
    top = {name.partition("/")[0] for name in wheel.namelist()}
    assert {name for name in top if not name.endswith(".dist-info")} == set(PACKAGES)


def test_the_wheel_leaves_out_nothing_that_the_packages_read(wheel: ZipFile) -> None:
    wanted = {file.relative_to(ROOT).as_posix() for file in tracked(*PACKAGES)}
    kinds = {Path(name).suffix for name in wanted}
    assert {".py", ".ftl", ".toml", ".json", ".ttf", ".js"} <= kinds
    assert wanted - set(wheel.namelist()) == set()


def test_the_wheel_brings_the_command_and_the_licences(wheel: ZipFile) -> None:
    (points,) = (name for name in wheel.namelist() if name.endswith("/entry_points.txt"))
    assert "caravan = bot.cli:main" in wheel.read(points).decode().splitlines()
    licences = {Path(name).name for name in wheel.namelist() if "/licenses/" in name}
    assert "LICENSE" in licences
    assert {file.name for file in (ROOT / "data/fonts").glob("LICENSE-*.txt")} <= licences


def test_the_program_runs_from_what_the_wheel_has(wheel: ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    asked = "import data, runpy; print(data.__file__); runpy.run_module('bot', run_name='__main__')"
    ended = subprocess.run(
        [sys.executable, "-c", asked, "games"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith(str(tmp_path))
    assert [key for key in registry.KEYS if key not in ended.stdout] == []
