/** Discord's markdown as elements. */

import { el, webAddress } from "./dom.js";
import { parse } from "./markdown.js";
import { spoiler } from "./spoiler.js";
import { timestamp } from "./time.js";
import { say } from "./words.js";

/** @import {Session} from "./session.js" */
/** @import {Node as Tree} from "./markdown.js" */

/**
 * Show a text with its marks; mentions are looked up in the session.
 *
 * @param {string} text
 * @param {Session} session
 */
export function markdown(text, session) {
  return el("div", { class: "markdown", dir: "auto" }, shown(parse(text), session));
}

/** @param {Tree[] | undefined} nodes @param {Session} session @returns {(Node | string)[]} */
function shown(nodes, session) {
  return (nodes ?? []).map((node) => VIEWS[node.type](node, session));
}

/** @type {Record<string, (node: Tree, session: Session) => Node | string>} */
const VIEWS = {
  text: (node) => node.text ?? "",
  paragraph: (node, session) => el("p", {}, shown(node.children, session)),
  heading: (node, session) => el(HEADINGS[node.level ?? 1], {}, shown(node.children, session)),
  subtext: (node, session) => el("p", { class: "subtext" }, shown(node.children, session)),
  quote: (node, session) => el("blockquote", {}, shown(node.children, session)),
  list,
  codeblock: (node) => el("pre", { tabindex: 0 }, el("code", {}, node.text)),
  code: (node) => el("code", {}, node.text),
  strong: (node, session) => el("strong", {}, shown(node.children, session)),
  em: (node, session) => el("em", {}, shown(node.children, session)),
  underline: (node, session) => el("u", {}, shown(node.children, session)),
  strike: (node, session) => el("s", {}, shown(node.children, session)),
  spoiler: (node, session) => spoiler(el("span", {}, shown(node.children, session)), "span"),
  link: (node, session) => link(node.url, shown(node.children, session)),
  user: (node, session) => mention("@", person(session, node.id) ?? say("unknown-member")),
  role: (node, session) => mention("@", role(session, node.id)),
  channel,
  command: (node) => el("span", { class: "mention" }, node.text),
  everyone: (node) => el("span", { class: "mention" }, node.text),
  time: (node, session) => timestamp(Number(node.text), node.style ?? "f", session.member.locale),
};

/** @type {Record<number, "h3" | "h4" | "h5">} */
const HEADINGS = { 1: "h3", 2: "h4", 3: "h5" };

/** @param {Tree} node @param {Session} session */
function list(node, session) {
  const items = (node.items ?? []).map((item) =>
    el("li", { class: `depth-${item.depth}` }, shown(item.children, session)));
  return node.ordered ? el("ol", { start: node.start }, items) : el("ul", {}, items);
}

/**
 * A link to a web address, opened in a tab of its own; only its words where it is none.
 *
 * @param {string | undefined} url
 * @param {(Node | string)[]} children
 */
export function link(url, children) {
  const href = webAddress(url);
  return href
    ? el("a", { href, target: "_blank", rel: "noreferrer noopener" }, children)
    : el("span", {}, children);
}

/** @param {string} sign @param {string} name */
function mention(sign, name) {
  return el("span", { class: "mention" }, sign, el("bdi", {}, name));
}

/** @param {Session} session @param {string | undefined} id */
function person({ world }, id) {
  return [world.bot, ...world.members].find((one) => one.id === id)?.name;
}

/** @param {Session} session @param {string | undefined} id */
function role({ world }, id) {
  return world.guild.roles.find((one) => one.id === id)?.name ?? say("unknown-role");
}

/** @param {Tree} node @param {Session} session */
function channel(node, session) {
  const found = session.channels.find((one) => one.id === node.id);
  if (!found) return mention("#", say("unknown-channel"));
  return el("a", { class: "mention", href: session.address(found.id) }, "#", el("bdi", {}, found.name));
}
