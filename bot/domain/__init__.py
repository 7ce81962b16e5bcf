"""What matches, lobbies, orders, votes and deadlines are: plain records, and the arithmetic on them."""
