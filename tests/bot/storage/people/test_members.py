"""Settings of people, on SQLite and on PostgreSQL."""

import pytest

from bot.domain.preferences import MemberSettings
from bot.storage import Storage
from bot.storage.people.members import change_member, load_member


@pytest.fixture
def storage(either: Storage) -> Storage:
    return either


async def test_a_stranger_has_the_usual_settings(storage: Storage) -> None:
    async with storage.read() as connection:
        assert await load_member(connection, 5) == MemberSettings(5, None, dms=True)


async def test_settings_of_people_are_kept_and_changed(storage: Storage) -> None:
    async with storage.write() as connection:
        await change_member(connection, 5, language="es", dms=False, dm_closed=True)
    async with storage.write() as connection:
        told = await change_member(connection, 5, language=None, dms=True)
    async with storage.read() as connection:
        assert await load_member(connection, 5) == told
    assert told == MemberSettings(5, None, dms=True, dm_closed=True)
