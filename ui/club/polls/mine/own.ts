import { combine, createEvent, createStore, type Event, sample, type StoreWritable } from "effector";
import { type Change, changed, noHours, restOf } from "../../../../domain/club/polls/hours.ts";
import type { Poll, PollId } from "../../../../domain/club/polls/polls.ts";
import { type ActingMember, $memberId } from "../../../accounts/session/session.ts";
import type { Failure } from "../../../lib/act.ts";
import { isOffline } from "../../../lib/feedback/failure.ts";
import { type Loaded, ready } from "../../../lib/loading/loaded.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { askBeforeLeaving } from "../../../lib/page/askBeforeLeaving.ts";
import { visitorReturned } from "../../../lib/page/visitor.ts";
import { answerPollFx, readPollsFx } from "../effects.ts";
import { $polls, pollsHinted, pollsWanted } from "../list.ts";

/** The tab with the member's polls is shown, or left. */
export const ownShown = createEvent();
export const ownLeft = createEvent();
/** The member paints hours. They are stored at once, one request at a time. */
export const painted = createEvent<{ readonly id: PollId; readonly change: Change }>();
export const retryPressed = createEvent<PollId>();

type Why = Failure<"answerPoll">;
type Of<Value> = Readonly<Record<string, Value>>;

const without = <Value>(all: Of<Value>, isOut: (value: Value, id: string) => boolean): Of<Value> =>
  Object.fromEntries(Object.entries(all).filter(([id, value]) => !isOut(value, id)));

/** Whether nothing can be stored any more. */
export const isFinal = ({ kind }: Why): boolean => kind === "closed" || kind === "not-a-player";

const ofPresent = <Heard extends { readonly params: ActingMember }>(heard: Event<Heard>): Event<Heard> =>
  sample({
    clock: heard,
    source: $memberId,
    filter: (member, { params }) => params.member === member,
    fn: (_, h) => h,
  });
const answered = ofPresent(answerPollFx.done).map(({ params }) => params);

const closedMeanwhile = ofPresent(answerPollFx.fail).filterMap(({ params: { id }, error }) =>
  error.kind === "closed" ? id : undefined,
);

/** What is painted and not stored, by poll. */
export const $changes = createStore<Of<Change>>({}, { serialize: "ignore" })
  .on(painted, (changes, { id, change }) => ({ ...changes, [id]: changed(changes[id] ?? change, change) }))
  .on(answered, (changes, { id, hours }) => {
    const rest = restOf(changes[id] ?? hours, hours);
    return rest === null ? without(changes, (_, one) => one === id) : { ...changes, [id]: rest };
  })
  // The page reads what the poll has become: what is stored stands on the grid.
  .on(closedMeanwhile, (changes, id) => without(changes, (_, one) => one === id))
  .reset($memberId);

/** Why it isn't stored. What is painted stays on the grid. */
export const $failures = createStore<Of<Why>>({}, { serialize: "ignore" })
  .on(ofPresent(answerPollFx.fail), (failures, { params: { id }, error }) => ({ ...failures, [id]: error }))
  .on([painted.map(({ id }) => id), retryPressed], (failures, id) => without(failures, (_, one) => one === id))
  .on(visitorReturned, (failures) => without(failures, isOffline))
  .reset($memberId);

sample({
  clock: sample({
    clock: [painted, retryPressed, answerPollFx.finally, visitorReturned],
    source: { changes: $changes, failures: $failures, isSending: answerPollFx.pending, member: $memberId },
    filter: ({ isSending }) => !isSending,
    fn: ({ changes, failures, member }) => {
      const [next] = Object.entries(changes).filter(([id]) => !(id in failures));
      return next && { id: next[0] as PollId, hours: next[1], member };
    },
  }).filterMap((next) => next),
  target: answerPollFx,
});

const $waits = combine($changes, $failures, (changes, failures) =>
  Object.keys(changes).some((id) => isOffline(failures[id])),
);
askBeforeLeaving($waits);

// The list has what was stored without being read again, unless its answer on the way may be older.
const withHours = (poll: Poll, { id, hours }: { readonly id: PollId; readonly hours: Change }): Poll =>
  poll.id === id
    ? {
        ...poll,
        players: poll.players.map((one) => (one.isMe ? { ...one, hours: changed(one.hours ?? noHours, hours) } : one)),
      }
    : poll;
($polls as unknown as StoreWritable<Loaded<readonly Poll[]>>).on(answered, (state, stored) =>
  state.status === "ready" ? ready(state.value.map((poll) => withHours(poll, stored))) : state,
);
sample({ clock: answered, filter: readPollsFx.pending, fn: () => {}, target: pollsWanted });

/** Whether the tab with the member's polls is shown. */
const $isShown = createStore(false, { serialize: "ignore" })
  .on(ownShown, () => true)
  .reset(ownLeft);
sample({ clock: closedMeanwhile, fn: () => {}, target: pollsWanted });
// What can't be stored any more is shown until the tab is left.
const isLost = (failures: Of<Why>) => (_: unknown, id: string) => failures[id] !== undefined && isFinal(failures[id]);
sample({
  clock: ownShown,
  source: { changes: $changes, failures: $failures },
  fn: ({ changes, failures }) => without(changes, isLost(failures)),
  target: $changes,
});
sample({ clock: ownShown, source: $failures, fn: (failures) => without(failures, isFinal), target: $failures });
// Others answer meanwhile. A poll that the member no longer has would take what they painted with it.
const elsewhere = sample({ clock: changeHinted, filter: (watched) => watched === "polls" });
sample({
  clock: [ownShown, sample({ clock: [elsewhere, visitorReturned], filter: $isShown })],
  source: $failures,
  filter: (failures) => !Object.values(failures).some(isFinal),
  fn: () => {},
  target: pollsHinted,
});
