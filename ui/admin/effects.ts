import type { MemberId } from "../../domain/accounts/member.ts";
import type { NotStaff, ReservedName, RoleChange, Team, TeamMember } from "../../domain/accounts/staff/ports.ts";
import type { SignedOut } from "../../domain/accounts/ports.ts";
import type { ClubSetup, OpenSetup, ReadSetup } from "../../domain/club/readSetup.ts";
import type { FolderFacts } from "../../domain/club/setupFacts.ts";
import type { Overview } from "../../domain/club/overview.ts";
import type { RefusalOf } from "../../domain/shared/result.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";
import { effectOf } from "../lib/effectOf.ts";

export const overviewFx = effectOf("readOverview")<void, Overview, SignedOut | NotStaff | Unexpected>();
export const readSetupFx = effectOf("readSetup")<FolderFacts, OpenSetup, RefusalOf<ReadSetup> | Unexpected>();
export const putSetupAwayFx = effectOf("putSetupAway")<boolean, void, RefusalOf<ClubSetup["putAway"]> | Unexpected>();
export const findMembersFx = effectOf("findMembers")<
  string,
  readonly TeamMember[],
  RefusalOf<Team["find"]> | Unexpected
>();
export const setStaffFx = effectOf("setStaff")<RoleChange, void, RefusalOf<Team["setStaff"]> | Unexpected>();
export const listReservedNamesFx = effectOf("listReservedNames")<
  void,
  readonly ReservedName[],
  RefusalOf<Team["reserved"]> | Unexpected
>();
export const takeReservedNameFx = effectOf("takeReservedName")<
  MemberId,
  void,
  RefusalOf<Team["takeName"]> | Unexpected
>();
