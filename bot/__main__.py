"""`python -m bot` is `caravan`."""

from bot.cli import main

if __name__ == "__main__":  # a process that draws pictures imports this file under another name
    main()
