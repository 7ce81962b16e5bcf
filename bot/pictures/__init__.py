"""Pictures of matches, drawn off the event loop, and replays."""
