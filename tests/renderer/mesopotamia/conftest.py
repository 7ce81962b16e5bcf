import pytest

from renderer.core.picture import Painter
from renderer.mesopotamia.painter import PAINTER


@pytest.fixture(scope="package")
def paints() -> Painter:
    """Mesopotamia's painter."""
    return PAINTER
