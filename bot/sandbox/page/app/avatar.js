/** Faces of people: the first letter of the name on a colour of its own. */

import { el } from "./dom.js";

/** @import {Session} from "./session.js" */

const letters = new Intl.Segmenter();

/** @param {string} id @param {string} name @param {Session} session */
export function avatar(id, name, { world }) {
  const place = world.members.findIndex((one) => one.id === id);
  const [first] = letters.segment(name.trim());
  return el(
    "span",
    { class: place < 0 ? "avatar bot" : `avatar tone-${place % 8}`, "aria-hidden": "true" },
    first?.segment.toLocaleUpperCase(),
  );
}
