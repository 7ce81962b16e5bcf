"""What wins matches of AI players: seats, turn orders, marks, and everything that can be chosen."""
