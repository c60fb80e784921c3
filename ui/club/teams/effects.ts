import { createEffect } from "effector";
import type { PersonPage, ReadPerson, ReadTeam, TeamList, TeamPage } from "../../../domain/club/teams/readTeams.ts";
import type { ChangeRefusal } from "../../../domain/club/lists/changePart.ts";
import type { Departure } from "../../../domain/club/teams/editTeams.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "../../../domain/club/teams/team.ts";
import type {
  TeamProblem,
  TypedHonour,
  TypedMembership,
  TypedPerson,
  TypedTeam,
} from "../../../domain/club/teams/typed.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { listEffects } from "../lists/effects.ts";

// Effects without handlers: see ui/tips/effects.ts.

type Wanted = { readonly slug: string };

export const readTeamsFx = createEffect<void, TeamList, Unexpected>();
export const readTeamFx = createEffect<Wanted, TeamPage, RefusalOf<ReadTeam> | Unexpected>();
export const readPersonFx = createEffect<Wanted, PersonPage, RefusalOf<ReadPerson> | Unexpected>();

export const teamActs = listEffects<TeamRecord, TypedTeam, TeamProblem>();
export const personActs = listEffects<PersonRecord, TypedPerson, TeamProblem>();
export const membershipActs = listEffects<MembershipRecord, TypedMembership, TeamProblem>();
export const honourActs = listEffects<HonourRecord, TypedHonour, TeamProblem>();
export const endMembershipFx = createEffect<
  Departure,
  MembershipRecord,
  ChangeRefusal<MembershipRecord> | Unexpected
>();
