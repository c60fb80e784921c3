import { createEffect, createEvent, createStore, type Effect, type Event, merge, sample, type Store } from "effector";
import type { MemberId } from "../../domain/accounts/member.ts";
import { isOffline, type Unexpected } from "./feedback/failure.ts";
import { inFlight } from "./mutation.ts";
import { askBeforeLeaving } from "./page/askBeforeLeaving.ts";
import { visitorReturned } from "./page/visitor.ts";

/** A member's own value on one content item, such as a like. Its parts differ while a request is in flight. */
export type Optimistic<Value, Answer> = {
  /** The member's last choice, until the backend has it. Shown at once. Undefined without one. */
  readonly wish: Value | undefined;
  /** The backend's state, as far as this tab knows. */
  readonly saved: Value;
  /** The backend's last answer. Undefined: the page shows what it came with. */
  readonly answer: Answer | undefined;
  /**
   * Whether the backend's state may differ from `saved`. "asking": the tab reads the state before it sends. "resting": the backend was
   * out of reach, and the tab reads again after the backend's next answer, or when the visitor comes back. "offline": the browser had no
   * network, and the choice waits until the visitor comes back to one.
   */
  readonly doubt: "none" | "asking" | "resting" | "offline";
};

export type Own<Value> = { readonly mine: Value };

export const shownValue = <Value>({ wish, saved }: Optimistic<Value, unknown>): Value =>
  wish === undefined ? saved : wish;

const unless = <Value>(wish: Value | undefined, value: Value) => (wish === value ? undefined : wish);

// The changes of a state.
const stale = { doubt: "asking" } as const;
const unreachable = { doubt: "resting" } as const;
const waiting = { doubt: "offline" } as const;
const choose = <Value>(state: Optimistic<Value, unknown>, value: Value) =>
  value === shownValue(state) ? {} : { wish: value };
const markSaved = <Value, Answer>(state: Optimistic<Value, Answer>, value: Value, result: Answer | undefined) => ({
  wish: unless(state.wish, value),
  saved: value,
  answer: result ?? state.answer,
  ...(state.doubt !== "none" && stale),
});
/** After a refusal or a lost answer. The backend may have stored the value, so it is asked. A later choice stays. */
const rollback = <Value>({ wish }: Optimistic<Value, unknown>, value: Value) => ({
  wish: unless(wish, value),
  ...stale,
});
/** A choice that came meanwhile stays. */
const applyServerState = <Value, Answer extends Own<Value>>({ wish }: Optimistic<Value, Answer>, answer: Answer) =>
  ({ wish: unless(wish, answer.mine), saved: answer.mine, answer, doubt: "none" }) as const;

const nextStep = ({ doubt, wish, saved }: Optimistic<unknown, unknown>): "read" | "save" | null => {
  if (doubt === "asking") return "read";
  if (doubt === "offline") return null;
  return wish !== undefined && wish !== saved ? "save" : null;
};

type Acting = { readonly member: MemberId | null };
export type Reading<Id> = Acting & { readonly id: Id };
export type Saving<Id, Value> = Reading<Id> & { readonly value: Value };

export type OptimisticParts<Id, Value, Answer, Result, Failure> = {
  /** Idempotent. Its result may be the backend's state. */
  readonly saveFx: Effect<Saving<Id, Value>, Result, Failure>;
  readonly readFx: Effect<Reading<Id>, Answer, Unexpected>;
  /** The value of visitors, and of members until the backend answers. */
  readonly initial: Value;
  /** The content item on the page. */
  readonly $id: Store<Id | null>;
  readonly $member: Store<MemberId | null>;
  /** The part of the last answer that stays for the next member on this page, or for a visitor. */
  readonly forgetMember: (state: Optimistic<Value, Answer>) => Answer | undefined;
};

/** Whether the member's last choice waits for a network. */
export const isWaiting = ({ wish, doubt }: Optimistic<unknown, unknown>): boolean =>
  doubt === "offline" && wish !== undefined;

/**
 * Values that are shown at once, saved one request at a time per content item, and shown as the backend has them. While a choice waits
 * for a network, the browser asks before the page closes.
 */
export const createOptimistic = <
  Id extends string,
  Value,
  Answer extends Own<Value>,
  Result extends Answer | void,
  Failure,
