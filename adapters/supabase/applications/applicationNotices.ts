import type { ApplicationNotices } from "../../../domain/applications/ports.ts";
import { applicationRow } from "./applications.ts";
import type { Client } from "../shared/client.ts";
import { broken, noApplication } from "../shared/errors.ts";
import { invoked } from "../shared/functions.ts";

/** Milliseconds that whoever applied waits for it at most: it goes on without them. */
const longestWait = 2_000;

export const supabaseApplicationNotices = (client: Client): ApplicationNotices => ({
  async announce(application) {
    const body = {
      application: {
        ...applicationRow(application),
        id: application.id,
        status: application.status,
        created_at: application.createdAt,
      },
    };
    const refusal = await invoked(client, "send-application-to-discord", body, longestWait);
    // They were told before, when an answer was lost.
    if (refusal && !noApplication(refusal.code)) throw broken({ code: refusal.code, message: "The club was not told" });
  },
});
