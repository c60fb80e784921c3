import { createEffect } from "effector";
import type { FoundStandings, StandingsQuery } from "../../../domain/club/standings/readStandings.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const readStandingsFx = createEffect<StandingsQuery, FoundStandings, Unexpected>();
