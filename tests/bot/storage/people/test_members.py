"""Settings of people, on SQLite and on PostgreSQL."""

import pytest

from bot.domain.preferences import MemberSettings
from bot.storage import Storage
from bot.storage.people.members import load_member, write_member


@pytest.fixture
def storage(either: Storage) -> Storage:
    return either


async def test_a_stranger_has_the_usual_settings(storage: Storage) -> None:
    async with storage.read() as connection:
        assert await load_member(connection, 5) == MemberSettings(5, None, dms=True)


async def test_settings_of_people_are_kept_and_replaced(storage: Storage) -> None:
    for settings in (
        MemberSettings(5, "es", dms=False, dm_closed=True),
        MemberSettings(5, None, dms=True, dm_closed=False),
    ):
        async with storage.write() as connection:
            await write_member(connection, settings)
        async with storage.read() as connection:
            assert await load_member(connection, 5) == settings
