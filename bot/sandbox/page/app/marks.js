/** What each member has read and dismissed, kept by the browser as long as this world lives. */

const SHELF = "caravanserai-sandbox";

/** @typedef {{world: string, read: Record<string, string>, dismissed: string[]}} Marks */

/** @param {string} world @returns {Marks} */
function load(world) {
  const kept = JSON.parse(localStorage.getItem(SHELF) ?? "null");
  return kept?.world === world ? kept : { world, read: {}, dismissed: [] };
}

/** @param {string} world @param {(marks: Marks) => void} change */
function keep(world, change) {
  const marks = load(world);
  change(marks);
  localStorage.setItem(SHELF, JSON.stringify(marks));
}

/** The marks of one member in one world, which a bot's id stands for. */
export class MarksOf {
  /** @param {string} world @param {string} member */
  constructor(world, member) {
    this.world = world;
    this.member = member;
  }

  /** @param {string} channel @param {string | null} message the newest one seen */
  read(channel, message) {
    if (message && this.isNew(channel, message)) {
      keep(this.world, (marks) => { marks.read[`${this.member}/${channel}`] = message; });
    }
  }

  /** @param {string} channel @param {string | null} message */
  isNew(channel, message) {
    const seen = load(this.world).read[`${this.member}/${channel}`] ?? "0";
    return message !== null && BigInt(message) > BigInt(seen);
  }

  /** @param {string} message */
  dismiss(message) {
    keep(this.world, (marks) => { marks.dismissed.push(message); });
  }

  /** The ids of all messages dismissed. */
  get dismissed() {
    return new Set(load(this.world).dismissed);
  }
}
