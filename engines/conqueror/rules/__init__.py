"""What the steps of Conqueror share."""
