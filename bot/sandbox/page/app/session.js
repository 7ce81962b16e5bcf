/** Who one acts as, where one is, and what stands there, kept up to date. */

import * as api from "./api.js";
import { MarksOf } from "./marks.js";
import { address } from "./route.js";
import { tried } from "./toasts.js";
import { speak } from "./words.js";

/** @import {Channel, Member, Message, World} from "./types.js" */

/**
 * Who the visitor is at first: an ordinary member who reads the browser's language and has a name in its
 * letters, as far as there is one; otherwise somebody who reads it. Who reads what nobody here does is given English,
 * as by the bot.
 * @param {import("./types.js").World} world
 */
function guest({ members }) {
  const reads = (/** @type {string} */ language) => members.filter((one) => languageOf(one.locale) === language);
  const own = reads(languageOf(navigator.language));
  const reading = own.length ? own : reads("en");
  const ordinary = reading.filter((one) => one.roles.length === 0);
  const readable = ordinary.filter((one) => one.locale === navigator.language || LATIN.test(one.name));
  return readable.find((one) => LATIN.test(one.name)) ?? readable[0] ?? ordinary[0] ?? reading[0] ?? members[0];
}

/** @param {string} locale */
const languageOf = (locale) => locale.split("-")[0];

const LATIN = /^\p{Script=Latin}/u;

const PAGE = 50;
const DIRECT = 1;

/** Tells `change` whenever what it holds may have changed, `move` when member or channel did. */
export class Session extends EventTarget {
  /** @param {World} world */
  constructor(world) {
    super();
    this.world = world;
    /** @type {Member} */
    this.member = guest(world);
    /** @type {Channel[]} */
    this.channels = [];
    /** @type {string} */
    this.channelId = "";
    /** @type {Message[]} */
    this.messages = [];
    /** Commands of this channel that got no answer; the newest last. @type {string[]} */
    this.unanswered = [];
    /** Messages one of whose components got no answer. @type {Set<string>} */
    this.failed = new Set();
    /** How many unread messages call each member. @type {Map<string, number>} */
    this.waiting = new Map();
    this.limit = PAGE;
    /** How many messages came with the last look, dismissed ones included. */
    this.loaded = 0;
    /** @type {EventSource | null} */
    this.stream = null;
    /** How many moves to another place are on their way. */
    this.moving = 0;
    this.refresh = coalesced(() => this.#load());
  }

  /** The channel one is in. */
  get channel() {
    return placed(this.channels, this.channelId);
  }

  get marks() {
    return new MarksOf(this.world.bot.id, this.member.id);
  }

  /** Whether there may be older messages than those loaded. */
  get hasEarlier() {
    return this.loaded >= this.limit;
  }

  /**
   * Become a member and go to a channel; unknown ids lead to the first ones there are. Until all of the new
   * place is there nothing is told: half of it would stand beside what was there before.
   *
   * @param {string} memberId
   * @param {string} channelId
   */
  async enter(memberId, channelId) {
    this.moving += 1;
    try {
      await this.#become(memberId, channelId);
    } finally {
      this.moving -= 1;
    }
    if (this.moving) return;
    this.#tell();
    this.dispatchEvent(new Event("move"));
  }

  /** @param {string} memberId @param {string} channelId */
  async #become(memberId, channelId) {
    const member = this.world.members.find((one) => one.id === memberId) ?? guest(this.world);
    const isOther = member !== this.member || !this.stream;
    this.member = member;
    this.channelId = channelId;
    this.limit = PAGE;
    this.unanswered = [];
    this.failed.clear();
    if (isOther) await speak(member.locale);
    await this.refresh();
    this.channelId = this.channel.id;
    if (isOther) this.listen();
  }

  /** Tell that something may have changed. */
  #tell() {
    if (!this.moving) this.dispatchEvent(new Event("change"));
  }

  /** Hear of changes, from now on and as long as the page is looked at. */
  listen() {
    this.stream?.close();
    const stream = api.events(this.member.id);
    stream.onmessage = () => tried(() => this.refresh());
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) location.reload();
    };
    this.stream = stream;
  }

  /** Stop hearing of changes: browsers allow a server only few open streams over all tabs. */
  rest() {
    this.stream?.close();
  }

  /** Load some more of the past. */
  async lookBack() {
    this.limit += PAGE;
    await this.refresh();
  }

  /** Fetch what nobody announces: people's settings, and what is new for the others. */
  async lookRound() {
    this.world = await api.world();
    this.member = this.world.members.find((one) => one.id === this.member.id) ?? this.member;
    await Promise.all(this.world.members.map((member) => this.#count(member.id)));
    this.#tell();
  }

  /** @param {string} member */
  async #count(member) {
    const marks = new MarksOf(this.world.bot.id, member);
    const channels = await api.channels(member);
    const unread = channels.flatMap(({ id, pings }) => pings.filter((ping) => marks.isNew(id, ping)));
    this.waiting.set(member, unread.length);
  }

  /** Learn the words of the member's language, after a change of it. */
  async relearn() {
    await speak(this.member.locale);
    this.dispatchEvent(new Event("move"));
  }

  /** Put a message out of sight for good. @param {string} message */
  dismiss(message) {
    this.marks.dismiss(message);
    return this.refresh();
  }

  /** Where a channel is found. @param {string} channel */
  address(channel) {
    return address(this.member.id, channel);
  }

  /** Where one is oneself, as another member. @param {string} member */
  addressAs(member) {
    const isShared = this.channel.type !== DIRECT;
    return address(member, isShared ? this.channel.id : undefined);
  }

  async #load() {
    const member = this.member.id;
    const channels = await api.channels(member);
    const channel = placed(channels, this.channelId);
    const messages = await api.messages(member, channel.id, this.limit);
    if (member !== this.member.id || channel.id !== placed(channels, this.channelId).id) return;
    this.channels = channels;
    this.loaded = messages.length;
    const dismissed = this.marks.dismissed;
    this.messages = messages.filter((message) => !dismissed.has(message.id));
    if (document.visibilityState === "visible") this.marks.read(channel.id, channel.last_message_id);
    if (!this.moving && channel.id !== this.channelId) this.#fall(channel);
    else this.#tell();
  }

  /** Go on in a channel since the one where one was is gone. @param {Channel} channel */
  #fall(channel) {
    this.channelId = channel.id;
    this.unanswered = [];
    this.#tell();
    this.dispatchEvent(new Event("move"));
  }
}

/** The channel with an id, the first one there is if it is gone. @param {Channel[]} channels @param {string} id */
function placed(channels, id) {
  return channels.find((channel) => channel.id === id) ?? channels[0];
}

/**
 * Let calls that come during a run share one more run after it.
 *
 * @param {() => Promise<void>} work
 * @returns {() => Promise<void>}
 */
function coalesced(work) {
  /** @type {Promise<void> | null} */
  let running = null;
  let again = false;
  const rounds = async () => {
    do {
      again = false;
      await work();
    } while (again);
  };
  return () => {
    again = running !== null;
    running ??= rounds().finally(() => { running = null; });
    return running;
  };
}
