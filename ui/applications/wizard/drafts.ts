import { createEffect, createEvent, createStore, sample, scopeBind } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { type ApplicationDraft, prefilled } from "../../../domain/applications/draft.ts";
import type { PositionId } from "../../../domain/applications/positions.ts";
import { $account, $memberId, signOutPressed } from "../../accounts/session/session.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import { $positions, positionOf } from "../positions/positions.ts";
import { applicationDraft, restored, storedFrom } from "./storedDraft.ts";

/** The page of the positions is shown. */
export const positionsShown = createEvent();
/** The page is left: a waiting press is dropped. */
export const positionsLeft = createEvent();
/** Stores the draft on the device. */
export const draftChanged = createEvent<{ readonly owner: MemberId; readonly draft: ApplicationDraft }>();
/** The draft was sent or discarded. */
export const draftForgotten = createEvent<PositionId>();

type Drafts = Readonly<Partial<Record<PositionId, ApplicationDraft>>>;

const without = (drafts: Drafts, position: PositionId): Drafts => {
  const { [position]: _, ...others } = drafts;
  return others;
};

const $areShown = createStore(false, { serialize: "ignore" }).on(positionsShown, () => true);

/** The member's stored drafts by position. */
export const $drafts = createStore<Drafts>({}, { serialize: "ignore" })
  .on(draftChanged, (drafts, { draft }) => ({ ...drafts, [draft.position]: draft }))
  .on(draftForgotten, without)
  .reset([$memberId, signOutPressed]);

// Another tab may have changed or sent a draft.
const recallFx = createEffect((positions: readonly PositionId[]) => {
  const recall = scopeBind(applicationDraft.wanted);
  for (const position of positions) recall(position);
});
sample({
  clock: [positionsShown, $positions, $memberId, visitorReturned],
  source: { areShown: $areShown, positions: $positions },
  filter: ({ areShown }) => areShown,
  fn: ({ positions }) => (valueOf(positions) ?? []).map(({ slug }) => slug),
  target: recallFx,
});
const recalled = sample({
  clock: applicationDraft.recalled,
  source: { account: $account, positions: $positions },
  filter: ({ account }) => account !== null,
  fn: ({ account, positions }, { key, value }) => {
    const position = positionOf(positions, key);
    return { position: key, draft: account && position && value && restored(prefilled(position, account), value) };
  },
});
$drafts.on(recalled, (drafts, { position, draft }) =>
  draft ? { ...drafts, [position]: draft } : without(drafts, position),
);

sample({
  clock: draftChanged,
  fn: ({ owner, draft }) => ({ key: draft.position, owner, value: storedFrom(draft) }),
  target: applicationDraft.typed,
});
sample({
  clock: draftForgotten,
  fn: (position) => ({ key: position, value: null }),
  target: applicationDraft.typed,
});
/** Whether the last draft could be stored: the browser's storage may be forbidden or full. */
export const $isStored = createStore(true, { serialize: "ignore" }).on(
  applicationDraft.stored,
  (_, isStored) => isStored,
);
