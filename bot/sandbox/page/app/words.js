/** What the page says by itself, in the language of the member one acts as. */

import * as api from "./api.js";

/** @type {Record<string, string>} */
let patterns = {};

/**
 * Learn the words of a Discord locale.
 *
 * @param {string} locale
 */
export async function speak(locale) {
  const answer = await api.words(locale);
  patterns = answer.words;
  document.documentElement.lang = answer.lang;
}

/**
 * Word a message, its `{slots}` filled.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [slots]
 */
export function say(key, slots = {}) {
  return patterns[key].replace(/\{(\w+)\}/g, (_, slot) => String(slots[slot]));
}
