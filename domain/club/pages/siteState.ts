import { isSame } from "../../shared/same.ts";
import type { TeamName } from "../matches/ports.ts";
import type { SiteState } from "./editPages.ts";
import type { SiteFacts } from "./ports.ts";

/** What of the site isn't as in the club's folder, whose menu has these teams. */
export const siteStateOf = ({ off, changed, teams }: SiteFacts, menuTeams: readonly TeamName[]): SiteState => ({
  off,
  changed,
  ...(!isSame(teams, menuTeams) && { teams }),
});
