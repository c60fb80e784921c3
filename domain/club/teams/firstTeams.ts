import { freeSlug, type Slug, slugOf } from "../../shared/slug.ts";
import type { Details, FirstRow, ListRecord } from "../lists/records.ts";
import type { ClubTeams } from "../teams.ts";
import type { ValorantTeam } from "../valorant.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "./team.ts";

/** The teams of the club's folder with their people and honours: the first ones of a site, which reads them once. */
export type FirstTeamPages = {
  readonly teams: readonly FirstRow<TeamRecord>[];
  readonly people: readonly FirstRow<PersonRecord>[];
  readonly memberships: readonly FirstRow<MembershipRecord>[];
  readonly honours: readonly FirstRow<HonourRecord>[];
};

/** The slug of the team whose page `valorant.ts` describes. */
const valorantSlug = "valorant" as Slug;

type FolderTeam = ClubTeams["teams"][number];

/** A folder may describe the Valorant team's page alone: then the team is its page's. */
const alone: FolderTeam = {
  slug: valorantSlug,
  game: "Valorant",
  status: "Active",
  tier: "",
  founded: 0,
  description: "",
  achievements: [],
  players: [],
  staff: [],
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

type Described = {
  readonly name: string;
  readonly role: string;
  readonly kind: "player" | "staff";
  readonly rank?: string;
  readonly specialty?: string;
  readonly position?: string;
  readonly qualities?: readonly string[];
  readonly experience?: string;
  readonly story?: string;
  readonly stats?: string;
};

/** The people of a team as both files describe them. */
const describedIn = ({ players, staff }: FolderTeam, page: ValorantTeam | undefined): readonly Described[] => {
  const listed: readonly Described[] = [
    ...players.map((player) => ({ ...player, kind: "player" as const })),
    ...staff.map((member) => ({ ...member, kind: "staff" as const })),
  ];
  const closer: readonly Described[] = page
    ? [
        ...page.players.map((player) => ({ ...player, kind: "player" as const })),
        ...page.staff.map(({ text, ...member }) => ({ ...member, story: text, kind: "staff" as const })),
      ]
    : [];
  return [...new Set([...listed, ...closer].map(({ kind, name }) => `${kind} ${name}`))].map((key) =>
    Object.assign({}, ...[...listed, ...closer].filter(({ kind, name }) => `${kind} ${name}` === key)),
  );
};

export const firstTeamPages = ({ teams }: ClubTeams, valorant: ValorantTeam): FirstTeamPages => {
  const all = teams.some(({ slug }) => slug === valorantSlug) ? teams : [...teams, alone];
  const pageOf = ({ slug }: FolderTeam) => (slug === valorantSlug ? valorant : undefined);
  const described = all.map((team) => ({ team: team.slug as Slug, people: describedIn(team, pageOf(team)) }));
  const everybody = described.flatMap(({ people }) => people);
  const slugs = slugsOf(everybody.map(({ name }) => name));
  const slugFor = (name: string) => slugs.get(name) as Slug;
  return {
    teams: placed<TeamRecord>(
      all.map((team) => {
        const page = pageOf(team);
        return {
          slug: team.slug as Slug,
          game: team.game,
          title: page?.title ?? "",
          lead: page?.lead ?? "",
          status: team.status === "Active" ? "active" : "developing",
          tier: team.tier,
          founded: team.founded || null,
          description: team.description,
          links: page ? [page.partner, page.coaches, page.chat] : [],
        };
      }),
    ),
    people: placed<PersonRecord>(
      [...slugs].map(([name, slug]) => {
        const one: Described = Object.assign({}, ...everybody.filter((person) => person.name === name));
        return {
          slug,
          name,
          qualities: one.qualities ?? [],
          experience: one.experience ?? "",
          story: one.story ?? "",
          stats: one.stats ?? null,
          links: [],
          photo: null,
        };
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
      all.flatMap(({ slug, achievements }) =>
        achievements.map(({ title, result }) => ({ team: slug as Slug, title, ...yearIn(result), match: null })),
      ),
    ),
  };
};
