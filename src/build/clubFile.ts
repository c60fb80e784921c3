import { readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Club } from "../../domain/club/club.ts";
import { type ClubColours, type ClubFile, clubSchema } from "./clubSchema.ts";
import { colourComplaints } from "./contrast.ts";

/** A club's folder can't be built into a site. The message names each place and what is wrong with it. */
export class ClubRefusal extends Error {
  constructor(file: string, complaints: readonly string[]) {
    super(`${file} can't be built into a site:\n${complaints.map((complaint) => `  ${complaint}`).join("\n")}`);
    this.name = "ClubRefusal";
  }
}

export type ReadClub = { readonly club: Club; readonly colours: ClubColours };

/**
 * Reads a club's folder: `club.ts` and the files that it names.
 *
 * @throws {ClubRefusal} when something is missing, wrong, or could not be read by people on the site.
 */
export const readClub = async (folder: string): Promise<ReadClub> => {
  const file = join(folder, "club.ts");
  const named = relative(process.cwd(), file);
  const { colours, crest, ...club } = checked(named, await written(file, named));
  const picture = await readFile(join(folder, crest), "utf8").catch(() => undefined);
  const complaints = [...crestComplaints(crest, picture), ...colourComplaints(colours)];
  if (complaints.length > 0) throw new ClubRefusal(named, complaints);
  return { club: { ...club, crest: (picture ?? "").trim() }, colours };
};

const written = async (file: string, named: string): Promise<unknown> => {
  try {
    // The question mark, so that a file that was changed is read again while the site is being worked on.
    const { club } = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as { club?: unknown };
    return club;
  } catch (cause) {
    throw new ClubRefusal(named, [`it could not be read: ${cause instanceof Error ? cause.message : String(cause)}`]);
  }
};

const checked = (named: string, club: unknown): ClubFile => {
  if (club === undefined) throw new ClubRefusal(named, ["it has to export `club`"]);
  const { success, data, error } = clubSchema.safeParse(club, { reportInput: true });
  if (success) return data;
  throw new ClubRefusal(
    named,
    error.issues.map(({ path, message, input }) => {
      const shown = typeof input === "string" ? `${JSON.stringify(input.slice(0, 80))} ` : "";
      return `${path.join(".")}: ${shown}${message}`;
    }),
  );
};

const heaviestCrest = 16_000;

/** A logo stands in the page as an image: what could run or load in it has no place there. */
const crestComplaints = (name: string, picture: string | undefined): readonly string[] => {
  if (picture === undefined) return [`crest: there is no file ${basename(name)} beside it`];
  return [
    !/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg\b/.test(picture) && `crest: ${name} is no SVG picture`,
    !/\bviewBox=/.test(picture) && `crest: ${name} has no viewBox, so it can't be scaled`,
    /<script|\bon\w+\s*=|<foreignObject|<style/i.test(picture) &&
      `crest: ${name} holds a script, a style or foreign content`,
    /\bhref\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/i.test(picture) && `crest: ${name} loads something from elsewhere`,
    picture.length > heaviestCrest && `crest: ${name} has ${picture.length} bytes, at most ${heaviestCrest} are good`,
  ].filter((complaint) => complaint !== false);
};
