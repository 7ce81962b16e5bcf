"""How the process gets its memory."""

import platform

import pytest

from bot.memory import return_large_blocks


def test_the_c_library_takes_the_setting_where_it_is_glibc() -> None:
    assert return_large_blocks() is (platform.libc_ver()[0] == "glibc")


def test_another_c_library_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "libc_ver", lambda: ("", ""))
    assert not return_large_blocks()
