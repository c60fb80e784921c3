import type { Slug } from "../../shared/slug.ts";
import { choice, hidden, line, nullable, paragraphs, required } from "../lists/recordFields.ts";

export const eventKinds = ["training", "watch-party", "scrim", "try-out"] as const;
export type EventKind = (typeof eventKinds)[number];

export const eventStatuses = ["planned", "cancelled"] as const;

export const eventFields = {
  /** Permanent: sign-ups, calendars and the address of its page have it. Of a new event: empty. */
  slug: hidden<Slug>(),
  title: required(line(80)),
  kind: choice(eventKinds, "training"),
  /** The slug of the team that it is for; null: for all. */
  team: nullable(hidden<Slug>()),
  /** "En ligne, sur Discord", or an address. */
  location: required(line(120)),
  description: paragraphs(1000),
  status: choice(eventStatuses, "planned"),
};
