import type { MatchSorting } from "../../../../domain/club/matches/ports.ts";
import { sortingIn, sortingText, sortParameter } from "../../../admin/table/sorting.ts";
import { matchesView, viewAddress } from "../../../admin/viewAddress.ts";

/** The part of an address that selects the staff's matches. */
export type MatchesSelection = {
  /** Finished and cancelled ones, or those to play. */
  readonly isOver: boolean;
  /** The slug of a team. */
  readonly team?: string | undefined;
  readonly isDraft?: true | undefined;
  /** Without it, the soonest first, or of those that are over the newest. */
  readonly sorting?: MatchSorting | undefined;
  readonly page: number;
};

const names = { period: "periode", team: "equipe", state: "etat", sorting: sortParameter, page: "page" } as const;
const columns = { start: "debut", opponent: "adversaire", competition: "competition" } satisfies Record<
  MatchSorting["by"],
  string
>;
/** The query parameters that the list of matches reads. */
export const matchesReads: readonly string[] = Object.values(names);

const over = "termines";
const drafts = "brouillons";
const longestSlug = 200;
const highestPage = 100_000;

/** Reads the address. Invalid values get their default, such as page 1. */
export const matchesSelectionOf = (search: string): MatchesSelection => {
  const asked = new URLSearchParams(search);
  const page = Math.trunc(Number(asked.get(names.page)));
  return {
    isOver: asked.get(names.period) === over,
    team: asked.get(names.team)?.slice(0, longestSlug) || undefined,
    isDraft: asked.get(names.state) === drafts || undefined,
    sorting: sortingIn(asked, columns),
    page: Math.min(Math.max(page || 1, 1), highestPage),
  };
};

export const matchesAddress = ({ isOver, team, isDraft, sorting, page }: Partial<MatchesSelection>): string => {
  const more = new URLSearchParams();
  if (isOver) more.set(names.period, over);
  if (team !== undefined) more.set(names.team, team);
  if (isDraft) more.set(names.state, drafts);
  if (sorting) more.set(names.sorting, sortingText(sorting, columns));
  if (page && page > 1) more.set(names.page, String(page));
  return viewAddress(matchesView, more);
};
