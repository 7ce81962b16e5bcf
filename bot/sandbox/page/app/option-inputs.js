/**
 * What one fills the options of a command into; `read` gives undefined where nothing was filled in.
 *
 * @typedef {{node: HTMLElement, target: HTMLElement, read: () => unknown,
 *   problem: () => string | null}} Input
 */

import { Autocomplete } from "./autocomplete.js";
import { el } from "./dom.js";
import { say } from "./words.js";

/** @import {CommandOption} from "./types.js" */
/** @import {Session} from "./session.js" */

const [STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT] =
  [3, 4, 5, 6, 7, 8, 9, 10, 11];
const DIRECT_MESSAGES = 1;
/** Numbers as people write them: `Number` also reads spaces, `0x4` and `1e3`. */
const [WHOLE, DECIMAL] = [/^-?\d+$/, /^-?\d+(\.\d+)?$/];

/**
 * @param {CommandOption} option
 * @param {Session} session
 * @param {(typed: string) => object} ask what to send for proposals
 * @returns {Input}
 */
export function optionInput(option, session, ask) {
  if (option.autocomplete) return proposed(option, session, ask);
  if (option.type === ATTACHMENT) return attached();
  const offered = offers(option, session);
  return offered ? picked(offered) : typed(option);
}

/** @param {CommandOption} option @param {Session} session @returns {[string, unknown][] | null} */
function offers({ type, choices, channel_types }, { world, channels }) {
  if (choices?.length) return choices.map(({ name, value }) => [name, value]);
  const named = (/** @type {{id: string, name: string}[]} */ list) => list.map(({ id, name }) => [name, id]);
  const people = [...world.members, world.bot];
  const places = channels.filter((one) => one.type !== DIRECT_MESSAGES && (channel_types?.includes(one.type) ?? true));
  const lists = /** @type {Record<number, [string, unknown][]>} */ ({
    [BOOLEAN]: [[say("true"), true], [say("false"), false]],
    [USER]: named(people),
    [CHANNEL]: named(places),
    [ROLE]: named(world.guild.roles),
    [MENTIONABLE]: named([...people, ...world.guild.roles]),
  });
  return lists[type] ?? null;
}

/** @param {[string, unknown][]} offered @returns {Input} */
function picked(offered) {
  const rows = offered.map(([name], index) => el("option", { value: index }, name));
  const node = el("select", {}, el("option", { value: "" }, "–"), rows);
  const read = () => (node.value === "" ? undefined : offered[Number(node.value)][1]);
  return { node, target: node, read, problem: () => null };
}

/** A file, read as soon as it is chosen. @returns {Input} */
function attached() {
  /** @type {{name: string, content: string} | undefined} */
  let file;
  let isReading = false;
  const node = el("input", { type: "file" });
  node.addEventListener("change", async () => {
    const chosen = node.files?.[0];
    file = undefined;
    isReading = Boolean(chosen);
    const content = chosen && (await base64(chosen));
    if (chosen !== node.files?.[0]) return;
    isReading = false;
    file = chosen && content !== undefined ? { name: chosen.name, content } : undefined;
  });
  return { node, target: node, read: () => file, problem: () => (isReading ? say("reading-file") : null) };
}

/** @param {File} file @returns {Promise<string>} */
async function base64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** @param {CommandOption} option @returns {Input} */
function typed(option) {
  const isText = option.type === STRING;
  const node = el("input", { inputmode: isText ? "text" : "decimal", dir: "auto", autocomplete: "off" });
  return { node, target: node, read: () => value(option, node.value), problem: () => problem(option, node.value) };
}

/** @param {CommandOption} option @param {Session} session @param {(typed: string) => object} ask @returns {Input} */
function proposed(option, session, ask) {
  const box = new Autocomplete(session, option.label, ask);
  return {
    node: box.node,
    target: box.input,
    read: () => box.chosen ?? value(option, box.input.value),
    problem: () => (box.chosen === null ? problem(option, box.input.value) : null),
  };
}

/** @param {CommandOption} option @param {string} text */
function value({ type }, text) {
  if (text === "") return undefined;
  return type === INTEGER || type === NUMBER ? Number(text) : text;
}

/** @param {CommandOption} option @param {string} text @returns {string | null} */
function problem(option, text) {
  if (text === "") return null;
  if (option.type === STRING) return lengthProblem(option, text);
  if (option.type === INTEGER && !WHOLE.test(text)) return say("whole-number");
  if (!DECIMAL.test(text)) return say("a-number");
  const { min_value = -Infinity, max_value = Infinity } = option;
  if (Number(text) < min_value) return say("lowest", { n: min_value });
  return Number(text) > max_value ? say("highest", { n: max_value }) : null;
}

/** @param {CommandOption} option @param {string} text */
function lengthProblem({ min_length = 0, max_length = Infinity }, text) {
  if (text.length < min_length) return say("at-least", { fewest: min_length });
  return text.length > max_length ? say("at-most", { most: max_length }) : null;
}
