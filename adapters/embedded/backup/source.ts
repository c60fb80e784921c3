import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseAddress } from "../engine/driver.ts";
import { type Engine, engineIn } from "../engine/engine.ts";
import { runningIn } from "../engine/running.ts";
import { hasDatabase, openFolder } from "../folder/folder.ts";
import { FolderRefusal } from "../folder/refusal.ts";
import { type Files, folderFiles, projectFiles } from "./files.ts";
import { type DataLocation, refuseRoot } from "./dataLocation.ts";
import { BackupRefusal } from "./refusal.ts";
import type { Source } from "./tables.ts";

type Opened = {
  readonly address: DatabaseAddress;
  readonly source: Source;
  readonly files: Files;
  readonly keys?: string;
  close(): Promise<void>;
};

const nothing = async (): Promise<void> => {};

/** Reaches a site's data to read them, whether it runs or is stopped. */
export const openSource = async (place: DataLocation): Promise<Opened> => {
  if ("url" in place) {
    return { address: { url: place.databaseUrl }, source: "hosted", files: projectFiles(place), close: nothing };
  }
  const { folder, databaseUrl } = place;
  refuseRoot(folder);
  const own = { source: "embedded", files: folderFiles(folder), keys: join(folder, "keys.json") } as const;
  if (databaseUrl !== undefined) return { ...own, address: { url: databaseUrl }, close: nothing };
  if (!hasDatabase(folder))
    throw new BackupRefusal(`There is no database in ${folder}: set DATA_FOLDER to the site's.`);
  const stopped = await startedIn(folder);
  if (stopped) return { ...own, ...stopped };
  return { ...own, address: await reachedIn(folder), close: nothing };
};

/** Starts the database of a stopped site; `undefined` when the site runs. */
const startedIn = async (path: string): Promise<Engine | undefined> => {
  try {
    const folder = openFolder(path);
    try {
      const engine = await engineIn(path, () => {});
      return {
        address: engine.address,
        async close() {
          await engine.close();
          folder.release();
        },
      };
    } catch (error) {
      folder.release();
      throw error;
    }
  } catch (error) {
    if (error instanceof FolderRefusal && error.kind === "in-use") return undefined;
    throw error;
  }
};

/** Tries, a second apart, while a site starts or its database starts again. */
const tries = 30;

const reachedIn = async (folder: string): Promise<DatabaseAddress> => {
  for (let left = tries; left > 0; left--) {
    const address = runningIn(folder);
    if (address) return address;
    await wait(1_000);
  }
  throw new BackupRefusal(
    `Another process has ${folder}, and its database doesn't run: run the command again when the site runs.`,
  );
};
