"""What Prometheus is told."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from bot.cli.metrics import Metrics
from bot.settings import complete_url
from bot.storage import Storage
from bot.upkeep.vitals import vitals

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


def told(metrics: Metrics) -> list[str]:
    return generate_latest(metrics.registry).decode().splitlines()


async def test_a_bot_that_never_was_up_was_not_up_just_now(
    metrics: Metrics, tmp_path: Path
) -> None:
    storage = await Storage.open(complete_url(f"sqlite:///{tmp_path / 'new.sqlite3'}"))
    metrics.note(await storage.find(lambda on: vitals(on, NOW)))
    await storage.close()
    lines = told(metrics)
    assert 'caravan_database{figure="seen_seconds"} NaN' in lines
    assert 'caravan_database{figure="oldest_seconds"} 0.0' in lines


def test_errors_and_pictures_are_counted_by_the_names_that_the_page_gives(metrics: Metrics) -> None:
    metrics.error("outbox.broken")
    metrics.error("outbox.broken")
    metrics.picture(0.3)
    lines = told(metrics)
    assert 'caravan_errors_total{what="outbox.broken"} 2.0' in lines
    assert 'caravan_picture_seconds_bucket{le="0.25"} 0.0' in lines
    assert 'caravan_picture_seconds_bucket{le="0.5"} 1.0' in lines
    assert "caravan_picture_seconds_sum 0.3" in lines
