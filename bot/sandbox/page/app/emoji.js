/** Emoji of buttons and options. */

/** @import {Emoji} from "./types.js" */

/**
 * An emoji as text: itself, or the name of one that is a picture of the application.
 *
 * @param {Emoji | undefined} emoji
 */
export function emojiText(emoji) {
  if (!emoji) return "";
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}
