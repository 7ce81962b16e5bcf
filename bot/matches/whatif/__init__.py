"""What-ifs: private copies of a match in which nothing counts."""
