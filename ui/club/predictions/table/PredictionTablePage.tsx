import { Link } from "../../../design/components/actions/Link.tsx";
import { TextSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { PageHead } from "../../../design/components/frames/PageHead.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { ListState } from "../../../lib/lists/ListState.tsx";
import { useFollowing } from "../../../lib/live/following.ts";
import { Head } from "../../../lib/page/Head.tsx";
import type { PageHandle } from "../../../lib/page/handle.ts";
import { breadcrumbs } from "../../../lib/structured/statement.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { HideScores } from "../../matches/hidden/HideScores.tsx";
import { seasonName } from "../../matches/seasonName.ts";
import { queryNames, tableAddress, tablePath } from "./address.ts";
import { OpenMatches } from "./OpenMatches.tsx";
import { PredictionTable } from "./PredictionTable.tsx";
import { Inside, Ways } from "./PredictionTable.styles.ts";
import { $isTableOutdated, $table, $tableQuery, $tableStatus, tableOpened, tableRetried } from "./table.ts";
import { words } from "./words.ts";

/** The teams and the seasons, when there are several to choose from. */
const Filters = () => {
  const { query, table } = useUnit({ query: $tableQuery, table: $table });
  if (table.status !== "ready") return null;
  const { teams, seasons, season } = table.value;
  const current = (isShown: boolean) => (isShown ? "page" : undefined);
  const known = { season: query.season };
  return (
    <>
      {teams.length > 1 && (
        <Ways aria-label={words.teams}>
          <Link to={tableAddress(known)} aria-current={current(query.team === undefined)}>
            {typeset(words.allTeams)}
          </Link>
          {teams.map(({ slug, game }) => (
            <Link key={slug} to={tableAddress({ ...known, team: slug })} aria-current={current(query.team === slug)}>
              {typeset(game)}
            </Link>
          ))}
        </Ways>
      )}
      {seasons.length > 1 && (
        <Ways aria-label={words.seasons}>
          {seasons.map((one, at) => (
            <Link
              key={one}
              to={tableAddress({ team: query.team, season: at === 0 ? undefined : one })}
              aria-current={current(one === season)}
            >
              {seasonName(one)}
            </Link>
          ))}
        </Ways>
      )}
    </>
  );
};

const statements = [breadcrumbs({ name: words.title, path: tablePath })];

/** Who predicts best: the season's table, of all matches or of a team's. */
export const Component = () => {
  const { query, table, isBusy, retry } = useUnit({
    query: $tableQuery,
    table: $table,
    isBusy: $isTableOutdated,
    retry: tableRetried,
  });
  useFollowing("matches");
  const found = table.status === "ready" ? table.value : undefined;
  const isEmpty = found !== undefined && found.total === 0 && found.own === null;
  const isFiltered = query.team !== undefined || query.season !== undefined;
  const game = found?.teams.find(({ slug }) => slug === query.team)?.game;
  // Visitors can invent any number of filters that find nothing.
  const kept = found && !(isEmpty && isFiltered) ? tableAddress({ ...query, page: found.page }) : undefined;
  const title = [words.title, game, query.season !== undefined && seasonName(query.season)];
  return (
    <>
      <Head
        title={[...title, found && found.page > 1 && words.page(found.page)].filter(Boolean).join(", ")}
        description={words.lead}
        path={kept}
        data={statements}
      />
      <PageHead title={words.title} text={words.lead}>
        <Filters />
        {found && !isEmpty && <HideScores />}
      </PageHead>
      <Inside>
        <OpenMatches />
        <ListState
          list={table}
          isEmpty={isEmpty}
          isBusy={isBusy}
          isFiltered={isFiltered}
          skeleton={<TextSkeleton words={words.loading} />}
          nothingYet={<EmptyState why="first" title={words.nothing} text={words.nothingAdvice} />}
          retry={retry}
          allAddress={tablePath}
          words={words}
        >
          {found && <PredictionTable table={found} query={query} />}
        </ListState>
      </Inside>
    </>
  );
};

export const handle: PageHandle = {
  opened: tableOpened,
  status: $tableStatus,
  reads: Object.values(queryNames),
  shows: ["matches", "teams", "members"],
};
