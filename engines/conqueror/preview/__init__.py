"""What a seat has, could do and would get as things stand."""
