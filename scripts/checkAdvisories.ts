import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { satisfies, validRange } from "semver";
import type { Lockfile } from "./completeLockfile.ts";

// Compares the locked packages with the known advisories of advisories.json, without a network. `npm audit` knows more, on a
// registry that answers it.
//   node scripts/checkAdvisories.ts

export type Advisory = {
  readonly package: string;
  /** The versions that it concerns, as npm writes ranges. */
  readonly range: string;
  readonly id: string;
  /** Whether it matters here, and why. */
  readonly why: string;
};

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
export const advisories = read("advisories.json") as readonly Advisory[];

const folder = "node_modules/";
/** The name in the last folder of a place, unless the package is another under an alias. */
const nameOf = (place: string, name: string | undefined): string =>
  name ?? place.slice(place.lastIndexOf(folder) + folder.length);

/** A sentence for each locked package that an advisory concerns. Throws when a range can't be read. */
export const concerned = ({ packages }: Lockfile, known: readonly Advisory[]): readonly string[] => {
  const unread = known.find(({ range }) => validRange(range) === null);
  if (unread) throw new Error(`${unread.id}: "${unread.range}" isn't a range of versions`);
  return Object.entries(packages)
    .filter(([place]) => place !== "")
    .flatMap(([place, { name, version = "" }]) =>
      known
        .filter(
          (one) => one.package === nameOf(place, name) && satisfies(version, one.range, { includePrerelease: true }),
        )
        .map(({ id, range, why }) => `${place} ${version} is concerned by ${id} (${range}): ${why}`),
    );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = concerned(read("../package-lock.json") as Lockfile, advisories);
  for (const sentence of found) console.error(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
}
