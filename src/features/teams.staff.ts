import { memoryRecords } from "../../adapters/memory/club/records.ts";
import { memoryPersonRecords, memoryTeamRepository } from "../../adapters/memory/club/teamRepository.ts";
import { honoursOn, membershipsOn } from "../../adapters/memory/club/teams.ts";
import { supabaseRecords } from "../../adapters/supabase/club/recordRepository.ts";
import { supabaseTeamRepository } from "../../adapters/supabase/club/teamRepository.ts";
import { honoursTable, membershipsTable, peopleTable } from "../../adapters/supabase/club/teamRows.ts";
import { publishRecord } from "../../domain/club/lists/editList.ts";
import type { RecordRepository } from "../../domain/club/lists/records.ts";
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
} from "../../domain/club/teams/editTeams.ts";
import type { TeamRepository } from "../../domain/club/teams/ports.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "../../domain/club/teams/team.ts";
import { type BindPort, type Memory, type Supabase, method, provide, token } from "../bindings.ts";
import type { PageChanges } from "../server/pages/pageChanges.ts";

export const TeamRepositoryToken = token<TeamRepository>("TeamRepository");
export const PersonRecordsToken = token<RecordRepository<PersonRecord>>("PersonRecords");
export const MembershipRecordsToken = token<RecordRepository<MembershipRecord>>("MembershipRecords");
export const HonourRecordsToken = token<RecordRepository<HonourRecord>>("HonourRecords");

const ofTeams = { records: TeamRepositoryToken };
const ofPeople = { records: PersonRecordsToken };
const ofMemberships = { records: MembershipRecordsToken };
const ofHonours = { records: HonourRecordsToken };

export const useCases = {
  listStaffTeams: method(TeamRepositoryToken, "all"),
  addTeam: provide(addTeam, ofTeams),
  saveTeam: provide(saveTeam, ofTeams),
  publishTeam: provide(publishRecord<TeamRecord>, ofTeams),
  placeTeam: method(TeamRepositoryToken, "place"),
  removeTeam: method(TeamRepositoryToken, "remove"),
  listStaffPeople: method(PersonRecordsToken, "all"),
  addPerson: provide(addPerson, ofPeople),
  savePerson: provide(savePerson, ofPeople),
  publishPerson: provide(publishRecord<PersonRecord>, ofPeople),
  placePerson: method(PersonRecordsToken, "place"),
  removePerson: method(PersonRecordsToken, "remove"),
  listStaffMemberships: method(MembershipRecordsToken, "all"),
  addMembership: provide(addMembership, ofMemberships),
  saveMembership: provide(saveMembership, ofMemberships),
  endMembership: provide(endMembership, ofMemberships),
  publishMembership: provide(publishRecord<MembershipRecord>, ofMemberships),
  placeMembership: method(MembershipRecordsToken, "place"),
  removeMembership: method(MembershipRecordsToken, "remove"),
  listStaffHonours: method(HonourRecordsToken, "all"),
  addHonour: provide(addHonour, ofHonours),
  saveHonour: provide(saveHonour, ofHonours),
  publishHonour: provide(publishRecord<HonourRecord>, ofHonours),
  placeHonour: method(HonourRecordsToken, "place"),
  removeHonour: method(HonourRecordsToken, "remove"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(TeamRepositoryToken, supabaseTeamRepository(client));
  port(PersonRecordsToken, supabaseRecords(client, peopleTable));
  port(MembershipRecordsToken, supabaseRecords(client, membershipsTable));
  port(HonourRecordsToken, supabaseRecords(client, honoursTable));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(TeamRepositoryToken, memoryTeamRepository(backend));
  port(PersonRecordsToken, memoryPersonRecords(backend));
  port(MembershipRecordsToken, memoryRecords(backend, membershipsOn(backend)));
  port(HonourRecordsToken, memoryRecords(backend, honoursOn(backend)));
};

export const changes = (): PageChanges => ({});
