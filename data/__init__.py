"""Game content, catalogues, fonts and rule notes, with the only reader of them."""
