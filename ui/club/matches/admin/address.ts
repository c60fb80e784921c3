import { adminTabAddress } from "../../../admin/tabAddress.ts";

export const matchesTab = "matchs";

/** The part of an address that selects the staff's matches. */
export type MatchesSelection = {
  /** Finished and cancelled ones, or those to play. */
  readonly isOver: boolean;
  readonly page: number;
};

const names = { period: "periode", page: "page" } as const;
/** The query parameters that the list of matches reads. */
export const matchesReads: readonly string[] = Object.values(names);

const over = "termines";
const standings = "classements";
const highestPage = 100_000;

/** Reads the address. Invalid values get their default, such as page 1. */
export const matchesSelectionOf = (search: string): MatchesSelection => {
  const asked = new URLSearchParams(search);
  const page = Math.trunc(Number(asked.get(names.page)));
  return { isOver: asked.get(names.period) === over, page: Math.min(Math.max(page || 1, 1), highestPage) };
};

export const matchesAddress = ({ isOver, page }: Partial<MatchesSelection>): string => {
  const more = [...(isOver ? [`${names.period}=${over}`] : []), ...(page && page > 1 ? [`${names.page}=${page}`] : [])];
  return [adminTabAddress(matchesTab), ...more].join("&");
};

/** The part of the tab with the standings. */
export const standingsAddress = `${adminTabAddress(matchesTab)}&${names.period}=${standings}`;
export const areStandingsAt = (search: string): boolean => new URLSearchParams(search).get(names.period) === standings;
