import type { CardTarget } from "../../../../../../domain/club/cards/cardTarget.ts";
import type { MatchChoice } from "../../../../../../domain/club/matches/ports.ts";
import { searchKey } from "../../../../../../domain/content/editing/search.ts";
import { matchPath } from "../../../../../club/matches/address.ts";
import { listAddress } from "../../../../../club/matches/list/address.ts";
import { standingsPart } from "../../../../../club/standings/standings.ts";
import { longDate } from "../../../../../design/components/text/format.ts";

/** A card to be put into a text. */
export type CardChoice = {
  readonly kind: CardTarget["kind"];
  readonly address: string;
  /** The words of its link. */
  readonly title: string;
  /** What tells it from others of this title. */
  readonly about: string;
};

type Offered = {
  readonly matches: readonly MatchChoice[];
  /** The competitions that have standings. */
  readonly competitions: readonly string[];
  /** Those that the search found. */
  readonly people: readonly CardChoice[];
};

const most = { matches: 6, competitions: 3 } as const;

/** What is offered for the typed words; without words the matches around this moment. @param now milliseconds since 1970 */
export const cardChoices = (
  { matches, competitions, people }: Offered,
  { typed, now, club }: { readonly typed: string; readonly now: number; readonly club: string },
): readonly CardChoice[] => {
  const parts = searchKey(typed).split(/\s+/);
  const has = (text: string) => parts.every((part) => searchKey(text).includes(part));
  const distance = ({ start }: MatchChoice) => Math.abs(Date.parse(start) - now);
  const found = matches
    .filter(({ opponent, competition, game }) => has(`${opponent} ${competition} ${game}`))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most.matches)
    .map(({ slug, opponent, competition, start }): CardChoice => ({
      kind: "match",
      address: matchPath(slug),
      title: `${club} – ${opponent}`,
      about: `${competition}, ${longDate(start)}`,
    }));
  const standings = competitions
    .filter(has)
    .slice(0, most.competitions)
    .map((competition): CardChoice => ({
      kind: "standings",
      address: `${listAddress({ competition })}#${standingsPart}`,
      title: competition,
      about: "",
    }));
  return [...found, ...people, ...standings];
};
