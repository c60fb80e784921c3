import { type databaseAt, removeFileAt } from "../../../supabase/functions/_shared/backend.ts";
import { openChannel } from "../../../supabase/functions/_shared/discordPosts.ts";
import { mailAddress } from "../../../supabase/functions/_shared/fields.ts";
import { workOffOutbox } from "../../../supabase/functions/_shared/outbox.ts";
import { openPushes, type PushKeys } from "../../../supabase/functions/_shared/pushes.ts";
import type { Database } from "../database/database.ts";
import { type ScheduledJobs, startScheduledJobs } from "./scheduledJobs.ts";
import { senderOf, type Sending } from "./sending.ts";

type Needs = {
  readonly query: Database["query"];
  /** Calls the data's service with the secret key. */
  readonly call: ReturnType<typeof databaseAt>;
  readonly ask: (request: Request) => Promise<Response>;
  readonly secretKey: string;
  readonly club: { readonly name: string; readonly shortName: string; readonly email: string };
  readonly siteUrl: string;
  /** "captured": mails count as sent and go nowhere. */
  readonly mails: Sending | "captured";
  readonly webhook: string | undefined;
  /** The webhook of announcements. */
  readonly announcements: string | undefined;
  readonly pushKeys: PushKeys | undefined;
};

/** Sends what waits in the outbox: mails, messages to Discord, announcements there, pushes, removals of files. */
export const startOutbox = async (needs: Needs): Promise<ScheduledJobs> => {
  const { query, call, ask, secretKey, club, siteUrl, mails, webhook, announcements, pushKeys } = needs;
  // The database writes mails and refuses the club's names too, and has no settings.
  // It would refuse all of it for an address that isn't valid: answers then go to the sender of the mails.
  const email = mailAddress.safeParse(club.email).data ?? null;
  await query("select public.remember_club($1, $2, null, $3, $4)", [club.name, siteUrl, club.shortName, email]);
  const work = {
    call,
    send: senderOf(mails === "captured" ? undefined : mails),
    board: webhook === undefined ? undefined : { webhook, site: siteUrl },
    channel: await openChannel(call, announcements, siteUrl),
    remove: removeFileAt({ url: siteUrl, key: secretKey, fetch: ask }),
    pushes: await openPushes(call, pushKeys, club.email),
  };
  return startScheduledJobs({
    work: (goesOn) => workOffOutbox(work, goesOn),
    publish: () => query("select private.apply_schedules()"),
    tidy: () => query("select private.run_due()"),
  });
};
