import { join } from "node:path";
import type { z } from "zod";
import type { Club } from "../../../domain/club/club.ts";
import { ClubRefusal, exportOf } from "./clubModule.ts";
import { type ClubColours, type ClubFile, clubSchema } from "./clubSchema.ts";
import { colourComplaints } from "./contrast.ts";
import { withDrawingsOf } from "./drawing.ts";
import { type Section, sectionNames, sections } from "./sections.ts";
import { unknownTeams } from "./sections/matches.ts";

export type ReadClub = {
  readonly club: Club;
  readonly colours: ClubColours;
  /** The texts of the pages, by section. */
  readonly sections: { readonly [Name in Section]: z.output<(typeof sections)[Name]> };
};

/**
 * Reads a club's folder: `club.ts`, a file per section, and the drawings that they name.
 * @throws {ClubRefusal} when a part is missing or invalid, or colours have too little contrast.
 */
export const readClub = async (folder: string): Promise<ReadClub> => {
  const written = await exportOf(folder, "club");
  const { data, complaints } = await parsed(folder, clubSchema, written);
  // The colours are checked even after other errors, so that one build reports all.
  const all = [...complaints, ...colourComplaintsOf((written as Partial<ClubFile> | null)?.colours)];
  if (!data || all.length > 0) throw new ClubRefusal(join(folder, "club.ts"), all);
  const { colours, ...club } = data;
  const read = await Promise.all(sectionNames.map(async (name) => [name, await sectionOf(folder, name)] as const));
  const said = Object.fromEntries(read) as ReadClub["sections"];
  const lost = unknownTeams(said.matches, said.teams);
  if (lost.length > 0) throw new ClubRefusal(join(folder, "matches.ts"), lost);
  return { club, colours, sections: said };
};

const sectionOf = async (folder: string, name: Section): Promise<unknown> => {
  const { data, complaints } = await parsed<unknown>(folder, sections[name], await exportOf(folder, name));
  if (complaints.length > 0) throw new ClubRefusal(join(folder, `${name}.ts`), complaints);
  return data;
};

const colourComplaintsOf = (colours: unknown): readonly string[] => {
  const { success, data } = clubSchema.shape.colours.safeParse(colours);
  return success ? colourComplaints(data) : [];
};

/** The validated content with its drawings inserted, and a sentence per invalid place. */
const parsed = async <Content>(folder: string, schema: z.ZodType<Content>, written: unknown) => {
  const { data, error } = await withDrawingsOf(folder, () => schema.safeParseAsync(written, { reportInput: true }));
  const complaints = (error?.issues ?? []).map(({ path, message, input }) => {
    const shown = typeof input === "string" ? `${JSON.stringify(input.slice(0, 80))} ` : "";
    return `${path.join(".") || "it"}: ${shown}${message}`;
  });
  return { data, complaints };
};
