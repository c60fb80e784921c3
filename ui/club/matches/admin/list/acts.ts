import { attach, combine, sample } from "effector";
import type { Match, MatchId, MatchStatus } from "../../../../../domain/club/matches/match.ts";
import type { MatchWrite, WriteOutcome } from "../../../../../domain/club/matches/ports.ts";
import { scoreIn } from "../../../../../domain/club/matches/scoring.ts";
import { batchOf, notAllDone } from "../../../../admin/table/batch.ts";
import { createUndo } from "../../../../admin/table/undo.ts";
import { words as tableWords } from "../../../../admin/table/words.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { toastShown } from "../../../../lib/feedback/toasts.ts";
import { createMutation, inFlight } from "../../../../lib/mutation.ts";
import { matchesAddress } from "../address.ts";
import { removeMatchFx, scoreMatchFx, writeMatchesFx } from "../effects.ts";
import { matchesKnown, scoreSaved } from "../score/scoring.ts";
import * as words from "../words.ts";
import { staffMatches } from "./list.ts";

const path = matchesAddress({});

type Call = { readonly match: Match; readonly status: MatchStatus };

/** Cancels a match, postpones it without a new time, or restores it. */
const callMatchFx = attach({
  effect: scoreMatchFx,
  mapParams: ({ match, status }: Call) => {
    const { id, revision, format } = match;
    return { id, revision, format, before: scoreIn(match), after: { ...scoreIn(match), status } };
  },
});
const deleteFx = attach({ effect: removeMatchFx, mapParams: ({ id }: Match) => id });

/** A publication of several matches. */
export type MatchPublication = { readonly matches: readonly Match[]; readonly isPublished: boolean };
const publicationFx = attach({
  effect: writeMatchesFx,
  mapParams: ({ matches, isPublished }: MatchPublication): readonly MatchWrite[] =>
    matches.map(({ id, revision }) => ({ kind: "change", id, revision, change: { isPublished } })),
});

/** What is written of a deleted match, under its old address. */
const newRow = ({ id, game, movedFrom, finishedAt, calendarId, updatedAt, revision, ...match }: Match): MatchWrite => ({
  kind: "add",
  match,
});
const addAgainFx = attach({
  effect: writeMatchesFx,
  mapParams: (matches: readonly Match[]) => matches.map(newRow),
});

type Act = Call | Match | MatchPublication | readonly Match[];
const idsOf = (act: Act): readonly MatchId[] => {
  if ("match" in act) return [act.match.id];
  if ("id" in act) return [act.id];
  return ("matches" in act ? act.matches : act).map(({ id }) => id);
};
const keyOf = (act: Act): string => idsOf(act).join(" ");
const $acts = combine(
  [inFlight(callMatchFx, [$memberId]), inFlight(deleteFx, [$memberId]), inFlight(publicationFx, [$memberId])],
  (acts): readonly Act[] => acts.flat(),
);

/** The matches that are being cancelled, postponed, restored, published or deleted. */
export const $inFlight = $acts.map((acts) => acts.flatMap(idsOf));

const isSaved = (outcomes: readonly WriteOutcome[]): boolean => outcomes.every((outcome) => outcome === "saved");

const undoCall = createUndo<Match>("restore-match");
export const { requested: callPressed } = createMutation(callMatchFx, {
  keyOf,
  $inFlight: $acts,
  done: ({ result }) => ({
    ...words.called(result),
    ...(words.isCalledOff(result) && undoCall.offer(result, words.words.restore)),
  }),
  failed: ({ error }) => words.notCalled(error, path),
});
sample({ clock: undoCall.asked, fn: (match): Call => ({ match, status: "scheduled" }), target: callPressed });

const undoRemoval = createUndo<readonly Match[]>("undo-match-removal");
export const { requested: removePressed } = createMutation(deleteFx, { keyOf, $inFlight: $acts });
sample({
  clock: batchOf(deleteFx),
  fn: (batch) => {
    const { done, failed } = batch;
    const [failure] = failed;
    if (!failure) return { ...words.removed(done.length), ...undoRemoval.offer(done) };
    return notAllDone(batch, words.notRemoved(failure.error, path), { undo: undoRemoval.offer });
  },
  target: toastShown,
});
createMutation(addAgainFx, {
  done: ({ result }) => {
    const back = result.filter((outcome) => outcome === "saved").length;
    return back === result.length ? words.broughtBack(back) : words.notBroughtBack(back, result.length);
  },
  failed: ({ params, error }) => ({
    ...words.notWritten(error, path),
    ...undoRemoval.offer(params, tableWords.again),
  }),
});
sample({ clock: undoRemoval.asked, target: addAgainFx });

const undoPublication = createUndo<MatchPublication>("undo-match-publication");
export const { requested: publishPressed } = createMutation(publicationFx, {
  keyOf,
  $inFlight: $acts,
  done: ({ params: { matches, isPublished }, result }) =>
    isSaved(result)
      ? {
          ...words.published(matches.length, isPublished),
          // A change of a match is one revision.
          ...undoPublication.offer({
            matches: matches.map((match) => ({ ...match, revision: match.revision + 1 })),
            isPublished: !isPublished,
          }),
        }
      : words.notAllPublished,
  failed: ({ error }) => words.notWritten(error, path),
});
sample({ clock: undoPublication.asked, target: publishPressed });

sample({ clock: [scoreSaved, callMatchFx.doneData], target: staffMatches.itemKnown });
sample({ clock: callMatchFx.doneData, fn: (match) => [match], target: matchesKnown });
/** A match is cancelled, postponed or restored. */
export const callDone = callMatchFx.done;
// The row stays where it was pressed.
sample({ clock: callMatchFx.finally, fn: () => ({ isQuiet: true }), target: staffMatches.touched });
sample({
  clock: [deleteFx.finally, publicationFx.finally, addAgainFx.finally],
  fn: () => ({ isQuiet: false }),
  target: staffMatches.touched,
});
