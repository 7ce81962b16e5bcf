/** The server's JSON API, one function an operation. */

import { travelled } from "./time.js";

/** @import {Channel, Choice, Command, Message, Modal, Outcome, Presses, Report, Storm, World} from "./types.js" */

/** @typedef {{archived: boolean, locked: boolean}} Asleep */

/** A refusal of the server, in its words, and as a message of the page's own where it has one. */
export class Refused extends Error {
  /** @param {string} words @param {string} [key] @param {string} [name] of what that message speaks */
  constructor(words, key, name = "") {
    super(words);
    this.key = key;
    this.about = name;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function call(method, path, body) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`/_sandbox/${path}`, { method, headers, body: body && JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.error, answer.key, answer.name);
  return answer;
}

/** @returns {Promise<World>} */
export async function world() {
  const found = await call("GET", "world");
  travelled(found.ahead);
  return found;
}

/** @param {string} locale @returns {Promise<{lang: string, words: Record<string, string>}>} */
export const words = (locale) => call("GET", `words?locale=${encodeURIComponent(locale)}`);

/** @returns {Promise<Report>} */
export const report = () => call("GET", "report");

/** @param {string} member @returns {Promise<Channel[]>} */
export const channels = (member) => call("GET", `members/${member}/channels`);

/** @param {string} member @param {string} channel @param {number} limit @returns {Promise<Message[]>} */
export const messages = (member, channel, limit) =>
  call("GET", `members/${member}/channels/${channel}/messages?limit=${limit}`);

/** @param {string} member @param {string} channel @returns {Promise<Command[]>} */
export const commands = (member, channel) => call("GET", `members/${member}/channels/${channel}/commands`);

/** @param {string} member @param {string} channel @returns {Promise<{name: string, words: string}[]>} */
export const menus = (member, channel) => call("GET", `members/${member}/channels/${channel}/menus`);

/** @param {string} member @param {string} message @param {string} name @returns {Promise<Outcome>} */
export const menu = (member, message, name) => call("POST", `members/${member}/messages/${message}/menu`, { name });

/** @param {string} member @param {string} channel @param {object} body @returns {Promise<Outcome>} */
export const slash = (member, channel, body) =>
  call("POST", `members/${member}/channels/${channel}/slash`, body);

/** @param {string} member @param {string} channel @param {object} body @returns {Promise<{choices: Choice[]}>} */
export const autocomplete = (member, channel, body) =>
  call("POST", `members/${member}/channels/${channel}/autocomplete`, body);

/** @param {string} member @param {string} channel @param {string} content */
export const write = (member, channel, content) =>
  call("POST", `members/${member}/channels/${channel}/say`, { content });

/** @param {string} member @param {string} message @param {string} custom_id @returns {Promise<Outcome>} */
export const click = (member, message, custom_id) =>
  call("POST", `members/${member}/messages/${message}/click`, { custom_id });

/**
 * @param {string} member
 * @param {string} message
 * @param {string} custom_id
 * @param {string[]} values
 * @returns {Promise<Outcome>}
 */
export const select = (member, message, custom_id, values) =>
  call("POST", `members/${member}/messages/${message}/select`, { custom_id, values });

/** @param {string} member @param {Modal} modal @param {object} values @returns {Promise<Outcome>} */
export const submit = (member, modal, values) =>
  call("POST", `members/${member}/modals/${modal.interaction_id}/submit`, { values });

/** @param {string} member @param {{dms_open?: boolean, locale?: string}} change */
export const change = (member, change) => call("PATCH", `members/${member}`, change);

/** @param {string} member */
export const restart = (member) => call("POST", `members/${member}/restart`, {});

/** @param {string} action */
export const gateway = (action) => call("POST", "gateway", { action });

/** @param {number} seconds @returns {Promise<{ahead: number}>} */
export const skip = (seconds) => call("POST", "time", { skip: seconds });

/** @param {string} member @param {boolean} inside @returns {Promise<{inside: boolean}>} */
export const moveMember = (member, inside) => call("POST", `members/${member}/server`, { inside });

/** @param {boolean} inside @returns {Promise<{inside: boolean}>} */
export const moveBot = (inside) => call("POST", "bot", { inside });

/** @param {string} place @param {Record<string, boolean>} change @returns {Promise<Record<string, boolean>>} */
export const rights = (place, change) => call("POST", `places/${place}/permissions`, change);

/** @param {number} seconds @returns {Promise<{jumped: number}>} */
export const jump = (seconds) => call("POST", "time", { jump: seconds });

/** @param {"restart" | "kill"} action */
export const life = (action) => call("POST", "life", { action });

/** @param {object} change @returns {Promise<{active: Storm[]}>} */
export const storms = (change) => call("POST", "storms", change);

/** @param {Partial<Presses>} change @returns {Promise<Presses>} */
export const presses = (change) => call("POST", "presses", change);

/** @param {{largest?: number}} change @returns {Promise<{largest: number}>} */
export const files = (change) => call("POST", "files", change);

/** @param {boolean} down @returns {Promise<{down: boolean}>} */
export const outage = (down) => call("POST", "outage", { down });

/** @param {string} member @param {string} role @param {boolean} has */
export const giveRole = (member, role, has) => call("POST", `members/${member}/roles`, { role, has });

/** @param {string} thread @param {Asleep} state @returns {Promise<Asleep>} */
export const archive = (thread, state) => call("POST", `places/${thread}/archive`, state);

/** @param {string} message */
export const deletePost = (message) => call("POST", `posts/${message}/delete`, {});

/** @param {string} place */
export const deletePlace = (place) => call("POST", `places/${place}/delete`, {});

/** @param {string} member */
export const events = (member) => new EventSource(`/_sandbox/members/${member}/events`);
