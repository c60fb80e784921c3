import { freeSlug, type Slug, slugOf } from "../../shared/slug.ts";
import type { Details, FirstRow, ListRecord } from "../lists/records.ts";
import type { ClubTeams, Player, StaffMember, Team } from "../teams.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "./team.ts";

/** The teams of the club's folder with their people and honours: the first ones of a site, which reads them once. */
export type FirstTeamPages = {
  readonly teams: readonly FirstRow<TeamRecord>[];
  readonly people: readonly FirstRow<PersonRecord>[];
  readonly memberships: readonly FirstRow<MembershipRecord>[];
  readonly honours: readonly FirstRow<HonourRecord>[];
};

/** "Victoire, 2025" has a year. */
const yearIn = (result: string): { readonly result: string; readonly year: number | null } => {
  const [, words, year] = /^(.+), (\d{4})$/.exec(result) ?? [];
  return words === undefined ? { result, year: null } : { result: words, year: Number(year) };
};

const placed = <Item extends ListRecord>(
  rows: readonly Omit<Details<Item>, "isPublished">[],
): readonly FirstRow<Item>[] =>
  rows.map((row, place) => ({ ...row, isPublished: true, place }) as unknown as FirstRow<Item>);

/** The same name is the same person. */
const slugsOf = (names: readonly string[]): ReadonlyMap<string, Slug> => {
  const slugs = new Map<string, Slug>();
  for (const name of names) {
    if (!slugs.has(name)) slugs.set(name, freeSlug(slugOf(name) ?? ("profil" as Slug), [...slugs.values()]));
  }
  return slugs;
};

/** What the folder says of a person as a member of a team. */
type Described = { readonly kind: "player" | "staff" } & Player & StaffMember;

const peopleOf = ({ players, staff }: Team): readonly Described[] => [
  ...players.map((player) => ({ ...player, kind: "player" as const })),
  ...staff.map((member) => ({ ...member, kind: "staff" as const })),
];

/** The members who the players are, by username. */
export const firstPlayerAccounts = ({ teams }: ClubTeams) => {
  const players = teams.flatMap((team) => team.players);
  const slugs = slugsOf(teams.flatMap(peopleOf).map(({ name }) => name));
  return players.flatMap(({ name, username }) =>
    username === undefined ? [] : [{ person: slugs.get(name) as Slug, username }],
  );
};

export const firstTeamPages = ({ teams }: ClubTeams): FirstTeamPages => {
  const described = teams.map((team) => ({ team: team.slug as Slug, people: peopleOf(team) }));
  const everybody = described.flatMap(({ people }) => people);
  const slugs = slugsOf(everybody.map(({ name }) => name));
  const slugFor = (name: string) => slugs.get(name) as Slug;
  return {
    teams: placed<TeamRecord>(
      teams.map(({ slug, game, title = "", lead = "", status, tier = "", founded, description = "", links = [] }) => ({
        slug: slug as Slug,
        game,
        title,
        lead,
        status: status === "Active" ? "active" : "developing",
        tier,
        founded: founded ?? null,
        description,
        links,
      })),
    ),
    people: placed<PersonRecord>(
      [...slugs].map(([name, slug]) => {
        const one: Described = Object.assign({}, ...everybody.filter((person) => person.name === name));
        const { qualities = [], experience = "", story = "", stats } = one;
        return { slug, name, qualities, experience, story, stats: stats ?? null, links: [], photo: null };
      }),
    ),
    memberships: placed<MembershipRecord>(
      described.flatMap(({ team, people }) =>
        people.map(({ name, kind, role, rank = "", specialty = "", position = "" }) => ({
          team,
          person: slugFor(name),
          kind,
          role,
          rank,
          specialty,
          position,
          joined: null,
          departed: null,
        })),
      ),
    ),
    honours: placed<HonourRecord>(
      teams.flatMap(({ slug, achievements }) =>
        achievements.map(({ title, result }) => ({ team: slug as Slug, title, ...yearIn(result), match: null })),
      ),
    ),
  };
};
