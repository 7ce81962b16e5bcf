"""What is owed to Discord, delivered: posts, direct messages, reminders, calls."""
