"""The outbox, as rows."""
