import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { StartRefusal } from "../../server/http/listen.ts";
import { root } from "../../build/folders.ts";

/** A club's folder, and the value of `CLUB_FOLDER` for it; without a value the folder is the demo club's. */
export type ClubFolder = { readonly folder: string; readonly setting?: string };

const demoFolder = join(root, "src/club");

/** Inside of the sources the setting is relative, so that they can be moved. */
const clubFolderAt = (folder: string): ClubFolder => {
  const inside = relative(root, folder).replaceAll("\\", "/");
  return { folder, setting: inside.startsWith("..") ? folder : inside };
};

/** Beside the settings file. */
const usual = () => resolve("club");

/** The club's folder as it is: by the flag, the setting, or where setup writes it. */
export const clubFolderOf = (flag: string | undefined, setting: string | undefined): ClubFolder => {
  if (flag !== undefined) return clubFolderAt(resolve(flag));
  if (setting) return { folder: resolve(root, setting), setting };
  return existsSync(join(usual(), "club.ts")) ? clubFolderAt(usual()) : { folder: demoFolder };
};

/** Where a new folder is written: never over one that is there. */
export const newFolderOf = (flag: string | undefined, club: ClubFolder): ClubFolder =>
  flag !== undefined || !existsSync(club.folder) ? club : clubFolderAt(usual());

/**
 * A folder of other files, as one with a logo alone.
 * @throws {StartRefusal} when it is where a club's folder is, or would be written.
 */
export const refuseOtherFolder = ({ folder }: ClubFolder): void => {
  if (!existsSync(folder) || existsSync(join(folder, "club.ts"))) return;
  throw new StartRefusal(
    `${shownPath(folder)} is there and has no club.ts, and setup writes over no folder: move it away, or name another one with --club.`,
  );
};

/** A path as an operator types it. */
export const shownPath = (folder: string): string => {
  const near = relative(process.cwd(), folder);
  return near.startsWith("..") || near === "" ? folder : near;
};
