/** The sandbox itself: settings of the member, the bot's connection, and what went wrong. */

import * as api from "./api.js";
import { el } from "./dom.js";
import { mischiefPart } from "./mischief.js";
import { tried } from "./toasts.js";
import { say } from "./words.js";

/** @import {Report} from "./types.js" */
/** @import {Session} from "./session.js" */

const LOCALES = [
  "en-US", "en-GB", "es-ES", "es-419", "de", "el", "fr", "it", "ja", "pl", "pt-BR", "ru", "sv-SE", "tr", "uk",
];
const HOUR = 3600;
const SKIPS = [1, 12, 24];
const DISTURBANCES = ["drop", "reconnect", "invalidate"];

/** Open the settings. @param {Session} session */
export async function openSettings(session) {
  const report = await tried(api.report);
  if (!report) return;
  const close = el("button", { type: "button", class: "button primary", autofocus: true }, say("close"));
  const dialog = el(
    "dialog",
    { class: "modal settings", "aria-label": say("settings"), onclose: () => dialog.remove() },
    el("h2", {}, el("bdi", {}, session.member.name)),
    memberPart(session),
    el("h2", {}, say("gateway")),
    gatewayPart(session),
    el("h2", {}, say("time")),
    timePart(session),
    el("h2", {}, say("mischief")),
    mischiefPart(session),
    el("h2", {}, say("report")),
    reportPart(report),
    el("div", { class: "buttons" }, close),
  );
  close.addEventListener("click", () => dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {Session} session */
function memberPart(session) {
  const { member } = session;
  const change = (/** @type {object} */ wanted) => tried(() => api.change(member.id, wanted));
  const dms = el("input", { type: "checkbox", onchange: () => change({ dms_open: dms.checked }) });
  dms.checked = member.dms_open;
  const onlanguage = async () => {
    await change({ locale: language.value });
    await session.lookRound();
    await session.relearn();
  };
  const language = el("select", { onchange: onlanguage }, locales(member.locale).map(languageRow));
  language.value = member.locale;
  const onrestart = () => tried(() => api.restart(member.id));
  return el(
    "div",
    { class: "fields" },
    el("label", { class: "field" }, el("span", {}, say("language")), language),
    el("label", { class: "choice" }, dms, el("span", {}, say("dms-open"))),
    el("button", { type: "button", class: "button secondary", onclick: onrestart }, say("restart")),
  );
}

/** @param {string} own */
const locales = (own) => [...new Set([...LOCALES, own])];

/** @param {string} locale */
function languageRow(locale) {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
  return el("option", { value: locale }, name);
}

/** @param {Session} session */
function gatewayPart(session) {
  const state = el("p", { role: "status" }, connection(session.world.connected));
  const disturb = async (/** @type {string} */ action) => {
    await tried(() => api.gateway(action));
    await session.lookRound();
    state.textContent = connection(session.world.connected);
  };
  const buttons = DISTURBANCES.map((action) =>
    el(
      "button",
      { type: "button", class: "button secondary", onclick: () => disturb(action) },
      say(`gateway-${action}`),
    ));
  return el("div", {}, state, el("div", { class: "row" }, buttons));
}

/** @param {Session} session */
function timePart(session) {
  const state = el("p", { role: "status" }, say("time-hint"));
  const skip = async (/** @type {number} */ hours) => {
    await tried(() => api.skip(hours * HOUR));
    await session.lookRound();
    state.textContent = say("time-ahead", { n: Math.round(session.world.ahead / HOUR) });
  };
  const buttons = SKIPS.map((hours) =>
    el(
      "button",
      { type: "button", class: "button secondary", onclick: () => skip(hours) },
      say("time-skip", { n: hours }),
    ));
  return el("div", {}, state, el("div", { class: "row" }, buttons));
}

/** What is to be said of the bot's connection. @param {boolean} isThere */
export function connection(isThere) {
  return say(isThere ? "connected" : "disconnected");
}

/** @param {Report} report */
function reportPart({ requests, refused, slowest, violations, failed }) {
  return el(
    "dl",
    { class: "report" },
    fact("report-requests", [String(requests)]),
    fact("report-refused", [String(refused)]),
    fact("report-slowest", [say("seconds", { n: slowest.toFixed(2) })]),
    fact("report-violations", violations),
    fact("report-failed", failed),
  );
}

/** @param {string} key @param {string[]} lines */
function fact(key, lines) {
  const told = lines.length ? lines : [say("report-none")];
  return el("div", {}, el("dt", {}, say(key)), told.map((line) => el("dd", { dir: "auto" }, line)));
}
