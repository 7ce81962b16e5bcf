"""Migrations, run by `bot.storage.migrate`."""
