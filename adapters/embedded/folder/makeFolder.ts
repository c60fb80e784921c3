import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Whether a path leads to a folder. */
export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Makes a folder and its parents, for their owner alone. One by one: Node's recursive mkdir never ends in /proc. */
export const makeFolder = (path: string): void => {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // A second process may have made the folder meanwhile.
    if (!isFolder(path)) throw error;
  }
};
