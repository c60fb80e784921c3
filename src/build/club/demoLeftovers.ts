import { existsSync, readdirSync } from "node:fs";
import { basename, relative } from "node:path";
import { demoName } from "../../demoSeason.ts";
import { exportOf, readTogether } from "./clubModule.ts";

/** A text of a club's folder that names the demo club. */
export type Leftover = { readonly file: string; readonly place: string; readonly text: string };

/** Marks of the demo club: its name, also in addresses, its founders, its partners' sites, its legal notice. */
const demoMarks: readonly RegExp[] = [
  /(?<!\p{L})bor[ée]al(?!\p{L})/iu,
  /Maud Roussel|Basile Morvan/,
  /(?:givre|maille|studio-cap)\.example\.org/,
  /W000000000|rue de l'Exemple|Hébergeur Exemple/,
];

type PlacedText = readonly [place: string, text: string];

const textsIn = (written: unknown, place = ""): readonly PlacedText[] => {
  if (typeof written === "string") return [[place, written]];
  if (typeof written !== "object" || written === null) return [];
  return Object.entries(written).flatMap(([key, below]) => textsIn(below, place === "" ? key : `${place}.${key}`));
};

/** The places of a club's files that name the demo club. Empty for the demo club itself. */
export const leftoversOf = (files: Readonly<Record<string, unknown>>): readonly Leftover[] => {
  const { name } = (files["club"] ?? {}) as { readonly name?: unknown };
  if (typeof name !== "string" || name === demoName) return [];
  const marks = demoMarks.filter((mark) => !mark.test(name));
  return Object.entries(files).flatMap(([file, written]) =>
    textsIn(written)
      .filter(([, text]) => marks.some((mark) => mark.test(text)))
      .map(([place, text]) => ({ file: `${file}.ts`, place, text })),
  );
};

/**
 * Finds the places of a club's folder that name the demo club. Validates nothing else.
 * @throws {ClubRefusal} when a file can't be read.
 */
export const leftoversIn = async (folder: string): Promise<readonly Leftover[]> => {
  const others = existsSync(folder) ? readdirSync(folder) : [];
  const names = ["club", ...others.filter((file) => file.endsWith(".ts")).map((file) => basename(file, ".ts"))];
  const read = await readTogether(
    [...new Set(names)].map(async (name) => [name, await exportOf(folder, name)] as const),
  );
  return leftoversOf(Object.fromEntries(read));
};

/** Whether a folder is the demo club's: it comes with the demo data only. */
export const isDemoClub = async (folder: string): Promise<boolean> =>
  ((await exportOf(folder, "club")) as { readonly name?: unknown }).name === demoName;

const placeOf = (folder: string): string => relative(process.cwd(), folder) || basename(folder);

const mostPlaces = 3;

/** The warning for the terminal: each file with its first places; empty without leftovers. */
export const leftoverWarning = (folder: string, leftovers: readonly Leftover[]): string => {
  if (leftovers.length === 0) return "";
  const lines = [...new Set(leftovers.map(({ file }) => file))].map((file) => {
    const places = leftovers.filter((leftover) => leftover.file === file);
    const more = places.length - mostPlaces;
    const shown = places.slice(0, mostPlaces).map(({ place }) => place);
    return `    ${file}: ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  });
  const where = placeOf(folder);
  const places = leftovers.length === 1 ? "1 place" : `${leftovers.length} places`;
  return [`  ${where} still names the demo club in ${places}:`, ...lines, ""].join("\n");
};

/** The recipient of visitors' messages, while it is the demo club's. */
export const demoContactIn = (leftovers: readonly Leftover[]): string | undefined =>
  leftovers.find(({ file, place }) => file === "contact.ts" && place === "email")?.text;
