import { createEvent, createStore, sample } from "effector";
import { $memberId } from "../../accounts/session/session.ts";
import type { ListSpan } from "../../../domain/club/reading/readingFigures.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { createQuery } from "../../lib/query.ts";
import { readReadershipFx } from "../effects.ts";

/** The view with what is read is shown, or left. */
export const readingShown = createEvent();
export const readingLeft = createEvent();
const $isShown = createStore(false, { serialize: "ignore" })
  .on(readingShown, () => true)
  .reset(readingLeft);

/** Staff choose how many days the lists have. */
export const listSpanChosen = createEvent<ListSpan>();
export const $listSpan = createStore<ListSpan>(28, { serialize: "ignore" }).on(listSpanChosen, (_, span) => span);

/** What is read and looked for. The last answer stays while the next one is awaited. */
const reading = createQuery({
  effect: readReadershipFx,
  $params: $listSpan.map((days) => ({ days })),
  ends: [$memberId],
});
export const { reloaded: readingRetried, $state: $reading } = reading;

const asked = sample({ clock: [readingShown, visitorReturned, $listSpan.updates], filter: $isShown, fn: () => {} });
sample({ clock: asked, target: reading.refreshed });
