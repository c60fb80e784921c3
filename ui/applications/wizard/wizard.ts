import { combine, createEvent, createStore, sample } from "effector";
import type { Account, MemberId } from "../../../domain/accounts/member.ts";
import {
  type ApplicationDraft,
  type DraftField,
  doubtsIn,
  prefilled,
  tooLongIn,
} from "../../../domain/applications/draft.ts";
import type { OpenPosition, PositionId } from "../../../domain/applications/positions.ts";
import { myDiscordFx } from "../../accounts/discord/effects.ts";
import { $account, $memberId, signOutPressed } from "../../accounts/session/session.ts";
import { createMutation } from "../../lib/mutation.ts";
import { $isRecruiting } from "../../lib/page/siteState.ts";
import { $drafts, draftForgotten, draftChanged, positionsLeft } from "./drafts.ts";
import { applyFx } from "../effects.ts";
import { $positions, positionOf, recruitmentSought } from "../positions/positions.ts";
import { firstStepOf, lastStep, withText } from "./fields.ts";
import { notApplied, sent } from "./outcomes.ts";

export const wizardOpened = createEvent<PositionId>();
export const wizardClosed = createEvent();
export const fieldTyped = createEvent<{ readonly field: DraftField; readonly text: string }>();
export const nextPressed = createEvent();
export const previousPressed = createEvent();
export const stepChosen = createEvent<number>();
export const applicationSent = createEvent();
/** The member discards the position's draft. */
export const draftDiscarded = createEvent<PositionId>();

const somebodyElseCame = createEvent();

/** The open application; null while the wizard is closed. */
export const $draft = createStore<ApplicationDraft | null>(null, { serialize: "ignore" })
  .on(fieldTyped, (draft, { field, text }) => draft && withText(draft, field, text))
  .reset([wizardClosed, draftDiscarded, somebodyElseCame, signOutPressed, positionsLeft]);
export const $isOpen = $draft.map((draft) => draft !== null);
export const $step = createStore(0, { serialize: "ignore" })
  .on(nextPressed, (step) => Math.min(step + 1, lastStep))
  .on(previousPressed, (step) => Math.max(step - 1, 0))
  .on(stepChosen, (_, step) => step)
  .reset(wizardOpened);
/** Characters over the limit, by field. */
export const $tooLong = $draft.map((draft) => (draft ? tooLongIn(draft) : {}));
/** Missing or unreadable answers, by field. They don't stop the sending. */
export const $doubts = $draft.map((draft) => (draft ? doubtsIn(draft) : {}));
export const $isSending = applyFx.pending;
/** The staff has closed the position, or hidden the page: the answers can be copied, or sent when it is open again. */
export const $isClosed = combine(
  $draft,
  $positions,
  $isRecruiting,
  (draft, positions, isRecruiting) =>
    draft !== null && (!isRecruiting || (positions.status === "ready" && !positionOf(positions, draft.position))),
);

const $owner = createStore<MemberId | null>(null, { serialize: "ignore" }).reset([
  wizardClosed,
  draftDiscarded,
  positionsLeft,
]);
const $isTyped = createStore(false, { serialize: "ignore" })
  .on(fieldTyped, () => true)
  .reset(wizardOpened);

/** True while the wizard shows a restored draft. Never changes after the first typed text, so that the layout doesn't move. */
export const $isResumed = createStore(false, { serialize: "ignore" });

sample({ clock: wizardOpened, fn: () => {}, target: recruitmentSought });
sample({ clock: wizardOpened, source: $memberId, target: $owner });
sample({ clock: wizardOpened, source: $drafts, fn: (drafts, position) => position in drafts, target: $isResumed });
sample({
  clock: wizardOpened,
  source: { account: $account, drafts: $drafts, positions: $positions },
  filter: ({ account, positions }, slug) => account !== null && positionOf(positions, slug) !== undefined,
  fn: ({ account, drafts, positions }, slug) =>
    drafts[slug] ?? prefilled(positionOf(positions, slug) as OpenPosition, account as Account),
  target: $draft,
});
// A linked Discord fills its field, until the member types.
sample({
  clock: wizardOpened,
  source: $memberId,
  filter: (member) => member !== null,
  fn: () => {},
  target: myDiscordFx,
});
sample({
  clock: myDiscordFx.doneData,
  source: { draft: $draft, isTyped: $isTyped },
  filter: ({ draft, isTyped }, { name }) =>
    name !== null && draft !== null && !isTyped && draft.personalInfo.discordUsername === "",
  fn: ({ draft }, { name }) => withText(draft as ApplicationDraft, "discordUsername", name ?? ""),
  target: $draft,
});
// A stored draft that loads after the opening is shown, unless the member has typed already.
const found = sample({
  clock: $drafts,
  source: { draft: $draft, isTyped: $isTyped },
  filter: ({ draft, isTyped }, drafts) => draft !== null && !isTyped && drafts[draft.position] !== undefined,
  fn: ({ draft }, drafts) => drafts[(draft as ApplicationDraft).position] as ApplicationDraft,
});
sample({ clock: found, target: $draft });
$isResumed.on(found, () => true);
// The draft keeps its owner when the session expires during typing.
sample({
  clock: fieldTyped,
  source: { owner: $owner, draft: $draft },
  filter: ({ owner, draft }) => owner !== null && draft !== null,
  fn: ({ owner, draft }) => ({ owner: owner as MemberId, draft: draft as ApplicationDraft }),
  target: draftChanged,
});
sample({ clock: draftDiscarded, target: draftForgotten });

// An expired session keeps the draft; another member's sign-in closes it.
sample({
  clock: $memberId,
  source: $owner,
  filter: (owner, member) => member !== null && owner !== null && member !== owner,
  fn: () => {},
  target: somebodyElseCame,
});

const application = createMutation(applyFx, {
  done: () => sent,
  failed: ({ error, params }) => notApplied(error, params),
});
sample({ clock: applicationSent, source: $draft, filter: (draft) => draft !== null, target: application.requested });
sample({ clock: applyFx.done, fn: ({ params }) => params.position, target: draftForgotten });
sample({
  clock: applyFx.done,
  source: $draft,
  filter: (draft, { params }) => draft?.position === params.position,
  fn: () => {},
  target: wizardClosed,
});
sample({
  clock: applyFx.failData,
  filter: (error) => error.kind === "too-long",
  fn: (error) => firstStepOf(error.kind === "too-long" ? error.fields : {}),
  target: stepChosen,
});
