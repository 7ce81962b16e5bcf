"""Messages in the making: controls, custom_ids, paging, and how the bot answers."""
