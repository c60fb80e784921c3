import { attach, combine, createEvent, createStore, sample } from "effector";
import type { Match } from "../../../../../domain/club/matches/match.ts";
import { scoreIn } from "../../../../../domain/club/matches/scoring.ts";
import { typedFrom } from "../../../../../domain/club/matches/typed.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { createUndo } from "../../../../admin/table/undo.ts";
import { createMutation, inFlight } from "../../../../lib/mutation.ts";
import { clubZone } from "../../../../lib/page/now.ts";
import { matchesAddress } from "../address.ts";
import { saveMatchFx } from "../effects.ts";
import { moved, notMoved } from "../words.ts";
import { callDone, callPressed, $inFlight } from "./acts.ts";
import { staffMatches } from "./list.ts";

/** The match whose new start is asked for; null without. */
export const postponeOpened = createEvent<Match>();
export const postponeClosed = createEvent();
export const $toPostpone = createStore<Match | null>(null, { serialize: "ignore" })
  .on(postponeOpened, (_, match) => match)
  .reset([postponeClosed, callDone, $memberId]);

/** `start`: the new one, a wall time of the club's zone; empty while it isn't known. */
type Postponement = { readonly match: Match; readonly start: string };
export const postponePressed = createEvent<Postponement>();
sample({
  clock: postponePressed,
  filter: ({ start }) => start === "",
  fn: ({ match }) => ({ match, status: "postponed" as const }),
  target: callPressed,
});

const moveFx = attach({
  effect: saveMatchFx,
  mapParams: ({ match, start }: Postponement) => {
    const before = typedFrom(match, clubZone);
    const { id, revision } = match;
    return { id, revision, score: scoreIn(match), before, after: { ...before, start }, zone: clubZone };
  },
});
const undo = createUndo<Postponement>("undo-moved-match");
const moving = createMutation(moveFx, {
  ends: [$memberId],
  done: ({ params: { match }, result }) => ({
    ...moved(result),
    ...undo.offer({ match: result, start: typedFrom(match, clubZone).start }),
  }),
  failed: ({ error }) => notMoved(error, matchesAddress({})),
});
sample({ clock: postponePressed, filter: ({ start }) => start !== "", target: moving.requested });
sample({ clock: undo.asked, target: moving.requested });
$toPostpone.reset(moveFx.done);

/** Whether the match is being postponed. */
export const $isPostponing = combine(inFlight(moveFx, [$memberId]), $inFlight, $toPostpone, (moves, calls, match) =>
  Boolean(match && (moves.length > 0 || calls.includes(match.id))),
);

sample({ clock: moveFx.doneData, target: staffMatches.itemKnown });
// The row stays where it was pressed.
sample({ clock: moveFx.finally, fn: () => ({ isQuiet: true }), target: staffMatches.touched });
