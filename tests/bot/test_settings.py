"""Settings: environment over .env, one clear line where something is wrong, secrets kept."""

import re
from pathlib import Path

import pytest

from bot.cli.bot_process import DATABASE as SANDBOX_DB
from bot.cli.copying import TARGET as COPY_TO
from bot.domain.shards import Shards
from bot.settings import API_BASE, Settings, SettingsError, load_settings
from tests.bot.cli.reaching import without_rights

ROOT = Path(__file__).parents[2]
NAMES = (
    "DISCORD_TOKEN",
    "DISCORD_API_BASE",
    "DISCORD_GATEWAY_URL",
    "DATABASE_URL",
    "CARAVAN_CONTENT",
    "CARAVAN_LOG_LEVEL",
    "CARAVAN_LOG_FORMAT",
    "CARAVAN_AI_PAUSE",
    "CARAVAN_METRICS_PORT",
    "CARAVAN_SHARDS",
)


@pytest.fixture(autouse=True)
def clean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_without_settings_discord_itself_and_the_user_s_data_folder_are_used(clean: Path) -> None:
    settings = load_settings()
    assert settings.discord_api_base == API_BASE
    assert settings.discord_gateway_url is None
    assert settings.database.drivername == "sqlite+aiosqlite"
    assert settings.database.database == str(clean / "data/caravanserai/caravan.sqlite3")
    assert settings.content == ()


def test_a_missing_token_is_told_in_one_line() -> None:
    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN is not set: .*\.env\.example.*$"):
        _ = load_settings().token


