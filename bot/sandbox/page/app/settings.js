/** The sandbox itself: settings of the member, the bot's connection, and what went wrong. */

import * as api from "./api.js";
import { openDialog } from "./dialogs.js";
import { el } from "./dom.js";
import { serverFaults } from "./server-faults.js";
import { choice, deed } from "./switches.js";
import { tried } from "./toasts.js";
import { gatewayPart, linkFaults } from "./link-faults.js";
import { say } from "./words.js";

/** @import {Report} from "./types.js" */
/** @import {Session} from "./session.js" */

const LOCALES = [
  "en-US", "en-GB", "es-ES", "es-419", "de", "el", "fr", "it", "ja", "pl", "pt-BR", "ru", "sv-SE", "tr", "uk",
];
const HOUR = 3600;
const SKIPS = [1, 12, 24];
const JUMP = 3;

/** Open the settings. @param {Session} session */
export async function openSettings(session) {
  const report = await tried(api.report);
  if (!report) return;
  const close = el("button", { type: "button", class: "button primary", autofocus: true }, say("close"));
  const dialog = el(
    "dialog",
    { class: "modal settings", "aria-label": say("settings") },
    el("h2", {}, el("bdi", {}, session.member.name)),
    memberPart(session),
    el("h2", {}, say("gateway")),
    gatewayPart(session),
    el("h2", {}, say("time")),
    timePart(session),
    el("h2", {}, say("server-faults")),
    serverFaults(session),
    el("h2", {}, say("link-faults")),
    linkFaults(session),
    el("h2", {}, say("report")),
    reportPart(report),
    el("div", { class: "buttons" }, close),
  );
  close.addEventListener("click", () => dialog.close());
  openDialog(dialog);
}

/** @param {Session} session */
function memberPart(session) {
  const { member } = session;
  const change = (/** @type {object} */ wanted) => api.change(member.id, wanted);
  const speak = async () => {
    await change({ locale: language.value });
    await session.lookRound();
    await session.relearn();
  };
  const onlanguage = async () => {
    await tried(speak);
    language.value = session.member.locale;
  };
  const language = el("select", { onchange: onlanguage }, locales(member.locale).map(languageRow));
  language.value = member.locale;
  const onrestart = () => tried(() => api.restart(member.id));
  return el(
    "div",
    { class: "fields" },
    el("label", { class: "field" }, el("span", {}, say("language")), language),
    choice(say("dms-open"), member.dms_open, (isOpen) => change({ dms_open: isOpen })),
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
function timePart(session) {
  const state = el("p", { role: "status" }, say("time-hint"));
  const after = async () => {
    await session.lookRound();
    state.textContent = passed(session);
  };
  const skips = SKIPS.map((hours) => deed(say("time-skip", { n: hours }), () => api.skip(hours * HOUR), after));
  const jumps = [
    deed(say("time-jump-ahead", { n: JUMP }), () => api.jump(JUMP * HOUR), after),
    deed(say("time-jump-back", { n: JUMP }), () => api.jump(-JUMP * HOUR), after),
  ];
  return el("div", {}, state, el("div", { class: "row" }, skips, jumps));
}

/** How much time was skipped, and how wrong the bot's clock is. @param {Session} session */
function passed({ world }) {
  const ahead = say("time-ahead", { n: Math.round(world.ahead / HOUR) });
  return world.jumped ? `${ahead} · ${say("time-jumped", { n: Math.round(world.jumped / HOUR) })}` : ahead;
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
