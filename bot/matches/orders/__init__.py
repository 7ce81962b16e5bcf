"""Answering ahead: standing orders, queued answers, and when they are given."""
