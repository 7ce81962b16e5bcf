/** The messages of the channel one is in; only what changed is made anew. */

import { byId, el, keepingFocus, lay } from "./dom.js";
import { failure, messageView } from "./message.js";
import { say } from "./words.js";

/** @import {Channel, Message} from "./types.js" */
/** @import {Session} from "./session.js" */

export class Log {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.node = byId("log");
    this.scroller = byId("scroller");
    /** What is shown of each message, and from what it was made. @type {Map<string, {made: string, node: HTMLElement}>} */
    this.shown = new Map();
    /** The newest message shown. */
    this.newest = "";
    session.addEventListener("change", () => this.show());
    session.addEventListener("move", () => this.restart());
  }

  /** Begin anew in another channel or as another member. */
  restart() {
    this.shown.clear();
    this.show();
    this.scroller.scrollTop = 0;
  }

  /** Show what the session holds. */
  show() {
    const { channel, messages, hasEarlier, unanswered } = this.session;
    this.node.setAttribute("aria-label", say("messages", { name: channel.name }));
    const emptiness = channel.type === 1 ? "no-direct-messages" : "no-messages";
    const rows = messages.map((message) => this.#row(message));
    const wanted = [
      ...(hasEarlier ? [this.#earlier()] : []),
      ...rows,
      ...unanswered.map((command) => el("li", {}, failure(say("command-failed", { n: command })))),
      ...(rows.length || unanswered.length ? [] : [el("li", { class: "empty" }, say(emptiness))]),
    ];
    this.#forget(new Set(messages.map((message) => message.id)));
    keepingFocus(this.node, () => lay(this.node, wanted));
    this.#follow(messages.at(-1));
  }

  /** Go down to a new message that is one's own doing. @param {Message | undefined} newest */
  #follow(newest) {
    if (!newest || newest.id === this.newest) return;
    const { id } = this.session.member;
    this.newest = newest.id;
    if (newest.author.id === id || newest.interaction_metadata?.user.id === id) this.scroller.scrollTop = 0;
  }

  /** @param {Message} message */
  #row(message) {
    const { failed, member, world, channels } = this.session;
    const told = JSON.stringify(message);
    const made = JSON.stringify([told, failed.has(message.id), member, world.members.length, named(told, channels)]);
    const known = this.shown.get(message.id);
    if (known?.made === made) return known.node;
    const node = messageView(message, this.session);
    this.shown.set(message.id, { made, node });
    return node;
  }

  #earlier() {
    const onclick = () => this.session.lookBack();
    return el("li", { class: "earlier" },
      el("button", { type: "button", class: "as-link", "data-key": "earlier", onclick }, say("earlier")));
  }

  /** @param {Set<string>} present */
  #forget(present) {
    for (const id of this.shown.keys()) if (!present.has(id)) this.shown.delete(id);
  }
}

/** The names of the channels a message mentions: alone for those it is made anew. @param {string} told @param {Channel[]} channels */
function named(told, channels) {
  return channels.filter(({ id }) => told.includes(`<#${id}>`)).map(({ name }) => name);
}
