import pytest

from renderer.conqueror.painter import PAINTER
from renderer.core.picture import Painter


@pytest.fixture(scope="package")
def paints() -> Painter:
    """Conqueror's painter."""
    return PAINTER
