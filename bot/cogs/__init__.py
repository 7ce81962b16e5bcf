"""Commands and clicks, by what people do: lobbies, play, rules, settings."""