def test_a_folder_that_may_not_be_entered_has_no_settings_for_us(
    clean: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:////caravan.sqlite3")
    clean.chmod(0)
    with without_rights():
        with pytest.raises(PermissionError):
            Path(".env").exists()
        settings = load_settings()
    clean.chmod(0o700)
    assert settings.discord_token is None


def test_settings_that_may_not_be_read_are_told(clean: Path) -> None:
    (clean / ".env").touch(mode=0)
    clean.chmod(0o755)
    with (
        without_rights(),
        pytest.raises(SettingsError, match=r"^\.env in .* cannot be read: .*Permission denied"),
    ):
        load_settings()


def test_the_environment_wins_over_the_file(clean: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (clean / ".env").write_text("DISCORD_TOKEN=from-file\nCARAVAN_LOG_LEVEL=debug\n")
    assert load_settings().token == "from-file"
    monkeypatch.setenv("DISCORD_TOKEN", "from-environment")
    assert load_settings().token == "from-environment"
    assert load_settings().log_level == "DEBUG"


def test_a_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("DATABASE_URL", "postgresql://me:hidden@db/caravan")
    shown = f"{load_settings()!r} {load_settings()}"
    assert "abc.def.ghi" not in shown
    assert "hidden" not in shown


@pytest.mark.parametrize("token", ["abc\x01hidden", "abc\nhidden", "abc\udcffhidden"])
def test_a_token_that_no_request_could_hold_is_refused(
    token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN holds characters that no token has"):
        _ = load_settings().token


@pytest.mark.parametrize(
    ("given", "completed"),
    [
        ("sqlite:///some/file.db", "sqlite+aiosqlite:///some/file.db"),
        ("sqlite+aiosqlite:////abs/file.db", "sqlite+aiosqlite:////abs/file.db"),
        ("postgres://me:pw@db/caravan", "postgresql+asyncpg://me:pw@db/caravan"),
        ("postgresql://me:pw@db:5433/caravan", "postgresql+asyncpg://me:pw@db:5433/caravan"),
        ("postgresql+asyncpg://db/caravan", "postgresql+asyncpg://db/caravan"),
    ],
)
def test_bare_database_urls_are_completed(
    given: str, completed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", given)
    assert load_settings().database.render_as_string(hide_password=False) == completed


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("DATABASE_URL", "caravan.db", "DATABASE_URL is no database URL"),
        ("DATABASE_URL", "mysql://me:hidden@db/x", "DATABASE_URL names mysql; write sqlite"),
        ("DATABASE_URL", "sqlite+pysqlite:///x", "names sqlite+pysqlite; write sqlite+aiosqlite:"),
        ("DATABASE_URL", "sqlite://", "DATABASE_URL names no file"),
        (
            "DATABASE_URL",
            f"sqlite:///{'x' * 300}",
            "names a file that cannot be used (File name too",
        ),
        ("DATABASE_URL", "postgresql://me:hidden@db:99999999/x", "ports go from 1 to 65535"),
        ("DATABASE_URL", "postgresql://me:hidden@db:0/x", "ports go from 1 to 65535"),
        ("DATABASE_URL", "postgresql://u:hid@hidden:pw@h/x", "in a password write %40 for @, %3A"),
        ("DATABASE_URL", "postgresql://u:se@hidden@h/x", "has more than one @; in a password"),
        ("DATABASE_URL", "postgresql://u:se@h:12/hidden@h/x", "has more than one @; in a password"),
        ("DATABASE_URL", "postgresql://u:hidden", "no number where its port is expected"),
        ("DATABASE_URL", "postgresql://u:p@h/x?sslmode=hidden", "an sslmode that is not known"),
        ("DATABASE_URL", "postgresql://u:p@h/x?hidden=1", "an option that is not known"),
        ("DATABASE_URL", "postgresql://u:p@h/x?ssl=true&sslmode=allow", "both sslmode and ssl"),
        ("DATABASE_URL", "postgresql://u:p@h/x?sslmode=allow&sslmode=hidden", "sslmode twice"),
        ("DATABASE_URL", "postgresql://u:p@h/x?connect_timeout=hidden", "without a number"),
        ("DISCORD_API_BASE", "discord.com", "must be an address beginning with https://"),
        ("DISCORD_API_BASE", "https://x:hidden/api", "ports go from 1 to 65535"),
        ("DISCORD_API_BASE", "https://x:0/api", "ports go from 1 to 65535"),
        ("DISCORD_API_BASE", "http://me:hidden@x/api", "must name no user"),
        ("DISCORD_API_BASE", "http://..../api", "names a machine that cannot be"),
        ("DISCORD_API_BASE", "http://a b/api", "names a machine that cannot be"),
        ("DISCORD_GATEWAY_URL", "ws://x:99999", "ports go from 1 to 65535"),
        ("DISCORD_GATEWAY_URL", "https://x", "must be an address beginning with wss://"),
        ("DATABASE_URL", "sqlite:///file:/x/z.db?uri=true", "has options after its `?`"),
        ("DATABASE_URL", "sqlite:///x.db?timeout=abc", "has options after its `?`"),
        ("DATABASE_URL", "sqlite:///a%00b", "no name holds the character 0"),
        ("CARAVAN_CONTENT", "/a\udcff", "/a\\udcff: is not a folder"),
        ("CARAVAN_CONTENT", "/no/such/folder", "/no/such/folder: is not a folder"),
        ("CARAVAN_LOG_LEVEL", "LOUD", "'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("CARAVAN_LOG_FORMAT", "xml", "'text' or 'json'"),
        ("CARAVAN_METRICS_PORT", "0", "greater than or equal to 1"),
        ("CARAVAN_AI_PAUSE", "soon", "a number of seconds such as 30, or a span such as 20-60"),
        ("CARAVAN_AI_PAUSE", "60-20", "must begin with the shorter time and not exceed 3600"),
        ("CARAVAN_AI_PAUSE", "5-9999", "must begin with the shorter time and not exceed 3600"),
        ("CARAVAN_SHARDS", "3", "must be shards and how many there are in all, such as 0-3/16"),
        ("CARAVAN_SHARDS", "0-3/", "must be shards and how many there are in all, such as 0-3/16"),
        ("CARAVAN_SHARDS", "0-1-2/4", "must be shards and how many there are in all"),
        ("CARAVAN_SHARDS", "-1/4", "must be shards and how many there are in all"),
        ("CARAVAN_SHARDS", "0-3/16/2", "must be shards and how many there are in all"),
        ("CARAVAN_SHARDS", "0,,2/4", "must be shards and how many there are in all"),
        ("CARAVAN_SHARDS", "0/10000", "must be shards and how many there are in all"),
        ("CARAVAN_SHARDS", "3-1/4", "must begin each range with the lower number, not 3-1"),
        ("CARAVAN_SHARDS", "0-4/4", "names shard 4, and 4 in all, which count from 0"),
        ("CARAVAN_SHARDS", "0/0", "names shard 0, and 0 in all, which count from 0"),
        ("CARAVAN_SHARDS", "0/2", "can share PostgreSQL only: move to it (docs/postgresql.md), or"),
    ],
)
def test_a_wrong_setting_is_told_in_one_line(
    name: str, value: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    message = str(caught.value)
    assert line in message
    assert message.startswith(name)
    assert "\n" not in message
    assert "hidden" not in message


@pytest.mark.parametrize(
    ("given", "count", "own"),
    [
        ("0/2", 2, {0}),
        ("0-3/16", 16, {0, 1, 2, 3}),
        (" 0, 2-3 / 4", 4, {0, 2, 3}),
        ("7-7,7/8", 8, {7}),
        ("0-1/2", 2, {0, 1}),
    ],
)
def test_shards_are_named_one_by_one_or_as_ranges(
    given: str, count: int, own: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://db/caravan")
    monkeypatch.setenv("CARAVAN_SHARDS", given)
    assert load_settings().shards == Shards.some(count, own)


def test_all_shards_are_one_process_s_unless_it_is_told_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert load_settings().shards is None
    monkeypatch.setenv("CARAVAN_SHARDS", "0-3/4")  # with SQLite, too
    assert load_settings().shards == Shards.everything(4)


def test_the_line_says_whether_the_file_or_the_environment_is_wrong(clean: Path) -> None:
    (clean / ".env").write_text("CARAVAN_LOG_FORMAT=xml\n")
    with pytest.raises(SettingsError, match=r"CARAVAN_LOG_FORMAT in \.env"):
        load_settings()


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("DISCORD_TOKNE", "DISCORD_TOKEN"),
        ("discord_token_", "DISCORD_TOKEN"),
        ("DATABASE_ULR", "DATABASE_URL"),
        ("CARAVAN_LOGLEVEL", "CARAVAN_LOG_LEVEL"),
    ],
)
def test_a_misspelt_setting_in_the_file_is_told_with_the_likely_one(
    clean: Path, written: str, meant: str
) -> None:
    (clean / ".env").write_text(f"{written}=hidden\n")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert (
        str(caught.value)
        == f"{written} in .env is no setting; is {meant} meant? (see .env.example)."
    )


def test_a_misspelt_setting_in_the_environment_is_told(
    clean: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARAVAN_SHARD", "0/2")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    told = "CARAVAN_SHARD in the environment is no setting; is CARAVAN_SHARDS meant? (see .env.example)."
    assert str(caught.value) == told


@pytest.mark.parametrize(
    "name", ["DISCORD_TOKEN_OF_ANOTHER", "DATABASE_URI", "CARAVAN_SEED", COPY_TO, SANDBOX_DB]
)
def test_what_belongs_to_other_programs_or_verbs_may_stand_in_the_environment(
    clean: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, "x")
    load_settings()


def test_a_setting_of_ours_that_does_not_exist_is_told(clean: Path) -> None:
    (clean / ".env").write_text("CARAVAN_WATERHOLES=hidden\n")
    with pytest.raises(SettingsError, match=r"^CARAVAN_WATERHOLES in \.env is no setting \(see"):
        load_settings()


def test_what_belongs_to_other_programs_may_stand_in_the_file(clean: Path) -> None:
    (clean / ".env").write_text("POSTGRES_PASSWORD=x\nCOMPOSE_PROJECT_NAME=y\nTZ=UTC\n")
    load_settings()


def test_content_packs_are_found(clean: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = clean / "packs" / "ours"
    (pack / "fortuna").mkdir(parents=True)
    (pack / "fortuna" / "house.toml").write_text("")
    monkeypatch.setenv("CARAVAN_CONTENT", str(clean / "packs"))
    assert load_settings().content == (pack,)


def test_empty_values_count_as_not_set(clean: Path) -> None:
    (clean / ".env").write_text("DISCORD_TOKEN=\nDISCORD_API_BASE=\nDATABASE_URL=\n")
    assert load_settings().discord_api_base == API_BASE


def test_the_example_names_every_setting_and_nothing_else() -> None:
    text = (ROOT / ".env.example").read_text()
    assert set(re.findall(r"^#?([A-Z_]+)=", text, re.MULTILINE)) == set(NAMES)
    assert len(Settings.model_fields) == len(NAMES)


@pytest.mark.parametrize(
    ("written", "meant"), [("", (20, 60)), ("0", (0, 0)), ("30", (30, 30)), (" 5 - 10 ", (5, 10))]
)
def test_how_long_ai_players_wait_is_a_span_or_a_number_of_seconds(
    written: str, meant: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARAVAN_AI_PAUSE", written)
    assert load_settings().ai_pause == meant
