"""`python -m bot` is `caravan`."""

from bot.cli import main

main()
