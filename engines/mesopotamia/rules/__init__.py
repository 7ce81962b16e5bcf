"""What several steps of Mesopotamia share."""
