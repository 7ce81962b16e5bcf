"""What the steps of Caylus share: goods, and where workers go."""
