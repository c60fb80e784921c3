import { combine, createEvent, createStore, sample } from "effector";
import {
  type Match,
  type MatchState,
  runningMapOf,
  scoreOf,
  startOf,
  stateOf,
} from "../../../../domain/club/matches/match.ts";
import { type AnnouncedMatch, newsTime, scoreFrom } from "../../../../domain/club/matches/announced.ts";
import { minute } from "../../../../domain/shared/clock.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import type { OpenedAround } from "../../../lib/page/handle.ts";
import { $now, clubZone } from "../../../lib/page/now.ts";
import { $visitorIsHere, visitorReturned } from "../../../lib/page/visitor.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { createQuery } from "../../../lib/query.ts";
import { nextMatchesFx } from "../effects.ts";
import { scoreChoiceAsked } from "../hidden/hidden.ts";

/** A page with the match bar is opened. */
export const nextMatchesOpened = createEvent<OpenedAround>();

/** How many matches the page shows: the slim bar shows one. */
const $count = createStore(1, { serialize: "ignore" }).on(nextMatchesOpened, (_, { isSlim }) => (isSlim ? 1 : 2));

const query = createQuery({
  effect: nextMatchesFx,
  $params: combine($now, $count, ({ now }, count) => ({ now, count })),
  name: "next",
});

/** When this browser last requested matches, in milliseconds since 1970, and how many. */
const $asked = createStore({ at: 0, count: 1 }, { serialize: "ignore" }).on(nextMatchesFx, (_, { now, count }) => ({
  at: now,
  count,
}));

// The server's page brings them; a later page shows them again.
sample({
  clock: nextMatchesOpened,
  source: { state: query.$state, count: $count, asked: $asked },
  filter: ({ state, count, asked }) => state.status !== "ready" || count > asked.count,
  fn: () => {},
  target: query.refreshed,
});
// On the server, and during hydration, no device is known.
sample({ clock: nextMatchesOpened, filter: $visitorIsHere, fn: () => {}, target: scoreChoiceAsked });
sample({
  clock: visitorReturned,
  source: { moment: $now, asked: $asked, state: query.$state },
  filter: ({ moment, asked, state }) => state.status === "ready" && moment.now - asked.at > minute,
  fn: () => {},
  target: query.refreshed,
});
sample({
  clock: changeHinted,
  filter: (watched) => watched === "matches",
  fn: () => {},
  target: query.refreshed,
});

/** A result is told before the next match, unless another match is live. */
export type Shown = {
  readonly match: AnnouncedMatch;
  readonly state: ReturnType<typeof stateOf>;
  readonly score: ReturnType<typeof scoreOf>;
  readonly running: ReturnType<typeof runningMapOf>;
};

const shownOf = (match: AnnouncedMatch, now: number): Shown => {
  const scored = { format: null, ...match, ...scoreFrom(match) };
  return {
    match,
    state: stateOf(scored, { now, zone: clubZone }),
    score: scoreOf(scored),
    running: runningMapOf(scored),
  };
};

/** What the bar tells: the live match, the last result while it is news, or the next match; then the next one. */
export const $bar = combine(query.$state, $now, (state, { now }): readonly Shown[] => {
  const { next = [], last } = valueOf(state) ?? {};
  const open = next.map((match) => shownOf(match, now)).filter((shown) => shown.state !== "to-score");
  const isNews = last?.finishedAt && Date.parse(last.finishedAt) + newsTime > now;
  return isNews && open[0]?.state !== "live" ? [shownOf(last, now), ...open] : open;
});

/** Whether the bar's matches are loading for the first time. */
export const $isAwaited = query.$state.map(({ status }) => status === "loading");

/** Live scores are followed from a quarter of an hour before a match. */
const before = 15 * minute;

/** A match without a result is followed until so long after its start: it may still be played. */
const longest = 6 * 60 * minute;

/** Whether a match is played at this moment or about to begin. @param now milliseconds since 1970 */
export const isPlayed = (match: Pick<Match, "start">, state: MatchState, now: number): boolean =>
  state === "live" ||
  (state === "today" && startOf(match) - before <= now) ||
  (state === "to-score" && now < startOf(match) + longest);

/** Also of matches that the bar doesn't show any more: they wait for their score. */
export const $isFollowed = combine(query.$state, $now, (state, { now }) =>
  (valueOf(state)?.next ?? []).some((match) => isPlayed(match, shownOf(match, now).state, now)),
);
