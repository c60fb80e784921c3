import type { Standings } from "../../../../domain/club/standings/standings.ts";
import type { StandingsProblem, TypedStandings } from "../../../../domain/club/standings/typed.ts";
import { type ListEffects, listEffects } from "../../lists/effects.ts";

export const standingsActs: ListEffects<Standings, TypedStandings, StandingsProblem> = listEffects(
  "Standings",
  "Standings",
);
