"""What `caravan bench` measures. The figures and their targets stand beside what measures them."""
