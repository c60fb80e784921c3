import { EngineRefusal } from "../../adapters/embedded/engine/refusal.ts";
import { FolderRefusal } from "../../adapters/embedded/folder/refusal.ts";
import { ClubRefusal } from "../build/club/clubModule.ts";
import { demoContactIn, leftoversIn, leftoverWarning } from "../build/club/demoLeftovers.ts";
import { clubFolder } from "../build/folders.ts";
import { ensureBuilt } from "./build.ts";
import { StartRefusal } from "./http/listen.ts";
import { isForOthers, settingsFrom } from "./settings.ts";

/** `npm start`: builds the site if needed, serves it and prints its address. */
const start = async (): Promise<void> => {
  const settings = settingsFrom(process.env);
  const leftovers = await leftoversIn(clubFolder);
  const demoContact = demoContactIn(leftovers);
  // Otherwise `serve` refuses an embedded backend that other machines can reach without DEMO_ACCOUNTS=public.
  const isOpened = isForOthers(settings) && ("url" in settings.backend || settings.demoIsPublic);
  if (demoContact !== undefined && isOpened) {
    throw new StartRefusal(
      `email in contact.ts is still ${demoContact}, the demo club's: what visitors write would go there. Write the club's own address before others reach the site.`,
    );
  }
  ensureBuilt();
  const { serve } = await import("./serve.ts");
  const served = await serve(settings, (reason) => {
    console.error(reason.message);
    process.exit(1);
  });

  console.log(`\n  The site is at ${served.address}\n`);
  if (leftovers.length > 0) console.warn(leftoverWarning(clubFolder, leftovers));
  if (served.backend === "embedded" && "folder" in settings.backend) {
    const { folder, databaseUrl } = settings.backend;
    const place = databaseUrl === undefined ? "its data are" : "its rows are in DATABASE_URL, its files";
    console.log(`  Backend: embedded, for one machine; ${place} in ${folder}/`);
    console.log("  Demo accounts: membre@demo.test, staff@demo.test, admin@demo.test; password demo-1234");
    if (process.getuid?.() === 0) {
      const database = databaseUrl === undefined ? ", its PostgreSQL as nobody" : "";
      console.warn(`  The site runs as root${database}. A user of its own is safer: docs/deploy.md says how.`);
    }
    console.log(settings.sending ? "  Mails are sent\n" : `  Mails are captured: ${served.address}/_dev/mail\n`);
  } else {
    console.log("  Backend: the Supabase project of SUPABASE_URL\n");
  }

  const stop = () => void served.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
};

try {
  await start();
} catch (reason) {
  if (![StartRefusal, FolderRefusal, EngineRefusal, ClubRefusal].some((known) => reason instanceof known)) throw reason;
  console.error((reason as Error).message);
  process.exit(1);
}
