/** Pictures as in a chat, and in full size when pressed. */

import { openDialog } from "./dialogs.js";
import { el, ownFile } from "./dom.js";
import { link } from "./markdown-view.js";
import { say } from "./words.js";

/**
 * A picture that opens in full size; one from elsewhere stays a link, for the page loads nothing
 * from outside.
 *
 * @param {string} url
 * @param {string | undefined} description
 */
export function picture(url, description) {
  const file = ownFile(url);
  if (!file) return link(url, [description ?? say("outside-picture")]);
  const alt = description ?? say("picture");
  const open = () => show(file, alt);
  return el(
    "button",
    { type: "button", class: "picture", "aria-label": say("open-picture", { name: alt }), onclick: open },
    el("img", { src: file, alt }),
  );
}

/** @param {string} file @param {string} alt */
function show(file, alt) {
  const size = el("button", { type: "button", class: "button secondary", onclick: toggle }, say("actual-size"));
  const image = el("img", { src: file, alt, onclick: toggle });
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": alt },
    el("div", { class: "stage" }, image),
    el("p", { dir: "auto" }, alt),
    el(
      "div",
      { class: "buttons" },
      size,
      el("button", { type: "button", class: "button primary", autofocus: true, onclick: () => dialog.close() }, say("close")),
    ),
  );
  function toggle() {
    const isFull = dialog.classList.toggle("actual");
    size.textContent = say(isFull ? "fit-window" : "actual-size");
  }
  openDialog(dialog);
}
