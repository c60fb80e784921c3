import { personWithTeams } from "../../../domain/club/teams/roster.ts";
import type { MemoryBackend } from "../backend.ts";

/** The people whom the visitor can read. */
export const shownPeople = ({ people, memberships, teams }: MemoryBackend) => {
  const records = { people: people.read(), memberships: memberships.read(), teams: teams.read() };
  return records.people.filter((person) => personWithTeams(person, records));
};
