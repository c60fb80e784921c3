import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isFolder } from "./makeFolder.ts";

/** The files that a restore writes into a data folder. */
const names = ["ready", "postgres", "password", "files", "keys.json"] as const;

/** The database of the folder itself. */
const ownDatabase: readonly string[] = ["postgres", "password"];

/** A file in the folder of a restore whose rows are at `DATABASE_URL`. */
const elsewhere = "rows-elsewhere";

const completeStart = "restored-";

/** The beginning of a restore's folder name; random letters follow, except in folders of earlier versions. */
const unfinishedStart = "restoring";

/**
 * Makes the folder that a restore writes, inside the data folder: a mounted folder can't be renamed itself. Every restore has its own
 * folder, because processes of a killed restore may still write.
 */
export const makeRestoring = (folder: string): string => mkdtempSync(join(folder, `${unfinishedStart}-`));

/** The files of restores that didn't end. */
export const unfinishedIn = (folder: string): readonly string[] => foldersIn(folder, unfinishedStart);

/** Marks a restore whose rows are at `DATABASE_URL`, so that its end moves the folder's own database aside too. */
export const markElsewhere = (restoring: string): void => writeFileSync(join(restoring, elsewhere), "");

/**
 * Declares a restore complete: from here on its files become the data folder's, also after a kill. The random letters stay in the name,
 * so that two restores of a second, or of a clock that was set back, don't share the former data.
 */
export const completeRestore = (folder: string, restoring: string): void => {
  renameSync(
    restoring,
    join(folder, basename(restoring).replace(unfinishedStart, `${completeStart}${stampOf(new Date())}`)),
  );
};

const stampOf = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");

const foldersIn = (folder: string, start: string): readonly string[] =>
  (isFolder(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(start))
    .toSorted()
    .map((name) => join(folder, name));

const completeIn = (folder: string): readonly string[] => foldersIn(folder, completeStart);

/** Finishes a restore that was killed, or says that it has to be run again. */
export const tellInterruptedRestore = (folder: string): void => {
  if (hasCompleteRestore(folder)) {
    finishRestore(folder);
    const before = placesBefore(folder);
    console.log(
      `The moves of an interrupted restore are finished.${before.length === 0 ? "" : ` What was there before is in ${before.join(" and ")}.`}`,
    );
  }
  const unfinished = unfinishedIn(folder).join(" and ");
  if (unfinished === "") return;
  console.warn(`A restore into ${folder} did not end, and changed nothing: run it again, or delete ${unfinished}.`);
};

/** Whether a restore was killed after it was complete. */
export const hasCompleteRestore = (folder: string): boolean => completeIn(folder).length > 0;

const beforeStart = "before-";

/** Where what restores replaced is, the oldest first. */
export const placesBefore = (folder: string): readonly string[] => foldersIn(folder, beforeStart);

/** Moves a data folder's database, pictures and keys to `before-<time>` in it, so that the next start makes others. Returns where they are. */
export const moveAside = (folder: string): string => {
  const before = mkdtempSync(join(folder, `${beforeStart}${stampOf(new Date())}-`));
  for (const name of names) if (existsSync(join(folder, name))) renameSync(join(folder, name), join(before, name));
  return before;
};

/** Moves a complete restore's files into place. The former data move to `before-<time>`, and are never deleted. Idempotent. */
export const finishRestore = (folder: string): void => {
  for (const complete of completeIn(folder)) {
    const before = join(folder, basename(complete).replace(completeStart, beforeStart));
    const isElsewhere = existsSync(join(complete, elsewhere));
    for (const name of names) {
      const isBrought = existsSync(join(complete, name));
      if ((isBrought || (isElsewhere && ownDatabase.includes(name))) && existsSync(join(folder, name))) {
        mkdirSync(before, { recursive: true, mode: 0o700 });
        renameSync(join(folder, name), join(before, name));
      }
      if (isBrought) renameSync(join(complete, name), join(folder, name));
    }
    rmSync(complete, { recursive: true });
  }
};
