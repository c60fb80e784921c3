import type { MatchList } from "../../../../domain/club/matches/listMatches.ts";
import { FilterForm } from "../../../lib/lists/FilterForm.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { seasonName } from "../seasonName.ts";
import { listAddress, queryNames, isFiltered, queryFrom } from "./address.ts";
import { $matches, $query } from "./list.ts";
import { words } from "./words.ts";

/** The choices of a filter: all, those in use, and the one of the address. */
const choicesOf = (inUse: readonly string[], chosen: string, wordsOf = (value: string) => value) => [
  { value: "", words: words.all },
  ...[...new Set([...inUse, chosen])].filter(Boolean).map((value) => ({ value, words: wordsOf(value) })),
];

const none: Pick<MatchList, "teams" | "competitions" | "seasons"> = { teams: [], competitions: [], seasons: [] };

/** Filters by team, competition and season. */
export const MatchFilters = () => {
  const { query, matches } = useUnit({ query: $query, matches: $matches });
  const list = matches.status === "ready" ? matches.value : undefined;
  if (list && list.total + list.comingTotal === 0 && !isFiltered(query)) return null;
  const { teams, competitions, seasons } = list ?? none;
  const [team = "", competition = "", season = ""] = [
    query.team,
    query.competition,
    query.season === undefined ? undefined : seasonName(query.season),
  ];
  const gameOf = (slug: string) => teams.find((one) => one.slug === slug)?.game ?? slug;
  return (
    <FilterForm
      label={words.filters}
      path={listAddress({})}
      addressFor={(search) => listAddress(queryFrom(search))}
      filters={[
        {
          name: queryNames.team,
          label: words.team,
          value: team,
          choices: choicesOf(
            teams.map(({ slug }) => slug),
            team,
            gameOf,
          ),
        },
        {
          name: queryNames.competition,
          label: words.competition,
          value: competition,
          choices: choicesOf(competitions, competition),
        },
        {
          name: queryNames.season,
          label: words.season,
          value: season,
          choices: choicesOf(seasons.map(seasonName), season),
        },
      ]}
      count={list !== undefined && words.count(list.comingTotal, list.total)}
    />
  );
};
