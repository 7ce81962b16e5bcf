"""What all pictures share: canvas, palette, type, icons, layers, cache."""
