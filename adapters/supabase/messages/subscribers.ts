import * as z from "zod/mini";
import {
  type Consent,
  fates,
  type Judged,
  type ListedSubscriber,
  type NotListed,
  type Subscriber,
  type SubscriberId,
  type Subscribers,
  subscriberStates,
} from "../../../domain/club/letter/subscribers.ts";
import type { Day } from "../../../domain/shared/parisDay.ts";
import { done, refused, type Refused, type Result } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { type BackendError, broken, notAllowed, sessionRefused, unlikely } from "../shared/errors.ts";
import { staffRowsOf } from "../shared/staffRefusals.ts";

const consent = { consent_source: z.nullable(z.string()), consent_on: z.nullable(z.string()) };
const Row = z.object({ email: z.string(), confirmed_at: z.string(), leave_token: z.string(), ...consent });
const Rows = z.array(Row);
const ListedRow = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(subscriberStates),
  since: z.string(),
  ...consent,
});
const Counts = z.tuple([z.object({ confirmed: z.int(), waiting: z.int(), has_left: z.int() })]);
const JudgedRows = z.array(z.object({ email: z.string(), becomes: z.enum(fates) }));

const consentOf = (row: Pick<z.infer<typeof Row>, "consent_source" | "consent_on">): Consent | null =>
  row.consent_source === null || row.consent_on === null
    ? null
    : { source: row.consent_source, on: row.consent_on as Day };

const listedOf = ({ id, email, state, since, ...row }: z.infer<typeof ListedRow>): ListedSubscriber => ({
  id: id as SubscriberId,
  email,
  state,
  since,
  consent: consentOf(row),
});

const notListed = (error: BackendError, status: number): Refused<NotListed> => {
  if (sessionRefused(error, status)) return refused({ kind: "signed-out" });
  if (notAllowed(error)) return refused({ kind: "not-allowed" });
  throw broken(error);
};

/** A hosted project answers so many rows at most, and takes so many addresses at once. */
const rowsAtOnce = 1_000;

type Addresses = {
  /** The backend's address. */
  readonly backend: string;
  /** The site's. */
  readonly site: string;
};

export const supabaseSubscribers = (client: Client, { backend, site }: Addresses): Subscribers => {
  /** What becomes of addresses. Without a consent nothing is written. */
  const imported = async (
    addresses: readonly string[],
    given: Consent | null,
  ): Promise<Result<readonly Judged[], NotListed>> => {
    const all: Judged[] = [];
    for (let at = 0; at < addresses.length; at += rowsAtOnce) {
      const { data, error, status } = await client.rpc("import_subscribers", {
        addresses: addresses.slice(at, at + rowsAtOnce),
        // The generated types don't know that an argument may be null.
        consent_source: (given?.source ?? null) as string,
        consent_on: (given?.on ?? null) as string,
        is_trial: given === null,
      });
      if (error) return notListed(error, status);
      all.push(...z.parse(JudgedRows, data).map(({ email, becomes }) => ({ email, fate: becomes })));
    }
    return done(all);
  };

  return {
    async list() {
      const all: Subscriber[] = [];
      for (;;) {
        const page = client
          .rpc("list_subscribers")
          .order("email")
          .range(all.length, all.length + rowsAtOnce - 1);
        const { data, error, status } = await page;
        if (error) return notListed(error, status);
        const rows = z.parse(Rows, data);
        all.push(
          ...rows.map(({ email, confirmed_at: confirmedAt, leave_token: token, ...row }) => ({
            email,
            confirmedAt,
            consent: consentOf(row),
            leavePage: `${site}/newsletter/desinscription?jeton=${token}`,
            leaveAtOnce: `${backend}/functions/v1/unsubscribe-newsletter?jeton=${token}`,
          })),
        );
        if (rows.length < rowsAtOnce) return done(all);
      }
    },

    async slice({ words, state, from, count }) {
      const these = { words, ...(state && { of_state: state }), skipped: from, most: count };
      return staffRowsOf(ListedRow, await client.rpc("find_subscribers", these)).map(listedOf);
    },

    async count({ words }) {
      const { data, error, status } = await client.rpc("count_subscriber_states", { words });
      if (error) return notListed(error, status);
      const [{ confirmed, waiting, has_left: left }] = z.parse(Counts, data);
      return done({ confirmed, waiting, left });
    },

    judge: (addresses) => imported(addresses, null),

    add: ({ addresses, consent }) => imported(addresses, consent),

    async erase(subscriber) {
      const { error, status } = await client.rpc("erase_subscriber", { subscriber });
      if (error) return notListed(error, status);
      if (status !== 204) throw unlikely(status);
      return done();
    },
  };
};
