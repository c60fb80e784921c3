import { isSameScore, checkScore, scoreIn, type ScoreProblem } from "../../../../../domain/club/matches/scoring.ts";
import type { Match, MatchScore } from "../../../../../domain/club/matches/match.ts";
import { type Tap, tapped } from "../../../../../domain/club/matches/taps.ts";
import type { ScoreMatchRefusal } from "../../../../../domain/club/matches/editMatches.ts";
import type { Unexpected } from "../../../../lib/feedback/failure.ts";

/** Why the last save failed. A conflict isn't a failure: `conflict` holds it. */
type Failure = Exclude<ScoreMatchRefusal | Unexpected, { readonly kind: "conflict" }>;

/** A match whose score is entered on this device. */
export type Entry = {
  /** The match as it was last known to be stored. */
  readonly match: Match;
  /** The score on the screen. */
  readonly shown: MatchScore;
  /** Earlier ones, the newest last. */
  readonly past: readonly MatchScore[];
  /** What the last tap set, when a tap on the same continues it: a digit after a digit. */
  readonly typing: string | null;
  /** The score of the request in flight. */
  readonly sent: MatchScore | null;
  /** Scores that were sent and got no answer: the backend may hold any of them. */
  readonly unsure: readonly MatchScore[];
  /** The stored match, when another device changed its score. */
  readonly conflict: Match | null;
  readonly failure: Failure | null;
  /** Whether this device has saved since the entry began. */
  readonly isSaved: boolean;
};

/** What a device stores of an entry. */
export type StoredEntry = Pick<Entry, "match" | "shown" | "unsure">;

/** How many acts can be undone. */
const longestPast = 100;
/** How many scores without an answer are remembered. */
const mostUnsure = 50;

export const entryOf = (match: Match): Entry => ({
  match,
  shown: scoreIn(match),
  past: [],
  typing: null,
  sent: null,
  unsure: [],
  conflict: null,
  failure: null,
  isSaved: false,
});

/** The score as it is stored; null while it can't be. */
const storable = ({ match, shown }: Entry): MatchScore | null => {
  const checked = checkScore(match.format, shown);
  return checked.ok ? checked.value : null;
};

/** Why the score on the screen can't be stored as it is; null while it is the stored one. */
export const problemOf = ({ match, shown }: Entry): ScoreProblem | null => {
  if (isSameScore(shown, scoreIn(match))) return null;
  const checked = checkScore(match.format, shown);
  return checked.ok ? null : checked.refusal.problem;
};

/** Whether the backend may hold another score than the screen. */
export const isUnsaved = (entry: Entry): boolean => {
  const score = storable(entry) ?? entry.shown;
  return entry.unsure.length > 0 || entry.sent !== null || !isSameScore(score, scoreIn(entry.match));
};

/** A failure that no later request mends. */
const isFinal = (failure: Failure | null): boolean => failure?.kind === "gone" || failure?.kind === "invalid-score";

/** The score to send; null when there is none, or when the member has to act first. */
export const scoreToSend = (entry: Entry): MatchScore | null =>
  entry.sent || entry.conflict || isFinal(entry.failure) || !isUnsaved(entry) ? null : storable(entry);

const show = (entry: Entry, shown: MatchScore, typing: string | null = null): Entry => ({
  ...entry,
  shown,
  typing,
  past: typing !== null && typing === entry.typing ? entry.past : [...entry.past, entry.shown].slice(-longestPast),
  failure: entry.failure?.kind === "gone" ? entry.failure : null,
});

const typingIn = (tap: Tap): string | null => {
  if (tap.kind === "set") return `${tap.map} ${tap.side}`;
  return tap.kind === "name" ? `${tap.map} name` : null;
};

export const tapOn = (entry: Entry, tap: Tap): Entry => {
  const shown = tapped(entry.shown, tap, entry.match.format);
  return isSameScore(shown, entry.shown) ? entry : show(entry, shown, typingIn(tap));
};

export const undoIn = (entry: Entry): Entry => {
  const last = entry.past.at(-1);
  return last ? { ...show(entry, last), past: entry.past.slice(0, -1) } : entry;
};

export const sendIn = (entry: Entry, sent: MatchScore): Entry => ({ ...entry, sent });

/** The backend holds a score that this device has sent. */
const heldIn = (entry: Entry, match: Match): Entry => ({ ...entry, match, sent: null, unsure: [], failure: null });

/** The backend doesn't hold the score that the request began with. */
const changedIn = (entry: Entry, theirs: Match): Entry => {
  const stored = scoreIn(theirs);
  // The score that the request began with, beside other changes, or one of this device whose answer was lost: the entry goes on from it.
  if ([scoreIn(entry.match), ...entry.unsure].some((score) => isSameScore(score, stored))) return heldIn(entry, theirs);
  return { ...entry, sent: null, failure: null, conflict: theirs };
};

/**
 * The backend has stored the sent score, or had it already. Its answer may be a later change by another device: what the member has
 * changed counts from the sent score.
 */
export const savedIn = (entry: Entry, match: Match): Entry =>
  entry.sent && !isSameScore(entry.sent, scoreIn(match))
    ? changedIn({ ...entry, match: { ...entry.match, ...entry.sent }, unsure: [] }, match)
    : { ...heldIn(entry, match), isSaved: true };

/** The request failed. Without an answer, the backend may have stored it. */
export const failedIn = (entry: Entry, error: ScoreMatchRefusal | Unexpected): Entry => {
  if (error.kind === "conflict") return changedIn(entry, error.theirs);
  const unsure = [...entry.unsure, ...(entry.sent && error.kind === "unexpected" ? [entry.sent] : [])];
  return { ...entry, sent: null, unsure: unsure.slice(-mostUnsure), failure: error };
};

/** The member keeps their own score: it replaces the stored one. */
export const keepMineIn = (entry: Entry): Entry =>
  entry.conflict ? { ...entry, match: entry.conflict, unsure: [], conflict: null } : entry;

/** The member takes the stored score. Their own one can be brought back by undoing. */
export const takeTheirsIn = (entry: Entry): Entry =>
  entry.conflict
    ? { ...show(entry, scoreIn(entry.conflict)), match: entry.conflict, unsure: [], conflict: null }
    : entry;

/** A match that can be read isn't gone: it may have been out of reach, for the rights to read it were missing. */
const reachedIn = (entry: Entry): Entry => (entry.failure?.kind === "gone" ? { ...entry, failure: null } : entry);

/** The match was read again. An entry with changes keeps the score that it began with, so that a save finds the conflict. */
export const knownIn = (before: Entry, match: Match): Entry => {
  const entry = reachedIn(before);
  if (match.revision <= entry.match.revision) return entry;
  if (isUnsaved(entry) || entry.conflict) {
    const { revision } = entry.match;
    return { ...entry, match: { ...match, ...scoreIn(entry.match), revision } };
  }
  const isNews = !isSameScore(scoreIn(match), entry.shown);
  return { ...entry, match, shown: scoreIn(match), ...(isNews && { past: [], typing: null }) };
};

/** The match can't be read: it was deleted, or the right to read it was lost. */
export const goneIn = (entry: Entry): Entry => ({ ...entry, failure: { kind: "gone" } });

/** What the device stores; null when nothing would be lost. */
export const toStore = (entry: Entry): StoredEntry | null =>
  isUnsaved(entry)
    ? { match: entry.match, shown: entry.shown, unsure: [...entry.unsure, ...(entry.sent ? [entry.sent] : [])] }
    : null;

/** An entry that the device had stored. */
export const restored = (stored: StoredEntry): Entry => ({ ...entryOf(stored.match), ...stored });
