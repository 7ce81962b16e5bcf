"""What moderators, votes and the house do to a match from outside its rules, and the record of it."""
