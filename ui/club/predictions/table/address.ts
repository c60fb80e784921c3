import type { TableFilter } from "../../../../domain/club/predictions/table.ts";
import { pageIn, textIn } from "../../../lib/lists/listAddress.ts";
import { seasonIn, seasonName } from "../../matches/seasonName.ts";

// What the table shows is part of its address: it can be shared and bookmarked.

export const tablePath = "/pronostics";

export const queryNames = { team: "equipe", season: "saison", page: "page" } as const;

export type TableQuery = TableFilter & { readonly page: number };

/** Builds the table's address, without default values. */
export const tableAddress = ({ team, season, page = 1 }: Partial<TableQuery>): string => {
  const asked = new URLSearchParams();
  if (team) asked.set(queryNames.team, team);
  if (season !== undefined) asked.set(queryNames.season, seasonName(season));
  if (page > 1) asked.set(queryNames.page, String(page));
  const search = asked.toString();
  return search ? `${tablePath}?${search}` : tablePath;
};

/** Reads the query of an address. Invalid values get their default: the latest season, page 1. */
export const tableQueryFrom = (search: string): TableQuery => {
  const asked = new URLSearchParams(search);
  return {
    team: textIn(asked.get(queryNames.team)),
    season: seasonIn(asked.get(queryNames.season)),
    page: pageIn(asked.get(queryNames.page)),
  };
};
