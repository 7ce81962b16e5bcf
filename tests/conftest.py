"""What every test shares: a seed for all processes of a run, told at its beginning; few looks for garbage."""

import gc
import signal

import pytest
from hypothesis import settings

from tests.seed import SEED

LONGEST = ("tests/engines/test_contract.py", "tests/bot/twins/")
"""What takes minutes within one module, all of which is run by one process."""

GARBAGE = 50_000
"""After so many more new objects than dead ones the collector looks for what is unreachable."""

# How quick something is, is measured by `caravan bench`: on a busy machine any example may take its time.
settings.register_profile("untimed", settings.default, deadline=None)
settings.load_profile("untimed")

gc.disable()  # until all is collected: what modules and tests consist of stays to the end


def _interrupted(*_: object) -> None:
    raise KeyboardInterrupt


# Around each test asyncio would put a handler of its own instead of Python's, and each time it is looked up
# its whole task would be written out, with the places and people that a fixture gives.
signal.signal(signal.SIGINT, _interrupted)


def pytest_report_header() -> str:
    return f"CARAVAN_SEED={SEED}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no process is left alone with it in the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_collection_finish() -> None:
    """Let the collector look at what the tests make only, not at the tests and the program each time."""
    gc.freeze()
    gc.set_threshold(GARBAGE)
    gc.enable()
