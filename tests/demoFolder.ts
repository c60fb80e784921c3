import { existsSync, renameSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { takeLock } from "../adapters/embedded/folder/lock.ts";
import { serve } from "../src/server/serve.ts";
import { settingsFrom } from "../src/server/settings.ts";

const lockOf = async (file: string) => {
  for (;;) {
    const lock = takeLock(file);
    if (lock) return lock;
    await wait(50);
  }
};

/** Fills a new data folder as the first start of a demonstration does. That takes seconds: a run of the tests starts one, and copies it. */
export const fillDemoFolder = async (folder: string): Promise<void> => {
  const made = join(String(process.env["EMBEDDED_FOLDERS"]), "demo");
  const lock = await lockOf(`${made}.lock`);
  try {
    if (!existsSync(made)) {
      const served = await serve(settingsFrom({ PORT: "0", DATA_FOLDER: `${made}-unfinished` }), () => {});
      await served.close();
      renameSync(`${made}-unfinished`, made);
    }
  } finally {
    lock.release();
  }
  await cp(made, folder, { recursive: true });
};
