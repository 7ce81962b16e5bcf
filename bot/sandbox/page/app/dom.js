/**
 * Making elements. Data only ever becomes text or a plain attribute, never markup.
 *
 * @typedef {Node | string | null | undefined | false} Child
 * @typedef {string | number | boolean | null | undefined | ((event: any) => void)} Value
 */

/**
 * Make an element. A function becomes a listener (`onclick`), `true` a bare attribute; null,
 * undefined and false leave the attribute or child out.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Value>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(node, name, value);
  node.append(...present(children.flat()));
  return node;
}

/** @param {Element} node @param {string} name @param {Value} value */
function set(node, name, value) {
  if (typeof value === "function") node.addEventListener(name.slice(2), value);
  else if (value === true) node.setAttribute(name, "");
  else if (value !== null && value !== undefined && value !== false) node.setAttribute(name, String(value));
}

/** @param {Child[]} children @returns {(Node | string)[]} */
function present(children) {
  return /** @type {(Node | string)[]} */ (
    children.filter((child) => child !== null && child !== undefined && child !== false && child !== "")
  );
}

/**
 * Put new children into a container; whatever had the focus keeps it, found again by `data-key`. What looks as before
 * stays, so that a press that has begun there ends there: its listeners must not depend on when it was made.
 *
 * @param {Element} container
 * @param {...(Child | Child[])} children
 */
export function fill(container, ...children) {
  keepingFocus(container, () => become(container, present(children.flat())));
}

/** @param {Node} container @param {(Node | string)[]} children */
function become(container, children) {
  lay(container, children.map((child, index) => (
    typeof child === "string" ? child : unchanged(container.childNodes[index], child))));
}

/** What is shown already, where it differs in nothing but what is inside. @param {Node | undefined} shown @param {Node} child */
function unchanged(shown, child) {
  if (!shown?.cloneNode(false).isEqualNode(child.cloneNode(false))) return child;
  become(shown, [...child.childNodes]);
  return shown;
}

/**
 * Make these the children of a container and leave those in place that are there already, so that
 * open menus and playing pictures are not disturbed.
 *
 * @param {Node} container
 * @param {(Node | string)[]} wanted
 */
export function lay(container, wanted) {
  const kept = new Set(wanted);
  for (const child of [...container.childNodes]) if (!kept.has(child)) child.remove();
  wanted.forEach((child, index) => {
    const shown = container.childNodes[index] ?? null;
    if (shown !== child) container.insertBefore(typeof child === "string" ? new Text(child) : child, shown);
  });
}

/**
 * Change something inside a container without losing the focus of what is keyed there. Where it is gone, what it
 * stood in gets the focus: a key means something else elsewhere. Nothing is scrolled: one may be looking elsewhere.
 *
 * @param {Element} container
 * @param {() => void} change
 */
export function keepingFocus(container, change) {
  const focused = document.activeElement;
  const keys = focused instanceof HTMLElement && container.contains(focused) ? keysOf(focused) : [];
  change();
  if (keys.length && !container.contains(document.activeElement)) deepest(container, keys)?.focus({ preventScroll: true });
}

/** The keys from an element outwards. @param {HTMLElement} node @returns {string[]} */
function keysOf(node) {
  const key = node.dataset.key;
  const outer = /** @type {HTMLElement | null | undefined} */ (node.parentElement?.closest("[data-key]"));
  return [...(key === undefined ? [] : [key]), ...(outer ? keysOf(outer) : [])];
}

/** The innermost element that is still there. @param {Element} container @param {string[]} keys @returns {HTMLElement | null} */
function deepest(container, keys) {
  /** @type {HTMLElement | null} */
  let found = null;
  for (const key of keys.reverse()) {
    /** @type {HTMLElement | null} */
    const next = (found ?? container).querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (!next) break;
    found = next;
  }
  return found;
}

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`the page has no #${id}`);
  return node;
}

let made = 0;

/** Give an id no other element has. */
export function freshId() {
  made += 1;
  return `made-${made}`;
}

/**
 * The address of a link, or null where it is no web address.
 *
 * @param {string | undefined} url
 */
export function webAddress(url) {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

/**
 * The address of a file of this server, as a path on it; null for anything elsewhere.
 *
 * @param {string} url
 */
export function ownFile(url) {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, port } = new URL(url);
  const here = port === location.port && ["127.0.0.1", "localhost", location.hostname].includes(hostname);
  return here && pathname.startsWith("/attachments/") ? pathname : null;
}
