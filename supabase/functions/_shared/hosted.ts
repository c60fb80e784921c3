import { failed } from "./http.ts";
import { databaseAt, removeFileAt } from "./backend.ts";
import { openChannel } from "./discordPosts.ts";
import { problemOfWebhook } from "./discordWebhook.ts";
import { mailAddress } from "./fields.ts";
import { askerAt } from "./networks.ts";
import type { Handler } from "./needs.ts";
import { answerToSite } from "./origin.ts";
import { workOffOutbox } from "./outbox.ts";
import { throughProvider } from "./provider.ts";
import { openPushes } from "./pushes.ts";

// The parts of Deno's interface that are used here.
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void };

const setting = (name: string): string => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The function needs the secret ${name}`);
  return value;
};

/** The project's secret key: `default` of SUPABASE_SECRET_KEYS (JSON), else the older service role key. */
const secretKey = (): string => {
  const { default: key } = JSON.parse(Deno.env.get("SUPABASE_SECRET_KEYS") || "{}") as { readonly default?: string };
  return key ?? setting("SUPABASE_SERVICE_ROLE_KEY");
};

const peerOf = ({ headers }: Request): string =>
  headers.get("cf-connecting-ip") ?? headers.get("x-forwarded-for")?.split(",")[0]?.trim() ?? "";

/**
 * Serves a handler on a hosted project. Throws when CLUB_NAME, CLUB_EMAIL, SITE_URL, MAIL_API_URL, MAIL_API_KEY or MAIL_FROM
 * is missing, for an invalid DISCORD_ANNOUNCEMENTS_WEBHOOK_URL, and for one VAPID key without the other. Optional: VAPID_PUBLIC_KEY and
 * VAPID_PRIVATE_KEY, DISCORD_WEBHOOK_URL, DISCORD_ANNOUNCEMENTS_WEBHOOK_URL, and FUNCTIONS_URL where SUPABASE_URL isn't the project's public address.
 */
export const serveHosted = (handler: Handler): void => {
  const [url, key] = [setting("SUPABASE_URL"), secretKey()];
  // A self-hosted project's SUPABASE_URL may be a name of its internal network, which links in mails can't use.
  const reachedAt = Deno.env.get("FUNCTIONS_URL")?.replace(/\/+$/, "") || `${url}/functions/v1`;
  const call = databaseAt({ url, key });
  const club = {
    name: setting("CLUB_NAME"),
    email: setting("CLUB_EMAIL"),
    address: setting("SITE_URL").replace(/\/+$/, ""),
  };
  const send = throughProvider({
    url: setting("MAIL_API_URL"),
    key: setting("MAIL_API_KEY"),
    from: setting("MAIL_FROM"),
  });

  const webhook = Deno.env.get("DISCORD_WEBHOOK_URL") || undefined;
  const work = {
    call,
    send,
    board: webhook === undefined ? undefined : { webhook, site: club.address },
    remove: removeFileAt({ url, key }),
  };
  const announcements = Deno.env.get("DISCORD_ANNOUNCEMENTS_WEBHOOK_URL") || undefined;
  const problem = announcements && problemOfWebhook(announcements, webhook);
  if (problem) throw new Error(problem);
  const opened = openChannel(call, announcements, club.address).catch((cause: unknown) => void console.error(cause));
  const [publicKey, privateKey] = [Deno.env.get("VAPID_PUBLIC_KEY"), Deno.env.get("VAPID_PRIVATE_KEY")];
  if (Boolean(publicKey) !== Boolean(privateKey)) {
    throw new Error("The functions need both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or none of them");
  }
  const pushKeys = publicKey && privateKey ? { publicKey, privateKey } : undefined;
  const pushing = openPushes(call, pushKeys, club.email).catch((cause: unknown) => void console.error(cause));
  const sendAll = async () =>
    workOffOutbox({ ...work, channel: (await opened) ?? undefined, pushes: (await pushing) ?? undefined });

  // The database writes mails and refuses the club's names too, and has the functions called by cron: it gets the settings here.
  const known = {
    name: club.name,
    address: club.address,
    functions_address: reachedAt,
    short_name: Deno.env.get("CLUB_SHORT_NAME")?.trim() || null,
    // The database would refuse all of it for an address that isn't valid.
    email: mailAddress.safeParse(club.email).data ?? null,
  };
  call("remember_club", known).catch((cause: unknown) => console.error(cause));

  const answer = async (request: Request): Promise<Response> => {
    try {
      return await handler(request, {
        call,
        club,
        ...(await askerAt(peerOf(request), key)),
        functionsAddress: reachedAt,
        mailsWait: () => EdgeRuntime.waitUntil(sendAll()),
      });
    } catch (cause) {
      console.error(cause);
      return failed();
    }
  };
  const own = [new URL(club.address).origin];
  Deno.serve((request) => answerToSite(request, own, () => answer(request)));
};
