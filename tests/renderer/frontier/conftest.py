from collections.abc import Iterator

import pytest

from renderer.core.picture import Painter
from tests.renderer.frontier.painter import at_hand


@pytest.fixture(scope="package", autouse=True)
def paints() -> Iterator[Painter]:
    """The frontier's painter, with its words and its palette."""
    with at_hand() as painter:
        yield painter
