"""What things are worth and what could be done as things stand: it looks at a view and changes nothing."""
