import { combine, createEvent, createStore, sample } from "effector";
import type { TableFile } from "../../../../../domain/club/matches/files/planFile.ts";
import type { PlanRefusal, SubscriberPlan } from "../../../../../domain/club/letter/subscribers.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { panelLeft } from "../../../../admin/access.ts";
import { toastShown } from "../../../../lib/feedback/toasts.ts";
import type { Unexpected } from "../../../../lib/feedback/failure.ts";
import { createMutation, type MutationState } from "../../../../lib/mutation.ts";
import { addSubscribersFx, planSubscribersFx } from "./effects.ts";
import { added } from "./importWords.ts";
import { importOpened } from "./list.ts";

type NamedFile = TableFile & { readonly name: string };
type Given = {
  readonly text: string;
  /** In the place of the text. */
  readonly file: NamedFile | null;
  /** Where and when the consent was given. */
  readonly source: string;
  readonly on: string;
};
const nothing: Given = { text: "", file: null, source: "", on: "" };

export const givenTyped = createEvent<Partial<Given>>();
/** What is typed. It stays while the panel is open, also when the dialog is closed, and never on the device: it is personal. */
export const $given = createStore(nothing, { serialize: "ignore" })
  .on(givenTyped, (given, typed) => ({ ...given, ...typed }))
  .reset([addSubscribersFx.done, panelLeft, $memberId]);

const fileOf = ({ text, file }: Given): TableFile => {
  if (file) return file;
  const bytes = new TextEncoder().encode(text);
  return { size: bytes.length, read: async () => bytes };
};

export const planPressed = createEvent();
const asked = sample({ clock: planPressed, source: $given, fn: fileOf });
const addressesTyped = sample({
  clock: givenTyped,
  filter: ({ text, file }) => text !== undefined || file !== undefined,
  fn: () => {},
});
/** The addresses that are read, until others are given. */
const $asked = createStore<TableFile | null>(null, { serialize: "ignore" })
  .on(asked, (_, file) => file)
  .reset([addressesTyped, panelLeft, $memberId]);
sample({ clock: asked, target: planSubscribersFx });
const answered = sample({
  clock: planSubscribersFx.finally,
  source: $asked,
  filter: (latest, { params }) => latest === params,
  fn: (_, answer): Plan =>
    answer.status === "done" ? { status: "done", result: answer.result } : { status: "failed", error: answer.error },
});
type Plan = MutationState<SubscriberPlan, PlanRefusal | Unexpected>;
/** What the given addresses would become. */
export const $plan = createStore<Plan>({ status: "idle" }, { serialize: "ignore" })
  .on(asked, () => ({ status: "pending" }))
  .on(answered, (_, plan) => plan)
  .reset([addressesTyped, addSubscribersFx.done, panelLeft, $memberId]);
sample({
  clock: givenTyped,
  filter: ({ file }) => file !== undefined && file !== null,
  fn: () => {},
  target: planPressed,
});

/** The addresses that an import adds. */
export const $new = $plan.map((plan) =>
  plan.status === "done" ? plan.result.judged.flatMap(({ email, fate }) => (fate === "new" ? [email] : [])) : [],
);

export const addPressed = createEvent();
const adding = createMutation(addSubscribersFx, { ends: [$memberId] });
export const $isAdding = addSubscribersFx.pending;
sample({
  clock: addPressed,
  source: { given: $given, addresses: $new },
  filter: ({ addresses }) => addresses.length > 0,
  fn: ({ given: { source, on }, addresses }) => ({ addresses, source, on }),
  target: adding.requested,
});
/** Why nothing, or not all, was added; null without a reason. */
export const $addFailure = combine(adding.$state.reset([givenTyped, importOpened]), (state) =>
  state.status === "failed" ? state.error : null,
);
sample({ clock: addSubscribersFx.doneData, fn: added, target: toastShown });
