import { combine, createEvent, createStore, sample } from "effector";
import type { TypedSchedule } from "../../../../domain/content/editing/scheduleItem.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { createForm, type Errors } from "../../../lib/form.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { clubZone } from "../../../lib/page/now.ts";
import { contentAddress } from "../address.ts";
import { $edit, $editing, $item } from "../edit/edit.ts";
import { publishingReady, saveOf } from "../edit/saving.ts";
import { isToldBeside } from "../editor/complaints/complaints.ts";
import { publishEditFx } from "../effects.ts";
import { notOnline } from "../outcomes.ts";
import { problems } from "../schedule/words.ts";

export type When = "now" | "later";

export const publishingClosed = createEvent();
export const whenChosen = createEvent<When>();

// What the dialog doesn't show is told by the form below it, or by a toast.
const stopped = sample({
  clock: publishEditFx.failData,
  filter: ({ kind }) => kind !== "unexpected" && kind !== "invalid-schedule",
  fn: () => {},
});
/** Whether the open edit is previewed before its publication. */
export const $isPublishing = createStore(false, { serialize: "ignore" })
  .on(publishingReady, () => true)
  .reset([publishingClosed, stopped, $editing, $memberId]);
export const $when = createStore<When>("now", { serialize: "ignore" })
  .on(whenChosen, (_, when) => when)
  // A time that is set already is shown.
  .on(sample({ clock: publishingReady, source: $item }), (_, item) => (item?.publishAt ? "later" : "now"));

const none: TypedSchedule = { publishAt: "", unpublishAt: "" };

/** Saves the edit and publishes it, now or at the typed time. */
export const publishForm = createForm({
  fields: none,
  effect: publishEditFx,
  $source: combine({ edit: $edit, editing: $editing, when: $when }),
  toParams: (typed, { edit, editing, when }) =>
    edit && editing && { ...saveOf({ edit, editing }), schedule: when === "now" ? null : { typed, zone: clubZone } },
  check: ({ publishAt }, { when }): Errors<TypedSchedule> =>
    when === "later" && publishAt === "" ? { publishAt: problems.none } : {},
  errors: {
    "invalid-schedule": ({ fields }): Errors<TypedSchedule> => ({
      publishAt: fields.publishAt && problems[fields.publishAt],
      unpublishAt: fields.unpublishAt && problems[fields.unpublishAt],
    }),
  },
});
sample({ clock: $isPublishing, filter: (isOpen) => !isOpen, fn: () => {}, target: publishForm.left });

const path = contentAddress({});
sample({
  clock: publishEditFx.failData.filterMap((refusal) =>
    refusal.kind === "conflict" || refusal.kind === "invalid-schedule" || isToldBeside(refusal) ? undefined : refusal,
  ),
  fn: (refusal) => notOnline(refusal, path),
  target: toastShown,
});
