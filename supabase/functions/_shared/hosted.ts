import { failed } from "./answers.ts";
import { databaseAt } from "./database.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Handler } from "./needs.ts";
import { sendDue } from "./outbox.ts";
import { throughProvider } from "./provider.ts";

// What a hosted project's functions run in, as far as it is used here.
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

const peerOf = ({ headers }: Request): string =>
  headers.get("cf-connecting-ip") ?? headers.get("x-forwarded-for")?.split(",")[0]?.trim() ?? "";

/**
 * Serves a handler on a hosted project. Beside what the project gives by itself, it needs the secrets CLUB_NAME, CLUB_EMAIL,
 * SITE_URL, MAIL_API_URL, MAIL_API_KEY and MAIL_FROM, and says which one is missing.
 */
export const serveHosted = (handler: Handler): void => {
  const [url, key] = [setting("SUPABASE_URL"), setting("SUPABASE_SERVICE_ROLE_KEY")];
  const call = databaseAt({ url, key });
  const club = { name: setting("CLUB_NAME"), email: setting("CLUB_EMAIL"), address: setting("SITE_URL") };
  const send = throughProvider({
    url: setting("MAIL_API_URL"),
    key: setting("MAIL_API_KEY"),
    from: setting("MAIL_FROM"),
  });

  Deno.serve(async (request) => {
    try {
      return await handler(request, {
        call,
        club,
        peer: await fingerprint(peerOf(request), key),
        functionsAddress: `${url}/functions/v1`,
        mailsWait: () => EdgeRuntime.waitUntil(sendDue(call, send)),
      });
    } catch (cause) {
      console.error(cause);
      return failed();
    }
  });
};
