import type { Clock } from "../../shared/clock.ts";
import { startOf } from "./match.ts";
import type { MatchChoice, Matches } from "./ports.ts";

type Needs = { readonly matches: Pick<Matches, "choices">; readonly clock: Clock };

export type ListMatchChoices = () => Promise<readonly MatchChoice[]>;

/** The published matches: those to come first, the next one before all, then the latest first. */
export const listMatchChoices =
  ({ matches, clock }: Needs): ListMatchChoices =>
  async () => {
    const [all, { now }] = await Promise.all([matches.choices(), clock.tell()]);
    const isToCome = (match: MatchChoice) => startOf(match) > now;
    return [...all.filter(isToCome), ...all.filter((match) => !isToCome(match)).toReversed()];
  };
