import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "../../../../domain/club/teams/team.ts";
import type {
  TeamProblem,
  TypedHonour,
  TypedMembership,
  TypedPerson,
  TypedTeam,
} from "../../../../domain/club/teams/typed.ts";
import { act } from "../../../lib/act.ts";
import { type ListEffects, listEffects } from "../../lists/effects.ts";

export const teamActs: ListEffects<TeamRecord, TypedTeam, TeamProblem> = listEffects("Team", "Teams");
export const personActs: ListEffects<PersonRecord, TypedPerson, TeamProblem> = listEffects("Person", "People");
export const membershipActs: ListEffects<MembershipRecord, TypedMembership, TeamProblem> = listEffects(
  "Membership",
  "Memberships",
);
export const honourActs: ListEffects<HonourRecord, TypedHonour, TeamProblem> = listEffects("Honour", "Honours");
export const endMembershipFx = act("endMembership");
