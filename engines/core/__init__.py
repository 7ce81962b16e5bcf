"""What all games share: steps, decisions, randomness, views, events, replay."""
