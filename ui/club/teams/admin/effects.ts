import type { ChangeRefusal } from "../../../../domain/club/lists/changePart.ts";
import type { Departure } from "../../../../domain/club/teams/editTeams.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "../../../../domain/club/teams/team.ts";
import type {
  TeamProblem,
  TypedHonour,
  TypedMembership,
  TypedPerson,
  TypedTeam,
} from "../../../../domain/club/teams/typed.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { effectOf } from "../../../lib/effectOf.ts";
import { listEffects } from "../../lists/effects.ts";

export const teamActs = listEffects("Team", "Teams")<TeamRecord, TypedTeam, TeamProblem>();
export const personActs = listEffects("Person", "People")<PersonRecord, TypedPerson, TeamProblem>();
export const membershipActs = listEffects("Membership", "Memberships")<
  MembershipRecord,
  TypedMembership,
  TeamProblem
>();
export const honourActs = listEffects("Honour", "Honours")<HonourRecord, TypedHonour, TeamProblem>();
export const endMembershipFx = effectOf("endMembership")<
  Departure,
  MembershipRecord,
  ChangeRefusal<MembershipRecord> | Unexpected
>();
