import { mostAbout } from "../../content/articles/aboutMatch.ts";
import type { ArticleTitle } from "../../content/articles/article.ts";
import type { Articles } from "../../content/articles/ports.ts";
import type { Clock } from "../../shared/clock.ts";
import { dayInParis } from "../../shared/parisDay.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import type { Tips } from "../../tips/ports.ts";
import type { TipSummary } from "../../tips/tip.ts";
import { isSlug } from "../../shared/slug.ts";
import { type ListedMatch, listed, nextOf } from "../matches/listMatches.ts";
import type { Matches } from "../matches/ports.ts";
import type { PersonWithTeams, Teams } from "./ports.ts";
import { type Honour, isIn, type Member, type Move, movesOf, type Team } from "./team.ts";

type Needs = { readonly teams: Teams; readonly clock: Clock };
type NotFound = { readonly kind: "not-found" };

type Figure = Pick<Member, "slug" | "name" | "role" | "photo">;

/** A player as the list of teams shows them. */
export type ListedPlayer = Figure & Pick<Member, "rank" | "specialty" | "position">;
/** A staff member as the list of teams shows them. */
export type ListedStaff = Figure & Pick<Member, "experience">;

/** An honour with the match that decided it. */
export type ListedHonour = Omit<Honour, "id">;

/** A team with those who are in it today. */
export type ListedTeam = Pick<Team, "slug" | "game" | "status" | "tier" | "founded" | "description"> & {
  readonly players: readonly ListedPlayer[];
  readonly staff: readonly ListedStaff[];
  readonly honours: readonly ListedHonour[];
};

export type TeamList = {
  readonly teams: readonly ListedTeam[];
  readonly figures: { readonly activeTeams: number; readonly honours: number; readonly players: number };
};

const figure = ({ slug, name, role, photo }: Member): Figure => ({ slug, name, role, photo });

const listedPlayer = (member: Member): ListedPlayer => {
  const { rank, specialty, position } = member;
  return { ...figure(member), rank, specialty, position };
};

const listedStaff = (member: Member): ListedStaff => ({ ...figure(member), experience: member.experience });

const listedHonour = ({ title, result, year, match }: Honour): ListedHonour => ({ title, result, year, match });

/** Those who are in a team on a day. Each once, though a change of the role makes two memberships. */
const presentIn = (members: readonly Member[], day: string) => {
  const present = members.filter((member) => isIn(member, day));
  return {
    players: present.filter(({ kind }) => kind === "player"),
    staff: present.filter(({ kind }) => kind === "staff"),
  };
};

const todayBy = async (clock: Clock): Promise<string> => dayInParis((await clock.tell()).now);

export type ReadTeams = () => Promise<TeamList>;

/** The published teams with their members of today, and the club's figures, counted. A player of two teams counts once. */
export const readTeams =
  ({ teams, clock }: Needs): ReadTeams =>
  async () => {
    const [all, today] = await Promise.all([teams.list(), todayBy(clock)]);
    const listedTeams = all.map(({ slug, game, status, tier, founded, description, members, honours }): ListedTeam => {
      const { players, staff } = presentIn(members, today);
      return {
        slug,
        game,
        status,
        tier,
        founded,
        description,
        players: players.map(listedPlayer),
        staff: staff.map(listedStaff),
        honours: honours.map(listedHonour),
      };
    });
    return {
      teams: listedTeams,
      figures: {
        activeTeams: listedTeams.filter(({ status }) => status === "active").length,
        honours: listedTeams.flatMap(({ honours }) => honours).length,
        players: new Set(listedTeams.flatMap(({ players }) => players.map(({ slug }) => slug))).size,
      },
    };
  };

/** A player as their team's page shows them. */
export type ShownPlayer = ListedPlayer & Pick<Member, "qualities" | "stats">;
/** A staff member as their team's page shows them. */
export type ShownStaff = ListedStaff & Pick<Member, "story">;

