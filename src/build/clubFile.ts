import { readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
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
 * Reads a club's folder: `club.ts` and the logo that it names.
 *
 * @throws {ClubRefusal} when something is missing, wrong, or could not be read by people on the site.
 */
export const readClub = async (folder: string): Promise<ReadClub> => {
  const written = await exported(folder, "club");
  const { data, complaints } = parsed(clubSchema, written);
  // The rest is looked at also when something else is wrong, so that one build says all of it.
  const { crest, colours } = { ...(written as Partial<ClubFile>) };
  const picture = await readFile(join(folder, String(crest)), "utf8").catch(() => undefined);
  const all = [
    ...complaints,
    ...(clubSchema.shape.crest.safeParse(crest).success ? crestComplaints(String(crest), picture) : []),
    ...colourComplaintsOf(colours),
  ];
  if (!data || picture === undefined || all.length > 0) throw new ClubRefusal(namedAs(folder, "club"), all);
  const { colours: _, crest: __, ...club } = data;
  const address = `data:image/svg+xml,${encodeURIComponent(picture.trim())}`;
  return { club: { ...club, crest: address }, colours: data.colours };
};

const colourComplaintsOf = (colours: unknown): readonly string[] => {
  const { success, data } = clubSchema.shape.colours.safeParse(colours);
  return success ? colourComplaints(data) : [];
};

const namedAs = (folder: string, name: string): string => relative(process.cwd(), join(folder, `${name}.ts`));

/** What a file of the folder exports under its own name. */
const exported = async (folder: string, name: string): Promise<unknown> => {
  const file = join(folder, `${name}.ts`);
  let found: Record<string, unknown>;
  try {
    // The question mark, so that a file that was changed is read again while the site is being worked on.
    found = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as Record<string, unknown>;
  } catch (cause) {
    const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
    const line = new RegExp(`${name}\\.ts\\?\\d+:(\\d+)`).exec(stack ?? "")?.[1];
    throw new ClubRefusal(namedAs(folder, name), [`${line ? `line ${line}` : "it"} could not be read: ${message}`]);
  }
  if (found[name] === undefined) throw new ClubRefusal(namedAs(folder, name), [`it has to export \`${name}\``]);
  return found[name];
};

/** What was written, once it has passed; else a sentence for each place that is wrong. */
const parsed = <Content>(schema: z.ZodType<Content>, written: unknown) => {
  const { data, error } = schema.safeParse(written, { reportInput: true });
  const complaints = (error?.issues ?? []).map(({ path, message, input }) => {
    const shown = typeof input === "string" ? `${JSON.stringify(input.slice(0, 80))} ` : "";
    return `${path.join(".")}: ${shown}${message}`;
  });
  return { data, complaints };
};

const heaviestCrest = 16_000;

/** A logo stands in the page as an image: what could run or load in it has no place there. */
const crestComplaints = (name: string, picture: string | undefined): readonly string[] => {
  if (picture === undefined) return [`crest: there is no file ${basename(name)} beside it`];
  return [
    picture.includes("<!DOCTYPE") && `crest: ${name} begins with a DOCTYPE. Take it out, no browser needs it`,
    !/^\s*(?:<\?xml[^>]*>\s*)?(?:<!(?:--[\s\S]*?--|DOCTYPE[^>]*)>\s*)*<svg\b/.test(picture) &&
      `crest: ${name} is no SVG picture`,
    !/\bviewBox=/.test(picture) && `crest: ${name} has no viewBox, so it can't be scaled`,
    /<script|\bon\w+\s*=|<foreignObject|<style/i.test(picture) &&
      `crest: ${name} holds a script, a style or foreign content`,
    /\bhref\s*=\s*["'](?!#)|url\((?!\s*["']?#)/i.test(picture) && `crest: ${name} loads something from elsewhere`,
    picture.length > heaviestCrest && `crest: ${name} has ${picture.length} bytes, at most ${heaviestCrest} are good`,
  ].filter((complaint) => complaint !== false);
};
