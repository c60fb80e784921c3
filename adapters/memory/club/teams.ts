import type { Teams } from "../../../domain/club/teams/ports.ts";
import { personWithTeams, teamsFrom } from "../../../domain/club/teams/roster.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "../../../domain/club/teams/team.ts";
import { mostPeople as most } from "../../../domain/club/teams/team.ts";
import type { MemoryBackend } from "../backend.ts";
import type { MemoryList } from "./records.ts";

const acts = { read: "read published teams", readDrafts: "read drafts of teams", change: "change teams" } as const;

export const teamsOn = ({ teams }: MemoryBackend): MemoryList<TeamRecord> => ({ records: teams, acts });
export const peopleOn = ({ people }: MemoryBackend): MemoryList<PersonRecord> => ({ records: people, acts, most });
export const membershipsOn = ({ memberships }: MemoryBackend): MemoryList<MembershipRecord> => ({
  records: memberships,
  acts,
  most,
});
export const honoursOn = ({ honours }: MemoryBackend): MemoryList<HonourRecord> => ({ records: honours, acts, most });

export const memoryTeams = (backend: MemoryBackend): Teams => {
  const { enter, honours, isEmpty, memberships, people, teams } = backend;
  const read = async () => {
    await enter("read published teams");
    return {
      teams: isEmpty() ? [] : teams.read(),
      people: isEmpty() ? [] : people.read(),
      memberships: memberships.read(),
      honours: honours.read(),
    };
  };
  return {
    list: async () => teamsFrom(await read()),
    bySlug: async (slug) => teamsFrom(await read()).find((team) => team.slug === slug),
    async people() {
      const records = await read();
      const shown = records.people.filter((person) => personWithTeams(person, records));
      return shown
        .map(({ slug, updatedAt }) => ({ slug, updatedAt }))
        .toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
    },
    async person(slug) {
      const records = await read();
      return personWithTeams(
        records.people.find((person) => person.slug === slug),
        records,
      );
    },
  };
};
