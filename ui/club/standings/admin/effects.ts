import type { Standings } from "../../../../domain/club/standings/standings.ts";
import type { StandingsProblem, TypedStandings } from "../../../../domain/club/standings/typed.ts";
import { listEffects } from "../../lists/effects.ts";

export const standingsActs = listEffects("Standings", "Standings")<Standings, TypedStandings, StandingsProblem>();
