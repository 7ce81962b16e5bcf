"""What people and servers have set up, remembered while in use."""
