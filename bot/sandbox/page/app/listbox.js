/** A list of which one entry is active, moved by arrow keys and chosen by Enter or a press. */

import { el, freshId } from "./dom.js";

/** @typedef {{key: string, label: string, content: Node[], picked?: boolean}} Entry */

export class Listbox {
  /**
   * @param {string} label
   * @param {(key: string) => void} choose
   * @param {{multiple?: boolean}} [options]
   */
  constructor(label, choose, { multiple = false } = {}) {
    this.choose = choose;
    /** @type {Entry[]} */
    this.entries = [];
    this.at = 0;
    this.node = el("ul", {
      id: freshId(),
      class: "listbox",
      role: "listbox",
      tabindex: -1,
      "aria-label": label,
      "aria-multiselectable": multiple && "true",
    });
  }

  /** Show other entries; the first one becomes active. @param {Entry[]} entries */
  show(entries) {
    this.entries = entries;
    this.node.replaceChildren(...entries.map((entry, index) => this.#row(entry, index)));
    this.move(0);
  }

  /** Mark the entries picked. @param {(key: string) => boolean} isPicked */
  mark(isPicked) {
    this.#rows.forEach((row, index) => {
      row.setAttribute("aria-selected", String(isPicked(this.entries[index].key)));
    });
  }

  /** Make an entry the active one. @param {number} index */
  move(index) {
    const last = this.entries.length - 1;
    this.at = Math.max(0, Math.min(index, last));
    this.#rows.forEach((row, place) => row.classList.toggle("active", place === this.at));
    this.#rows[this.at]?.scrollIntoView({ block: "nearest" });
    this.node.setAttribute("aria-activedescendant", this.activeId);
  }

  /** The id of the active entry's element. */
  get activeId() {
    return this.#rows[this.at]?.id ?? "";
  }

  /** Choose the active entry. */
  take() {
    if (this.entries.length) this.choose(this.entries[this.at].key);
  }

  /**
   * Act on a key; false where it is none of the list's.
   *
   * @param {KeyboardEvent} event
   */
  press(event) {
    const last = this.entries.length - 1;
    const places = /** @type {Record<string, number>} */ ({
      ArrowDown: this.at === last ? 0 : this.at + 1,
      ArrowUp: this.at === 0 ? last : this.at - 1,
      PageDown: last,
      PageUp: 0,
    });
    if (event.key === "Enter") this.take();
    else if (event.key in places) this.move(places[event.key]);
    else return false;
    event.preventDefault();
    return true;
  }

  /** Go to the next entry that begins with a letter. @param {string} letter */
  seek(letter) {
    const count = this.entries.length;
    const order = this.entries.map((_, step) => (this.at + 1 + step) % count);
    const begins = (/** @type {number} */ index) =>
      this.entries[index].label.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
    const found = order.find(begins);
    if (found !== undefined) this.move(found);
  }

  get #rows() {
    return /** @type {HTMLElement[]} */ ([...this.node.children]);
  }

  /** @param {Entry} entry @param {number} index */
  #row(entry, index) {
    return el(
      "li",
      {
        id: freshId(),
        role: "option",
        "aria-selected": String(Boolean(entry.picked)),
        "data-value": entry.key,
        onmousedown: (event) => event.preventDefault(),
        onmousemove: () => this.at !== index && this.move(index),
        onclick: () => { this.move(index); this.take(); },
      },
      entry.content,
    );
  }
}
