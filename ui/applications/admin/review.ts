import { createEvent, sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import { type Decision, isOwn, type StaffApplication } from "../../../domain/applications/review.ts";
import type { Review } from "../../../domain/applications/reviewApplication.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { createMutation } from "../../lib/mutation.ts";
import { tellTimeFx } from "../../lib/page/now.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { applicationsAddress } from "../../admin/address.ts";
import { batchOf, notAllDone } from "../../admin/table/batch.ts";
import { createUndo, oneByOne } from "../../admin/table/undo.ts";
import { words as tableWords } from "../../admin/table/words.ts";
import { listApplicationsFx, noteFx, reviewFx, undoReviewFx } from "./effects.ts";
import { $typed, draftOf, draftTyped } from "./drafts.ts";
import { staffApplications } from "./list.ts";
import { takenBack } from "./merged.ts";
import { notReviewed, notUndone, reviewed, undoName, undone, words } from "./words.ts";

export const decidePressed = createEvent<{ readonly id: ApplicationId; readonly decision: Decision }>();
/** The time to undo a decision may be over: the clock is read again. */
export const timeWanted = createEvent();

/** Whether the member decides on an application: on none of their own. */
export const isDecidable = (application: StaffApplication, me: MemberId | null): boolean =>
  application.status === "pending" && !isOwn(application, me);

const path = applicationsAddress({});
const deciding = createMutation(reviewFx, { keyOf: ({ id }) => id, ends: [$memberId] });
const undoDecisions = createUndo<readonly ApplicationId[]>(undoName);
const decideAgain = createUndo<readonly Review[]>("decide-again");
sample({
  clock: batchOf(reviewFx),
  fn: (batch) => {
    const { done, failed } = batch;
    const [failure] = failed;
    const undo = (decided: readonly Review[]) =>
      undoDecisions.offer(
        decided.map(({ id }) => id),
        words.undo,
      );
    if (!failure) return { ...reviewed(done), ...undo(done) };
    const again = (all: readonly Review[]) => decideAgain.offer(all, tableWords.again);
    return notAllDone(batch, notReviewed(failure.error, path), { undo, ...(failed.length > 1 && { again }) });
  },
  target: toastShown,
});
oneByOne(decideAgain.asked, deciding.requested);
/** Decisions in flight: at most one per application. */
export const $deciding = deciding.$inFlight;
/** The application's decision in flight; undefined without one. */
export const decisionOn = (deciding: readonly Review[], id: ApplicationId): Decision | undefined =>
  deciding.find((one) => one.id === id)?.decision;

sample({
  clock: decidePressed,
  source: $typed,
  fn: (drafts, { id, decision }) => ({ id, decision, staffNotes: draftOf(drafts, "word", id) }),
  target: deciding.requested,
});
sample({ clock: reviewFx.doneData, target: staffApplications.itemKnown });
sample({ clock: reviewFx.doneData, fn: ({ id }) => ({ kind: "word" as const, id, text: "" }), target: draftTyped });
// A refused second decision shows the first one.
const decidedElsewhere = sample({
  clock: reviewFx.failData,
  fn: (refusal) => (refusal.kind === "decided-before" ? refusal.application : null),
});
sample({
  clock: decidedElsewhere,
  filter: (application: StaffApplication | null): application is StaffApplication => application !== null,
  target: staffApplications.itemKnown,
});

// "no-application" means that the applicant has withdrawn it.
const missed = sample({
  clock: [
    reviewFx.fail,
    undoReviewFx.fail.map(({ params, error }) => ({ params: { id: params }, error })),
    noteFx.fail,
  ],
  source: staffApplications.$list,
  fn: (list, { params, error }) =>
    error.kind === "no-application" && list.status === "ready"
      ? (list.value.items.find(({ id }) => id === params.id) ?? null)
      : null,
});
sample({
  clock: missed,
  filter: (application: StaffApplication | null): application is StaffApplication => application !== null,
  fn: takenBack,
  target: staffApplications.itemKnown,
});

const undoing = createMutation(undoReviewFx, { keyOf: (id) => id, ends: [$memberId] });
export const undoPressed = undoing.requested;
/** Applications whose decision is being undone. */
export const $undoing = undoing.$inFlight;
sample({
  clock: batchOf(undoReviewFx),
  fn: (batch) => {
    const { done, failed } = batch;
    const [failure] = failed;
    if (!failure) return undone(done.length);
    const again = (all: readonly ApplicationId[]) => undoDecisions.offer(all, tableWords.again);
    return notAllDone(batch, notUndone(failure.error, path), failed.length > 1 ? { again } : {});
  },
  target: toastShown,
});
oneByOne(undoDecisions.asked, undoPressed);

/** The application whose decision was undone, as it is shown; null when it isn't listed. */
const backAgain = sample({
  clock: undoReviewFx.done,
  source: staffApplications.$list,
  fn: (list, { params }) =>
    list.status === "ready" ? (list.value.items.find(({ id }) => id === params) ?? null) : null,
});
const found = sample({
  clock: backAgain,
  filter: (application: StaffApplication | null): application is StaffApplication => application !== null,
});
sample({
  clock: found,
  fn: (one): StaffApplication => ({ ...one, status: "pending", staffNotes: null, decidedAt: null, decidedBy: null }),
  target: staffApplications.itemKnown,
});
// An undone decision puts its note to the applicant back into the field.
sample({
  clock: found,
  filter: ({ staffNotes }) => staffNotes !== null,
  fn: ({ id, staffNotes }) => ({ kind: "word" as const, id, text: staffNotes ?? "" }),
  target: draftTyped,
});

sample({
  clock: [reviewFx.finally, undoReviewFx.finally],
  fn: () => ({ isQuiet: true }),
  target: staffApplications.touched,
});
sample({ clock: [reviewFx.done, listApplicationsFx.done, timeWanted], fn: () => {}, target: tellTimeFx });
