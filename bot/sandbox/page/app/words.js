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
  return patterns[key].replace(/\{(\w+)\}/g, (_, slot) => isolated(String(slots[slot])));
}

/** Letters and marks that run from right to left, or turn the direction of what follows. */
const TURNING = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * A name for where no element can stand around it, such as an attribute: it turns nothing of the words beside it.
 * Its own isolating marks are left out, since one of them could end this one.
 *
 * @param {string} name
 */
export function isolated(name) {
  return TURNING.test(name) ? `\u2068${name.replace(/[\u2066-\u2069]/g, "")}\u2069` : name;
}
