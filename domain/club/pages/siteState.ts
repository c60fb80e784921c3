import type { TeamName } from "../matches/ports.ts";
import type { SiteState } from "./editPages.ts";
import type { SiteFacts } from "./ports.ts";

const areSame = (some: readonly TeamName[], others: readonly TeamName[]): boolean =>
  some.length === others.length &&
  some.every(({ slug, game }, at) => slug === others[at]?.slug && game === others[at]?.game);

/** What of the site isn't as in the club's folder, whose menu has these teams. */
export const siteStateOf = ({ off, changed, teams }: SiteFacts, menuTeams: readonly TeamName[]): SiteState => ({
  off,
  changed,
  ...(!areSame(teams, menuTeams) && { teams }),
});
