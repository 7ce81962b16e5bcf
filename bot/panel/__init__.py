"""The decision panel: decisions turned into buttons, menus and forms, whatever the game."""
