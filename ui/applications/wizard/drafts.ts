import { createEvent, createStore, sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { type ApplicationDraft, prefilled } from "../../../domain/applications/draft.ts";
import { type PositionId, positionIds } from "../../../domain/applications/positions.ts";
import { $account, $memberId, signOutPressed } from "../../accounts/session/session.ts";
import { readerReturned } from "../../lib/page/reader.ts";
import { applicationDraft, textsOf, withTexts } from "./storedDraft.ts";

/** Somebody has the roles before them. */
export const rolesShown = createEvent();
/** They have gone on to another page: what they wanted there they want no more. */
export const rolesLeft = createEvent();
/** What its owner typed for a role is to be kept on the device. */
export const draftKept = createEvent<{ readonly owner: MemberId; readonly draft: ApplicationDraft }>();
/** It was sent, or given up. */
export const draftForgotten = createEvent<PositionId>();

type Drafts = Readonly<Partial<Record<PositionId, ApplicationDraft>>>;

const without = (drafts: Drafts, role: PositionId): Drafts => {
  const { [role]: _, ...others } = drafts;
  return others;
};

const $areShown = createStore(false, { serialize: "ignore" }).on(rolesShown, () => true);

/** What the signed-in member began to write for each role, as the device keeps it. */
export const $drafts = createStore<Drafts>({}, { serialize: "ignore" })
  .on(draftKept, (drafts, { draft }) => ({ ...drafts, [draft.position]: draft }))
  .on(draftForgotten, without)
  .reset([$memberId, signOutPressed]);

// Another tab may have written or sent meanwhile.
for (const role of positionIds) {
  sample({
    clock: [rolesShown, $memberId, readerReturned],
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
  clock: draftKept,
  fn: ({ owner, draft }) => ({ key: draft.position, owner, value: textsOf(draft) }),
  target: applicationDraft.typed,
});
sample({
  clock: draftForgotten,
  fn: (role) => ({ key: role, value: null }),
  target: applicationDraft.typed,
});
/** Whether the device keeps what is written, as far as it was asked to: some browsers forbid it, or are full. */
export const $isKept = createStore(true, { serialize: "ignore" }).on(applicationDraft.isKept, (_, isKept) => isKept);