/** A team as its page shows it. */
export type TeamPage = Omit<Team, "members" | "honours" | "updatedAt"> & {
  readonly players: readonly ShownPlayer[];
  readonly staff: readonly ShownStaff[];
  readonly honours: readonly ListedHonour[];
  readonly moves: readonly (Pick<Move, "day" | "kind"> & { readonly member: Pick<Member, "slug" | "name" | "role"> })[];
};

export type ReadTeam = (wanted: { readonly slug: string }) => Promise<Result<TeamPage, NotFound>>;

/** The published team of a slug, with its members of today and its arrivals and departures. */
export const readTeam =
  ({ teams, clock }: Needs): ReadTeam =>
  async ({ slug }) => {
    const [team, today] = await Promise.all([isSlug(slug) ? teams.bySlug(slug) : undefined, todayBy(clock)]);
    if (!team) return refused({ kind: "not-found" });
    const { members, honours, updatedAt: _, ...shown } = team;
    const { players, staff } = presentIn(members, today);
    return done({
      ...shown,
      players: players.map((member) => ({ ...listedPlayer(member), qualities: member.qualities, stats: member.stats })),
      staff: staff.map((member) => ({ ...listedStaff(member), story: member.story })),
      honours: honours.map(listedHonour),
      moves: movesOf(members, today).map(({ day, kind, member: { slug, name, role } }) => ({
        day,
        kind,
        member: { slug, name, role },
      })),
    });
  };

/** A tip in a row of titles. */
export type TipTitle = Pick<TipSummary, "slug" | "title" | "category" | "readTime" | "featuredImage" | "plan">;

/** A person as their page shows them: the teams of today first. */
export type PersonPage = Omit<PersonWithTeams, "updatedAt"> & {
  /** The latest finished matches with them in the line-up. */
  readonly matches: readonly ListedMatch[];
  /** The newest ones about finished matches with them in the line-up. */
  readonly articles: readonly ArticleTitle[];
  /** The next match of their team; null without one, and for those who are in none. */
  readonly next: ListedMatch | null;
  /** The newest ones that they have written. */
  readonly tips: readonly TipTitle[];
};

/** The latest matches of a person's page, and the most of the tips. */
const latestMatches = 20;
const mostTips = 6;

export type ReadPerson = (wanted: { readonly slug: string }) => Promise<Result<PersonPage, NotFound>>;

type PersonNeeds = {
  readonly teams: Teams;
  readonly matches: Pick<Matches, "playedBy">;
  readonly coming: Pick<Matches, "coming">;
  readonly articles: Pick<Articles, "aboutPlayer">;
  readonly tips: Pick<Tips, "byAuthor">;
  readonly clock: Clock;
};

const titled = ({ slug, title, category, readTime, featuredImage, plan }: TipSummary): TipTitle => ({
  slug,
  title,
  category,
  readTime,
  featuredImage,
  plan,
});

/**
 * The person of a slug, with their published teams, the matches that they played and the articles about these. Line-ups and tips name
 * people as their page does.
 */
export const readPerson =
  ({ teams, matches, coming, articles, tips, clock }: PersonNeeds): ReadPerson =>
  async ({ slug }) => {
    const person = isSlug(slug) ? await teams.person(slug) : undefined;
    if (!person) return refused({ kind: "not-found" });
    const { updatedAt: _, ...shown } = person;
    const { now } = await clock.tell();
    const own = person.teams.find((one) => one.kind === "player" && isIn(one, dayInParis(now)));
    const [played, next, about, written] = await Promise.all([
      matches.playedBy(person.name, latestMatches),
      own ? nextOf(coming, own.team, now) : null,
      articles.aboutPlayer(person.name, mostAbout),
      tips.byAuthor(person.name, mostTips),
    ]);
    return done({ ...shown, matches: played.map(listed), next, articles: about, tips: written.map(titled) });
  };
