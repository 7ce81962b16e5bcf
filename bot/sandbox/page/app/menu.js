/** A select menu of any kind, in a message or a form. */

import { el } from "./dom.js";
import { emojiText } from "./emoji.js";
import { Listbox } from "./listbox.js";
import { openBeside } from "./popup.js";
import { isolated, say } from "./words.js";

/** @import {Component, Option} from "./types.js" */
/** @import {Session} from "./session.js" */

const [STRING, USER, ROLE, MENTIONABLE, CHANNEL] = [3, 5, 6, 7, 8];
/** The types of component this is for. */
export const SELECTS = [STRING, USER, ROLE, MENTIONABLE, CHANNEL];

export class Menu {
  /**
   * @param {Component} component
   * @param {Session} session
   * @param {(values: string[]) => void} onpick told once a choice is complete
   */
  constructor(component, session, onpick) {
    this.onpick = onpick;
    this.offered = () => offered(component, session);
    this.fewest = component.min_values ?? 1;
    this.most = component.max_values ?? 1;
    this.options = this.offered();
    this.placeholder = component.placeholder ?? say("choose");
    /** The values that hold. */
    this.values = preset(component);
    /** The values while the list is open. @type {Set<string>} */
    this.picked = new Set(this.values);
    this.list = new Listbox(this.placeholder, (value) => this.#toggle(value), { multiple: this.isMultiple });
    this.words = el("span", { class: "menu-words" });
    this.button = this.#makeButton(component);
    this.done = el("button", { type: "button", class: "button primary", onclick: () => this.#finish() }, say("done"));
    this.popup = this.#makePopup();
    this.node = el("div", { class: "menu" }, this.button, this.popup);
    this.#sayPicked();
  }

  get isMultiple() {
    return this.most > 1;
  }

  /** @param {Component} component */
  #makeButton(component) {
    return el(
      "button",
      {
        type: "button",
        class: "menu-button",
        disabled: component.disabled,
        "data-key": component.custom_id,
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        onclick: () => this.#open(),
        onkeydown: (event) => this.#openByKey(event),
      },
      this.words,
      el("span", { class: "chevron", "aria-hidden": "true" }),
    );
  }

  #makePopup() {
    return el(
      "div",
      {
        class: "popup",
        popover: "auto",
        ontoggle: (event) => this.#toggled(event),
        onkeydown: (event) => this.#key(event),
      },
      this.options.length ? this.list.node : el("p", {}, say("nothing-to-choose")),
      this.isMultiple && el("div", { class: "popup-foot" }, el("span", {}, this.#demand()), this.done),
    );
  }

  #demand() {
    if (this.fewest === this.most) return say("pick-exactly", { most: this.most });
    return say("pick-between", { fewest: this.fewest, most: this.most });
  }

  #open() {
    this.picked = new Set(this.values);
    this.options = this.offered();
    this.list.show(this.options.map((option) => entry(option, this.picked)));
    openBeside(this.popup, this.button);
    this.#check();
    this.list.node.focus();
  }

  /** @param {KeyboardEvent} event */
  #openByKey(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    this.#open();
  }

  /** @param {ToggleEvent} event */
  #toggled(event) {
    this.button.setAttribute("aria-expanded", String(event.newState === "open"));
    if (event.newState === "closed" && this.popup.contains(document.activeElement)) this.button.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.target !== this.list.node) return;
    if (event.key === " ") {
      event.preventDefault();
      this.list.take();
    } else if (event.key === "Home" || event.key === "End") {
      this.list.move(event.key === "Home" ? 0 : this.options.length - 1);
    } else if (!this.list.press(event) && event.key.length === 1) {
      this.list.seek(event.key);
    }
  }

  /** @param {string} value */
  #toggle(value) {
    if (this.isMultiple) {
      if (!this.picked.delete(value) && this.picked.size < this.most) this.picked.add(value);
      this.list.mark((key) => this.picked.has(key));
      this.#check();
    } else {
      const isTakenBack = this.fewest === 0 && this.picked.has(value);
      this.picked = new Set(isTakenBack ? [] : [value]);
      this.#finish();
    }
  }

  #check() {
    this.done.disabled = this.picked.size < this.fewest;
  }

  #finish() {
    this.values = this.options.map((option) => option.value).filter((value) => this.picked.has(value));
    this.#sayPicked();
    this.popup.hidePopover();
    this.button.focus();
    this.onpick(this.values);
  }

  #sayPicked() {
    const names = this.options.filter((option) => this.values.includes(option.value)).map(named);
    const label = names.join(", ") || this.placeholder;
    this.words.replaceChildren(el("bdi", {}, label));
    this.words.classList.toggle("placeholder", names.length === 0);
    this.button.setAttribute("aria-label", names.length ? `${isolated(this.placeholder)}: ${isolated(label)}` : label);
  }
}

/** @param {Option} option */
const named = (option) => `${emojiText(option.emoji)} ${option.label}`.trim();

/** @param {Option} option @param {Set<string>} picked */
function entry(option, picked) {
  const content = [
    el("span", { class: "option-emoji", "aria-hidden": "true" }, emojiText(option.emoji)),
    el("bdi", { class: "option-label" }, option.label),
    el("span", { class: "option-description", dir: "auto" }, option.description),
  ];
  return { key: option.value, label: option.label, content, picked: picked.has(option.value) };
}

/** @param {Component} component */
function preset({ options = [], default_values = [] }) {
  return [...options.filter((option) => option.default).map((option) => option.value),
    ...default_values.map((value) => value.id)];
}

/** @param {Component} component @param {Session} session @returns {Option[]} */
function offered({ type, options = [], channel_types }, { world, channels }) {
  if (type === STRING) return options;
  const people = [...world.members, world.bot].map((one) => plain(one, "@"));
  const roles = world.guild.roles.map((one) => plain(one, "@"));
  if (type === USER) return people;
  if (type === ROLE) return roles;
  if (type === MENTIONABLE) return [...people, ...roles];
  const fitting = channels.filter((one) => one.type !== 1 && (channel_types?.includes(one.type) ?? true));
  return fitting.map((one) => plain(one, "#"));
}

/** @param {{id: string, name: string}} named @param {string} sign @returns {Option} */
function plain({ id, name }, sign) {
  return { value: id, label: name.startsWith(sign) ? name : `${sign}${name}` };
}
