/** Lists that open beside the button they belong to. */

const GAP = 4;

/**
 * Open a `popover` element below its anchor, or above where there is more room.
 *
 * @param {HTMLElement} popup
 * @param {HTMLElement} anchor
 */
export function openBeside(popup, anchor) {
  popup.showPopover();
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const below = innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const isBelow = below >= Math.min(popup.scrollHeight, above);
  popup.style.minWidth = `${width}px`;
  popup.style.maxHeight = `${Math.max(isBelow ? below : above, 120)}px`;
  popup.style.left = `${Math.max(GAP, Math.min(left, innerWidth - popup.offsetWidth - GAP))}px`;
  popup.style.top = isBelow ? `${bottom + GAP}px` : `${top - GAP - popup.offsetHeight}px`;
}
