import { createEvent, sample } from "effector";
import type { MatchChoice } from "../../../../../domain/club/matches/ports.ts";
import { searchKey } from "../../../../../domain/content/editing/search.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { listMatchChoicesFx } from "../../../../club/matches/admin/effects.ts";
import type { Choice } from "../../../../design/components/lists/Select.tsx";
import { longDate } from "../../../../design/components/text/format.ts";
import { typeset } from "../../../../design/components/text/french.ts";
import { createQuery } from "../../../../lib/query.ts";

/** A form offers the matches: loads them again, the known ones stay visible. */
export const matchChoicesWanted = createEvent();

const query = createQuery({ effect: listMatchChoicesFx, ends: [$memberId] });
sample({ clock: matchChoicesWanted, target: query.refreshed });
export const $matchChoices = query.$state;

const labelOf = ({ game, opponent, competition, start }: MatchChoice): string =>
  typeset(`${opponent}, ${longDate(start)}, ${game}, ${competition}`);

/** The name of a match in the form; its slug while it isn't known. */
export const matchName = (all: readonly MatchChoice[], slug: string): string => {
  const found = all.find((match) => match.slug === slug);
  return found ? labelOf(found) : slug;
};

/** The matches whose opponent or competition has all the words, and the chosen one. */
export const matchChoices = (
  all: readonly MatchChoice[],
  chosen: string,
  search: string,
): { readonly found: number; readonly choices: readonly Choice[] } => {
  const parts = searchKey(search).split(/\s+/);
  const isFound = ({ opponent, competition }: MatchChoice) => {
    const key = searchKey(`${opponent} ${competition}`);
    return parts.every((part) => key.includes(part));
  };
  const found = new Set(all.filter(isFound));
  const shown = all.filter((match) => found.has(match) || match.slug === chosen);
  const isOther = chosen !== "" && shown.every(({ slug }) => slug !== chosen);
  return {
    found: found.size,
    choices: [
      ...(isOther ? [{ value: chosen, words: chosen }] : []),
      ...shown.map((match) => ({ value: String(match.slug), words: labelOf(match) })),
    ],
  };
};
