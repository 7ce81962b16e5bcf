/** What goes wrong on a server: people and the bot leave, rights are taken, places vanish. */

import * as api from "./api.js";
import { el } from "./dom.js";
import { tried } from "./toasts.js";
import { say } from "./words.js";

/** @import {Session} from "./session.js" */

const DIRECT = 1;

/** @param {Session} session */
export function mischiefPart(session) {
  const { member, world, channel } = session;
  const rights = el("div", { class: "fields" });
  const place = channel && channel.type !== DIRECT ? channel : null;
  if (place) void showRights(rights, place.id);
  return el(
    "div",
    { class: "fields" },
    choice(say("mischief-member"), member.inside, (inside) => api.moveMember(member.id, inside), session),
    choice(say("mischief-bot"), world.bot.inside, (inside) => api.moveBot(inside), session),
    place && el("h3", {}, say("mischief-rights", { name: place.name })),
    rights,
    place && deletion(session, place),
  );
}

/**
 * @param {string} label
 * @param {boolean} isSet
 * @param {(isSet: boolean) => Promise<unknown>} change
 * @param {Session | null} session
 */
function choice(label, isSet, change, session) {
  const onchange = async () => {
    await tried(() => change(box.checked));
    await session?.lookRound();
  };
  const box = el("input", { type: "checkbox", onchange });
  box.checked = isSet;
  return el("label", { class: "choice" }, box, el("span", {}, label));
}

/** @param {HTMLElement} rights @param {string} place */
async function showRights(rights, place) {
  const has = await tried(() => api.rights(place, {}));
  if (!has) return;
  rights.replaceChildren(
    ...Object.entries(has).map(([name, isGiven]) =>
      choice(name.replaceAll("_", " "), isGiven, (given) => api.rights(place, { [name]: given }), null)),
  );
}

/** @param {Session} session @param {import("./types.js").Channel} place */
function deletion(session, place) {
  const onclick = async () => {
    await tried(() => api.deletePlace(place.id));
    await session.lookRound();
  };
  const label = say("mischief-delete", { name: place.name });
  return el("button", { type: "button", class: "button secondary", onclick }, label);
}