>(
  parts: OptimisticParts<Id, Value, Answer, Result, Failure>,
) => {
  const { saveFx, readFx, initial, $id, $member, forgetMember } = parts;
  type State = Optimistic<Value, Answer>;
  type States = Readonly<Record<string, State>>;

  const untouched: State = { wish: undefined, saved: initial, answer: undefined, doubt: "none" };
  const stateOf = (states: States, id: string): State => states[id] ?? untouched;
  const put = (states: States, id: string, change: (state: State) => Partial<State>): States => ({
    ...states,
    [id]: { ...stateOf(states, id), ...change(stateOf(states, id)) },
  });

  const chosen = createEvent<{ readonly id: Id; readonly value: Value }>();
  const markedStale = createEvent<Id>();

  /** The last change of the member. Null: a visitor, or the session isn't known yet. */
  const $change = createStore<{ readonly before: MemberId | null; readonly now: MemberId | null }>(
    { before: null, now: null },
    { serialize: "ignore" },
  ).on($member, ({ now }, member) => ({ before: now, now: member }));

  // The server's page has no member's own value, and it may have changed while the member was away.
  sample({
    clock: [$id, $member, visitorReturned],
    source: { id: $id, member: $member },
    filter: ({ id, member }) => id !== null && member !== null,
    fn: ({ id }) => id as Id,
    target: markedStale,
  });

  const ofPresent = <Heard extends { readonly params: Acting }>(heard: Event<Heard>): Event<Heard> =>
    sample({
      clock: heard,
      source: $member,
      filter: (member, { params }) => params.member === member,
      fn: (_, h) => h,
    });

  // Not serialised: the server renders the visitor's page.
  const $states = createStore<States>({}, { serialize: "ignore" })
    .on(chosen, (states, { id, value }) => put(states, id, (state) => choose(state, value)))
    .on(markedStale, (states, id) => put(states, id, () => stale))
    .on(ofPresent(saveFx.done), (states, { params: { id, value }, result }) =>
      put(states, id, (state) => markSaved(state, value, (result || undefined) as Answer | undefined)),
    )
    // Without a network the choice stays, and is sent once the visitor has one again.
    .on(ofPresent(saveFx.fail), (states, { params: { id, value }, error }) =>
      put(states, id, (state) => (isOffline(error) ? waiting : rollback(state, value))),
    )
    .on(ofPresent(readFx.done), (states, { params: { id }, result }) =>
      put(states, id, (state) => applyServerState(state, result)),
    )
    .on(ofPresent(readFx.fail), (states, { params: { id } }) => put(states, id, () => unreachable))
    // Visitors choose nothing: a choice from before the member was known is theirs.
    .on($change, (states, { before }) =>
      Object.fromEntries(
        Object.entries(states).map(([id, state]) => [
          id,
          { ...untouched, answer: forgetMember(state), wish: before === null ? state.wish : undefined },
        ]),
      ),
    );

  // A quick second press can't overtake the first, and no answer is older than a later request.
  const answered = sample({ clock: [saveFx.finally, readFx.finally], fn: ({ params }) => params.id });
  const touched = merge([chosen.map(({ id }) => id), markedStale, answered]) as Event<Id>;
  const due = sample({
    clock: touched,
    source: { states: $states, member: $member, saving: inFlight(saveFx), reading: inFlight(readFx) },
    filter: ({ saving, reading }, id) => [...saving, ...reading].every((call) => call.id !== id),
    fn: ({ states, member }, id) => ({ id, member, state: stateOf(states, id) }),
  });
  sample({
    clock: due,
    filter: ({ state }) => nextStep(state) === "read",
    fn: ({ id, member }) => ({ id, member }),
    target: readFx,
  });
  sample({
    clock: due,
    filter: ({ state }) => nextStep(state) === "save",
    fn: ({ id, member, state }) => ({ id, member, value: shownValue(state) }),
    target: saveFx,
  });

  const $waiting = $states.map((states) => Object.keys(states).filter((id) => isWaiting(stateOf(states, id))));
  // Of items that aren't on the page any more too.
  const staleAllFx = createEffect((ids: readonly string[]) => {
    for (const id of ids) markedStale(id as Id);
  });
  sample({ clock: visitorReturned, source: $waiting, target: staleAllFx });
  askBeforeLeaving($waiting.map(({ length }) => length > 0));

  return { chosen, stateOf, $states };
};
