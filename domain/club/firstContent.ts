import { firstPositions } from "../applications/firstPositions.ts";
import type { Position } from "../applications/positions.ts";
import { firstRecords } from "./lists/records.ts";
import { type ClubMatches, firstMatchRecords, type MatchRow } from "./matches/firstMatches.ts";
import type { EventRecord } from "./events/event.ts";
import { firstEvents, firstEventSignUps } from "./events/firstEvents.ts";
import { firstPartners, type PartnersPage } from "./partners/firstPartners.ts";
import type { OptionalFeature } from "./pages/optionalFeatures.ts";
import { firstPredictions } from "./predictions/firstPredictions.ts";
import type { Partner } from "./partners/partner.ts";
import { firstProducts, type Shop } from "./shop/firstProducts.ts";
import type { Product } from "./shop/product.ts";
import type { Recruitment } from "./recruitment.ts";
import { firstStandings } from "./standings/firstStandings.ts";
import type { Standings } from "./standings/standings.ts";
import { firstPlayerAccounts, firstTeamPages } from "./teams/firstTeams.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "./teams/team.ts";
import type { ClubTeams } from "./teams.ts";

/** The sections of the club's folder that are the first content of an empty site. */
export type FirstSections = {
  readonly teams: ClubTeams;
  readonly matches: ClubMatches;
  readonly partners: PartnersPage;
  readonly shop: Shop;
  readonly recruitment: Recruitment;
  /** The features that are hidden at first. */
  readonly hidden?: readonly OptionalFeature[];
};

/** The club's first content. */
export type FirstContent = {
  readonly teams: readonly TeamRecord[];
  readonly people: readonly PersonRecord[];
  readonly memberships: readonly MembershipRecord[];
  readonly honours: readonly HonourRecord[];
  readonly playerAccounts: ReturnType<typeof firstPlayerAccounts>;
  readonly matches: readonly MatchRow[];
  readonly partners: readonly Partner[];
  readonly products: readonly Product[];
  readonly positions: readonly Position[];
  readonly standings: readonly Standings[];
  readonly hidden: readonly OptionalFeature[];
  readonly predictions: ReturnType<typeof firstPredictions>;
  readonly events: readonly EventRecord[];
  readonly eventSignUps: ReturnType<typeof firstEventSignUps>;
};

/** The first content with ids and dates, for a backend in memory. */
export const firstContent = ({
  teams,
  matches,
  partners,
  shop,
  recruitment,
  hidden = [],
}: FirstSections): FirstContent => {
  const pages = firstTeamPages(teams);
  return {
    teams: firstRecords(pages.teams),
    people: firstRecords(pages.people),
    memberships: firstRecords(pages.memberships),
    honours: firstRecords(pages.honours),
    playerAccounts: firstPlayerAccounts(teams),
    matches: firstMatchRecords(matches),
    partners: firstRecords(firstPartners(partners)),
    products: firstRecords(firstProducts(shop)),
    positions: firstRecords(firstPositions(recruitment.positions)),
    standings: firstRecords(firstStandings(matches)),
    hidden,
    predictions: firstPredictions(matches),
    events: firstRecords(firstEvents(matches)),
    eventSignUps: firstEventSignUps(matches),
  };
};
