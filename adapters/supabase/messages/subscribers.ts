import * as z from "zod/mini";
import type { Subscriber, Subscribers } from "../../../domain/messages/subscribers.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { broken, notAllowed, sessionRefused } from "../shared/errors.ts";

const Row = z.object({ email: z.string(), confirmed_at: z.string(), leave_token: z.string() });
const Rows = z.array(Row);

/** A hosted project answers so many rows at most. */
const rowsAtOnce = 1_000;

type Addresses = {
  /** The backend's address. */
  readonly backend: string;
  /** The site's. */
  readonly site: string;
};

export const supabaseSubscribers = (client: Client, { backend, site }: Addresses): Subscribers => ({
  async list() {
    const all: Subscriber[] = [];
    for (;;) {
      const page = client
        .rpc("list_subscribers")
        .order("email")
        .range(all.length, all.length + rowsAtOnce - 1);
      const { data, error, status } = await page;
      if (error && sessionRefused(error, status)) return refused({ kind: "signed-out" });
      if (error && notAllowed(error)) return refused({ kind: "not-allowed" });
      if (error) throw broken(error);
      const rows = z.parse(Rows, data);
      all.push(
        ...rows.map(({ email, confirmed_at: confirmedAt, leave_token: token }) => ({
          email,
          confirmedAt,
          leavePage: `${site}/newsletter/desinscription?jeton=${token}`,
          leaveAtOnce: `${backend}/functions/v1/unsubscribe-newsletter?jeton=${token}`,
        })),
      );
      if (rows.length < rowsAtOnce) return done(all);
    }
  },
});
