import type { RecordRepository } from "../../../domain/club/lists/records.ts";
import type { TeamRepository } from "../../../domain/club/teams/ports.ts";
import type { PersonRecord } from "../../../domain/club/teams/team.ts";
import { refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";
import { memoryRecords } from "./records.ts";
import { peopleOn, teamsOn } from "./teams.ts";

export const memoryTeamRepository = (backend: MemoryBackend): TeamRepository => {
  const { honours, matches, memberships, standing, teams } = backend;
  const records = memoryRecords(backend, teamsOn(backend));
  return {
    ...records,
    async remove(id) {
      const team = teams.read().find((one) => one.id === id)?.slug;
      if (may(standing(), "change teams") && matches.read().some((match) => match.team === team)) {
        return refused({ kind: "in-use" });
      }
      const removed = await records.remove(id);
      if (removed.ok) {
        memberships.update((all) => all.filter((one) => one.team !== team));
        honours.update((all) => all.filter((one) => one.team !== team));
      }
      return removed;
    },
  };
};

export const memoryPersonRecords = (backend: MemoryBackend): RecordRepository<PersonRecord> => {
  const { memberships, people } = backend;
  const records = memoryRecords(backend, peopleOn(backend));
  return {
    ...records,
    async remove(id) {
      const person = people.read().find((one) => one.id === id)?.slug;
      const removed = await records.remove(id);
      if (removed.ok) memberships.update((all) => all.filter((one) => one.person !== person));
      return removed;
    },
  };
};
