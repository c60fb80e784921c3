import { createEffect } from "effector";
import type {
  MatchList,
  MatchQuery,
  NextMatches,
  ReadNextMatches,
  ReadMatch,
  TeamMatches,
} from "../../../domain/club/matches/listMatches.ts";
import type { Match } from "../../../domain/club/matches/match.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

// Effects without handlers: see ui/tips/effects.ts.

type At = { readonly now: number };

export const listMatchesFx = createEffect<MatchQuery, MatchList, Unexpected>();
export const readMatchFx = createEffect<{ readonly slug: string }, Match, RefusalOf<ReadMatch> | Unexpected>();
export const nextMatchesFx = createEffect<Parameters<ReadNextMatches>[0], NextMatches, Unexpected>();
export const teamMatchesFx = createEffect<At & { readonly team: string | null }, readonly TeamMatches[], Unexpected>();
