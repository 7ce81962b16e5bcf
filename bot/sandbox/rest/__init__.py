"""The REST API v10 as far as a bot of slash commands, components and threads needs it."""
