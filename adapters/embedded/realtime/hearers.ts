import { settingsOf } from "../database/callerContext.ts";
import type { Database } from "../database/database.ts";
import { readingWith } from "../database/reader.ts";
import type { Change } from "./changes.ts";
import type { Listener } from "./listeners.ts";

/** Whether a listener may hear of a change. */
export type MayHear = (listener: Listener, change: Change) => Promise<boolean>;

/** Asks the ledger's policies, as the listener. */
export const hearersIn =
  ({ readTogether }: Pick<Database, "readTogether">): MayHear =>
  async ({ role, claims }, { row }) => {
    const caller = readingWith(settingsOf({ auth: { uid: claims?.sub ?? null, role, jwt: claims ?? null } }));
    // PostgreSQL makes a plan anew for another role, so each role has its own.
    const asked = { sql: `/* ${role} */ select from public.changes where id = $1`, params: [row.id] };
    const [, found = []] = await readTogether([caller, asked]);
    return found.length > 0;
  };

/** Several channels of one listener hear the same of a change: it is asked once. */
export const askedOnce = (mayHear: MayHear): MayHear => {
  const asked = new Map<Listener["token"], Promise<boolean>>();
  return (listener, change) => {
    const answer = asked.get(listener.token) ?? mayHear(listener, change);
    asked.set(listener.token, answer);
    return answer;
  };
};
