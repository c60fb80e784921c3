import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContactDetails } from "../../../domain/club/contact.ts";
import type { HomePage } from "../../../domain/club/home.ts";
import type { LegalDetails } from "../../../domain/club/legal.ts";
import { isSame } from "../../../domain/shared/same.ts";
import type { SetupFacts } from "../../../domain/club/setupSteps.ts";
import { exportOf } from "../../build/club/clubModule.ts";
import type { ClubFile } from "../../build/club/clubSchema.ts";
import { club as neutral } from "../../neutralClub/club.ts";
import { home as neutralHome } from "../../neutralClub/home.ts";
import { drawnMark } from "./drawnMark.ts";

/** What a club's folder says of the steps. */
export type FolderFacts = Pick<
  SetupFacts,
  "isLegalComplete" | "hasContactEmail" | "hasOwnLogo" | "hasOwnColours" | "hasOwnHome" | "hasLinks"
>;

/** Compares a club's folder with the neutral one. Throws a `ClubRefusal` when a file can't be read. */
export const folderFactsIn = async (folder: string): Promise<FolderFacts> => {
  const club = (await exportOf(folder, "club")) as ClubFile;
  const home = (await exportOf(folder, "home")) as HomePage;
  const legal = (await exportOf(folder, "legal")) as LegalDetails;
  const { email } = (await exportOf(folder, "contact")) as ContactDetails;
  const named = { ...neutralHome, lead: neutralHome.lead.replace(neutral.name, () => club.name) };
  return {
    isLegalComplete: [legal.publisher, legal.address, legal.director, legal.host].every(Boolean),
    hasContactEmail: email !== "",
    hasOwnLogo: !readFileSync(join(folder, club.crest), "utf8").includes(drawnMark),
    hasOwnColours: !isSame(club.colours, neutral.colours),
    hasOwnHome: !isSame(home, named),
    hasLinks: club.links.length > 0,
  };
};
