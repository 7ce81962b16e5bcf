/** The options of a command, to be filled in before it is run. */

import { run } from "./actions.js";
import { el, freshId } from "./dom.js";
import { optionInput } from "./option-inputs.js";
import { say } from "./words.js";

/** @import {Command} from "./types.js" */
/** @import {Session} from "./session.js" */
/** @import {Input} from "./option-inputs.js" */

export class CommandForm {
  /**
   * @param {Session} session
   * @param {Command} command
   * @param {() => void} onend told when it is run or called off
   */
  constructor(session, command, onend) {
    this.session = session;
    this.command = command;
    this.onend = onend;
    /** @type {{name: string, required: boolean, input: Input, complaint: HTMLElement}[]} */
    this.slots = [];
    this.node = this.#build();
  }

  /** Let the first option take what is typed. */
  focus() {
    this.slots[0].input.target.focus();
  }

  #build() {
    const { words, description, options } = this.command;
    const title = el("h2", { id: freshId() }, el("bdi", {}, `/${words}`));
    return el(
      "form",
      {
        class: "command-form",
        novalidate: true,
        "aria-labelledby": title.id,
        onsubmit: (event) => this.#run(event),
        onkeydown: (event) => this.#key(event),
      },
      el("header", {}, title, el("p", { class: "hint", dir: "auto" }, description)),
      el("div", { class: "fields" }, options.map((option) => this.#field(option))),
      el(
        "div",
        { class: "buttons" },
        el("button", { type: "button", class: "button secondary", onclick: this.onend }, say("cancel")),
        el("button", { class: "button primary" }, say("run")),
      ),
    );
  }

  /** @param {import("./types.js").CommandOption} option */
  #field(option) {
    const input = optionInput(option, this.session, (typed) => this.#ask(option.name, typed));
    const complaint = el("p", { id: freshId(), class: "complaint" });
    const hint = el("p", { id: freshId(), class: "hint", dir: "auto" }, option.description);
    input.target.id = freshId();
    input.target.setAttribute("aria-describedby", `${hint.id} ${complaint.id}`);
    const label = el("label", { for: input.target.id }, el("bdi", {}, option.label));
    const required = Boolean(option.required);
    this.slots.push({ name: option.name, required, input, complaint });
    const mark = !required && el("span", { class: "faint" }, say("optional"));
    return el("div", { class: "field", "data-option": option.name }, el("div", {}, label, mark), input.node, hint, complaint);
  }

  /** What an autocompletion is asked for. @param {string} focused @param {string} typed */
  #ask(focused, typed) {
    const others = this.slots.filter(({ name, input }) => name !== focused && !input.problem());
    return { path: this.command.path, focused, typed, options: values(others) };
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "Escape") this.onend();
  }

  /** @param {SubmitEvent} event */
  async #run(event) {
    event.preventDefault();
    if (!this.#isFine()) return;
    const options = values(this.slots);
    this.onend();
    await run(this.session, this.command, options);
  }

  #isFine() {
    const problems = this.slots.map(({ input, required, complaint }) => {
      const isMissing = required && input.read() === undefined && !input.problem();
      const problem = isMissing ? say("must-fill") : input.problem();
      complaint.textContent = problem;
      input.target.setAttribute("aria-invalid", String(problem !== null));
      return problem;
    });
    const first = problems.findIndex((problem) => problem !== null);
    this.slots[first]?.input.target.focus();
    return first < 0;
  }
}

/** @param {{name: string, input: Input}[]} slots */
function values(slots) {
  const filled = slots.map(({ name, input }) => [name, input.read()]);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}
