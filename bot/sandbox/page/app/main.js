/** The page: acts as one demo member of the sandbox, in one channel at a time. */

import * as api from "./api.js";
import { Bar } from "./bar.js";
import { Composer } from "./composer.js";
import { Log } from "./log.js";
import { here } from "./route.js";
import { Session } from "./session.js";
import { Sidebar } from "./sidebar.js";
import { refreshRelative } from "./time.js";
import { tried } from "./toasts.js";

const ROUND_MILLISECONDS = 3000;

const session = new Session(await api.world());
const bar = new Bar(session);
new Sidebar(session);
new Composer(session);
new Log(session);

/** Go where the address says. */
async function follow() {
  const { member, channel } = here();
  await tried(() => session.enter(member, channel));
}

/** Let the address say where one came to. */
function sayWhere() {
  history.replaceState(null, "", session.address(session.channel.id));
}

/** See to what nobody announces. */
async function lookRound() {
  if (document.visibilityState !== "visible") return;
  refreshRelative();
  const report = await tried(api.report);
  if (!report) return;
  bar.troubles = report.violations.length + report.failed.length;
  await tried(() => session.lookRound());
}

session.addEventListener("move", sayWhere);
await follow();
addEventListener("hashchange", follow);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") session.listen();
  else session.rest();
});
setInterval(lookRound, ROUND_MILLISECONDS);
await lookRound();
