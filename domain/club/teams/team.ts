import type { OutwardLink } from "../teams.ts";
import type { ListRecord } from "../lists/records.ts";
import type { Slug } from "../../shared/slug.ts";

export const teamStatuses = ["active", "developing"] as const;
export type TeamStatus = (typeof teamStatuses)[number];

/** A team, as the staff writes it. */
export type TeamRecord = ListRecord & {
  /** Permanent: matches, calendars and the address of its page have it. */
  readonly slug: Slug;
  /** What it plays, by which it is called: "Valorant". */
  readonly game: string;
  /** Of its page; empty: the game. */
  readonly title: string;
  /** Under the title. */
  readonly lead: string;
  readonly status: TeamStatus;
  /** Where it plays: "Division 1". */
  readonly tier: string;
  /** The year. */
  readonly founded: number | null;
  readonly description: string;
  /** The last one is the page's call. */
  readonly links: readonly OutwardLink[];
};

export type PersonLink = Pick<OutwardLink, "words" | "address">;

/** A player or a staff member, of any team. */
export type PersonRecord = ListRecord & {
  /** Permanent: the address of their page. */
  readonly slug: Slug;
  readonly name: string;
  readonly qualities: readonly string[];
  /** What they bring, in a few words: "six ans sur le banc". */
  readonly experience: string;
  readonly story: string;
  /** The profile with the statistics, elsewhere. */
  readonly stats: string | null;
  readonly links: readonly PersonLink[];
  /** The address of a picture; null: the site draws a face, by role and name. */
  readonly photo: string | null;
};

/** The most people, memberships and honours, each, as in the database. */
export const mostPeople = 1000;

export const memberKinds = ["player", "staff"] as const;
export type MemberKind = (typeof memberKinds)[number];

/** A person's time in a team. Two times in the same team are two memberships. */
export type MembershipRecord = ListRecord & {
  readonly team: Slug;
  readonly person: Slug;
  readonly kind: MemberKind;
  /** "Duelliste", "Coach". */
  readonly role: string;
  readonly rank: string;
  readonly specialty: string;
  /** "Ancre du site B". */
  readonly position: string;
  /** The first day, "2026-09-01", if it is known. */
  readonly joined: string | null;
  /** The first day without them; null while they stay. */
  readonly departed: string | null;
};

/** What a team has won. */
export type HonourRecord = ListRecord & {
  readonly team: Slug;
  readonly title: string;
  readonly result: string;
  readonly year: number | null;
  /** The slug of the match that decided it. */
  readonly match: Slug | null;
};

/** A person in a team. */
export type Member = Pick<
  MembershipRecord,
  "id" | "kind" | "role" | "rank" | "specialty" | "position" | "joined" | "departed"
> &
  Omit<PersonRecord, keyof ListRecord | "links">;

export type Honour = Pick<HonourRecord, "id" | "title" | "result" | "year" | "match">;

/** A published team with its members, also of before, and its honours, each in the club's order. */
export type Team = Omit<TeamRecord, "isPublished" | "revision"> & {
  readonly members: readonly Member[];
  readonly honours: readonly Honour[];
};

/** Whether a membership holds on a day. @param day "2026-11-22" */
export const isIn = ({ joined, departed }: Pick<Member, "joined" | "departed">, day: string): boolean =>
  (joined === null || joined <= day) && (departed === null || departed > day);

export type Move = { readonly day: string; readonly kind: "arrival" | "departure"; readonly member: Member };

/** The arrivals and departures up to a day, the latest first. @param day "2026-11-22" */
export const movesOf = (members: readonly Member[], day: string): readonly Move[] =>
  members
    .flatMap((member): readonly Move[] => [
      ...(member.joined ? [{ day: member.joined, kind: "arrival" as const, member }] : []),
      ...(member.departed ? [{ day: member.departed, kind: "departure" as const, member }] : []),
    ])
    .filter((move) => move.day <= day)
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
