"""Scripts that make the renderer's data."""
