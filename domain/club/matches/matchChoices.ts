import type { Clock } from "../../shared/clock.ts";
import { type Match, startOf } from "./match.ts";
import type { Matches } from "./ports.ts";

/** A published match as a form offers it. */
export type MatchChoice = Pick<Match, "slug" | "opponent" | "competition" | "start">;

type Needs = { readonly matches: Pick<Matches, "since">; readonly clock: Clock };

export type ListMatchChoices = () => Promise<readonly MatchChoice[]>;

/** Before the first match of any club. */
const always = "2000-01-01T00:00:00.000Z";

const choiceOf = ({ slug, opponent, competition, start }: Match): MatchChoice => ({
  slug,
  opponent,
  competition,
  start,
});

/** The published matches: those to come first, the next one before all, then the latest first. */
export const listMatchChoices =
  ({ matches, clock }: Needs): ListMatchChoices =>
  async () => {
    const [all, { now }] = await Promise.all([matches.since(always), clock.tell()]);
    const isToCome = (match: Match) => startOf(match) > now;
    return [...all.filter(isToCome), ...all.filter((match) => !isToCome(match)).toReversed()].map(choiceOf);
  };
