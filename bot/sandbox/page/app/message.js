/** One message. */

import * as api from "./api.js";
import { appsMenu } from "./apps.js";
import { avatar } from "./avatar.js";
import { componentView } from "./components.js";
import { el } from "./dom.js";
import { attachmentView, embedView } from "./embeds.js";
import { markdown } from "./markdown-view.js";
import { clock } from "./time.js";
import { tried } from "./toasts.js";
import { say } from "./words.js";

/** @import {Account, Member, Message} from "./types.js" */
/** @import {Session} from "./session.js" */

const COMPONENTS_V2 = 1 << 15;

/**
 * Show a message as the session's member reads it.
 *
 * @param {Message} message
 * @param {Session} session
 * @returns {HTMLLIElement}
 */
export function messageView(message, session) {
  const name = nameOf(message.author, session);
  return el(
    "li",
    { class: classes(message, session), "data-message": message.id, "data-key": message.id, tabindex: -1 },
    el(
      "article",
      {},
      usedCommand(message, session),
      avatar(message.author.id, name, session),
      el(
        "header",
        {},
        el("strong", { class: "author" }, el("bdi", {}, name)),
        message.author.bot && el("span", { class: "tag" }, say("app")),
        clock(message.timestamp, session.member.locale),
        message.edited_timestamp && el("span", { class: "faint" }, `(${say("edited")})`),
        ...(message.ephemeral ? [] : [...appsMenu(message, session), deletion(message)]),
      ),
      message.loading ? thinking(name) : body(message, session),
      message.thread && threadLink(message.thread, session),
      session.failed.has(message.id) && failure(say("did-not-respond")),
      message.ephemeral && onlyYou(message, session),
    ),
  );
}

/** @param {Account} account @param {Session} session */
function nameOf({ id, username, global_name }, { world }) {
  return id === world.bot.id ? world.bot.name : global_name ?? username;
}

/** @param {Message} message @param {Session} session */
function classes(message, { member }) {
  return ["message", calls(message, member) && "called", message.ephemeral && "ephemeral"].filter(Boolean).join(" ");
}

/** Whether a message calls a member, by name or by a role. @param {Message} message @param {Member} member */
function calls({ mention_everyone, mentions, mention_roles }, { id, roles }) {
  return mention_everyone || mentions.some((one) => one.id === id) || mention_roles.some((role) => roles.includes(role));
}

/** @param {Message} message @param {Session} session */
function usedCommand({ command, interaction_metadata: used }, session) {
  if (!command || !used) return null;
  const words = say("used-command", { name: nameOf(used.user, session), n: command });
  return el("p", { class: "used", dir: "auto" }, words);
}

/** @param {string} name */
function thinking(name) {
  return el("p", { class: "thinking" }, say("thinking", { name }));
}

/** @param {Message} message @param {Session} session */
function body(message, session) {
  const isV2 = (message.flags & COMPONENTS_V2) !== 0;
  return el(
    "div",
    { class: "body" },
    message.content && markdown(message.content, session),
    isV2 ? [] : message.attachments.map(attachmentView),
    message.embeds.map((embed) => embedView(embed, session)),
    message.components.map((component) => componentView(component, { session, message })),
  );
}

/** @param {{id: string, name: string}} thread @param {Session} session */
function threadLink({ id, name }, session) {
  return el(
    "a",
    { class: "thread-link", href: session.address(id), "aria-label": say("open-thread", { name }) },
    el("bdi", {}, name),
    " ›",
  );
}

/** A line saying that no answer came. @param {string} words */
export function failure(words) {
  return el("p", { class: "failure", role: "alert" }, words);
}

/** @param {Message} message */
function deletion({ id }) {
  const onclick = () => tried(() => api.deletePost(id));
  const label = say("delete-post");
  return el("button", { type: "button", class: "as-link on-hover", "aria-label": label, title: label, onclick }, "×");
}

/** @param {Message} message @param {Session} session */
function onlyYou(message, session) {
  return el(
    "p",
    { class: "only-you" },
    `${say("only-you")} · `,
    el("button", { type: "button", class: "as-link", onclick: () => session.dismiss(message.id) }, say("dismiss")),
  );
}
