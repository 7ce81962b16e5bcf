"""How long a match by post takes: simulated people play the real rules, and their waits are counted."""
