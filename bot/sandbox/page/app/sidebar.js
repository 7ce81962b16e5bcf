/** Who one may be, and where one may go. */

import { avatar } from "./avatar.js";
import { byId, el, fill } from "./dom.js";
import { say } from "./words.js";

/** @import {Channel, Member} from "./types.js" */
/** @import {Session} from "./session.js" */

const TEXT = 0;
const DIRECT = 1;
const PRIVATE_THREAD = 12;

export class Sidebar {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.rail = byId("rail");
    this.list = byId("channels");
    session.addEventListener("change", () => this.show());
    session.addEventListener("move", () => this.show());
  }

  /** Show members and channels with what is new for each. */
  show() {
    const { world, channels } = this.session;
    const direct = channels.filter((channel) => channel.type === DIRECT);
    this.rail.setAttribute("aria-label", say("members"));
    this.list.setAttribute("aria-label", say("channels"));
    fill(this.rail, world.members.map((member) => this.#face(member)));
    fill(
      this.list,
      el("h2", {}, el("bdi", {}, world.guild.name)),
      el("ul", {}, this.#tree()),
      el("h3", {}, say("direct-messages")),
      el("ul", {}, direct.map((channel) => this.#entry(channel))),
    );
  }

  /** @param {Member} member */
  #face(member) {
    const waiting = this.session.waiting.get(member.id) ?? 0;
    const isMe = member.id === this.session.member.id;
    const key = waiting ? "act-as-waiting" : "act-as";
    return el(
      "a",
      {
        class: "face",
        href: this.session.addressAs(member.id),
        "data-key": member.id,
        "aria-current": isMe && "true",
        "aria-label": say(key, { name: member.name, n: waiting }),
        title: say("act-as", { name: member.name }),
      },
      avatar(member.id, member.name, this.session),
      el("bdi", { class: "face-name" }, member.name),
      waiting > 0 && el("span", { class: "badge" }, String(waiting)),
    );
  }

  #tree() {
    const { channels } = this.session;
    const tops = channels.filter((channel) => channel.type === TEXT);
    return tops.map((top) => {
      const threads = channels.filter((channel) => channel.parent_id === top.id);
      return this.#entry(top, threads.map((thread) => this.#entry(thread)));
    });
  }

  /** @param {Channel} channel @param {HTMLElement[]} [threads] */
  #entry(channel, threads = []) {
    const { marks } = this.session;
    const isHere = channel.id === this.session.channel.id;
    const isNew = !isHere && marks.isNew(channel.id, channel.last_message_id);
    const pings = isHere ? 0 : channel.pings.filter((id) => marks.isNew(channel.id, id)).length;
    return el(
      "li",
      {},
      el(
        "a",
        {
          class: ["channel", isNew && "new", channel.archived && "archived"].filter(Boolean).join(" "),
          href: this.session.address(channel.id),
          "data-key": channel.id,
          "aria-current": isHere && "page",
        },
        el("span", { class: "sign", "aria-hidden": "true" }, sign(channel)),
        el("bdi", { class: "channel-name" }, channel.name),
        channel.archived && el("span", { class: "faint" }, say("archived")),
        isNew && el("span", { class: "heard" }, say("new-messages")),
        pings > 0 && el("span", { class: "badge", "aria-label": say("pings", { n: pings }) }, String(pings)),
      ),
      threads.length > 0 && el("ul", {}, threads),
    );
  }
}

/** The mark before a channel's name. @param {Channel} channel */
export function sign({ type }) {
  if (type === TEXT) return "#";
  if (type === DIRECT) return "@";
  return type === PRIVATE_THREAD ? "🔒" : "›";
}
