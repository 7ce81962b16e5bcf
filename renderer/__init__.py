"""From a view to a picture."""
