import type { ApplicationNotices } from "../../../domain/applications/ports.ts";
import { applicationRow } from "./applications.ts";
import type { Client } from "../shared/client.ts";
import { broken, noApplication } from "../shared/errors.ts";
import { invoked } from "../shared/functions.ts";

/** Milliseconds that the applicant waits at most; the announcement goes on. */
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
    // `no-application` after a lost answer: the announcement was made.
    if (refusal && !noApplication(refusal.code)) throw broken({ code: refusal.code, message: "The club was not told" });
  },
});
