/** The menu of a message: what the bot can do with it (*Apps* in Discord). */

import * as api from "./api.js";
import { runOn } from "./actions.js";
import { el } from "./dom.js";
import { Listbox } from "./listbox.js";
import { openBeside } from "./popup.js";
import { tried } from "./toasts.js";
import { say } from "./words.js";

/** @import {Message} from "./types.js" */
/** @import {Session} from "./session.js" */

/**
 * The button that opens the menu of a message, and the menu.
 *
 * @param {Message} message
 * @param {Session} session
 * @returns {HTMLElement[]}
 */
export function appsMenu(message, session) {
  const choose = (/** @type {string} */ name) => {
    popup.hidePopover();
    return runOn(session, message, name);
  };
  const list = new Listbox(say("apps"), choose);
  const nothing = el("p", {}, say("nothing-to-choose"));
  const onkeydown = (/** @type {KeyboardEvent} */ event) => list.press(event);
  const popup = el("div", { class: "popup", popover: "auto", onkeydown }, list.node, nothing);
  const onclick = async () => {
    const found = await tried(() => api.menus(session.member.id, message.channel_id)) ?? [];
    list.show(found.map(({ name, words }) => ({ key: name, label: words, content: [el("bdi", {}, words)] })));
    list.node.hidden = found.length === 0;
    nothing.hidden = found.length > 0;
    openBeside(popup, button);
    list.node.focus();
  };
  const label = say("apps");
  const button = el("button", {
    type: "button",
    class: "as-link on-hover",
    "aria-label": label,
    "aria-haspopup": "listbox",
    title: label,
    onclick,
  }, "⋯");
  return [button, popup];
}
