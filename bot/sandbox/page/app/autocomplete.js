/** A line of text for which the bot makes proposals as one types. */

import * as api from "./api.js";
import { el } from "./dom.js";
import { Listbox } from "./listbox.js";
import { openBeside } from "./popup.js";
import { tried } from "./toasts.js";

/** @import {Choice} from "./types.js" */
/** @import {Session} from "./session.js" */

const PAUSE_MILLISECONDS = 120;

export class Autocomplete {
  /**
   * @param {Session} session
   * @param {string} label
   * @param {(typed: string) => object} ask what to send for proposals
   */
  constructor(session, label, ask) {
    this.session = session;
    this.ask = ask;
    /** The value of the proposal taken, null while the text is one's own. @type {string | number | null} */
    this.chosen = null;
    /** @type {Choice[]} */
    this.choices = [];
    this.pause = 0;
    this.list = new Listbox(label, (key) => this.#take(Number(key)));
    this.input = el("input", {
      role: "combobox",
      dir: "auto",
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.list.node.id,
      oninput: () => this.#typed(),
      onfocus: () => this.#propose(),
      onkeydown: (event) => this.#key(event),
      onblur: () => this.popup.hidePopover(),
    });
    this.popup = el("div", { class: "popup", popover: "manual" }, this.list.node);
    this.node = el("div", { class: "autocomplete" }, this.input, this.popup);
  }

  #typed() {
    this.chosen = null;
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.#propose(), PAUSE_MILLISECONDS);
  }

  async #propose() {
    const { member, channel } = this.session;
    const typed = this.input.value;
    const answer = await tried(() => api.autocomplete(member.id, channel.id, this.ask(typed)));
    if (typed !== this.input.value || document.activeElement !== this.input) return;
    this.choices = answer?.choices ?? [];
    this.list.show(this.choices.map(({ name }, index) => (
      { key: String(index), label: name, content: [el("bdi", { class: "option-label" }, name)] })));
    this.#open(this.choices.length > 0 && this.chosen === null);
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    this.input.setAttribute("aria-expanded", String(isOpen));
    this.input.setAttribute("aria-activedescendant", isOpen ? this.list.activeId : "");
    if (isOpen) openBeside(this.popup, this.input);
    else this.popup.hidePopover();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.popup.matches(":popover-open")) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      this.#open(false);
    } else if (event.key === "Tab") {
      this.list.take();
    } else if (this.list.press(event)) {
      this.input.setAttribute("aria-activedescendant", this.list.activeId);
    }
  }

  /** @param {number} index */
  #take(index) {
    const { name, value } = this.choices[index];
    this.input.value = name;
    this.chosen = value;
    this.#open(false);
  }
}
