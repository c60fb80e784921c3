import { createEffect } from "effector";
import type { FoundStandings, StandingsQuery } from "../../../domain/club/standings/readStandings.ts";
import type { Standings } from "../../../domain/club/standings/standings.ts";
import type { StandingsProblem, TypedStandings } from "../../../domain/club/standings/typed.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { listEffects } from "../lists/effects.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const readStandingsFx = createEffect<StandingsQuery, FoundStandings, Unexpected>();
export const standingsActs = listEffects<Standings, TypedStandings, StandingsProblem>();
