"""The outbox on its way: what rows say when they leave, and what follows when they have arrived."""
