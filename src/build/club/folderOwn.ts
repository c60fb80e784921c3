import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HomePage } from "../../../domain/club/home.ts";
import type { FolderOwn } from "../../../domain/club/setupFacts.ts";
import { isSame } from "../../../domain/shared/same.ts";
import { club as neutral } from "../../neutralClub/club.ts";
import { home as neutralHome } from "../../neutralClub/home.ts";
import { exportOf } from "./clubModule.ts";
import type { ClubFile } from "./clubSchema.ts";
import { drawnMark } from "./drawnMark.ts";

/** Compares a club's folder with the neutral one. Throws a `ClubRefusal` when a file can't be read. */
export const folderOwnIn = async (folder: string): Promise<FolderOwn> => {
  const club = (await exportOf(folder, "club")) as ClubFile;
  const home = (await exportOf(folder, "home")) as HomePage;
  const named = { ...neutralHome, lead: neutralHome.lead.replace(neutral.name, () => club.name) };
  return {
    hasOwnLogo: !readFileSync(join(folder, club.crest), "utf8").includes(drawnMark),
    hasOwnColours: !isSame(club.colours, neutral.colours),
    hasOwnHome: !isSame(home, named),
  };
};
