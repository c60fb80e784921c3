import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import type { Club } from "../../domain/club/club.ts";
import { type ClubColours, type ClubFile, clubSchema } from "./clubSchema.ts";
import { colourComplaints } from "./contrast.ts";
import { withDrawingsOf } from "./drawing.ts";
import { type Section, sectionNames, sections } from "./sections.ts";
import { strangers } from "./sections/strangers.ts";

/** A club's folder can't be built into a site. The message names each place and what is wrong with it. */
export class ClubRefusal extends Error {
  constructor(file: string, complaints: readonly string[]) {
    super(`${file} can't be built into a site:\n${complaints.map((complaint) => `  ${complaint}`).join("\n")}`);
    this.name = "ClubRefusal";
  }
}

export type ReadClub = {
  readonly club: Club;
  readonly colours: ClubColours;
  /** What it says on its pages, by the section's name. */
  readonly sections: { readonly [Name in Section]: z.output<(typeof sections)[Name]> };
};

/**
 * Reads a club's folder: `club.ts`, a file for each section of its pages, and the drawings that they name.
 *
 * @throws {ClubRefusal} when something is missing, wrong, or could not be read by people on the site.
 */
export const readClub = async (folder: string): Promise<ReadClub> => {
  const written = await exported(folder, "club");
  const { data, complaints } = await parsed(folder, clubSchema, written);
  // The colours are looked at also when something else is wrong, so that one build says all of it.
  const all = [...complaints, ...colourComplaintsOf((written as Partial<ClubFile>).colours)];
  if (!data || all.length > 0) throw new ClubRefusal(namedAs(folder, "club"), all);
  const { colours, ...club } = data;
  const read = await Promise.all(sectionNames.map(async (name) => [name, await sectionOf(folder, name)] as const));
  const said = Object.fromEntries(read) as ReadClub["sections"];
  const lost = strangers(said.matches, said.teams);
  if (lost.length > 0) throw new ClubRefusal(namedAs(folder, "matches"), lost);
  return { club, colours, sections: said };
};

const sectionOf = async (folder: string, name: Section): Promise<unknown> => {
  const { data, complaints } = await parsed<unknown>(folder, sections[name], await exported(folder, name));
  if (complaints.length > 0) throw new ClubRefusal(namedAs(folder, name), complaints);
  return data;
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

/** What was written, once it has passed, with its drawings in it; else a sentence for each place that is wrong. */
const parsed = async <Content>(folder: string, schema: z.ZodType<Content>, written: unknown) => {
  const { data, error } = await withDrawingsOf(folder, () => schema.safeParseAsync(written, { reportInput: true }));
  const complaints = (error?.issues ?? []).map(({ path, message, input }) => {
    const shown = typeof input === "string" ? `${JSON.stringify(input.slice(0, 80))} ` : "";
    return `${path.join(".")}: ${shown}${message}`;
  });
  return { data, complaints };
};
