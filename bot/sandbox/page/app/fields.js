/**
 * The fields of a form, each with a way to read it and to judge it.
 *
 * @typedef {{id: string, node: HTMLElement, target: HTMLElement, read: () => unknown,
 *   problem: () => string | null}} Field
 */

import { el, freshId } from "./dom.js";
import { Menu, SELECTS } from "./menu.js";
import { say } from "./words.js";

/** @import {Component, Option} from "./types.js" */
/** @import {Session} from "./session.js" */

const PARAGRAPH = 2;
const MOST_CHARACTERS = 4000;
const [TEXT_INPUT, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX] = [4, 21, 22, 23];

/** @type {Record<number, (component: Component, session: Session) => Field>} */
const KINDS = {
  [TEXT_INPUT]: textField,
  [RADIO_GROUP]: radioField,
  [CHECKBOX_GROUP]: checkboxesField,
  [CHECKBOX]: tickField,
  ...Object.fromEntries(SELECTS.map((type) => [type, menuField])),
};

/**
 * Make the field of a modal's component, or null where it is none.
 *
 * @param {Component} component
 * @param {Session} session
 */
export function field(component, session) {
  return KINDS[component.type]?.(component, session) ?? null;
}

/** @param {Component} component */
const isRequired = (component) => component.required ?? true;

/** @param {Component} component @returns {Field} */
function textField(component) {
  const { custom_id, style, value, placeholder, min_length = 0, max_length = MOST_CHARACTERS } = component;
  const tag = style === PARAGRAPH ? "textarea" : "input";
  const node = el(tag, { id: freshId(), placeholder, dir: "auto", rows: style === PARAGRAPH && 4, autocomplete: "off" });
  node.value = value ?? "";
  const problem = () => {
    if (!node.value) return isRequired(component) ? say("must-fill") : null;
    if (node.value.length < min_length) return say("at-least", { fewest: min_length });
    return node.value.length > max_length ? say("at-most", { most: max_length }) : null;
  };
  return { id: custom_id ?? "", node, target: node, read: () => node.value, problem };
}

/** @param {Component} component @param {Session} session @returns {Field} */
function menuField(component, session) {
  const menu = new Menu(component, session, () => undefined);
  const problem = () => demand(component, menu.values.length);
  return { id: component.custom_id ?? "", node: menu.node, target: menu.button, read: () => menu.values, problem };
}

/** @param {Component} component @returns {Field} */
function radioField(component) {
  const { node, picked } = choices(component, "radio");
  const problem = () => (isRequired(component) && !picked().length ? say("must-fill") : null);
  const read = () => picked()[0] ?? [];
  return { id: component.custom_id ?? "", node, target: node, read, problem };
}

/** @param {Component} component @returns {Field} */
function checkboxesField(component) {
  const { node, picked } = choices(component, "checkbox");
  const most = component.max_values ?? component.options?.length;
  const problem = () => demand({ ...component, max_values: most }, picked().length);
  return { id: component.custom_id ?? "", node, target: node, read: picked, problem };
}

/** @param {Component} component @returns {Field} */
function tickField(component) {
  const node = el("input", { type: "checkbox", id: freshId() });
  node.checked = Boolean(component.default);
  return { id: component.custom_id ?? "", node, target: node, read: () => node.checked, problem: () => null };
}

/** @param {Component} component @param {number} count @returns {string | null} */
function demand(component, count) {
  const { min_values: fewest = 1, max_values: most = 1 } = component;
  if (count === 0 && !isRequired(component)) return null;
  if (count >= fewest && count <= most) return null;
  if (most === 1) return say("pick-one");
  return fewest === most ? say("pick-exactly", { most }) : say("pick-between", { fewest, most });
}

/** @param {Component} component @param {"radio" | "checkbox"} type */
function choices({ options = [] }, type) {
  const name = freshId();
  const inputs = options.map((option) => {
    const input = el("input", { type, name, value: option.value });
    input.checked = Boolean(option.default);
    return input;
  });
  const rows = options.map((option, index) => choice(option, inputs[index]));
  const node = el("div", { class: "choices", role: type === "radio" ? "radiogroup" : "group", tabindex: -1 }, rows);
  const picked = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { node, picked };
}

/** @param {Option} option @param {HTMLInputElement} input */
function choice({ label, description }, input) {
  return el(
    "label",
    { class: "choice" },
    input,
    el("span", {}, el("bdi", {}, label), description && el("small", { dir: "auto" }, description)),
  );
}
