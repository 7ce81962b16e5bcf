"""What the steps of Tadmor share: goods, supplies, sets, places, and what is shared in the Resolution."""
