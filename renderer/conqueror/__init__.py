"""Pictures of Conqueror: the map of both sides of the board, what all have, battles."""
