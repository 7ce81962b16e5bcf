"""The table of limits says what Discord's document says, wherever the document says it."""

import json
from typing import Any

import pytest

from bot import limits
from bot.sandbox.trim import TARGET

SCHEMAS = json.loads(TARGET.read_text(encoding="utf-8"))["components"]["schemas"]


@pytest.mark.parametrize(
    ("schema", "field", "bound", "limit"),
    [
        ("IncomingWebhookInteractionRequest", "content", "maxLength", limits.CONTENT),
        ("MessageCreateRequest", "embeds", "maxItems", limits.EMBEDS),
        ("MessageCreateRequest", "attachments", "maxItems", limits.ATTACHMENTS),
        ("MessageCreateRequest", "components", "maxItems", limits.V2_COMPONENTS),
        (
            "MessageAttachmentRequest",
            "description",
            "maxLength",
            limits.ATTACHMENT_DESCRIPTION,
        ),
        ("RichEmbed", "title", "maxLength", limits.EMBED_TITLE),
        ("RichEmbed", "description", "maxLength", limits.EMBED_DESCRIPTION),
        ("RichEmbed", "fields", "maxItems", limits.EMBED_FIELDS),
        ("RichEmbedField", "name", "maxLength", limits.EMBED_FIELD_NAME),
        ("RichEmbedField", "value", "maxLength", limits.EMBED_FIELD_VALUE),
        ("MessageAllowedMentionsRequest", "users", "maxItems", limits.MENTIONS),
        ("ButtonComponentForMessageRequest", "custom_id", "maxLength", limits.CUSTOM_ID),
        ("ButtonComponentForMessageRequest", "label", "maxLength", limits.BUTTON_LABEL),
        ("ButtonComponentForMessageRequest", "url", "maxLength", limits.BUTTON_URL),
        ("ActionRowComponentForMessageRequest", "components", "maxItems", limits.ROW_BUTTONS),
        ("StringSelectComponentForMessageRequest", "options", "maxItems", limits.SELECT_OPTIONS),
        (
            "StringSelectComponentForMessageRequest",
            "placeholder",
            "maxLength",
            limits.SELECT_PLACEHOLDER,
        ),
        ("StringSelectOptionForRequest", "label", "maxLength", limits.OPTION_LABEL),
        ("StringSelectOptionForRequest", "value", "maxLength", limits.OPTION_VALUE),
        ("StringSelectOptionForRequest", "description", "maxLength", limits.OPTION_DESCRIPTION),
        ("TextDisplayComponentForMessageRequest", "content", "maxLength", limits.TEXT_DISPLAY),
        ("SectionComponentForMessageRequest", "components", "maxItems", limits.SECTION_TEXTS),
        ("MediaGalleryComponentForMessageRequest", "items", "maxItems", limits.GALLERY_ITEMS),
        ("MediaGalleryItemRequest", "description", "maxLength", limits.GALLERY_DESCRIPTION),
        ("ModalInteractionCallbackRequestData", "title", "maxLength", limits.MODAL_TITLE),
        ("LabelComponentForModalRequest", "label", "maxLength", limits.LABEL),
        ("LabelComponentForModalRequest", "description", "maxLength", limits.LABEL_DESCRIPTION),
        ("TextInputComponentForModalRequest", "value", "maxLength", limits.TEXT_INPUT),
        (
            "TextInputComponentForModalRequest",
            "placeholder",
            "maxLength",
            limits.TEXT_INPUT_PLACEHOLDER,
        ),
        ("ApplicationCommandUpdateRequest", "name", "maxLength", limits.COMMAND_NAME),
        ("ApplicationCommandUpdateRequest", "description", "maxLength", limits.COMMAND_DESCRIPTION),
        ("ApplicationCommandUpdateRequest", "options", "maxItems", limits.COMMAND_OPTIONS),
        ("ApplicationCommandStringOption", "choices", "maxItems", limits.CHOICES),
        ("ApplicationCommandStringOption", "max_length", "maximum", limits.STRING_OPTION),
        ("ApplicationCommandOptionStringChoice", "name", "maxLength", limits.CHOICE_NAME),
        (
            "InteractionApplicationCommandAutocompleteCallbackStringData",
            "choices",
            "maxItems",
            limits.AUTOCOMPLETE_CHOICES,
        ),
        ("CreateTextThreadWithMessageRequest", "name", "maxLength", limits.THREAD_NAME),
        ("UpdateGuildChannelRequestPartial", "name", "maxLength", limits.CHANNEL_NAME),
    ],
)
def test_a_limit_is_the_documents(schema: str, field: str, bound: str, limit: int) -> None:
    stated: dict[str, Any] = SCHEMAS[schema]["properties"][field]
    assert stated[bound] == limit
