import { memoryRecords } from "../../../adapters/memory/club/records.ts";
import {
  memoryMembershipRecords,
  memoryPersonRecords,
  memoryTeamRepository,
} from "../../../adapters/memory/club/teamRepository.ts";
import { honoursOn } from "../../../adapters/memory/club/teams.ts";
import { supabaseRecords } from "../../../adapters/supabase/club/recordRepository.ts";
import { supabaseTeamRepository } from "../../../adapters/supabase/club/teamRepository.ts";
import { honoursTable, membershipsTable, peopleTable } from "../../../adapters/supabase/club/teamRows.ts";
import { publishRecord } from "../../../domain/club/lists/editList.ts";
import type { RecordRepository } from "../../../domain/club/lists/records.ts";
import {
  addHonour,
  addMembership,
  addPerson,
  addTeam,
  endMembership,
  saveHonour,
  saveMembership,
  savePerson,
  saveTeam,
} from "../../../domain/club/teams/editTeams.ts";
import type { TeamRepository } from "../../../domain/club/teams/ports.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "../../../domain/club/teams/team.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type TeamsStaffPorts = {
  readonly teamRepository: TeamRepository;
  readonly personRecords: RecordRepository<PersonRecord>;
  readonly membershipRecords: RecordRepository<MembershipRecord>;
  readonly honourRecords: RecordRepository<HonourRecord>;
};

const { provide, method } = bindingsOn<TeamsStaffPorts>();

const ofTeams = { records: "teamRepository" } as const;
const ofPeople = { records: "personRecords" } as const;
const ofMemberships = { records: "membershipRecords" } as const;
const ofHonours = { records: "honourRecords" } as const;

export const useCases = {
  listStaffTeams: method("teamRepository", "all"),
  addTeam: provide(addTeam, ofTeams),
  saveTeam: provide(saveTeam, ofTeams),
  publishTeam: provide(publishRecord<TeamRecord>, ofTeams),
  placeTeam: method("teamRepository", "place"),
  removeTeam: method("teamRepository", "remove"),
  listStaffPeople: method("personRecords", "all"),
  addPerson: provide(addPerson, ofPeople),
  savePerson: provide(savePerson, ofPeople),
  publishPerson: provide(publishRecord<PersonRecord>, ofPeople),
  placePerson: method("personRecords", "place"),
  removePerson: method("personRecords", "remove"),
  listStaffMemberships: method("membershipRecords", "all"),
  addMembership: provide(addMembership, ofMemberships),
  saveMembership: provide(saveMembership, ofMemberships),
  endMembership: provide(endMembership, ofMemberships),
  publishMembership: provide(publishRecord<MembershipRecord>, ofMemberships),
  placeMembership: method("membershipRecords", "place"),
  removeMembership: method("membershipRecords", "remove"),
  listStaffHonours: method("honourRecords", "all"),
  addHonour: provide(addHonour, ofHonours),
  saveHonour: provide(saveHonour, ofHonours),
  publishHonour: provide(publishRecord<HonourRecord>, ofHonours),
  placeHonour: method("honourRecords", "place"),
  removeHonour: method("honourRecords", "remove"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): TeamsStaffPorts => ({
  teamRepository: supabaseTeamRepository(client),
  personRecords: supabaseRecords(client, peopleTable),
  membershipRecords: supabaseRecords(client, membershipsTable),
  honourRecords: supabaseRecords(client, honoursTable),
});

export const memory = ({ backend }: Memory): TeamsStaffPorts => ({
  teamRepository: memoryTeamRepository(backend),
  personRecords: memoryPersonRecords(backend),
  membershipRecords: memoryMembershipRecords(backend),
  honourRecords: memoryRecords(backend, honoursOn(backend)),
});
