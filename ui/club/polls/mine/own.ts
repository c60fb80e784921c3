import { attach, createEvent, createStore, sample } from "effector";
import { type Hours, noHours } from "../../../../domain/club/polls/hours.ts";
import type { PollId } from "../../../../domain/club/polls/polls.ts";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import type { Failure } from "../../../lib/act.ts";
import { createOptimistic, type Saving } from "../../../lib/optimistic.ts";
import { answerPollFx, readOwnHoursFx } from "../effects.ts";
import { pollsWanted } from "../list.ts";

type Chosen = { readonly id: PollId; readonly hours: Hours };

/** The grid of a poll is shown. */
export const gridShown = createEvent<PollId>();
export const hoursChosen = createEvent<Chosen>();

const $shown = createStore<PollId | null>(null, { serialize: "ignore" }).on(gridShown, (_, id) => id);
// The member is known before the grid is loaded.
const $member = createStore<MemberId | null>(null, { serialize: "ignore" }).on(
  sample({ clock: [gridShown, $memberId], source: $memberId }),
  (_, member) => member,
);

const { chosen, ...own } = createOptimistic({
  saveFx: attach({
    effect: answerPollFx,
    mapParams: ({ id, value, member }: Saving<PollId, Hours>) => ({ id, hours: value, member }),
  }),
  readFx: readOwnHoursFx,
  initial: noHours,
  $id: $shown,
  $member,
  forgetMember: () => undefined,
});
export const { stateOf, $states } = own;
sample({ clock: hoursChosen, fn: ({ id, hours }) => ({ id, value: hours }), target: chosen });

/** The last hours that the backend doesn't have: they stay on the grid. */
export const $failed = createStore<(Chosen & { readonly why: Failure<"answerPoll"> }) | null>(null, {
  serialize: "ignore",
})
  .on(answerPollFx.fail, (_, { params: { id, hours }, error }) => ({ id, hours, why: error }))
  .reset([hoursChosen, answerPollFx.done, $member]);

// What the team sees has changed, or the poll is closed.
sample({ clock: answerPollFx.finally, fn: () => {}, target: pollsWanted });
