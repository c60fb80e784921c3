import { pathIn } from "../editing/formerPath.ts";
import type { FileBeside } from "./found.ts";

/** Finds the file that an address of a text means, among those beside it. */
export type FindBeside = (address: string, folder: string) => FileBeside | undefined;

const partsOf = (path: string): readonly string[] => path.split("/").filter((part) => part !== "" && part !== ".");

/** A path from a folder on. What leads out of all folders ends at the outermost. */
export const resolved = (folder: string, path: string): string => {
  const all: string[] = [];
  for (const part of partsOf(path.startsWith("/") ? path : `${folder}/${path}`)) {
    if (part === "..") all.pop();
    else all.push(part);
  }
  return all.join("/");
};

/** How many of their last parts are the same. */
const shared = (one: readonly string[], other: readonly string[]): number => {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
};

/** "a-300x200.jpg" and "a-scaled.jpg" are smaller ones of WordPress's "a.jpg". */
const original = (path: string): string => path.replace(/(?:-\d{1,5}x\d{1,5}|-scaled)(?=\.\w+$)/, "");

/**
 * A file is the one at the address's path from the text's folder on, or the only one whose path ends as the address does: in all its parts, in
 * all of the address's, or in three.
 */
export const besideFinder = (files: readonly FileBeside[]): FindBeside => {
  const byName = new Map<string, FileBeside[]>();
  const nameOf = (path: string) => partsOf(path).at(-1)?.toLowerCase() ?? "";
  const normal = (path: string) => path.normalize();
  for (const file of files)
    byName.set(nameOf(normal(file.path)), [...(byName.get(nameOf(normal(file.path))) ?? []), file]);
  const find = (path: string, folder: string): FileBeside | undefined => {
    const all = byName.get(nameOf(path)) ?? [];
    const exact = all.find((file) => normal(file.path) === resolved(folder, path));
    if (exact) return exact;
    const wanted = partsOf(resolved("", path));
    const ends = all
      .map((file) => ({ file, own: partsOf(normal(file.path)) }))
      .map(({ file, own }) => ({ file, own, same: shared(own, wanted) }))
      .filter(({ own, same }) => same >= Math.min(3, own.length, wanted.length))
      .toSorted((one, other) => other.same - one.same);
    const [first, second] = ends;
    return first && first.same !== second?.same ? first.file : undefined;
  };
  return (address, folder) => {
    const path = pathIn(address);
    if (path === "") return undefined;
    const first = original(path);
    return (first === path ? undefined : find(first, folder)) ?? find(path, folder);
  };
};
