import type { Likes } from "../../content/reactions/ports.ts";
import type { Slug } from "../../shared/slug.ts";
import type { ClubEvent } from "./event.ts";

/** The published events. */
export type Events = {
  /** Those that begin after a time (ISO 8601), in the order of their start. */
  since(start: string): Promise<readonly ClubEvent[]>;
  bySlug(slug: Slug): Promise<ClubEvent | undefined>;
};

/** A member who comes, or waits. */
export type Attendee = {
  readonly username: string;
  readonly avatar: string | null;
  readonly isWaiting: boolean;
};

/** Who comes to an event, as far as the caller may know. */
export type SignUps = {
  /** The caller's own: a place, or a place on the waiting list, from 1. Null: they haven't signed up. */
  readonly mine: { readonly position: number | null } | null;
  /**
   * Those who have a place, in the order in which they got it; the staff sees also those who wait, and hidden members. Members without a
   * username aren't among them.
   */
  readonly people: readonly Attendee[];
};

export const noSignUps: SignUps = { mine: null, people: [] };

export type EventSignUps = Pick<Likes<Slug>, "set"> & {
  /** Nothing of an unknown event. */
  of(event: Slug): Promise<SignUps>;
};
