/** Components of a message as elements. */

import { pick, press } from "./actions.js";
import { el } from "./dom.js";
import { colour, fileView } from "./embeds.js";
import { emojiText } from "./emoji.js";
import { picture } from "./lightbox.js";
import { link, markdown } from "./markdown-view.js";
import { Menu, SELECTS } from "./menu.js";
import { spoiler } from "./spoiler.js";
import { say } from "./words.js";

/** @import {Component, Message} from "./types.js" */
/** @import {Session} from "./session.js" */

/** @typedef {{session: Session, message: Message}} Place where a component stands */
/** @typedef {(component: Component, place: Place) => HTMLElement} View */

const LINK = 5;
/** @type {Record<number, string>} */
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

/** @type {Record<number, View>} */
const VIEWS = {
  1: (row, place) => el("div", { class: "row" }, inside(row, place)),
  2: button,
  9: section,
  10: (text, { session }) => markdown(text.content ?? "", session),
  11: (thumbnail) => covered(thumbnail, picture(thumbnail.media?.url ?? "", thumbnail.description)),
  12: gallery,
  13: (file) => covered(file, fileView(file.file?.url ?? "", file.name ?? fileName(file), file.size)),
  14: separator,
  17: container,
  ...Object.fromEntries(SELECTS.map((type) => [type, select])),
};

/**
 * Show a component with everything in it.
 *
 * @param {Component} component
 * @param {Place} place
 */
export function componentView(component, place) {
  const view = VIEWS[component.type];
  return view
    ? view(component, place)
    : el("p", { class: "unknown" }, say("unknown-component", { n: component.type }));
}

/** @param {Component} component @param {Place} place */
function inside({ components = [] }, place) {
  return components.map((child) => componentView(child, place));
}

/** @type {View} */
function button(component, { session, message }) {
  const face = [
    component.emoji && el("span", { class: "emoji" }, emojiText(component.emoji)),
    component.label && el("bdi", {}, component.label),
  ];
  if (component.style === LINK) {
    const node = link(component.url, face.filter((part) => part instanceof Node));
    node.classList.add("button", "secondary");
    return node;
  }
  const id = component.custom_id ?? "";
  const node = el("button", {
    type: "button",
    class: `button ${STYLES[component.style ?? 2] ?? "secondary"}`,
    disabled: component.disabled,
    "data-key": id,
    onclick: () => busy(node, () => press(session, message, id)),
  }, face);
  return node;
}

/** @type {View} */
function select(component, { session, message }) {
  const id = component.custom_id ?? "";
  const menu = new Menu(component, session, (values) =>
    busy(menu.button, () => pick(session, message, id, values)));
  return menu.node;
}

/**
 * Let a control take no second press while the first one is under way.
 *
 * @param {HTMLButtonElement} node
 * @param {() => Promise<void>} work
 */
async function busy(node, work) {
  if (node.ariaBusy === "true") return;
  node.ariaBusy = "true";
  try {
    await work();
  } finally {
    node.ariaBusy = null;
  }
}

/** @type {View} */
function section(component, place) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-texts" }, inside(component, place)),
    component.accessory && el("div", { class: "accessory" }, componentView(component.accessory, place)),
  );
}

/** @type {View} */
function gallery({ items = [] }) {
  const pictures = items.map((item) =>
    el("li", {}, covered(item, picture(item.media.url, item.description))));
  return el("ul", { class: items.length > 1 ? "gallery many" : "gallery" }, pictures);
}

/** @type {View} */
function separator({ divider = true, spacing = 1 }) {
  const size = spacing === 2 ? "large" : "small";
  return divider
    ? el("hr", { class: `separator ${size}` })
    : el("div", { class: `separator blank ${size}` });
}

/** @type {View} */
function container(component, place) {
  const node = el("div", { class: "container" }, inside(component, place));
  if (typeof component.accent_color === "number") {
    node.classList.add("accented");
    node.style.borderInlineStartColor = colour(component.accent_color);
  }
  return covered(component, node);
}

/** @param {{spoiler?: boolean}} component @param {HTMLElement} node */
function covered(component, node) {
  return component.spoiler ? spoiler(node) : node;
}

/** @param {Component} component */
function fileName({ file }) {
  return decodeURIComponent(file?.url.split("/").at(-1) ?? "");
}
