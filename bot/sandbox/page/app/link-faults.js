/** What goes wrong between the bot and Discord: lines, restarts, storms, presses, files. */

import * as api from "./api.js";
import { el } from "./dom.js";
import { choice, deed } from "./switches.js";
import { tried } from "./toasts.js";
import { say } from "./words.js";

/** @import {Session} from "./session.js" */

const DISTURBANCES = ["drop", "cut", "reconnect", "doubt", "invalidate"];
const STORMS = [
  { effect: "fail", share: 0.5, label: "storm-fail" },
  { effect: "fail_after", share: 0.5, label: "storm-fail-after" },
  { effect: "limit", share: 0.5, label: "storm-limit" },
  { effect: "slow", share: 1, seconds: 2, label: "storm-slow" },
  { effect: "cut", share: 0.5, label: "storm-cut" },
];
const KILOBYTES = [20, 200, 2000, 10_240];
const KILOBYTE = 1024;

/** What is to be said of the bot's connection. @param {boolean} isThere */
export function connection(isThere) {
  return say(isThere ? "connected" : "disconnected");
}

/** @param {Session} session */
export function gatewayPart(session) {
  const state = el("p", { role: "status" }, connection(session.world.connected));
  const after = async () => {
    await session.lookRound();
    state.textContent = connection(session.world.connected);
  };
  const lines = DISTURBANCES.map((action) => deed(say(`gateway-${action}`), () => api.gateway(action), after));
  const lives = [
    deed(say("bot-restart"), () => api.life("restart"), after),
    deed(say("bot-kill"), () => api.life("kill"), after),
  ];
  return el("div", { class: "fields" }, state, el("div", { class: "row" }, lines, session.world.bot.mortal ? lives : []));
}

/** @param {Session} session */
export function linkFaults(session) {
  const node = el("div", { class: "fields" });
  void show(node, session);
  return node;
}

/** @param {HTMLElement} node @param {Session} session */
async function show(node, session) {
  const found = await tried(() => Promise.all([api.storms({}), api.presses({}), api.files({})]));
  if (!found) return;
  const [{ active }, presses, { largest }] = found;
  const raging = new Set(active.map(({ effect }) => effect));
  node.replaceChildren(
    ...STORMS.map(({ label, ...storm }) =>
      choice(say(label), raging.has(storm.effect), (isOn) => api.storms(isOn ? storm : { ...storm, share: 0 }))),
    choice(say("press-doubled"), presses.doubled > 0, (isOn) => api.presses({ doubled: Number(isOn) })),
    choice(say("press-lost"), presses.lost > 0, (isOn) => api.presses({ lost: Number(isOn) })),
    choice(say("press-twice"), presses.twice, (isOn) => api.presses({ twice: isOn })),
    sizes(largest, session.member.locale),
  );
}

/** @param {number} largest @param {string} locale */
function sizes(largest, locale) {
  const size = new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte" });
  const offered = [...new Set([...KILOBYTES, largest / KILOBYTE])].sort((one, other) => one - other);
  let held = largest;
  const onchange = async () => {
    held = (await tried(() => api.files({ largest: Number(list.value) * KILOBYTE })))?.largest ?? held;
    list.value = String(held / KILOBYTE);
  };
  const rows = offered.map((kilobytes) => el("option", { value: kilobytes }, size.format(kilobytes)));
  const list = el("select", { onchange }, rows);
  list.value = String(largest / KILOBYTE);
  return el("label", { class: "field" }, el("span", {}, say("largest-file")), list);
}
