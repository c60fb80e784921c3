import { createEvent, createStore, sample } from "effector";
import { $memberId } from "../../accounts/session/session.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { createQuery } from "../../lib/query.ts";
import { readReadershipFx } from "../effects.ts";

/** The view with what is read is shown, or left. */
export const readingShown = createEvent();
export const readingLeft = createEvent();
const $isShown = createStore(false, { serialize: "ignore" })
  .on(readingShown, () => true)
  .reset(readingLeft);

/** What is read and looked for. The last answer stays while the next one is awaited. */
const reading = createQuery({ effect: readReadershipFx, ends: [$memberId] });
export const { reloaded: readingRetried, $state: $reading } = reading;

sample({ clock: [readingShown, visitorReturned], filter: $isShown, target: reading.refreshed });
