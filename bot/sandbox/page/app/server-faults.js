/** What goes wrong on a server: people and the bot leave, rights are taken, places vanish. */

import * as api from "./api.js";
import { el } from "./dom.js";
import { choice, deed } from "./switches.js";
import { tried } from "./toasts.js";
import { say } from "./words.js";

/** @import {Channel} from "./types.js" */
/** @import {Session} from "./session.js" */

const DIRECT = 1;
const THREADS = [11, 12];
/** What each permission is called. @type {Record<string, string>} */
const RIGHTS = {
  view_channel: "right-view-channel",
  send_messages: "right-send-messages",
  send_messages_in_threads: "right-send-in-threads",
  attach_files: "right-attach-files",
  create_public_threads: "right-create-threads",
  read_message_history: "right-read-history",
  manage_threads: "right-manage-threads",
};

/** @param {Session} session */
export function serverFaults(session) {
  const { member, world, channel } = session;
  const after = () => session.lookRound();
  const place = channel && channel.type !== DIRECT ? channel : null;
  return el(
    "div",
    { class: "fields" },
    choice(say("server-faults-member"), member.inside, (inside) => api.moveMember(member.id, inside), after),
    rolesOf(session),
    choice(say("server-faults-bot"), world.bot.inside, (inside) => api.moveBot(inside), after),
    choice(say("outage"), world.guild.down, api.outage, after),
    place && placePart(session, place),
  );
}

/** The roles that can be given. @param {Session} session */
function rolesOf({ member, world }) {
  const roles = world.guild.roles.filter((role) => !role.managed && role.id !== world.guild.id);
  return roles.map(({ id, name }) =>
    choice(say("server-faults-role", { name }), member.roles.includes(id), (has) => api.giveRole(member.id, id, has)));
}

/** @param {Session} session @param {Channel} place */
function placePart(session, place) {
  const rights = el("div", { class: "fields" });
  void showRights(rights, place.id);
  return el(
    "div",
    { class: "fields" },
    THREADS.includes(place.type) && sleepPart(session, place),
    el("h3", {}, say("server-faults-rights", { name: place.name })),
    rights,
    deed(say("server-faults-delete", { name: place.name }), () => api.deletePlace(place.id), () => session.lookRound()),
  );
}

/** @param {Session} session @param {Channel} thread */
function sleepPart(session, { id, name, archived, locked }) {
  const state = { archived, locked };
  const change = async (/** @type {object} */ wanted) =>
    Object.assign(state, await api.archive(id, { ...state, ...wanted }));
  const after = () => session.refresh();
  return el(
    "div",
    { class: "fields" },
    choice(say("server-faults-archived", { name }), archived, (isSet) => change({ archived: isSet }), after),
    choice(say("server-faults-locked", { name }), locked, (isSet) => change({ locked: isSet }), after),
  );
}

/** @param {HTMLElement} rights @param {string} place */
async function showRights(rights, place) {
  const has = await tried(() => api.rights(place, {}));
  if (!has) return;
  rights.replaceChildren(
    ...Object.entries(has).map(([name, isGiven]) =>
      choice(say(RIGHTS[name]), isGiven, (given) => api.rights(place, { [name]: given }))),
  );
}
