import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { OptionalFeature } from "../../../domain/club/pages/optionalFeatures.ts";
import { type Club, shortNameOf } from "../../../domain/club/club.ts";
import { exportOf, readTogether, refuseFile } from "./clubModule.ts";
import { type ClubFile, clubSchema } from "./clubSchema.ts";
import { colourComplaints } from "./colourComplaints.ts";
import { withDrawingsOf } from "./drawing.ts";
import { type Section, sectionNames, sections } from "./sections.ts";
import { unknownTeams } from "./sections/matches.ts";

export type ReadClub = {
  readonly club: Club;
  /** The features that a new site hides until the staff shows them. */
  readonly hidden: readonly OptionalFeature[];
  /** The texts of the pages, by section. */
  readonly sections: { readonly [Name in Section]: z.output<(typeof sections)[Name]> };
};

/**
 * Reads a club's folder: `club.ts`, a file per section, and the drawings that they name.
 * @throws {ClubRefusal} with the complaints of all files: a part is missing or invalid, or colours have too little contrast.
 */
export const readClub = async (folder: string): Promise<ReadClub> => {
  // Without club.ts the folder is no club's: the refusal names that file alone instead of every missing file.
  if (!existsSync(join(folder, "club.ts"))) await exportOf(folder, "club");
  const [identity, ...read] = await readTogether<unknown>([
    identityOf(folder),
    ...sectionNames.map(async (name) => [name, await sectionOf(folder, name)] as const),
    refuseOldFiles(folder),
  ]);
  const said = Object.fromEntries(read.filter((one) => one !== undefined) as never) as ReadClub["sections"];
  refuseFile(join(folder, "matches.ts"), unknownTeams(said.matches, said.teams));
  return { ...(identity as Awaited<ReturnType<typeof identityOf>>), sections: said };
};

const identityOf = async (folder: string) => {
  const written = await exportOf(folder, "club");
  const { data, complaints } = await parsed(folder, clubSchema, written);
  // The colours are checked even after other errors, so that one build reports all.
  const file = join(folder, "club.ts");
  refuseFile(file, [...complaints, ...colourComplaintsOf((written as Partial<ClubFile> | null)?.colours)]);
  const { shortName, legalForm = "", letter = "", hidden = [], ...club } = data as NonNullable<typeof data>;
  return {
    club: { ...club, legalForm, letter, shortName: shortName ?? shortNameOf(club) },
    hidden: [...new Set(hidden)],
  };
};

/** A file that is no longer read would be ignored silently. */
const refuseOldFiles = async (folder: string): Promise<void> => {
  const old = join(folder, "valorant.ts");
  if (existsSync(old)) {
    refuseFile(old, [
      "it isn't read: a team and its page are one entry of teams.ts. Write there what this file says of the players (position, qualities, stats), the staff (text is called story) and the links (partner, coaches and chat are a list), then remove it",
    ]);
  }
};

const sectionOf = async (folder: string, name: Section): Promise<unknown> => {
  const { data, complaints } = await parsed<unknown>(folder, sections[name], await exportOf(folder, name));
  refuseFile(join(folder, `${name}.ts`), complaints);
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
