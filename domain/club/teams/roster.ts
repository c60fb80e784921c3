import type { ListRecord } from "../lists/records.ts";
import type { PersonWithTeams } from "./ports.ts";
import type { HonourRecord, Member, MembershipRecord, PersonRecord, Team, TeamRecord } from "./team.ts";

/** The stored records, in their order. */
type Records = {
  readonly teams: readonly TeamRecord[];
  readonly people: readonly PersonRecord[];
  readonly memberships: readonly MembershipRecord[];
  readonly honours: readonly HonourRecord[];
};

const isShown = ({ isPublished }: ListRecord): boolean => isPublished;

const memberOf = (membership: MembershipRecord, person: PersonRecord): Member => ({
  id: membership.id,
  kind: membership.kind,
  role: membership.role,
  rank: membership.rank,
  specialty: membership.specialty,
  position: membership.position,
  joined: membership.joined,
  departed: membership.departed,
  slug: person.slug,
  name: person.name,
  qualities: person.qualities,
  experience: person.experience,
  story: person.story,
  stats: person.stats,
  photo: person.photo,
});

/** The published teams with their published members and honours. */
export const teamsFrom = ({ teams, people, memberships, honours }: Records): readonly Team[] => {
  const known = new Map(people.filter(isShown).map((person) => [person.slug, person]));
  return teams.filter(isShown).map(({ isPublished: _, revision: __, ...team }) => ({
    ...team,
    members: memberships
      .filter((one) => one.team === team.slug && one.isPublished)
      .flatMap((one) => {
        const person = known.get(one.person);
        return person ? [memberOf(one, person)] : [];
      }),
    honours: honours
      .filter((one) => one.team === team.slug && one.isPublished)
      .map(({ id, title, result, year, match }) => ({ id, title, result, year, match })),
  }));
};

const shownOf = ({
  id,
  kind,
  role,
  position,
  rank,
  specialty,
  joined,
  departed,
}: Omit<MembershipRecord, "team" | "person" | "isPublished">) => ({
  id,
  kind,
  role,
  position,
  rank,
  specialty,
  joined,
  departed,
});

/** A published person with their published teams; undefined without any. */
export const personWithTeams = (
  person: PersonRecord | undefined,
  { memberships, teams }: Pick<Records, "memberships" | "teams">,
): PersonWithTeams | undefined => {
  if (!person?.isPublished) return undefined;
  const games = new Map(teams.filter(isShown).map(({ slug, game }) => [slug, game]));
  const own = memberships.flatMap(({ team, person: slug, isPublished, ...membership }) => {
    const game = games.get(team);
    return slug === person.slug && isPublished && game !== undefined ? [{ team, game, ...shownOf(membership) }] : [];
  });
  const { isPublished: _, revision: __, ...shown } = person;
  return own.length > 0 ? { ...shown, teams: own } : undefined;
};
