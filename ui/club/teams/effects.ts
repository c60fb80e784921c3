import { createEffect } from "effector";
import type { PersonPage, ReadPerson, ReadTeam, TeamList, TeamPage } from "../../../domain/club/teams/readTeams.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

// Effects without handlers: see ui/tips/effects.ts.

type Wanted = { readonly slug: string };

export const readTeamsFx = createEffect<void, TeamList, Unexpected>();
export const readTeamFx = createEffect<Wanted, TeamPage, RefusalOf<ReadTeam> | Unexpected>();
export const readPersonFx = createEffect<Wanted, PersonPage, RefusalOf<ReadPerson> | Unexpected>();
