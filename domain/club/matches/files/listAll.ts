import type { Match } from "../match.ts";
import type { MatchRepository } from "../ports.ts";

type Needs = { readonly matches: Pick<MatchRepository, "slice"> };

const perRequest = 500;

/** All matches by start, drafts too. One that ends while they are read is there once. */
export const listAllMatches = ({ matches }: Needs) => {
  const all = async (isOver: boolean): Promise<readonly Match[]> => {
    const found: Match[] = [];
    for (;;) {
      const slice = await matches.slice({ isOver, from: found.length, count: perRequest });
      found.push(...slice);
      if (slice.length < perRequest) return found;
    }
  };
  return async (): Promise<readonly Match[]> => {
    const open = await all(false);
    const known = new Map([...open, ...(await all(true))].map((match) => [match.id, match]));
    return [...known.values()].toSorted((one, other) => one.start.localeCompare(other.start));
  };
};
