"""Private panels: decisions turned into buttons, menus and forms, whatever the game."""
