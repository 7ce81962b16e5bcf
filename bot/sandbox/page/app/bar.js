/** The line above the messages: where one is, and the way to channels and settings. */

import { byId, el, fill } from "./dom.js";
import { openSettings } from "./settings.js";
import { sign } from "./sidebar.js";
import { connection } from "./link-faults.js";
import { isolated, say } from "./words.js";

/** @import {Session} from "./session.js" */

export class Bar {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.node = byId("bar");
    this.places = byId("places");
    this.troubles = 0;
    session.addEventListener("change", () => this.show());
    session.addEventListener("move", () => { this.#drawer(false); this.show(); });
  }

  /** Show where one is, and how the sandbox is doing. */
  show() {
    const { channel, member, world } = this.session;
    const { troubles } = this;
    document.title = `${isolated(sign(channel) + channel.name)} · ${isolated(member.name)} · ${say("title")}`;
    const label = troubles ? say("settings-trouble", { n: troubles }) : say("settings");
    const state = connection(world.connected);
    fill(
      this.node,
      el("button", {
        type: "button",
        class: "plain drawer-button",
        "data-key": "drawer",
        "aria-label": say("show-channels"),
        "aria-expanded": String(this.places.classList.contains("open")),
        onclick: () => this.#drawer(!this.places.classList.contains("open")),
      }, "☰"),
      el("h1", {}, el("span", { class: "sign", "aria-hidden": "true" }, sign(channel)), el("bdi", {}, channel.name)),
      el("span", { class: "spring" }),
      el("span", { class: world.connected ? "lamp on" : "lamp", role: "img", "aria-label": state, title: state }),
      el(
        "button",
        { type: "button", class: "plain", "data-key": "settings", "aria-label": label, onclick: () => openSettings(this.session) },
        say("settings"),
        troubles > 0 && el("span", { class: "badge" }, String(troubles)),
      ),
    );
  }

  /** @param {boolean} isOpen */
  #drawer(isOpen) {
    this.places.classList.toggle("open", isOpen);
    this.show();
  }
}
