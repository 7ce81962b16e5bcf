"""What every test shares: one seed for all processes of a run, told at its beginning."""

import os
import secrets

os.environ.setdefault("CARAVAN_SEED", secrets.token_hex(4))


def pytest_report_header() -> str:
    return f"CARAVAN_SEED={os.environ['CARAVAN_SEED']}"
