import { attach, sample } from "effector";
import { writeCsv } from "../../../../../domain/shared/csv.ts";
import type { Subscriber } from "../../../../../domain/club/letter/subscribers.ts";
import type { TextFile } from "../../../../../domain/shared/ports.ts";
import { createMutation } from "../../../../lib/mutation.ts";
import { toastShown } from "../../../../lib/feedback/toasts.ts";
import { saveFileFx } from "../../../../lib/saveFile.ts";
import { listSubscribersFx } from "./effects.ts";
import { consentCell, notListed, noSubscribers, saved, words } from "./words.ts";

const columns = ["email", "confirmedAt", "consent", "leavePage", "leaveAtOnce"] as const;

/** The file of all subscribers. */
export const subscriberFile = (all: readonly Subscriber[]): TextFile => ({
  name: "abonnements-a-la-lettre.csv",
  type: "text/csv",
  text: writeCsv([
    columns.map((column) => words.file[column]),
    ...all.map((subscriber) =>
      columns.map((column) => (column === "consent" ? consentCell(subscriber.consent) : (subscriber[column] ?? ""))),
    ),
  ]),
});

export const $isListing = listSubscribersFx.pending;
export const { requested: subscribersPressed } = createMutation(listSubscribersFx);

const saveFx = attach({ effect: saveFileFx, mapParams: subscriberFile });
sample({ clock: listSubscribersFx.doneData, filter: (all) => all.length > 0, target: saveFx });
sample({
  clock: listSubscribersFx.doneData,
  filter: (all) => all.length === 0,
  fn: () => noSubscribers,
  target: toastShown,
});
sample({ clock: saveFx.done, fn: ({ params }) => saved(params.length), target: toastShown });
sample({ clock: [listSubscribersFx.failData, saveFx.failData], fn: notListed, target: toastShown });
