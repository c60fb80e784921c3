import { minute } from "../../shared/clock.ts";
import type { Slug } from "../../shared/slug.ts";
import type { ValuesOf } from "../lists/recordFields.ts";
import type { ListRecord } from "../lists/records.ts";
import type { TeamName } from "../matches/ports.ts";
import type { eventFields, EventKind } from "./fields.ts";

/** How long an event may last, in minutes. */
export const durations = [30, 60, 90, 120, 150, 180, 240, 300, 360, 480] as const;

/** The most places of an event, and the most events of a club, as in the database. */
export const mostSeats = 500;
export const mostEvents = 300;

/** An evening together, as the staff edits it. */
export type EventRecord = ListRecord &
  ValuesOf<typeof eventFields> & {
    /** ISO 8601. */
    readonly start: string;
    readonly minutes: number;
    /** How many members can come; null: all who want to. */
    readonly seats: number | null;
  };

/** A published event, as all see it. */
export type ClubEvent = {
  readonly id: string;
  readonly slug: Slug;
  readonly title: string;
  readonly kind: EventKind;
  readonly team: TeamName | null;
  readonly location: string;
  readonly description: string;
  readonly status: EventRecord["status"];
  /** ISO 8601. */
  readonly start: string;
  readonly minutes: number;
  readonly seats: number | null;
  readonly updatedAt: string;
  readonly revision: number;
  /** How many members have a place, and how many wait for one. */
  readonly coming: number;
  readonly waiting: number;
};

type Times = Pick<ClubEvent, "start" | "minutes">;

/** Milliseconds since 1970. */
export const eventStart = ({ start }: Times): number => Date.parse(start);
export const eventEnd = (event: Times): number => eventStart(event) + event.minutes * minute;

/** Whether members can sign up: it is planned, and its start is ahead. @param now milliseconds since 1970 */
export const isSignUpOpen = (event: Pick<ClubEvent, "start" | "status">, now: number): boolean =>
  event.status === "planned" && Date.parse(event.start) > now;

/** How many places are left; null without a limit. */
export const seatsLeft = ({ seats, coming }: Pick<ClubEvent, "seats" | "coming">): number | null =>
  seats === null ? null : Math.max(0, seats - coming);
