"""Discord's size limits, as numbers: what a text, a message, a modal or a command may hold.

A payload beyond any of them is refused whole (HTTP 400, code 50035), so the bot fits its texts to the
same numbers by which the stand-in of Discord judges them. Lengths are in characters unless said otherwise.
"""

from typing import Final

# Messages
CONTENT: Final = 2000
EMBEDS: Final = 10
EMBED_TOTAL: Final = 6000  # over all texts of all embeds of one message
EMBED_TITLE: Final = 256
EMBED_DESCRIPTION: Final = 4096
EMBED_FIELDS: Final = 25
EMBED_FIELD_NAME: Final = 256
EMBED_FIELD_VALUE: Final = 1024
ATTACHMENTS: Final = 10
ATTACHMENT_BYTES: Final = 10 * 1024 * 1024
ATTACHMENT_DESCRIPTION: Final = 1024  # alt text
NONCE: Final = 25
MENTIONS: Final = 100  # ids per list of allowed_mentions

# Components
CUSTOM_ID: Final = 100
COMPONENT_ROWS: Final = 5  # action rows of a classic message
ROW_BUTTONS: Final = 5
BUTTON_LABEL: Final = 80
BUTTON_URL: Final = 512
SELECT_OPTIONS: Final = 25
SELECT_PLACEHOLDER: Final = 150
OPTION_LABEL: Final = 100
OPTION_VALUE: Final = 100
OPTION_DESCRIPTION: Final = 100
V2_COMPONENTS: Final = 40  # counted with nesting
V2_TEXT: Final = 4000  # over all TextDisplays of one message
TEXT_DISPLAY: Final = 4000
SECTION_TEXTS: Final = 3
GALLERY_ITEMS: Final = 10
GALLERY_DESCRIPTION: Final = 1024  # alt text

# Modals
MODAL_TITLE: Final = 45
MODAL_COMPONENTS: Final = 5
LABEL: Final = 45
LABEL_DESCRIPTION: Final = 100
TEXT_INPUT: Final = 4000
TEXT_INPUT_PLACEHOLDER: Final = 100

# Commands
COMMANDS: Final = 100  # slash commands, global or per guild
CONTEXT_MENUS: Final = 15  # of each kind, user and message
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
COMMAND_OPTIONS: Final = 25
CHOICES: Final = 25
CHOICE_NAME: Final = 100
COMMAND_TOTAL: Final = 8000  # names, descriptions and values of one command
AUTOCOMPLETE_CHOICES: Final = 25
STRING_OPTION: Final = 6000

# Channels
THREAD_NAME: Final = 100
CHANNEL_NAME: Final = 100
CHANNEL_TOPIC: Final = 1024

# Clocks, in seconds
ACKNOWLEDGE_SECONDS: Final = 3
TOKEN_SECONDS: Final = 15 * 60
