/** Instants in a member's language. */

import { el } from "./dom.js";

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

const LATEST = 8.64e12;

/**
 * A timestamp of a text, `seconds` after 1970, in one of Discord's styles.
 *
 * @param {number} seconds
 * @param {string} style
 * @param {string} locale
 */
export function timestamp(seconds, style, locale) {
  if (Math.abs(seconds) > LATEST) return el("time", {}, "?");
  const date = new Date(seconds * 1000);
  const attributes = { datetime: date.toISOString(), title: absolute(date, "F", locale) };
  return style === "R"
    ? el("time", { ...attributes, "data-relative": locale }, relative(date, locale))
    : el("time", attributes, absolute(date, style, locale));
}

/** When a message was written, short. @param {string} iso @param {string} locale */
export function clock(iso, locale) {
  const date = new Date(iso);
  const style = date.toDateString() === new Date(present()).toDateString() ? "t" : "s";
  const attributes = { datetime: iso, title: absolute(date, "F", locale) };
  return el("time", attributes, absolute(date, style, locale));
}

/** By how many seconds time was skipped in the sandbox. */
let ahead = 0;

/** Count instants from a clock that is so far ahead. @param {number} seconds */
export function travelled(seconds) {
  if (seconds === ahead) return;
  ahead = seconds;
  refreshRelative();
}

/** The present instant in the sandbox. */
const present = () => Date.now() + ahead * 1000;

/** Let every "in two hours" on the page say what is true now. */
export function refreshRelative() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const { dateTime, dataset } = /** @type {HTMLTimeElement} */ (node);
    node.textContent = relative(new Date(dateTime), dataset.relative ?? "en");
  }
}

/** @param {Date} date @param {string} style @param {string} locale */
function absolute(date, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
}

/** @param {Date} date @param {string} locale */
function relative(date, locale) {
  const seconds = Math.round((date.getTime() - present()) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return format.format(Math.round(seconds / size), unit);
}
