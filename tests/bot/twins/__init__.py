"""Twin worlds: whatever somebody answers in secret, everybody else sees and can cause the same."""
