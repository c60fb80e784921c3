import { TextSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { StaffStep } from "../../../admin/setup/StaffStep.tsx";
import { FirstState } from "../../../design/components/surfaces/FirstState.tsx";
import { PageHead } from "../../../design/components/frames/PageHead.tsx";
import { ListState } from "../../../lib/lists/ListState.tsx";
import { useFollowing } from "../../../lib/live/following.ts";
import { Head } from "../../../lib/page/Head.tsx";
import type { PageHandle } from "../../../lib/page/handle.ts";
import { breadcrumbs } from "../../../lib/structured/statement.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { FollowWays } from "../../FollowWays.tsx";
import { seasonName } from "../seasonName.ts";
import { listAddress, type ListQuery, queryNames, isFiltered } from "./address.ts";
import { $isOutdated, $isPlaying, $matches, $matchesStatus, $query, matchesOpened, matchesRetried } from "./list.ts";
import { HideScores } from "../hidden/HideScores.tsx";
import { MatchFilters } from "./MatchFilters.tsx";
import { MatchLists } from "./MatchLists.tsx";
import { Bar, Inside } from "./MatchesPage.styles.ts";
import { PartLinks } from "./PartLinks.tsx";
import { words } from "./words.ts";

const Nothing = () => (
  <FirstState what="matches" title={words.nothing} text={words.nothingAdvice} ways={<FollowWays />}>
    <StaffStep id="match" />
  </FirstState>
);

const statements = [breadcrumbs({ name: words.title, path: listAddress({}) })];

/** "Matchs, Valorant, 2026-2027, page 2". */
const titleOf = ({ competition, season, page }: ListQuery, game: string | undefined): string =>
  [words.title, game, competition, season !== undefined && seasonName(season), page > 1 && words.page(page)]
    .filter(Boolean)
    .join(", ");

/** The club's matches: those to come, and the results, by team, competition and season. */
export const Component = () => {
  const { query, matches, isBusy, retry } = useUnit({
    query: $query,
    matches: $matches,
    isBusy: $isOutdated,
    retry: matchesRetried,
  });
  useFollowing("matches");
  const list = matches.status === "ready" ? matches.value : undefined;
  const isEmpty = list !== undefined && list.total + list.comingTotal === 0;
  const isPlain = list === undefined || isEmpty;
  // Visitors can invent any number of filters that find nothing.
  const kept = list && !(isEmpty && isFiltered(query)) ? { ...query, page: list.page, isWhole: false } : undefined;
  const game = list?.teams.find(({ slug }) => slug === query.team)?.game;
  return (
    <>
      <Head
        title={titleOf(kept ?? { ...query, page: 1 }, game)}
        description={words.lead}
        path={kept && listAddress(kept)}
        data={statements}
      />
      <PageHead title={words.title} text={words.lead}>
        <Bar>
          <MatchFilters />
          {matches.status !== "failed" && !isEmpty && <HideScores />}
        </Bar>
        {list && !isEmpty && list.page === 1 && <PartLinks />}
      </PageHead>
      {/* Of its own by the key: a list that comes with links above it isn't its placeholder pushed down. */}
      <Inside key={String(isPlain)} $isPlain={isPlain}>
        <ListState
          list={matches}
          isEmpty={isEmpty}
          isBusy={isBusy}
          isFiltered={isFiltered(query)}
          skeleton={<TextSkeleton words={words.loadingList} />}
          nothingYet={<Nothing />}
          retry={retry}
          allAddress={listAddress({})}
          words={words}
        >
          {list && <MatchLists list={list} query={query} />}
        </ListState>
      </Inside>
    </>
  );
};

export const handle: PageHandle = {
  opened: matchesOpened,
  status: $matchesStatus,
  $isLive: $isPlaying,
  reads: Object.values(queryNames),
  shows: ["matches", "teams", "standings"],
};
