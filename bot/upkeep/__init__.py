"""Looking after a database: is it whole, copying it, going back to a copy."""
