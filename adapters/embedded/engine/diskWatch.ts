import { statfs } from "node:fs/promises";

/** Free bytes that PostgreSQL's write-ahead log needs: two of its files. */
const least = 32 * 1024 * 1024;

const pause = 2_000;

/** Calls back when a folder's disk is full, and when there is room again. Returns what stops it. */
export const watchDisk = (folder: string, changed: (isFull: boolean) => void): (() => void) => {
  // Windows has no signal that makes a server reload its settings.
  if (process.platform === "win32") return () => {};
  let wasFull = false;
  const look = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(folder);
    const isFull = bavail * bsize < (wasFull ? 2 * least : least);
    if (isFull === wasFull) return;
    wasFull = isFull;
    console.error(
      isFull
        ? `The disk of ${folder} is full: until there is room, the site is read and not written.`
        : `There is room on the disk of ${folder} again: the site is written too.`,
    );
    changed(isFull);
  };
  const timer = setInterval(() => void look().catch(() => {}), pause).unref();
  return () => clearInterval(timer);
};
