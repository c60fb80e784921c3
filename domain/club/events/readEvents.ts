import type { LikesOf } from "../../content/reactions/like.ts";
import { day } from "../../shared/clock.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { isSlug, type Slug } from "../../shared/slug.ts";
import { type ClubEvent, eventEnd, eventStart } from "./event.ts";
import type { Events, EventSignUps, SignUps } from "./ports.ts";

type Needs = { readonly events: Events };

/** How far the list reaches back, in milliseconds. */
const past = 180 * day;
/** The most past events of the list. */
const mostPast = 20;

export type EventList = {
  /** Those that aren't over, the next first. */
  readonly coming: readonly ClubEvent[];
  /** The latest first. */
  readonly past: readonly ClubEvent[];
};

export type ListEvents = (wanted: { readonly now: number }) => Promise<EventList>;

/** The club's events. @param now milliseconds since 1970 */
export const listEvents =
  ({ events }: Needs): ListEvents =>
  async ({ now }) => {
    const all = await events.since(new Date(now - (now % day) - past).toISOString());
    const inOrder = all.toSorted((one, other) => eventStart(one) - eventStart(other));
    return {
      coming: inOrder.filter((event) => eventEnd(event) > now),
      past: inOrder
        .filter((event) => eventEnd(event) <= now)
        .toReversed()
        .slice(0, mostPast),
    };
  };

export type ReadEvent = (wanted: {
  readonly slug: string;
}) => Promise<Result<ClubEvent, { readonly kind: "not-found" }>>;

export const readEvent =
  ({ events }: Needs): ReadEvent =>
  async ({ slug }) => {
    const event = isSlug(slug) ? await events.bySlug(slug) : undefined;
    return event ? done(event) : refused({ kind: "not-found" });
  };

type SignUpNeeds = { readonly signUps: Pick<EventSignUps, "of"> };

export type ReadSignUps = (wanted: { readonly id: Slug }) => Promise<SignUps>;

/** Who comes to an event, and the signed-in member's own place. */
export const readSignUps =
  ({ signUps }: SignUpNeeds): ReadSignUps =>
  ({ id }) =>
    signUps.of(id);

/** Whether the signed-in member has signed up. The count is theirs alone: 0 or 1. */
export const signUpStateOf =
  ({ signUps }: SignUpNeeds): LikesOf<Slug> =>
  async ({ id }) => {
    const mine = (await signUps.of(id)).mine !== null;
    return { count: Number(mine), mine };
  };
