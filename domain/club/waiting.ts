import type { Session } from "../accounts/ports.ts";
import type { ItemSummary } from "../content/editing/contentItem.ts";
import type { ItemLists } from "../content/editing/ports.ts";
import type { Moderation } from "../content/reactions/moderate.ts";
import { type Clock, day } from "../shared/clock.ts";
import type { Drafts } from "../shared/drafts.ts";
import { type Match, startOf, stateOf } from "./matches/match.ts";
import type { MatchRepository } from "./matches/ports.ts";

/** What waits for the staff, beside the applications and the announcements on Discord. */
export type Waiting = {
  /** Comments of others since the last look at them on this device, or of the last week: `mostComments` of each kind at most. */
  readonly comments: number;
  /** The published matches without a result whose time is over, the soonest first. */
  readonly toScore: readonly Match[];
  /** The newest drafts: `mostDrafts` of each kind at most. */
  readonly drafts: readonly ItemSummary[];
  /** The match that is being played, or else begins within a day. */
  readonly next: Match | null;
};

export const mostComments = 30;
const mostDrafts = 3;
/** Matches that are looked at: those to play, the soonest first. */
const mostMatches = 24;
/** Milliseconds of comments on a device that has shown none. */
const firstLook = 7 * day;

const kinds = ["article", "tip"] as const;

type Marking = { readonly session: Session; readonly drafts: Drafts; readonly clock: Clock };
type Needs = Marking & {
  readonly matches: MatchRepository;
  readonly lists: ItemLists;
  readonly moderation: Moderation;
};

const markName = (member: string): string => `setting: comments-read ${member}`;

export type MarkCommentsRead = () => Promise<void>;

/** Stores on the device that the signed-in member has looked at the comments. */
export const markCommentsRead =
  ({ session, drafts, clock }: Marking): MarkCommentsRead =>
  async () => {
    const me = await session.current();
    if (!me) return;
    const { now } = await clock.tell();
    await drafts.write({ name: markName(me.id), text: String(now) });
  };

export type ReadWaiting = () => Promise<Waiting>;

/** What waits for the signed-in member of the staff. Others find nothing that isn't public. */
export const readWaiting =
  ({ session, drafts, clock, matches, lists, moderation }: Needs): ReadWaiting =>
  async () => {
    const [me, moment] = await Promise.all([session.current(), clock.tell()]);
    const mark = me ? await drafts.read(markName(me.id)) : "";
    const since = Number(mark) || moment.now - firstLook;
    const [toPlay, comments, found] = await Promise.all([
      matches.slice({ isOver: false, from: 0, count: mostMatches }),
      Promise.all(kinds.map((kind) => moderation.latest({ kind, count: mostComments, hiddenOnly: false }))),
      Promise.all(
        kinds.map((kind) => lists.slice({ kind, search: "", isPublished: false, from: 0, count: mostDrafts })),
      ),
    ]);
    const published = toPlay
      .filter(({ isPublished }) => isPublished)
      .map((match) => ({ match, state: stateOf(match, moment) }));
    const isNext = ({ match, state }: (typeof published)[number]) =>
      state === "live" || (["announced", "today"].includes(state) && startOf(match) - moment.now <= day);
    return {
      comments: comments
        .flat()
        .filter(
          ({ author, createdAt, hiddenBecause }) =>
            author !== me?.id && hiddenBecause === null && Date.parse(createdAt) > since,
        ).length,
      toScore: published.filter(({ state }) => state === "to-score").map(({ match }) => match),
      drafts: found.flat(),
      next: published.find(isNext)?.match ?? null,
    };
  };
