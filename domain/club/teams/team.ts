import type { OutwardLink } from "../teams.ts";
import type { ValuesOf } from "../lists/recordFields.ts";
import type { ListRecord } from "../lists/records.ts";
import type { honourFields, membershipFields, personFields, teamFields, teamStatuses } from "./fields.ts";

export type TeamStatus = (typeof teamStatuses)[number];

/** A team, as the staff writes it. */
export type TeamRecord = ListRecord &
  ValuesOf<typeof teamFields> & {
    /** The last one is the page's call. */
    readonly links: readonly OutwardLink[];
  };

export type PersonLink = Pick<OutwardLink, "words" | "address">;

/** A player or a staff member, of any team. */
export type PersonRecord = ListRecord & ValuesOf<typeof personFields> & { readonly links: readonly PersonLink[] };

/** The most people, memberships and honours, each, as in the database. */
export const mostPeople = 1000;

/** A person's time in a team. Two times in the same team are two memberships. */
export type MembershipRecord = ListRecord & ValuesOf<typeof membershipFields>;

/** What a team has won. */
export type HonourRecord = ListRecord & ValuesOf<typeof honourFields>;

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
