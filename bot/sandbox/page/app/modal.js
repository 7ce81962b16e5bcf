/** A form the bot opened. */

import * as api from "./api.js";
import { openDialog } from "./dialogs.js";
import { el, freshId } from "./dom.js";
import { field } from "./fields.js";
import { markdown } from "./markdown-view.js";
import { told, tried } from "./toasts.js";
import { say } from "./words.js";

/** @import {Component, Modal} from "./types.js" */
/** @import {Session} from "./session.js" */
/** @import {Field} from "./fields.js" */

/** @typedef {{field: Field, complaint: HTMLElement}} Slot */

const [ROW, TEXT_DISPLAY, LABEL] = [1, 10, 18];

/**
 * Open a form; it closes when sent off or called off.
 *
 * @param {Session} session
 * @param {Modal} modal
 */
export function openModal(session, modal) {
  /** @type {Slot[]} */
  const slots = [];
  const failed = el("p", { class: "failure", role: "alert" });
  const title = el("h2", { id: freshId() }, el("bdi", {}, modal.title));
  const send = el("button", { class: "button primary" }, say("submit"));
  const close = () => dialog.close();
  const form = el(
    "form",
    { novalidate: true, onsubmit: submit },
    title,
    modal.components.map((component) => part(component, session, slots)),
    failed,
    el(
      "div",
      { class: "buttons" },
      el("button", { type: "button", class: "button secondary", onclick: close }, say("cancel")),
      send,
    ),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title.id }, form);

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    if (!isFine(slots)) return;
    send.disabled = true;
    const problem = await sendOff(session, modal, values(slots));
    send.disabled = false;
    if (problem === null) dialog.close();
    else failed.textContent = problem;
    await tried(session.refresh);
  }

  openDialog(dialog);
  slots[0]?.field.target.focus();
}

/**
 * Send a form off; tells what went wrong, if anything. A form whose program has ended is refused for good, so the
 * refusal is told here, where one would press again.
 *
 * @param {Session} session
 * @param {Modal} modal
 * @param {object} values
 * @returns {Promise<string | null>}
 */
async function sendOff(session, modal, values) {
  try {
    const outcome = await api.submit(session.member.id, modal, values);
    return outcome.failed ? say("form-failed") : null;
  } catch (error) {
    return told(error);
  }
}

/** @param {Component} component @param {Session} session @param {Slot[]} slots */
function part(component, session, slots) {
  if (component.type === TEXT_DISPLAY) return markdown(component.content ?? "", session);
  if (component.type === LABEL && component.component) {
    return labelled(component.component, component.label ?? "", component.description, session, slots);
  }
  const inside = component.type === ROW ? component.components ?? [] : [];
  return el("div", {}, inside.map((one) => labelled(one, one.label ?? "", undefined, session, slots)));
}

/**
 * @param {Component} component
 * @param {string} words
 * @param {string | undefined} description
 * @param {Session} session
 * @param {Slot[]} slots
 */
function labelled(component, words, description, session, slots) {
  const made = field(component, session);
  if (!made) return el("p", { class: "unknown" }, say("unknown-component", { n: component.type }));
  const complaint = el("p", { id: freshId(), class: "complaint" });
  const label = el("label", { id: freshId(), for: made.target.id || null }, el("bdi", {}, words));
  const hint = description ? el("p", { id: freshId(), class: "hint", dir: "auto" }, description) : null;
  made.target.setAttribute("aria-labelledby", label.id);
  made.target.setAttribute("aria-describedby", [hint?.id, complaint.id].filter(Boolean).join(" "));
  slots.push({ field: made, complaint });
  const isOptional = component.required === false;
  const mark = isOptional && el("span", { class: "faint" }, say("optional"));
  return el("div", { class: "field" }, el("div", {}, label, mark), hint, made.node, complaint);
}

/** Show what is wrong with each field; tells whether nothing is. @param {Slot[]} slots */
function isFine(slots) {
  const problems = slots.map(({ field, complaint }) => {
    const problem = field.problem();
    complaint.textContent = problem;
    field.target.setAttribute("aria-invalid", String(problem !== null));
    return problem;
  });
  const first = problems.findIndex((problem) => problem !== null);
  slots[first]?.field.target.focus();
  return first < 0;
}

/** @param {Slot[]} slots */
function values(slots) {
  return Object.fromEntries(slots.map(({ field }) => [field.id, field.read()]));
}
