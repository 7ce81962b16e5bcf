/** What stays covered until one asks for it. */

import { el } from "./dom.js";
import { say } from "./words.js";

/**
 * Cover something with a button that shows it.
 *
 * @param {HTMLElement} content
 * @param {"span" | "div"} [tag] what stands around both
 */
export function spoiler(content, tag = "div") {
  content.classList.add("covered");
  content.inert = true;
  const uncover = () => {
    content.classList.remove("covered");
    content.inert = false;
    cover.remove();
  };
  const cover = el("button", { type: "button", class: "cover", "aria-label": say("spoiler"), onclick: uncover });
  return el(tag, { class: "spoiler" }, content, cover);
}
