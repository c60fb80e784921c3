import { createEvent, createStore, sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { type ApplicationDraft, prefilled } from "../../../domain/applications/draft.ts";
import { type PositionId, positionIds } from "../../../domain/applications/positions.ts";
import { $account, $memberId, signOutPressed } from "../../accounts/session/session.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { applicationDraft, textsOf, withTexts } from "./storedDraft.ts";

/** The page of the positions is shown. */
export const rolesShown = createEvent();
/** The page is left: a waiting press is dropped. */
export const rolesLeft = createEvent();
/** Stores the draft on the device. */
export const draftChanged = createEvent<{ readonly owner: MemberId; readonly draft: ApplicationDraft }>();
/** The draft was sent or discarded. */
export const draftForgotten = createEvent<PositionId>();

type Drafts = Readonly<Partial<Record<PositionId, ApplicationDraft>>>;

const without = (drafts: Drafts, role: PositionId): Drafts => {
  const { [role]: _, ...others } = drafts;
  return others;
};

const $areShown = createStore(false, { serialize: "ignore" }).on(rolesShown, () => true);

/** The member's stored drafts by position. */
export const $drafts = createStore<Drafts>({}, { serialize: "ignore" })
  .on(draftChanged, (drafts, { draft }) => ({ ...drafts, [draft.position]: draft }))
  .on(draftForgotten, without)
  .reset([$memberId, signOutPressed]);

// Another tab may have changed or sent a draft.
for (const role of positionIds) {
  sample({
    clock: [rolesShown, $memberId, visitorReturned],
    filter: $areShown,
    fn: () => role,
    target: applicationDraft.wanted,
  });
}
const recalled = sample({
  clock: applicationDraft.recalled,
  source: $account,
  filter: (account) => account !== null,
  fn: (account, { key, value }) => ({
    role: key,
    draft: account && value && withTexts(prefilled(key, account), value),
  }),
});
$drafts.on(recalled, (drafts, { role, draft }) => (draft ? { ...drafts, [role]: draft } : without(drafts, role)));

sample({
  clock: draftChanged,
  fn: ({ owner, draft }) => ({ key: draft.position, owner, value: textsOf(draft) }),
  target: applicationDraft.typed,
});
sample({
  clock: draftForgotten,
  fn: (role) => ({ key: role, value: null }),
  target: applicationDraft.typed,
});
/** Whether the last draft could be stored: the browser's storage may be forbidden or full. */
export const $isStored = createStore(true, { serialize: "ignore" }).on(
  applicationDraft.stored,
  (_, isStored) => isStored,
);
