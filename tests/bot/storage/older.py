"""Databases as older versions of the bot made them."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from bot.storage.migrate import MIGRATIONS


def upgraded(file: Path, version: str) -> None:
    """Bring a database, empty if there is no file yet, to a version of the tables."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        connection.commit()
    engine.dispose()
