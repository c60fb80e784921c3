import type { MemberId } from "../../../domain/accounts/member.ts";
import type { PersonWithTeams } from "../../../domain/club/teams/ports.ts";
import { personWithTeams } from "../../../domain/club/teams/roster.ts";
import type { MemoryBackend } from "../backend.ts";

/** The person of the teams who a member is, if visitors can read them. */
export const personOf = (
  { memberships, people, playerAccounts, teams }: MemoryBackend,
  member: MemberId,
): PersonWithTeams | undefined => {
  const account = playerAccounts.read().find((one) => one.member === member);
  const person = account && people.read().find(({ slug }) => slug === account.person);
  return personWithTeams(person, { memberships: memberships.read(), teams: teams.read() });
};
