import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import type { SavedPage } from "../site.ts";

/** What the pages were made of, apart from the data. Pages of another origin are dropped. */
export type Origin = readonly (string | Uint8Array)[];

type Saved = { readonly origin: string; readonly at: number; readonly pages: readonly SavedPage[] };

const hashOf = (origin: Origin): string => {
  const hash = createHash("sha256");
  // Each with its length, so that what ends one can't begin the next.
  for (const part of origin) hash.update(`${part.length} `).update(part);
  return hash.digest("hex");
};

/** Writes the cached pages of a server that ends. Pages that can't be written are rendered again. */
export const savePages = (file: string, origin: Origin, pages: readonly SavedPage[]): void => {
  const saved: Saved = { origin: hashOf(origin), at: Date.now(), pages };
  try {
    // Renamed, so that a full disk or a kill leaves no half of a file.
    writeFileSync(`${file}.new`, serialize(saved), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    dropPages(file);
  }
};

export const dropPages = (file: string): void => {
  try {
    for (const name of [file, `${file}.new`]) rmSync(name, { force: true });
  } catch {
    // Not in a folder that can be written. The backend refuses it, and says why.
  }
};

const readPages = (file: string, origin: Origin): Saved | undefined => {
  try {
    const saved = deserialize(readFileSync(file)) as Saved;
    return saved.origin === hashOf(origin) ? saved : undefined;
  } catch {
    return undefined; // No file, or one of another version of Node.
  }
};

/**
 * Takes the pages of the server before. Deletes their file: a server that is killed saves none, so no page lacks a write that was
 * reported. Returns a function that gives them, as old as they are by then.
 */
export const takePages = (file: string, origin: Origin): (() => readonly SavedPage[]) => {
  const saved = readPages(file, origin);
  dropPages(file);
  return () => {
    const passed = saved ? Date.now() - saved.at : 0;
    // A clock that was set back says nothing about their age.
    if (!saved || passed < 0) return [];
    return saved.pages.map(({ page, age, left, ...rest }) => ({
      ...rest,
      // Copied: a view would keep the whole file in memory.
      page: { ...page, bytes: new Uint8Array(page.bytes) },
      age: age + passed,
      left: left - passed,
    }));
  };
};
