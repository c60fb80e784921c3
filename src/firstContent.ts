import { snakeCased } from "../adapters/supabase/shared/rows.ts";
import type { FirstSections } from "../domain/club/firstContent.ts";
import { firstArticleLinks, firstMatches, firstTeams } from "../domain/club/matches/firstMatches.ts";
import { firstPositions } from "../domain/applications/firstPositions.ts";
import { firstEvents, firstEventSignUps } from "../domain/club/events/firstEvents.ts";
import { firstPredictions } from "../domain/club/predictions/firstPredictions.ts";
import { firstPartners } from "../domain/club/partners/firstPartners.ts";
import { firstStandings } from "../domain/club/standings/firstStandings.ts";
import { firstProducts } from "../domain/club/shop/firstProducts.ts";
import { firstPlayerAccounts, firstTeamPages } from "../domain/club/teams/firstTeams.ts";
import { spareCategories } from "../domain/content/categories/spareCategories.ts";
import type { TableContent } from "../adapters/embedded/database/firstContent.ts";

/** The first rows of each table, from the club's folder, in the order in which they refer to each other. */
export const firstRows = ({
  teams,
  matches,
  partners,
  shop,
  recruitment,
  hidden = [],
}: FirstSections): readonly TableContent[] => [
  // Not a table. First: a site that has read another section isn't new, and keeps its categories.
  { table: "spare_categories", rows: spareCategories },
  { table: "teams", rows: firstTeams(teams).map(snakeCased) },
  { table: "matches", rows: firstMatches(matches).map(snakeCased) },
  // Not a table: the demo's articles are there before the matches that they are about.
  { table: "match_articles", rows: firstArticleLinks(matches) },
  // By username: the demo's members are there before the matches that they predicted.
  {
    table: "predictions",
    rows: firstPredictions(matches).map(({ score, ...row }) => ({ ...row, ours: null, theirs: null, ...score })),
  },
  { table: "events", rows: firstEvents(matches).map(snakeCased) },
  // By username too.
  { table: "event_signups", rows: firstEventSignUps(matches) },
  // Not a table: sites whose teams were read before this section existed read it too.
  { table: "team_pages", rows: [firstTeamPages(teams)] },
  // By username too.
  { table: "player_accounts", rows: firstPlayerAccounts(teams) },
  { table: "partners", rows: firstPartners(partners).map(snakeCased) },
  { table: "products", rows: firstProducts(shop).map(snakeCased) },
  { table: "positions", rows: firstPositions(recruitment.positions).map(snakeCased) },
  { table: "switched_off", rows: hidden.map((feature) => ({ feature })) },
  { table: "standings", rows: firstStandings(matches).map(snakeCased) },
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The first content as SQL for a hosted project. Idempotent. */
export const firstContentSql = (content: readonly TableContent[]): string =>
  content
    .map(
      ({ table, rows }) =>
        `select private.read_first_content(${quoted(table)}, ${quoted(JSON.stringify(rows))}::jsonb);\n`,
    )
    .join("");
