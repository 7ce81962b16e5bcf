"""What the steps of Fortuna share: the privilege cards."""
