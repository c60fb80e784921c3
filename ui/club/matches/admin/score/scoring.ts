import { attach, createEvent, createStore, merge, sample } from "effector";
import type { ScoreEdit } from "../../../../../domain/club/matches/editMatches.ts";
import type { Match, MatchId } from "../../../../../domain/club/matches/match.ts";
import { scoreIn } from "../../../../../domain/club/matches/scoring.ts";
import type { Tap } from "../../../../../domain/club/matches/taps.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { panelShown } from "../../../../admin/access.ts";
import { storedDraftsFx } from "../../../../lib/drafts.ts";
import { changeHinted } from "../../../../lib/live/following.ts";
import { visitorReturned } from "../../../../lib/page/visitor.ts";
import { listStaffMatchesFx, openMatchFx, removeMatchFx, scoreMatchFx } from "../effects.ts";
import {
  type Entry,
  entryOf,
  failedIn,
  goneIn,
  isUnsaved,
  keepMineIn,
  knownIn,
  restored,
  savedIn,
  scoreToSend,
  sendIn,
  takeTheirsIn,
  tapOn,
  toStore,
  undoIn,
} from "./entry.ts";
import { scoreDraft, scoredIn } from "./scoreDraft.ts";

// Each tap is shown at once and stored on the device; a save follows when the taps pause, one at a time, the latest score.

/** Between the last tap and its save, in milliseconds. */
const pause = 600;
/** Between failed saves, in milliseconds: it doubles from the first to the longest. */
const firstWait = 2_000;
const longestWait = 60_000;

export const scoringOpened = createEvent<Match>();
export const scoringClosed = createEvent();
export const scoreTapped = createEvent<{ readonly id: MatchId; readonly tap: Tap }>();
export const tapUndone = createEvent<MatchId>();
export const mineKept = createEvent<MatchId>();
export const theirsTaken = createEvent<MatchId>();
/** The member gives up what the backend refuses. */
export const scoreDropped = createEvent<MatchId>();
/** The wait is over, or the page is about to be left. */
export const savesDue = createEvent();
/** Matches were read again. */
export const matchesKnown = createEvent<readonly Match[]>();

const readAgainFx = attach({ effect: openMatchFx });
const saveScoreFx = attach({ effect: scoreMatchFx });
/** A score was saved. Carries its match. */
export const scoreSaved = saveScoreFx.doneData;

type Entries = Readonly<Partial<Record<MatchId, Entry>>>;

const changed =
  (change: (entry: Entry) => Entry) =>
  (entries: Entries, id: MatchId): Entries => {
    const entry = entries[id];
    return entry ? { ...entries, [id]: change(entry) } : entries;
  };

const withKnown = (entries: Entries, matches: readonly Match[]): Entries =>
  matches.reduce((all, match) => changed((entry) => knownIn(entry, match))(all, match.id), entries);

const without = (entries: Entries, id: MatchId): Entries => {
  const { [id]: _, ...others } = entries;
  return others;
};

const unsavedIn = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([, entry]) => entry && toStore(entry)));

/** The matches whose scores were entered here, by id. Closed ones stay until they are saved. */
export const $entries = createStore<Entries>({}, { serialize: "ignore" })
  .on(scoringOpened, (entries, match) =>
    entries[match.id] ? withKnown(entries, [match]) : { ...entries, [match.id]: entryOf(match) },
  )
  .on(scoringClosed, unsavedIn)
  .on(scoreTapped, (entries, { id, tap }) => changed((entry) => tapOn(entry, tap))(entries, id))
  .on(tapUndone, changed(undoIn))
  .on(mineKept, changed(keepMineIn))
  .on(theirsTaken, changed(takeTheirsIn))
  .on(scoreDropped, without)
  .on(removeMatchFx.done, (entries, { params }) => without(entries, params))
  .on(matchesKnown, withKnown)
  .on(readAgainFx.done, (entries, { params, result }) =>
    result ? withKnown(entries, [result]) : changed(goneIn)(entries, params),
  )
  .on(saveScoreFx, (entries, { id, after }) => changed((entry) => sendIn(entry, after))(entries, id))
  .on(saveScoreFx.done, (entries, { params, result }) => changed((entry) => savedIn(entry, result))(entries, params.id))
  .on(saveScoreFx.fail, (entries, { params, error }) => changed((entry) => failedIn(entry, error))(entries, params.id))
  .on(scoreDraft.recalled, (entries, { key, value }) => {
    const id = key as MatchId;
    const entry = entries[id];
    return value && !(entry && toStore(entry)) ? { ...entries, [id]: restored(value) } : entries;
  })
  .reset($memberId);

