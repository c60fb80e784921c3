import type { Log } from "./log.ts";
import type { Served } from "./serve.ts";
import { isForOthers, type Settings } from "./settings.ts";

/** Prints the site's address and backend for the operator. */
export const tellStart = (
  { say }: Log,
  { address, demoAccounts }: Pick<Served, "address" | "demoAccounts">,
  settings: Settings,
): void => {
  const { backend, siteAddress, sending, demoIsPublic } = settings;
  say("info", `\n  The site is at ${address}\n`);
  if (siteAddress !== address && isForOthers(settings)) say("info", `  Its public address is ${siteAddress}\n`);
  if ("url" in backend) return say("info", "  Backend: the Supabase project of SUPABASE_URL\n");

  const { folder, databaseUrl } = backend;
  const place = databaseUrl === undefined ? "its data are" : "its rows are in DATABASE_URL, its files";
  say("info", `  Backend: embedded, for one machine; ${place} in ${folder}/`);
  if (demoAccounts)
    say("info", "  Demo accounts: membre@demo.test, staff@demo.test, admin@demo.test; password demo-1234");
  if (process.getuid?.() === 0) {
    const database = databaseUrl === undefined ? ", its PostgreSQL as nobody" : "";
    say("warn", `  The site runs as root${database}. A user of its own is safer: docs/deploy-machine.md says how.`);
  }
  if (!sending && isForOthers(settings) && !demoIsPublic)
    say(
      "warn",
      "  Nobody can confirm an account, because no mails are sent: set SMTP_URL or MAIL_API_URL, or run npm run setup.",
    );
  say("info", sending ? "  Mails are sent\n" : `  Mails are captured: ${address}/_dev/mail\n`);
};
