import { attach, createEvent, sample } from "effector";
import type { Match, MatchId, MatchStatus } from "../../../../../domain/club/matches/match.ts";
import { scoreIn } from "../../../../../domain/club/matches/scoring.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { toastActed } from "../../../../lib/feedback/toasts.ts";
import { createMutation, eitherInFlight, inFlight } from "../../../../lib/mutation.ts";
import { matchesAddress } from "../address.ts";
import { removeMatchFx, scoreMatchFx } from "../effects.ts";
import { matchesKnown, scoreSaved } from "../score/scoring.ts";
import { called, notCalled, notRemoved, removed, restoreName } from "../words.ts";
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

const $calls = inFlight(callMatchFx, [$memberId]);
const $removals = inFlight(removeMatchFx, [$memberId]);
const idOf = (act: Call | MatchId): MatchId => (typeof act === "string" ? act : act.match.id);
const $acts = eitherInFlight($calls, $removals);

/** The matches that are being cancelled, postponed, restored or deleted. */
export const $inFlight = $acts.map((acts) => acts.map(idOf));

export const { requested: callPressed } = createMutation(callMatchFx, {
  keyOf: idOf,
  $inFlight: $acts,
  done: ({ result }) => called(result),
  failed: ({ error }) => notCalled(error, path),
});
export const { requested: removePressed } = createMutation(removeMatchFx, {
  keyOf: idOf,
  $inFlight: $acts,
  done: () => removed,
  failed: ({ error }) => notRemoved(error, path),
});

/** The toast of a cancellation or a postponement restores the match. It carries the match as it became. */
const restoreAsked = createEvent<string>();
sample({ clock: toastActed, filter: ({ name }) => name === restoreName, fn: ({ id }) => id, target: restoreAsked });
sample({
  clock: restoreAsked,
  fn: (act): Call => ({ match: JSON.parse(act) as Match, status: "scheduled" }),
  target: callPressed,
});

sample({ clock: [scoreSaved, callMatchFx.doneData], target: staffMatches.itemKnown });
sample({ clock: callMatchFx.doneData, fn: (match) => [match], target: matchesKnown });
sample({
  clock: [callMatchFx.finally, removeMatchFx.finally],
  fn: () => ({ isQuiet: false }),
  target: staffMatches.touched,
});