/** The match on the score sheet; null while it is closed. */
export const $scored = createStore<MatchId | null>(null, { serialize: "ignore" })
  .on(scoringOpened, (_, { id }) => id)
  .on(removeMatchFx.done, (open, { params }) => (open === params ? null : open))
  .reset([scoringClosed, scoreDropped, $memberId]);

// The list may show other matches than the score sheet's: it is reopened, or deleted.
sample({
  clock: [changeHinted.filter({ fn: (watched) => watched === "matches" }), visitorReturned],
  source: $scored,
  filter: (id): id is MatchId => id !== null,
  fn: (id) => id as MatchId,
  target: readAgainFx,
});
sample({ clock: listStaffMatchesFx.doneData, fn: ({ items }) => items, target: matchesKnown });

// On the device: what the backend doesn't surely hold.
const touched = merge([
  scoreTapped.map(({ id }) => id),
  tapUndone,
  mineKept,
  theirsTaken,
  scoreDropped,
  removeMatchFx.done.map(({ params }) => params),
  saveScoreFx.map(({ id }) => id),
  saveScoreFx.finally.map(({ params }) => params.id),
]);
sample({
  clock: touched,
  source: $entries,
  fn: (entries, id) => {
    const entry = entries[id];
    return { key: id as string, value: entry ? toStore(entry) : null };
  },
  target: scoreDraft.typed,
});

// Back from the device, one after the other.
const namesFx = attach({ effect: storedDraftsFx });
sample({
  clock: [panelShown, $memberId.updates],
  source: $memberId,
  filter: (member) => member !== null,
  fn: () => {},
  target: namesFx,
});
const $toRecall = createStore<readonly string[]>([], { serialize: "ignore" })
  .on(scoreDraft.recalled, (ids, { key }) => ids.filter((id) => id !== key))
  .reset($memberId);
sample({
  clock: namesFx.doneData,
  source: $memberId,
  fn: (member, names) => (member ? scoredIn(names, member) : []),
  target: $toRecall,
});
sample({
  clock: $toRecall,
  filter: ([id]) => id !== undefined,
  fn: ([id]) => id as string,
  target: scoreDraft.wanted,
});

// Saves. Those that failed come last, so that one failure holds up no other score.
const nextSave = (entries: Entries): ScoreEdit | null => {
  const all = Object.values(entries).filter((entry) => entry !== undefined);
  for (const entry of all.toSorted((one, other) => Number(one.failure !== null) - Number(other.failure !== null))) {
    const after = scoreToSend(entry);
    if (after) {
      const { match } = entry;
      return { id: match.id, revision: match.revision, format: match.format, before: scoreIn(match), after };
    }
  }
  return null;
};
const due = sample({
  clock: [savesDue, visitorReturned],
  source: { entries: $entries, isSaving: saveScoreFx.pending },
  fn: ({ entries, isSaving }) => (isSaving ? null : nextSave(entries)),
});
sample({ clock: due, filter: (edit: ScoreEdit | null): edit is ScoreEdit => edit !== null, target: saveScoreFx });

/** Failed saves in a row. */
const $fails = createStore(0, { serialize: "ignore" })
  .on(saveScoreFx.fail, (fails, { error }) => (error.kind === "conflict" ? 0 : fails + 1))
  .reset([saveScoreFx.done, $memberId]);

const tappedOn = merge([scoreTapped.map(({ id }) => id), tapUndone, mineKept, theirsTaken]);

/** How long to wait for the next save, in milliseconds; a new object begins the wait anew. Null: there is nothing to save. */
export const $wait = createStore<{ readonly ms: number } | null>(null, { serialize: "ignore" }).reset($memberId);
sample({
  clock: [
    sample({ clock: [tappedOn, scoreDraft.recalled, readAgainFx.done, matchesKnown], fn: () => pause }),
    sample({
      clock: saveScoreFx.finally,
      source: $fails,
      fn: (fails) => (fails > 0 ? Math.min(longestWait, firstWait * 2 ** (fails - 1)) : pause),
    }),
  ],
  source: $entries,
  fn: (entries, ms) => (nextSave(entries) ? { ms } : null),
  target: $wait,
});

/** How many scores weren't saved by themselves: without a network, or because the member has to choose. */
export const $stuck = $entries.map(
  (entries) =>
    Object.values(entries).filter((entry) => entry && isUnsaved(entry) && (entry.failure ?? entry.conflict)).length,
);
