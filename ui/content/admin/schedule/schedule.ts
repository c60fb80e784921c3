import { createEvent, createStore, sample } from "effector";
import type { ItemSummary } from "../../../../domain/content/editing/contentItem.ts";
import type { ScheduleWish, TypedSchedule } from "../../../../domain/content/editing/scheduleItem.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createForm, type Errors } from "../../../lib/form.ts";
import { clubZone } from "../../../lib/page/now.ts";
import { contentAddress } from "../address.ts";
import { scheduleItemFx } from "../effects.ts";
import { contents } from "../list/list.ts";
import { notScheduled, problems, scheduled } from "./words.ts";

/** Open and close the dialog about the times of a content item. */
export const scheduleOpened = createEvent<ItemSummary>();
export const scheduleClosed = createEvent();
/** Forgets both times. */
export const noTimesPressed = createEvent();

/** The content item of the dialog; null while it is closed. */
export const $scheduled = createStore<ItemSummary | null>(null, { serialize: "ignore" })
  .on(scheduleOpened, (_, item) => item)
  .reset([scheduleClosed, $memberId]);

const none: TypedSchedule = { publishAt: "", unpublishAt: "" };
export const hasTimes = ({ publishAt, unpublishAt }: ItemSummary): boolean => (publishAt ?? unpublishAt) !== null;

const wishOf = (item: ItemSummary, typed: TypedSchedule): ScheduleWish => ({
  kind: item.kind,
  id: item.id,
  typed: item.isPublished ? { ...typed, publishAt: "" } : typed,
  zone: clubZone,
});

export const scheduleForm = createForm({
  fields: none,
  effect: scheduleItemFx,
  $source: $scheduled,
  toParams: (typed, item) => item && wishOf(item, typed),
  // Times that were set are taken away by an empty form, too.
  check: ({ publishAt, unpublishAt }, item): Errors<TypedSchedule> => {
    if (publishAt !== "" || unpublishAt !== "" || item === null || hasTimes(item)) return {};
    return item.isPublished ? { unpublishAt: problems.none } : { publishAt: problems.none };
  },
  errors: {
    "invalid-schedule": ({ fields }): Errors<TypedSchedule> => ({
      publishAt: fields.publishAt && problems[fields.publishAt],
      unpublishAt: fields.unpublishAt && problems[fields.unpublishAt],
    }),
  },
  failed: (failure) => notScheduled(failure, contentAddress({})),
});
sample({
  clock: noTimesPressed,
  source: $scheduled,
  filter: Boolean,
  fn: (item) => wishOf(item, none),
  target: scheduleItemFx,
});
sample({ clock: scheduleItemFx.doneData, target: contents.itemKnown });
sample({ clock: scheduleItemFx.doneData, fn: scheduled, target: toastShown });
// Another row may have been opened meanwhile.
sample({
  clock: scheduleItemFx.done,
  source: $scheduled,
  filter: (item, { params: { id } }) => item?.id === id,
  fn: () => {},
  target: scheduleClosed,
});
sample({ clock: [scheduleClosed, $memberId], fn: () => {}, target: scheduleForm.left });
