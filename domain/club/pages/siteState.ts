import { isSame } from "../../shared/same.ts";
import type { TeamName } from "../matches/ports.ts";
import type { SiteState } from "./editPages.ts";
import type { ContentList, SiteFacts } from "./ports.ts";

/** A club writes articles and tips, and no letter at first. */
export const usuallyEmpty: readonly ContentList[] = ["letters"];

/** What of the site isn't as in the club's folder, whose menu has these teams. */
export const siteStateOf = ({ off, changed, teams, empty }: SiteFacts, menuTeams: readonly TeamName[]): SiteState => ({
  off,
  changed,
  ...(!isSame(teams, menuTeams) && { teams }),
  ...(!isSame(empty, usuallyEmpty) && { empty }),
});
