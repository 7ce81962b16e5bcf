/**
 * Discord's markdown, taken apart into a tree.
 *
 * @typedef {{type: string, text?: string, level?: number, id?: string, style?: string, url?: string,
 *   ordered?: boolean, start?: number, items?: Item[], children?: Node[]}} Node
 * @typedef {{depth: number, children: Node[]}} Item
 * @typedef {{pattern: RegExp, make: (match: RegExpExecArray) => Node, unless?: RegExp}} Rule
 */

/** @type {Rule[]} */
const RULES = [
  { pattern: /\\([^A-Za-z0-9\s])/y, make: ([, sign]) => ({ type: "text", text: sign }) },
  { pattern: /(`+)(.*?[^`])\1(?!`)/sy, make: ([, , text]) => ({ type: "code", text: text.trim() || text }) },
  { pattern: /\|\|(.+?)\|\|/sy, make: ([, text]) => around("spoiler", text) },
  { pattern: /\*\*(.+?)\*\*(?!\*)/sy, make: ([, text]) => around("strong", text) },
  { pattern: /__(.+?)__(?!_)/sy, make: ([, text]) => around("underline", text) },
  { pattern: /~~(.+?)~~/sy, make: ([, text]) => around("strike", text) },
  { pattern: /\*(?=[^\s*]|\*\*)((?:[^*]|\*\*[^*]+\*\*)+?)\*(?!\*)/y, make: ([, text]) => around("em", text) },
  {
    pattern: /_((?:[^_]|__[^_]+__)+?)_(?![\p{L}\p{N}_])/uy,
    make: ([, text]) => around("em", text),
    unless: /[\p{L}\p{N}]$/u,
  },
  {
    pattern: /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: +"[^"\n]*")?\)/y,
    make: ([, text, url]) => ({ ...around("link", text), url }),
  },
  { pattern: /<(https?:\/\/[^\s>]+)>/y, make: ([, url]) => bare(url) },
  { pattern: /https?:\/\/[^\s<>]*[^\s<>.,:;"'\])*_~|]/y, make: ([url]) => bare(url) },
  { pattern: /<@!?(\d+)>/y, make: ([, id]) => ({ type: "user", id }) },
  { pattern: /<@&(\d+)>/y, make: ([, id]) => ({ type: "role", id }) },
  { pattern: /<#(\d+)>/y, make: ([, id]) => ({ type: "channel", id }) },
  { pattern: /<\/([^:<>\n]+):\d+>/y, make: ([, text]) => ({ type: "command", text: `/${text}` }) },
  { pattern: /<a?(:\w+:)\d+>/y, make: ([, text]) => ({ type: "text", text }) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    make: ([, text, style]) => ({ type: "time", text, style: style ?? "f" }),
  },
  { pattern: /@(?:everyone|here)\b/y, make: ([text]) => ({ type: "everyone", text }) },
];

/** Where something other than plain text may begin. */
const SIGN = /[\\`|*_~[<@]|https?:/g;
const FENCE = /```(?:([\w+-]+)\n)?\n?(.*?)\n?```/gs;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;

/** @param {string} type @param {string} text @returns {Node} */
const around = (type, text) => ({ type, children: inline(text) });

/** @param {string} url @returns {Node} */
const bare = (url) => ({ type: "link", url, children: [{ type: "text", text: url }] });

/**
 * Take a whole text apart.
 *
 * @param {string} text
 * @returns {Node[]}
 */
export function parse(text) {
  const nodes = [];
  let at = 0;
  for (const match of text.matchAll(FENCE)) {
    nodes.push(...blocks(text.slice(at, match.index)));
    nodes.push({ type: "codeblock", text: match[2] });
    at = match.index + match[0].length;
  }
  return [...nodes, ...blocks(text.slice(at))];
}

/**
 * Take the marks within lines apart.
 *
 * @param {string} text
 * @returns {Node[]}
 */
export function inline(text) {
  /** @type {Node[]} */
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const found = special(text, at);
    if (found) {
      if (plain) nodes.push({ type: "text", text: plain });
      plain = "";
      nodes.push(found.node);
      at = found.end;
    } else {
      const next = nextSign(text, at + 1);
      plain += text.slice(at, next);
      at = next;
    }
  }
  return plain ? [...nodes, { type: "text", text: plain }] : nodes;
}

/** @param {string} text @param {number} from */
function nextSign(text, from) {
  SIGN.lastIndex = from;
  return SIGN.exec(text)?.index ?? text.length;
}

/** @param {string} text @param {number} at */
function special(text, at) {
  for (const { pattern, make, unless } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match && !unless?.test(text.slice(Math.max(0, at - 2), at))) {
      return { node: make(match), end: at + match[0].length };
    }
  }
  return null;
}

/** @param {string} text @returns {Node[]} */
function blocks(text) {
  const lines = text.replace(/^\n|\n$/g, "").split("\n");
  /** @type {Node[]} */
  const nodes = [];
  /** @type {string[]} */
  let plain = [];
  const flush = () => {
    const joined = plain.join("\n");
    if (joined.trim()) nodes.push({ type: "paragraph", children: inline(joined) });
    plain = [];
  };
  for (let at = 0; at < lines.length;) {
    const block = blockAt(lines, at);
    if (block) {
      flush();
      nodes.push(block.node);
      at = block.end;
    } else {
      plain.push(lines[at]);
      at += 1;
    }
  }
  flush();
  return nodes;
}

/** @param {string[]} lines @param {number} at @returns {{node: Node, end: number} | null} */
function blockAt(lines, at) {
  const heading = /^(#{1,3}) +(.+)$/.exec(lines[at]);
  if (heading) {
    return { node: { ...around("heading", heading[2]), level: heading[1].length }, end: at + 1 };
  }
  const small = /^-# +(.+)$/.exec(lines[at]);
  if (small) return { node: around("subtext", small[1]), end: at + 1 };
  if (lines[at].startsWith(">>> ")) {
    const rest = [lines[at].slice(4), ...lines.slice(at + 1)];
    return { node: { type: "quote", children: blocks(rest.join("\n")) }, end: lines.length };
  }
  if (lines[at].startsWith("> ")) return quoteAt(lines, at);
  return ITEM.test(lines[at]) ? listAt(lines, at) : null;
}

/** @param {string[]} lines @param {number} at */
function quoteAt(lines, at) {
  const end = runEnd(lines, at, (line) => line.startsWith("> "));
  const text = lines.slice(at, end).map((line) => line.slice(2)).join("\n");
  return { node: { type: "quote", children: blocks(text) }, end };
}

/** @param {string[]} lines @param {number} at */
function listAt(lines, at) {
  const first = /** @type {RegExpExecArray} */ (ITEM.exec(lines[at]));
  const ordered = /\d/.test(first[2]);
  const end = runEnd(lines, at, (line) => {
    const match = ITEM.exec(line);
    return match !== null && (match[1].length > first[1].length || /\d/.test(match[2]) === ordered);
  });
  const items = lines.slice(at, end).map((line) => {
    const match = /** @type {RegExpExecArray} */ (ITEM.exec(line));
    return { depth: Math.min(3, Math.floor(match[1].length / 2)), children: inline(match[3]) };
  });
  return { node: { type: "list", ordered, start: parseInt(first[2], 10) || 1, items }, end };
}

/** @param {string[]} lines @param {number} at @param {(line: string) => boolean} belongs */
function runEnd(lines, at, belongs) {
  let end = at;
  while (end < lines.length && belongs(lines[end])) end += 1;
  return end;
}
