/** What one does to the bot, and what becomes of it. */

import * as api from "./api.js";
import { openModal } from "./modal.js";
import { tried } from "./toasts.js";

/** @import {Command, Message, Outcome} from "./types.js" */
/** @import {Session} from "./session.js" */

/**
 * Press a button.
 *
 * @param {Session} session
 * @param {Message} message
 * @param {string} customId
 */
export function press(session, message, customId) {
  return use(session, message, () => api.click(session.member.id, message.id, customId));
}

/**
 * Pick from a menu.
 *
 * @param {Session} session
 * @param {Message} message
 * @param {string} customId
 * @param {string[]} values
 */
export function pick(session, message, customId, values) {
  return use(session, message, () => api.select(session.member.id, message.id, customId, values));
}

/**
 * Run a command from a message's menu.
 *
 * @param {Session} session
 * @param {Message} message
 * @param {string} name
 */
export function runOn(session, message, name) {
  return use(session, message, () => api.menu(session.member.id, message.id, name));
}

/**
 * Run a command; tells whether the bot answered.
 *
 * @param {Session} session
 * @param {Command} command
 * @param {Record<string, unknown>} options
 */
export async function run(session, { path, words }, options) {
  const work = () => api.slash(session.member.id, session.channel.id, { path, options });
  return attempt(session, work, () => session.unanswered.push(`/${words}`));
}

/** @param {Session} session @param {Message} message @param {() => Promise<Outcome>} work */
async function use(session, message, work) {
  session.failed.delete(message.id);
  await attempt(session, work, () => session.failed.add(message.id));
}

/**
 * Do something, show the form it opens, and let the page show the rest.
 *
 * @param {Session} session
 * @param {() => Promise<Outcome>} work
 * @param {() => void} onfailure
 * @returns {Promise<boolean>}
 */
async function attempt(session, work, onfailure) {
  const outcome = await tried(work);
  if (outcome?.failed) onfailure();
  if (outcome?.modal) openModal(session, outcome.modal);
  await tried(session.refresh);
  return outcome !== null && !outcome.failed;
}
