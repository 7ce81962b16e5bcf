"""Alembic's entry: runs migrations on the connection handed over by `bot.storage.migrate`."""

from alembic import context

from bot.storage.tables import matches

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=matches.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
