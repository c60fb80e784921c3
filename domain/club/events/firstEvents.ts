import type { Slug } from "../../shared/slug.ts";
import { emptyValues } from "../lists/recordFields.ts";
import type { FirstRow } from "../lists/records.ts";
import type { EventRecord } from "./event.ts";
import { eventFields, type EventKind } from "./fields.ts";

/** An event in the club's folder. */
export type FirstEvent = {
  readonly slug: string;
  readonly title: string;
  readonly kind: EventKind;
  readonly team?: string | undefined;
  readonly location: string;
  readonly description?: string | undefined;
  /** ISO 8601 with its offset: "2026-11-28T21:00+01:00". */
  readonly start: string;
  readonly minutes: number;
  readonly seats?: number | undefined;
  /** Usernames of those who come, in their order, on a site that begins with members. */
  readonly signedUp?: readonly string[] | undefined;
};

type Folder = { readonly events?: readonly FirstEvent[] | undefined };

export const firstEvents = ({ events = [] }: Folder): readonly FirstRow<EventRecord>[] =>
  events.map(({ signedUp: _, seats = null, slug, team, start, ...said }, place) => ({
    ...emptyValues(eventFields),
    ...said,
    description: said.description ?? "",
    slug: slug as Slug,
    team: (team ?? null) as Slug | null,
    start: new Date(start).toISOString(),
    seats,
    isPublished: true,
    place,
  }));

/** Who signed up to the club's first events, by username. */
export const firstEventSignUps = ({ events = [] }: Folder) =>
  events.flatMap(({ slug, signedUp = [] }) => signedUp.map((username) => ({ event: slug as Slug, username })));

/** The same with their seats, as the database gives them. */
export const firstSignUps = (
  signedUp: ReturnType<typeof firstEventSignUps>,
  events: readonly Pick<EventRecord, "slug" | "seats">[],
) =>
  signedUp.map((one) => {
    const number = 1 + signedUp.filter(({ event }) => event === one.event).indexOf(one);
    const seats = events.find(({ slug }) => slug === one.event)?.seats ?? null;
    return { ...one, number, hasSeat: seats === null || number <= seats };
  });
