/** Where one writes messages and, after a slash, finds commands. */

import * as api from "./api.js";
import { run } from "./actions.js";
import { CommandForm } from "./command-form.js";
import { byId, el } from "./dom.js";
import { Listbox } from "./listbox.js";
import { sign } from "./sidebar.js";
import { toast, tried } from "./toasts.js";
import { say } from "./words.js";

/** @import {Command} from "./types.js" */
/** @import {Session} from "./session.js" */

export class Composer {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.node = byId("composer");
    /** @type {Command[]} */
    this.commands = [];
    this.place = "";
    session.addEventListener("move", () => this.#begin());
    session.addEventListener("change", () => this.#mind());
  }

  /** Stand ready for another channel, member or language. */
  #begin() {
    const { channel } = this.session;
    this.place = `${channel.id} ${channel.locked}`;
    this.commands = [];
    if (channel.locked) this.node.replaceChildren(el("p", { class: "locked" }, say("locked")));
    else this.#write();
    this.#focus();
  }

  /** Let one write at once, unless a dialog is open or a keyboard would cover half of a phone. */
  #focus() {
    const covers = matchMedia("(hover: none)").matches || document.querySelector("dialog[open]");
    if (!covers && !this.session.channel.locked) this.input?.focus();
  }

  /** Open or close the composer when the thread was locked or unlocked. */
  #mind() {
    const { id, locked } = this.session.channel;
    const [place] = this.place.split(" ");
    if (place === id && this.place !== `${id} ${locked}`) this.#begin();
  }

  /** @param {string} [text] what is written already */
  #write(text = "") {
    const { channel } = this.session;
    const prompt = say("write", { name: sign(channel) + channel.name });
    this.list = new Listbox(say("commands"), (path) => this.#choose(path));
    this.input = el("textarea", {
      rows: 1,
      placeholder: prompt,
      "aria-label": prompt,
      "aria-controls": this.list.node.id,
      "aria-autocomplete": "list",
      dir: "auto",
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
    });
    this.input.value = text;
    this.offers = el("div", { class: "offers", hidden: true }, this.list.node);
    this.none = el("p", { class: "offers", hidden: true }, say("no-commands"));
    const send = el("button", { class: "button primary" }, say("send"));
    const onsubmit = (/** @type {Event} */ event) => { event.preventDefault(); this.#send(); };
    this.node.replaceChildren(this.offers, this.none, el("form", { onsubmit }, this.input, send));
  }

  get #text() {
    return this.input?.value ?? "";
  }

  async #typed() {
    if (!this.#text.startsWith("/")) return this.#offer([]);
    if (this.#text === "/" || !this.commands.length) this.commands = await this.#fetch();
    const found = matching(this.commands, this.#text.slice(1));
    this.#offer(this.#text.startsWith("/") ? found : []);
  }

  async #fetch() {
    const { member, channel } = this.session;
    const found = await tried(() => api.commands(member.id, channel.id)) ?? [];
    const isStill = member.id === this.session.member.id && channel.id === this.session.channel.id;
    return isStill ? found : [];
  }

  /** @param {Command[]} commands */
  #offer(commands) {
    const { input, offers, none, list } = this;
    if (!input || !offers || !none || !list) return;
    offers.hidden = commands.length === 0;
    none.hidden = commands.length > 0 || !this.#text.startsWith("/");
    list.show(commands.map(entry));
    input.setAttribute("aria-activedescendant", list.activeId);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isOffering = this.offers && !this.offers.hidden;
    if (isOffering && event.key === "Tab") {
      event.preventDefault();
      this.list?.take();
    } else if (isOffering && this.list?.press(event)) {
      this.input?.setAttribute("aria-activedescendant", this.list.activeId);
    } else if (event.key === "Escape") {
      this.#offer([]);
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#send();
    }
  }

  async #send() {
    const content = this.#text.trim();
    if (!content) return;
    if (content.startsWith("/")) return this.#takeFirst();
    const { input, session: { member, channel } } = this;
    if (!input) return;
    // Emptied at once, so that a second Enter sends nothing twice and what is typed meanwhile stays.
    input.value = "";
    input.focus();
    const sent = await tried(() => api.write(member.id, channel.id, content));
    if (!sent && !input.value) input.value = content;
  }

  /** Choose what fits best, for those who type faster than the list appears. */
  async #takeFirst() {
    await this.#typed();
    if (this.list?.entries.length) this.list.take();
    else toast(say("no-commands"));
  }

  /** @param {string} path */
  #choose(path) {
    const command = this.commands.find((one) => one.path === path);
    if (!command) return;
    if (!command.options.length) {
      this.#back();
      run(this.session, command, {});
      return;
    }
    const form = new CommandForm(this.session, command, () => this.#back());
    this.node.replaceChildren(form.node);
    form.focus();
  }

  #back() {
    this.#write();
    this.input?.focus();
  }
}

/** Those whose words fit what is typed, the ones beginning with it first. @param {Command[]} commands @param {string} typed */
function matching(commands, typed) {
  const query = typed.trim().toLocaleLowerCase();
  const names = (/** @type {Command} */ { words, path }) => [words.toLocaleLowerCase(), path];
  const begins = commands.filter((command) => names(command).some((name) => name.startsWith(query)));
  const rest = commands.filter((command) =>
    !begins.includes(command) && names(command).some((name) => name.includes(query)));
  return [...begins, ...rest];
}

/** @param {Command} command */
function entry({ path, words, description }) {
  const content = [
    el("bdi", { class: "option-label" }, `/${words}`),
    el("span", { class: "option-description", dir: "auto" }, description),
  ];
  return { key: path, label: words, content };
}
