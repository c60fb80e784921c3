import { createEvent, createStore, sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import {
  type ApplicationDraft,
  type DraftField,
  doubtsIn,
  prefilled,
  tooLongIn,
} from "../../../domain/applications/draft.ts";
import type { PositionId } from "../../../domain/applications/positions.ts";
import { $account, $memberId, signOutPressed } from "../../accounts/session/session.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { $drafts, draftForgotten, draftKept, rolesLeft } from "./drafts.ts";
import { applyFx } from "../effects.ts";
import { firstStepOf, lastStep, withText } from "./fields.ts";
import { notApplied, wizardWords } from "./wizardWords.ts";

export const wizardOpened = createEvent<PositionId>();
export const wizardClosed = createEvent();
export const fieldTyped = createEvent<{ readonly field: DraftField; readonly text: string }>();
export const nextPressed = createEvent();
export const previousPressed = createEvent();
export const stepChosen = createEvent<number>();
export const applicationSent = createEvent();
/** What was typed for a role isn't wanted any more. */
export const draftDiscarded = createEvent<PositionId>();

const somebodyElseCame = createEvent();

/** What is being written, for which role; null while the wizard is closed. */
export const $draft = createStore<ApplicationDraft | null>(null, { serialize: "ignore" })
  .on(fieldTyped, (draft, { field, text }) => draft && withText(draft, field, text))
  .reset([wizardClosed, draftDiscarded, somebodyElseCame, signOutPressed, rolesLeft]);
export const $isOpen = $draft.map((draft) => draft !== null);
export const $step = createStore(0, { serialize: "ignore" })
  .on(nextPressed, (step) => Math.min(step + 1, lastStep))
  .on(previousPressed, (step) => Math.max(step - 1, 0))
  .on(stepChosen, (_, step) => step)
  .reset(wizardOpened);
/** How many characters too many each field has by now. */
export const $tooLong = $draft.map((draft) => (draft ? tooLongIn(draft) : {}));
/** What is to be looked at again before it is sent. */
export const $doubts = $draft.map((draft) => (draft ? doubtsIn(draft) : {}));
export const $isSending = applyFx.pending;

const $owner = createStore<MemberId | null>(null, { serialize: "ignore" }).reset([
  wizardClosed,
  draftDiscarded,
  rolesLeft,
]);
const $isTyped = createStore(false, { serialize: "ignore" })
  .on(fieldTyped, () => true)
  .reset(wizardOpened);

/** Whether what is shown was written before, and may be given up. Known at once, so that nothing moves under who writes. */
export const $isResumed = createStore(false, { serialize: "ignore" });

sample({ clock: wizardOpened, source: $memberId, target: $owner });
sample({ clock: wizardOpened, source: $drafts, fn: (drafts, role) => role in drafts, target: $isResumed });
sample({
  clock: wizardOpened,
  source: { account: $account, drafts: $drafts },
  filter: ({ account }) => account !== null,
  fn: ({ account, drafts }, role) => drafts[role] ?? prefilled(role, account ?? { fullName: null, username: null }),
  target: $draft,
});
// A draft that is found only now is what was meant, until something else is typed.
const found = sample({
  clock: $drafts,
  source: { draft: $draft, isTyped: $isTyped },
  filter: ({ draft, isTyped }, drafts) => draft !== null && !isTyped && drafts[draft.position] !== undefined,
  fn: ({ draft }, drafts) => drafts[(draft as ApplicationDraft).position] as ApplicationDraft,
});
sample({ clock: found, target: $draft });
$isResumed.on(found, () => true);
// Whoever was signed out while they typed is still the owner of what they write.
sample({
  clock: fieldTyped,
  source: { owner: $owner, draft: $draft },
  filter: ({ owner, draft }) => owner !== null && draft !== null,
  fn: ({ owner, draft }) => ({ owner: owner as MemberId, draft: draft as ApplicationDraft }),
  target: draftKept,
});
sample({ clock: draftDiscarded, target: draftForgotten });

// A session that ends by itself takes no words away. Another member's words are not for whoever comes next.
sample({
  clock: $memberId,
  source: $owner,
  filter: (owner, member) => member !== null && owner !== null && member !== owner,
  fn: () => {},
  target: somebodyElseCame,
});

// A second press while the first is on its way says nothing new.
sample({
  clock: applicationSent,
  source: { draft: $draft, isSending: applyFx.pending },
  filter: ({ draft, isSending }) => draft !== null && !isSending,
  fn: ({ draft }) => draft as ApplicationDraft,
  target: applyFx,
});
sample({ clock: applyFx.done, fn: ({ params }) => params.position, target: draftForgotten });
sample({
  clock: applyFx.done,
  source: $draft,
  filter: (draft, { params }) => draft?.position === params.position,
  fn: () => {},
  target: wizardClosed,
});
sample({ clock: applyFx.done, fn: () => wizardWords.sent, target: toastShown });

sample({ clock: applyFx.fail, fn: ({ error, params }) => notApplied(error, params.position), target: toastShown });
sample({
  clock: applyFx.failData,
  filter: (error) => error.kind === "too-long",
  fn: (error) => firstStepOf(error.kind === "too-long" ? error.fields : {}),
  target: stepChosen,
});
