/** What stands before everything else until it is closed. */

import { lift } from "./toasts.js";

/**
 * Open a dialog; it is gone once closed.
 *
 * @param {HTMLDialogElement} dialog
 */
export function openDialog(dialog) {
  dialog.addEventListener("close", () => {
    lift();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  lift();
}
