/** What one turns on and off, or does, among the settings. */

import { el } from "./dom.js";
import { tried } from "./toasts.js";

/**
 * A box to tick; what follows from it is shown when it has been done. It goes back if that is refused.
 *
 * @param {string} label
 * @param {boolean} isSet
 * @param {(isSet: boolean) => Promise<unknown>} change
 * @param {() => Promise<unknown>} [after]
 */
export function choice(label, isSet, change, after) {
  const onchange = async () => {
    const isWanted = box.checked;
    if ((await tried(() => change(isWanted))) === null) box.checked = !isWanted;
    await tried(async () => after?.());
  };
  const box = el("input", { type: "checkbox", onchange });
  box.checked = isSet;
  return el("label", { class: "choice" }, box, el("span", {}, label));
}

/**
 * A button that does something.
 *
 * @param {string} label
 * @param {() => Promise<unknown>} work
 * @param {() => Promise<unknown>} [after]
 */
export function deed(label, work, after) {
  const onclick = async () => {
    await tried(work);
    await tried(async () => after?.());
  };
  return el("button", { type: "button", class: "button secondary", onclick }, label);
}
