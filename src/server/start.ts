import { FolderRefusal } from "../../supabase/embedded/folder/refusal.ts";
import { ensureBuilt } from "./build.ts";
import { StartRefusal } from "./listen.ts";
import { settingsFrom } from "./settings.ts";

/** `npm start`: builds what is missing, serves the site, and says where it is. */
const start = async (): Promise<void> => {
  const settings = settingsFrom(process.env);
  ensureBuilt();
  const { serve } = await import("./serve.ts");
  const served = await serve(settings);

  console.log(`\n  The site is at ${served.address}\n`);
  if (served.backend === "embedded" && "folder" in settings.backend) {
    console.log(`  Backend: embedded, for one machine; its data are in ${settings.backend.folder}/`);
    console.log("  Demo accounts: membre@demo.test, staff@demo.test, admin@demo.test; password demo-1234");
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
  if (!(reason instanceof StartRefusal || reason instanceof FolderRefusal)) throw reason;
  console.error(reason.message);
  process.exit(1);
}
