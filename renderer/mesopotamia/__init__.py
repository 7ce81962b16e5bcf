"""Pictures of Mesopotamia: the map, what all have, combats."""
