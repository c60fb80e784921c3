import type { MatchQuery } from "../../../../domain/club/matches/listMatches.ts";
import { pageIn, textIn } from "../../../lib/lists/listAddress.ts";
import { listPath } from "../address.ts";
import { seasonIn, seasonName } from "../seasonName.ts";

// The filters of the list are part of its address: it can be shared and bookmarked.

export const queryNames = {
  team: "equipe",
  competition: "competition",
  season: "saison",
  page: "page",
  isWhole: "a-venir",
} as const;

/** What an address tells of the list. */
export type ListQuery = Omit<MatchQuery, "now">;

/** The value of `isWhole`. */
const whole = "tous";

/** Builds the list's address, without default values. */
export const listAddress = ({ team, competition, season, page = 1, isWhole }: Partial<ListQuery>): string => {
  const asked = new URLSearchParams();
  if (team) asked.set(queryNames.team, team);
  if (competition) asked.set(queryNames.competition, competition);
  if (season !== undefined) asked.set(queryNames.season, seasonName(season));
  if (page > 1) asked.set(queryNames.page, String(page));
  if (isWhole) asked.set(queryNames.isWhole, whole);
  const search = asked.toString();
  return search ? `${listPath}?${search}` : listPath;
};

/** Reads the query of an address. Invalid values get their default: every season, page 1. */
export const queryFrom = (search: string): ListQuery => {
  const asked = new URLSearchParams(search);
  return {
    team: textIn(asked.get(queryNames.team)),
    competition: textIn(asked.get(queryNames.competition)),
    season: seasonIn(asked.get(queryNames.season)),
    page: pageIn(asked.get(queryNames.page)),
    isWhole: asked.get(queryNames.isWhole) === whole,
  };
};

/** Whether the query asks for some of the matches only. */
export const isFiltered = ({ team, competition, season }: ListQuery): boolean =>
  [team, competition, season].some((value) => value !== undefined);
