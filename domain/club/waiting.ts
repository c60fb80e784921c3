import type { Session } from "../accounts/ports.ts";
import type { ContentKind, ItemSummary } from "../content/editing/contentItem.ts";
import type { ItemLists } from "../content/editing/ports.ts";
import type { Moderation } from "../content/reactions/moderate.ts";
import { isAppealed, type Measures } from "../content/reports/measure.ts";
import { bySubject, type Reports } from "../content/reports/report.ts";
import type { Inbox } from "../messages/inbox.ts";
import { type Clock, day } from "../shared/clock.ts";
import type { Drafts } from "../shared/drafts.ts";
import { type Match, startOf, stateOf } from "./matches/match.ts";
import type { MatchRepository } from "./matches/ports.ts";

/** What waits for the staff, beside the applications and the announcements on Discord. */
export type Waiting = {
  /** Comments of others since the last look at those of the kind on this device, or of the last week: `mostComments` at most. */
  readonly comments: Readonly<Record<ContentKind, number>>;
  /** The comments that are held until the staff has read them. */
  readonly held: Readonly<Record<ContentKind, number>>;
  /** The comments and members that members report. */
  readonly reports: number;
  /** The appeals of members against a measure, without an answer, that the caller may answer. */
  readonly appeals: number;
  /** The visitors' messages without an answer. */
  readonly messages: number;
  /** The published matches without a result whose time is over, the soonest first. */
  readonly toScore: readonly Match[];
  /** The newest drafts: `mostDrafts` of each kind at most. */
  readonly drafts: readonly ItemSummary[];
  /** The published matches to play, the soonest first. */
  readonly coming: readonly Match[];
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

type Marking = { readonly session: Session; readonly drafts: Drafts };
type Needs = Marking & {
  readonly clock: Clock;
  readonly matches: MatchRepository;
  readonly lists: ItemLists;
  readonly moderation: Moderation;
  readonly inbox: Inbox;
  readonly reports: Reports;
  readonly measures: Measures;
};

const markName = (member: string, kind: ContentKind): string => `setting: comments-read ${kind} ${member}`;

/** A look at the comments on articles or tips. `newest`: the time of the newest one (ISO 8601). */
export type CommentsLook = { readonly kind: ContentKind; readonly newest: string };
export type MarkCommentsRead = (look: CommentsLook) => Promise<void>;

/** Stores on the device which comments the signed-in member has looked at. */
export const markCommentsRead =
  ({ session, drafts }: Marking): MarkCommentsRead =>
  async ({ kind, newest }) => {
    const me = await session.current();
    if (me) await drafts.write({ name: markName(me.id, kind), text: newest });
  };

export type ReadWaiting = () => Promise<Waiting>;

/** What waits for the signed-in member of the staff. Others find nothing that isn't public. */
export const readWaiting =
  ({ session, drafts, clock, matches, lists, moderation, inbox, reports, measures }: Needs): ReadWaiting =>
  async () => {
    const [me, moment] = await Promise.all([session.current(), clock.tell()]);
    const newComments = async (kind: ContentKind): Promise<number> => {
      const [mark, latest] = await Promise.all([
        me ? drafts.read(markName(me.id, kind)) : "",
        moderation.slice({ kind, from: 0, count: mostComments }),
      ]);
      const since = Date.parse(mark) || moment.now - firstLook;
      return latest.filter(
        ({ author, createdAt, hiddenBecause }) =>
          author !== me?.id && hiddenBecause === null && Date.parse(createdAt) > since,
      ).length;
    };
    const [toPlay, article, tip, counts, messages, reported, measured, found] = await Promise.all([
      matches.slice({ isOver: false, from: 0, count: mostMatches }),
      newComments("article"),
      newComments("tip"),
      moderation.count(),
      inbox.count({ words: "" }),
      reports.list(),
      measures.list(),
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
      comments: { article, tip },
      held: { article: counts.article.held, tip: counts.tip.held },
      reports: reported.ok ? bySubject(reported.value).length : 0,
      appeals: measured.ok ? measured.value.filter((one) => one.mayChange && isAppealed(one)).length : 0,
      messages: messages.ok ? messages.value.open : 0,
      toScore: published.filter(({ state }) => state === "to-score").map(({ match }) => match),
      // What is published at a time needs no act of the staff.
      drafts: found.flat().filter(({ publishAt }) => publishAt === null),
      coming: published.filter(({ state }) => ["announced", "today", "live"].includes(state)).map(({ match }) => match),
      next: published.find(isNext)?.match ?? null,
    };
  };
