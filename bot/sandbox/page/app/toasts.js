/** Short notices that go by themselves. */

import { Refused } from "./api.js";
import { byId, el } from "./dom.js";
import { say } from "./words.js";

const STAY_MILLISECONDS = 8000;

/** @param {string} text */
export function toast(text) {
  const node = el(
    "div",
    { class: "toast" },
    el("span", { dir: "auto" }, text),
    el("button", { type: "button", "aria-label": say("close"), onclick: () => node.remove() }, "×"),
  );
  for (const former of [...byId("toasts").children]) if (former.textContent === node.textContent) former.remove();
  byId("toasts").append(node);
  setTimeout(() => node.remove(), STAY_MILLISECONDS);
}

/** Put the notices into the foremost dialog: what stands outside of it is covered and takes no press. */
export function lift() {
  const dialogs = document.querySelectorAll("dialog[open]");
  (dialogs[dialogs.length - 1] ?? document.body).append(byId("toasts"));
}

/**
 * Do something with the server; its refusal becomes a notice and null.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T | null>}
 */
export async function tried(work) {
  try {
    return await work();
  } catch (error) {
    toast(told(error));
    return null;
  }
}

/** What went wrong, in words. @param {unknown} error */
export function told(error) {
  if (!(error instanceof Refused)) return say("no-answer");
  return error.key ? say(error.key, { name: error.about }) : error.message;
}
