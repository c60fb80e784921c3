import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { club as neutral } from "../../neutralClub/club.ts";
import { root } from "../../build/folders.ts";
import { StartRefusal } from "../../server/http/listen.ts";
import { crestOf, emblemOf, outlinesOf } from "./crest.ts";
import { initialsOf, newShortName, wordmarkOf } from "./names.ts";

export type NewClub = {
  readonly name: string;
  /** Where visitors' messages go. */
  readonly contact: string;
  /** The accent as "#rrggbb"; without it the neutral club's accent. */
  readonly accent?: string | undefined;
  readonly field?: string | undefined;
  /** The SVG file of the logo. Without one the initials are drawn. */
  readonly logo?: string | undefined;
  /** ISO 8601. */
  readonly today: string;
};

/** Words that are true of any club. */
const neutralFolder = join(root, "src/neutralClub");

/** A text as the source of a literal, without its quotes. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The neutral folder's placeholders, and the club's own texts that replace them. */
const replacements = ({ name, contact, accent, field, today }: NewClub): readonly (readonly [string, string])[] => {
  const { strong, light } = wordmarkOf(name);
  return [
    [
      `wordmark: { strong: "${neutral.name}", light: "" }`,
      `wordmark: { strong: "${escaped(strong)}", light: "${escaped(light)}" }`,
    ],
    [`shortName: "${neutral.name}"`, `shortName: "${escaped(newShortName(name))}"`],
    [`accent: "${neutral.colours.accent}"`, `accent: "${accent ?? neutral.colours.accent}"`],
    [`field: "${neutral.colours.field}"`, `field: "${field ?? neutral.colours.field}"`],
    ["contact@club.example", escaped(contact)],
    ["2026-01-01", today],
    // The last one: the name may hold any of the others.
    [neutral.name, escaped(name)],
  ];
};

const withTexts = (source: string, texts: NewClub): string => {
  const wanted = new Map(replacements(texts));
  const pattern = new RegExp(
    [...wanted.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"),
    "g",
  );
  return source.replace(pattern, (found) => wanted.get(found) ?? found);
};

/** The emblem is the logo's initials, where setup draws them. */
const withEmblem = (source: string, outlines: string | undefined): string =>
  outlines === undefined
    ? source
    : source.replace(
        /( {2}\/\/ Its simplest form.*\n) {2}emblem: \[[^\]]*\],/,
        () => `  // Its simplest form as flat shapes: the initials.\n  emblem: ${JSON.stringify(emblemOf(outlines))},`,
      );

/** The types are in the sources: the folder's files name them from where it stands. */
const withPaths = (source: string, folder: string): string =>
  source.replace(/from "((?:\.\.\/)+)(.+)"/g, (_, up: string, rest: string) => {
    const file = join(neutralFolder, up, rest);
    return `from "${relative(folder, file).replaceAll("\\", "/")}"`;
  });

/**
 * Writes a club's own folder with neutral words and its name. A stop on the way leaves none.
 * @throws {StartRefusal} when the folder can't be written.
 */
export const writeClub = async (folder: string, club: NewClub): Promise<void> => {
  const begun = `${folder}.new`;
  const outlines = club.logo === undefined ? await outlinesOf(initialsOf(club.name)) : undefined;
  const crest =
    club.logo === undefined
      ? crestOf(outlines, club.accent ?? neutral.colours.accent)
      : readFileSync(club.logo, "utf8");
  try {
    mkdirSync(dirname(folder), { recursive: true });
    rmSync(begun, { recursive: true, force: true });
    cpSync(neutralFolder, begun, { recursive: true });
    for (const name of readdirSync(begun).filter((file) => file.endsWith(".ts"))) {
      const file = join(begun, name);
      writeFileSync(file, withTexts(withEmblem(withPaths(readFileSync(file, "utf8"), folder), outlines), club));
    }
    writeFileSync(join(begun, "crest.svg"), crest);
    if (existsSync(folder)) rmSync(begun, { recursive: true });
    else renameSync(begun, folder);
  } catch (cause) {
    throw new StartRefusal(`The club's folder ${folder} can't be written: ${(cause as Error).message}.`);
  }
};
