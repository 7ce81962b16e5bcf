"""What all tests of pictures share: room to keep the layers of every game at once."""

from collections.abc import Iterator

import pytest

from renderer.core import cache

ROOM = 300_000_000
"""The bytes of images kept: tests draw all games by turns, and what is dropped is drawn again each time."""


@pytest.fixture(scope="session", autouse=True)
def roomy() -> Iterator[None]:
    """Keep far more images than the program does, from the first test of a picture on."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache.images, "_Cache__maxsize", ROOM)
        yield


@pytest.fixture
def usual_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept yet, and no more will be than the program keeps."""
    cache.images.clear()
    monkeypatch.setattr(cache.images, "_Cache__maxsize", cache.MOST_BYTES)
