"""Seeds and ids of matches that are the same in every run with the same CARAVAN_SEED."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.domain import seeds
from tests.seed import SEED


@contextmanager
def foreseeable(name: str) -> Iterator[None]:
    """Draw them by this name while the block runs."""
    stream = random.Random(f"{SEED} {name}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeds, "token_bytes", stream.randbytes)
        patch.setattr(seeds, "choice", stream.choice)
        yield
