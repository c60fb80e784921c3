import { createEvent, createStore } from "effector";
import type { ItemSummary } from "../../../../domain/content/editing/contentItem.ts";
import { $memberId } from "../../../accounts/session/session.ts";

/** Open and close the dialog with the versions of a content item. */
export const versionsOpened = createEvent<ItemSummary>();
export const versionsClosed = createEvent();

/** The content item of the dialog; null while it is closed. */
export const $opened = createStore<ItemSummary | null>(null, { serialize: "ignore" })
  .on(versionsOpened, (_, item) => item)
  .reset([versionsClosed, $memberId]);
